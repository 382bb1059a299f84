"""Western Legends with Ante Up: hunt bandits, rob the bank or gamble, and become the greatest legend of them all."""
