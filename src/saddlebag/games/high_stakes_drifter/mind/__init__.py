"""What bots think of a position. Not part of the rules."""
