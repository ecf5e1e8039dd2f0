"""Faults of the database as what they are: it is not there now, and will be again."""

import logging
import socket
import sqlite3

from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.exc import TimeoutError as NoConnection

_AWAY = "the database is away"
_SQLITE = {
    sqlite3.SQLITE_BUSY: "another program holds the database",
    sqlite3.SQLITE_LOCKED: "another program holds the database",
    sqlite3.SQLITE_READONLY: "the database cannot be written to",
    sqlite3.SQLITE_PERM: "the database cannot be written to",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk does not work",
    sqlite3.SQLITE_CANTOPEN: _AWAY,
}
# PostgreSQL's classes of errors, by the first letters of their codes.
_POSTGRES = {
    "08": _AWAY,
    "25006": "the database cannot be written to",
    "40": "others write to the same place",
    "53": "the database has no room left",
    "55": "another program holds the database",
    "57": _AWAY,
    "58": "the disk does not work",
}
_NO_ANSWER = (ConnectionError, TimeoutError, socket.gaierror, NoConnection)


def trouble(error: BaseException) -> str | None:
    """What is wrong with the database, or None if the fault is ours."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return _AWAY
        found = None if error.orig is None else trouble(error.orig)
        return _AWAY if found is None and isinstance(error, InterfaceError) else found
    if isinstance(error, sqlite3.Error):
        # The low byte is the kind, what is above says more.
        return _SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    code = getattr(error, "sqlstate", None)
    if isinstance(code, str):
        return next((why for start, why in _POSTGRES.items() if code.startswith(start)), None)
    return _AWAY if isinstance(error, _NO_ANSWER) else None


def log_failure(log: logging.Logger, what: str, error: Exception) -> None:
    """Write down what came to nothing: in a line if the database is at fault, else all we know."""
    why = trouble(error)
    if why is None:
        log.error("%s", what, exc_info=error)
    else:
        log.warning("%s: %s", what, why)
