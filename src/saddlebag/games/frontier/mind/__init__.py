"""How bots judge a position, and which answers they think about."""
