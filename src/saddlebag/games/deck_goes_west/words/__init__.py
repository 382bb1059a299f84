"""Questions, answers, reasons and events in words, and the table as text."""
