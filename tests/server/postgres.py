"""A private PostgreSQL for the tests: a cluster in a temporary folder, gone with them."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

from fondaco.server.secret import new_id


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def _program(name: str) -> str:
    """Debian keeps the programs of a cluster out of the way, by version."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    path = shutil.which(name) or (str(found[-1]) if found else None)
    if path is None:
        raise RuntimeError("PostgreSQL is not installed; ./test installs it as root")
    return path


def _servant() -> str | None:
    """PostgreSQL refuses to run as root: somebody without rights does."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Cluster:
    """A running PostgreSQL; durable where that is what is measured."""

    def __init__(self, *, durable: bool = False) -> None:
        self.port = free_port()
        self._servant = _servant()
        self._folder = Path(tempfile.mkdtemp(prefix="srv_pg_"))
        if self._servant is not None:
            shutil.chown(self._folder, self._servant)
        data = str(self._folder / "data")
        self._run(
            _program("initdb"), "-D", data, "-U", "fondaco", "-A", "trust", "-N", "-E", "UTF8"
        )
        settings = f"-c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder} "
        settings += (
            f"-c port={self.port} -c max_connections=120 -c fsync={'on' if durable else 'off'}"
        )
        self._settings = settings
        self.start()

    def start(self) -> None:
        data, log = str(self._folder / "data"), str(self._folder / "log")
        words = ("-l", log, "-o", self._settings, "-w", "start")
        self._run(_program("pg_ctl"), "-D", data, *words)

    def crash(self) -> None:
        """Stopped at once, as if killed: what it had not synced must be recovered."""
        data = str(self._folder / "data")
        self._run(_program("pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop")

    def _run(self, *words: str) -> None:
        done = subprocess.run(
            words, user=self._servant, cwd="/", capture_output=True, text=True, timeout=120
        )
        if done.returncode:
            raise RuntimeError(f"{words[0]} failed: {done.stdout}{done.stderr}")

    def fresh(self) -> str:
        """The address of an empty database."""
        name = f"house_{new_id()}"
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "fondaco")
        self._run(_program("createdb"), *where, name)
        return f"postgresql://fondaco@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self.crash()
        shutil.rmtree(self._folder, ignore_errors=True)
