"""The wire between a browser and a house, which can be cut."""

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self


class Line:
    """Carries bytes both ways between an address of its own and a house."""

    def __init__(self, port: int) -> None:
        self._house = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._whole = True
        self._ends: set[socket.socket] = set()
        self._threads = [threading.Thread(target=self._open)]
        self._threads[0].start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.cut()
        self._door.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        self._door.close()

    def cut(self) -> None:
        """Whatever was said last may be lost; whoever calls again finds nobody."""
        self._whole = False
        _hang_up(*self._ends)

    def mend(self) -> None:
        self._whole = True

    def _open(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return  # the door is closed
            if self._whole:
                self._threads.append(threading.Thread(target=self._connect, args=(near,)))
                self._threads[-1].start()
            else:
                near.close()

    def _connect(self, near: socket.socket) -> None:
        with near, socket.create_connection(("127.0.0.1", self._house)) as far:
            self._ends |= {near, far}
            back = threading.Thread(target=_carry, args=(far, near))
            back.start()
            _carry(near, far)
            back.join()
            self._ends -= {near, far}


def _carry(source: socket.socket, sink: socket.socket) -> None:
    """Until one of the ends hangs up, then both do."""
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            sink.sendall(data)
    _hang_up(source, sink)


def _hang_up(*ends: socket.socket) -> None:
    for end in ends:
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
