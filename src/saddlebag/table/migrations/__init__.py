"""The history of the database's form; run at every start."""
