"""The words in which events, loot and wanted posters say what they do, ask for and give. Ledger 9.1"""
