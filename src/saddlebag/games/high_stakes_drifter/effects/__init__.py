"""The language in which the content says what it does: its steps, its parser, its laws and its words."""
