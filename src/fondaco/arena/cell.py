"""Shuts a bot's process in, then becomes that bot: run by path, it imports nothing of the house.

    python -I cell.py MEMORY_BYTES COMMAND…

Linux only (Landlock): it may read the system's programs and libraries, its own program and the
files named in its command; it may write nothing, open no TCP connection and, where the kernel lets
it have a network of its own, none at all; it has so much memory and no core files.
"""

import ctypes
import os
import resource
import shutil
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

_CREATE, _ADD, _RESTRICT = 444, 445, 446
_DIE_WITH_PARENT, _NO_NEW_PRIVILEGES = 1, 38
_NEW_USER, _NEW_NETWORK = 0x10000000, 0x40000000
_EXECUTE, _WRITE, _READ, _LIST = 1 << 0, 1 << 1, 1 << 2, 1 << 3
_SYSTEM = (
    "/usr",
    "/lib",
    "/lib64",
    "/bin",
    "/etc/ld.so.cache",
    "/etc/alternatives",
    "/etc/ssl/openssl.cnf",  # Node stops where it is there and cannot be read
)
_DEVICES = ("/dev/null", "/dev/zero", "/dev/urandom")


def version() -> int:
    """Of Landlock in this kernel; 0 where there is none."""
    if not sys.platform.startswith("linux"):
        return 0
    found = ctypes.CDLL(None, use_errno=True).syscall(_CREATE, None, 0, 1)
    return max(0, int(found))


def shut_in(readable: list[str]) -> None:
    """From here on this process, and what it becomes, can do no more than said above."""
    kernel, abi = ctypes.CDLL(None, use_errno=True), version()
    if abi == 0:
        raise OSError("this system has no Landlock")
    kernel.unshare(_NEW_USER | _NEW_NETWORK)  # refused in some containers: TCP is closed anyway
    bits = 13 + (abi >= 2) + (abi >= 3) + (abi >= 5)
    rules = [(1 << bits) - 1, 3, 3]
    held = 3 if abi >= 6 else 2 if abi >= 4 else 1
    attributes = (ctypes.c_uint64 * 3)(*rules)
    ruleset = kernel.syscall(_CREATE, attributes, 8 * held, 0)
    if ruleset < 0:
        raise OSError(ctypes.get_errno(), "no ruleset")
    for path in readable:
        _allow(kernel, ruleset, path, _EXECUTE | _READ | _LIST)
    for path in _DEVICES:
        _allow(kernel, ruleset, path, _READ | _WRITE)
    kernel.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    if kernel.syscall(_RESTRICT, ruleset, 0) != 0:
        raise OSError(ctypes.get_errno(), "not shut in")
    os.close(ruleset)


class _Beneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("allowed", ctypes.c_uint64), ("parent", ctypes.c_int32))


def _allow(kernel: ctypes.CDLL, ruleset: int, path: str, what: int) -> None:
    try:
        place = os.open(path, os.O_PATH)
    except OSError:
        return
    if not Path(path).is_dir():
        what &= ~_LIST
    kernel.syscall(_ADD, ruleset, 1, ctypes.byref(_Beneath(what, place)), 0)
    os.close(place)


def given(program: str, words: list[str]) -> Iterator[str]:
    """What the bot may read: the system, its program, and what its command names."""
    yield from _SYSTEM
    for place in (Path(program), Path(program).resolve()):
        yield str(place)
        home = place.parent.parent  # a Python has its library beside its program
        library = (home / "pyvenv.cfg").exists() or (home / "lib").is_dir()
        if library and home not in (Path("/"), Path.home()):
            yield str(home)
    yield from (word for word in words if Path(word).exists() and Path(word).resolve() != Path("/"))


def main() -> None:
    """Limit, shut in, become the command."""
    memory, words = int(sys.argv[1]), sys.argv[2:]
    program = shutil.which(words[0])
    if program is None:
        sys.exit(f"{words[0]}: no such program")
    limits = {
        resource.RLIMIT_DATA: memory,
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_FSIZE: 0,
        resource.RLIMIT_NOFILE: 256,
    }
    for kind, most in limits.items():
        resource.setrlimit(kind, (most, most))
    # The parent limits its own address space for itself; this process has the hard limit only.
    # It dies with its parent.
    resource.setrlimit(resource.RLIMIT_AS, (resource.getrlimit(resource.RLIMIT_AS)[1],) * 2)
    ctypes.CDLL(None).prctl(_DIE_WITH_PARENT, signal.SIGKILL, 0, 0, 0)
    shut_in(list(given(program, words[1:])))
    os.execv(program, words)


if __name__ == "__main__":
    main()
