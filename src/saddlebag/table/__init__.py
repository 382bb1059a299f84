"""The table: one master accepts moves, projects views and writes the log, in-process and over the network."""

from importlib.metadata import PackageNotFoundError, version

try:
    VERSION = version("saddlebag")
except PackageNotFoundError:
    VERSION = "0"
"""What client and server compare: a page of another version is asked to reload."""
