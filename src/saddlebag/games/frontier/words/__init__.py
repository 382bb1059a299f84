"""Frontier in words: its story, its table as text."""
