"""What people read: questions, the story, the table as text."""
