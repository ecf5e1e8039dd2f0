"""The databases of the server's tests serve these too."""

from tests.server.conftest import cluster, database

__all__ = ["cluster", "database"]
