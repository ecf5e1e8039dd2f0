"""What a house can be told: every setting is a flag of `fondaco serve` and a variable FONDACO_*."""

import ipaddress
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from platformdirs import user_data_dir

from fondaco.table.words import Invalid

PREFIX = "FONDACO_"

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Rate(NamedTuple):
    """So many within so many seconds."""

    many: int
    seconds: int


def _says(text: str, group: str, *, secret: bool = False) -> Meta:
    return Meta(description=text, extra={"group": group, "secret": secret})


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """All settings; without any, a house for one machine."""

    host: Annotated[str, _says("address to listen on", "the door")] = "127.0.0.1"
    port: Annotated[
        int | None, _says("port to listen on; left out: 8000 or the next free one", "the door")
    ] = None
    url: Annotated[
        str | None,
        _says(
            "address people type, as https://games.example.org; needed behind a proxy: cookies, "
            "links in mails and checks of origin follow it",
            "the door",
        ),
    ] = None
    trusted_proxies: Annotated[
        str,
        _says(
            "networks, with commas, whose X-Forwarded-For and X-Forwarded-Proto are believed",
            "the door",
        ),
    ] = ""
    workers: Annotated[
        int, _says("server processes; more than one needs PostgreSQL", "the door")
    ] = 1
    browser: Annotated[
        bool, _says("open the browser at the start, if there is a screen", "the door")
    ] = True
    stop_seconds: Annotated[
        int, _says("how long a stop may take before connections are cut", "the door")
    ] = 10

    database: Annotated[
        str | None,
        _says(
            "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; left out: a SQLite file in "
            "the user's data folder",
            "storage",
        ),
    ] = None

    database_seconds: Annotated[
        float,
        _says("how long the database may take before people are told that it is away", "storage"),
    ] = 10.0

    bot_workers: Annotated[
        int, _says("processes in which bots think; 0: as many as there are cores", "bots")
    ] = 0
    bot_seconds: Annotated[
        float, _says("how long a bot may think about a move before a quick one is made", "bots")
    ] = 5.0
    bot_programs: Annotated[
        str,
        _says(
            "programs of yours that may sit as bots exec:NAME, as NAME=COMMAND; several with ;",
            "bots",
        ),
    ] = ""

    body_bytes: Annotated[int, _says("longest request body", "limits")] = 1 << 20
    frame_bytes: Annotated[int, _says("longest message on a WebSocket", "limits")] = 64 << 10
    client_connections: Annotated[
        int, _says("open WebSockets of one client address in one process", "limits")
    ] = 64
    network_connections: Annotated[
        int,
        _says("open connections of one client network in one process, of any kind", "limits"),
    ] = 256
    connections: Annotated[
        int, _says("open connections of all clients together in one process", "limits")
    ] = 10_000
    person_tables: Annotated[int, _says("unfinished tables one person may own", "limits")] = 100
    log_ins: Annotated[
        str, _says("tries to log in, by client address and by account", "limits")
    ] = "10/60"
    codes: Annotated[
        str, _says("codes of a second factor that may be tried, by account", "limits")
    ] = "20/3600"
    registrations: Annotated[
        str, _says("new guests and accounts of one client address", "limits")
    ] = "30/60"
    same_address: Annotated[
        str,
        _says(
            "accounts of one e-mail address from one client network, without a mail server",
            "limits",
        ),
    ] = "3/2592000"
    letters: Annotated[
        str,
        _says(
            "mails asked for (invitations, lost passwords), by who asks and by address", "limits"
        ),
    ] = "10/3600"
    new_tables: Annotated[str, _says("new tables of one person", "limits")] = "20/60"
    chats: Annotated[str, _says("lines of chat of one person", "limits")] = "20/30"
    offers: Annotated[
        str, _says("offers of one person: proposals to end, invitations, rematches", "limits")
    ] = "10/60"
    pace: Annotated[
        str,
        _says(
            "requests of one client network that are answered at once; more wait a little",
            "limits",
        ),
    ] = "200/10"
    frames: Annotated[
        str,
        _says(
            "messages on one WebSocket that are read at once, more wait; a person and a client "
            "network have five times as much",
            "limits",
        ),
    ] = "160/4"
    upload: Annotated[
        str,
        _says(
            "bytes that a client network, and a person, may send at once; more are read later",
            "limits",
        ),
    ] = "8388608/8"
    requests: Annotated[str, _says("all requests to the API of one client address", "limits")] = (
        "1200/60"
    )

    smtp_host: Annotated[str | None, _says("mail server; left out: no mail is sent", "notices")] = (
        None
    )
    smtp_port: Annotated[int, _says("its port", "notices")] = 587
    smtp_security: Annotated[
        Literal["starttls", "tls", "none"], _says("how the line to it is secured", "notices")
    ] = "starttls"
    smtp_user: Annotated[str | None, _says("name for it", "notices")] = None
    smtp_password: Annotated[str | None, _says("password for it", "notices", secret=True)] = None
    mail_from: Annotated[str, _says("sender of mails", "notices")] = "Fondaco <fondaco@localhost>"
    notice_delay: Annotated[
        int,
        _says("seconds before a mail or webhook goes out; who acts before gets none", "notices"),
    ] = 60
    digest_hour: Annotated[
        int, _says("hour of the day, in the reader's zone, when digests go out", "notices")
    ] = 8
    private_webhooks: Annotated[
        bool, _says("webhooks may point to private addresses of this network", "notices")
    ] = False

    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        _says("least weight of what is logged", "watching"),
    ] = "info"
    log_format: Annotated[
        Literal["json", "text"] | None,
        _says("left out: text on a terminal, JSON lines elsewhere", "watching"),
    ] = None
    metrics_from: Annotated[
        str, _says("networks, with commas, that may read /metrics", "watching")
    ] = "127.0.0.0/8,::1"

    def __post_init__(self) -> None:
        """`Invalid` for what no house can follow."""
        if self.port is not None and not 0 <= self.port <= 65535:
            raise Invalid("port", "must be a number from 0 to 65535")
        for name in (
            "workers",
            "stop_seconds",
            "body_bytes",
            "frame_bytes",
            "client_connections",
            "network_connections",
            "connections",
        ):
            if getattr(self, name) < 1:
                raise Invalid(name.replace("_", "-"), "must be at least 1")
        for name in ("person_tables", "notice_delay", "bot_workers"):
            if getattr(self, name) < 0:
                raise Invalid(name.replace("_", "-"), "must not be negative")
        if self.bot_seconds <= 0:
            raise Invalid("bot-seconds", "must be more than 0")
        if self.programs:
            from fondaco.arena.process import check_command  # not on every system

            for command in self.programs.values():
                check_command(command)
        if not 0 <= self.digest_hour <= 23:
            raise Invalid("digest-hour", "must be an hour from 0 to 23")
        for name in RATES:
            self.rate(name)
        self.networks("trusted_proxies")
        self.networks("metrics_from")
        if self.url is not None:
            split = urlsplit(self.url)
            if split.scheme not in ("http", "https") or not split.netloc or split.path.strip("/"):
                raise Invalid("url", f"{self.url!r} is not of the form https://games.example.org")
        if self.database is not None and not self.database.startswith(
            ("sqlite:///", "postgresql://")
        ):
            raise Invalid("database", "must begin with sqlite:/// or postgresql://")
        if self.database in ("sqlite:///", "sqlite:///:memory:"):
            raise Invalid("database", "must name a file: what is in memory is lost")
        if self.workers > 1 and not self.postgres:
            raise Invalid(
                "workers", "several processes need PostgreSQL (--database postgresql://…)"
            )

    @property
    def postgres(self) -> bool:
        return self.database is not None and self.database.startswith("postgresql://")

    @property
    def store(self) -> str:
        """Where everything is kept, as a URL."""
        return self.database or f"sqlite:///{data_folder() / 'house.sqlite'}"

    def rate(self, name: str) -> Rate:
        """A setting such as 10/60: ten within sixty seconds."""
        found = re.fullmatch(r"([0-9]{1,9})/([1-9][0-9]{0,6})", getattr(self, name))
        if found is None:
            raise Invalid(name.replace("_", "-"), "must be of the form COUNT/SECONDS, as 10/60")
        return Rate(int(found[1]), int(found[2]))

    @property
    def programs(self) -> dict[str, str]:
        """The commands of `bot_programs` by the names that people use."""
        found: dict[str, str] = {}
        for entry in filter(None, map(str.strip, self.bot_programs.split(";"))):
            name, equals, command = entry.partition("=")
            if not equals or not re.fullmatch(r"[a-z0-9-]{1,20}", name.strip()):
                raise Invalid("bot-programs", f"{entry!r} is not of the form NAME=COMMAND")
            found[name.strip()] = command.strip()
        return found

    def networks(self, name: str) -> tuple[Network, ...]:
        """A setting such as 127.0.0.0/8,::1."""
        words = [word.strip() for word in getattr(self, name).split(",") if word.strip()]
        try:
            return tuple(ipaddress.ip_network(word, strict=False) for word in words)
        except ValueError as error:
            raise Invalid(name.replace("_", "-"), str(error)) from None

    @property
    def secure(self) -> bool:
        """Whether people come by https, as far as the settings say."""
        return self.url is not None and self.url.startswith("https:")


