"""Handing letters to the mail server."""

import logging
from email.message import EmailMessage

import aiosmtplib

from fondaco.server.config import Config

_log = logging.getLogger(__name__)
_SECONDS = 20.0


async def send_letter(config: Config, letter: EmailMessage) -> None:
    """Hand one letter over; raises `aiosmtplib.SMTPException` or `OSError` when it is not taken."""
    assert config.smtp_host is not None
    await aiosmtplib.send(
        letter,
        hostname=config.smtp_host,
        port=config.smtp_port,
        username=config.smtp_user,
        password=config.smtp_password,
        use_tls=config.smtp_security == "tls",
        start_tls=config.smtp_security == "starttls",
        timeout=_SECONDS,
    )


async def try_to_send(config: Config, letter: EmailMessage) -> None:
    """Hand one letter over, if there is a mail server; who needs it can ask for it again."""
    if config.smtp_host is None:
        return
    try:
        await send_letter(config, letter)
    except (aiosmtplib.SMTPException, OSError) as error:
        _log.warning("a letter was not taken: %s", type(error).__name__)
