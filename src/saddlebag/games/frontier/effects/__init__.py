"""The effect language of Frontier, ledger 9.2, with the languages of requirements (9.12) and goals (9.14)."""