RATES = (
    "log_ins",
    "codes",
    "registrations",
    "same_address",
    "letters",
    "new_tables",
    "chats",
    "offers",
    "requests",
    "pace",
    "frames",
    "upload",
)


def data_folder() -> Path:
    """Where this user's house lives."""
    return Path(user_data_dir("fondaco", appauthor=False))


class Setting(NamedTuple):
    """One setting as the command and the manual see it."""

    name: str
    help: str
    group: str
    secret: bool
    flag: bool
    choices: tuple[str, ...]
    default: Any

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    @property
    def option(self) -> str:
        return "--" + self.name.replace("_", "-")


def settings() -> Iterator[Setting]:
    """All settings in the order of the manual."""
    hints = get_type_hints(Config, include_extras=True)
    for field in msgspec.structs.fields(Config):
        meta: Meta = hints[field.name].__metadata__[0]
        extra = meta.extra or {}
        plain = hints[field.name].__origin__
        choices = re.findall(r"'([a-z]+)'", str(plain)) if "Literal" in str(plain) else []
        yield Setting(
            field.name,
            meta.description or "",
            extra["group"],
            extra["secret"],
            plain is bool,
            tuple(choices),
            field.default,
        )


def _from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """Variables that are set; FONDACO_X_FILE names a file that holds the value of FONDACO_X."""
    found = {}
    for setting in settings():
        file = environment.get(setting.variable + "_FILE")
        if setting.variable in environment:
            found[setting.name] = environment[setting.variable]
        elif file is not None:
            try:
                found[setting.name] = Path(file).read_text(encoding="utf-8").strip()
            except (OSError, UnicodeDecodeError):
                raise Invalid(setting.variable + "_FILE", f"{file!r} cannot be read") from None
    return found


def read_config(given: Mapping[str, object], environment: Mapping[str, str]) -> Config:
    """Flags go before what the environment says, that before the defaults; or `Invalid`."""
    values: dict[str, object] = {**_from_environment(environment), **given}
    for setting in settings():
        value = values.get(setting.name)
        if value == "":
            values.pop(setting.name)  # an empty variable is an unset one
        elif setting.flag and isinstance(value, str):
            values[setting.name] = {"yes": True, "no": False}.get(value.lower(), value)
    try:
        return msgspec.convert(values, Config, strict=False)
    except msgspec.ValidationError as error:
        why, _, where = str(error).partition(" - at `$.")
        raise Invalid(where.rstrip("`").replace("_", "-") or "settings", why) from None
