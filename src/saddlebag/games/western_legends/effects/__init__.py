"""The effect language of Western Legends, ledger 9.1, and the language of its goals."""
