"""Frontier: The Old West, a design by Sven Uilhoorn. So far its content, its effects and its options."""
