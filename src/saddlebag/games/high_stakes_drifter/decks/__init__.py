"""Decks that players bring: lists, laws, packs and sealed play."""
