"""Logs: a line for each thing worth knowing, as JSON for machines or text for people.

No secrets: addresses are logged without their query, and neither bodies, cookies nor headers
are ever handed to a logger.
"""

import json
import logging
import logging.config
import re
import sys
from datetime import UTC, datetime

from fondaco.server.config import Config
from fondaco.server.tracing import TRACE

# Links that are secrets themselves; they should not get here, and they do not get through.
_SECRETS = re.compile(
    r"(/api/confirmations/)[^\s?\"']+|(fondaco_)[A-Za-z0-9_-]{20,}|(://[^:/\s@]+:)[^@\s]+(?=@)"
)
_QUERY = re.compile(r"\?[^\s\"']*")


def without_secrets(text: str) -> str:
    """Whatever looks like a secret is cut out."""
    return _SECRETS.sub(lambda found: (found[1] or found[2] or found[3]) + "…", text)


class JsonLines(logging.Formatter):
    """One JSON object for each record."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "process": record.process,
            "message": without_secrets(record.getMessage()),
        }
        if (trace := TRACE.get()) is not None:
            line["trace"] = trace
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


class Text(logging.Formatter):
    """The same for people."""

    def format(self, record: logging.LogRecord) -> str:
        text = f"{record.levelname.lower():7} {without_secrets(record.getMessage())}"
        if record.exc_info:
            text += "\n" + without_secrets(self.formatException(record.exc_info))
        return text


class Access(logging.Filter):
    """uvicorn's line for each request becomes fields, and loses its query."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple) and len(record.args) == 5:
            client, method, path, _, status = record.args
            path = without_secrets(_QUERY.sub("", str(path)))
            record.fields = {
                "client": str(client).rpartition(":")[0],
                "method": method,
                "path": path,
                "status": status,
            }
            record.msg, record.args = f"{method} {path} {status}", ()
        else:
            record.msg, record.args = _QUERY.sub("", record.getMessage()), ()
        return True


def log_settings(config: Config) -> dict[str, object]:
    """For logging.config: everything to standard error."""
    text = config.log_format == "text" or (config.log_format is None and sys.stderr.isatty())
    level = config.log_level.upper()
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": Text if text else JsonLines}},
        "filters": {"access": {"()": Access}},
        "handlers": {
            "lines": {"class": "logging.StreamHandler", "formatter": "lines"},
            "access": {
                "class": "logging.StreamHandler",
                "formatter": "lines",
                "filters": ["access"],
            },
        },
        "root": {"handlers": ["lines"], "level": level},
        "loggers": {
            # On a terminal requests would drown what matters.
            "uvicorn.access": {
                "handlers": ["access"],
                "level": "WARNING" if text and level == "INFO" else level,
                "propagate": False,
            },
            "uvicorn.error": {"level": "WARNING" if text else level},
            "httpx": {"level": "WARNING"},
        },
    }
