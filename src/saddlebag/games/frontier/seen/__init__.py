"""Who may know what: views, and other deals that a seat cannot tell from the real one."""
