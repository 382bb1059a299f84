"""Deck Goes West: lead a wagon-load of settlers through unknown land, each day with the cards in hand."""
