"""The table: one master accepts moves, projects views and writes the log, in-process and over the network."""

from saddlebag import __version__

VERSION = __version__
"""What client and server compare: a page of another version is asked to reload."""
