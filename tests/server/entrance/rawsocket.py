"""WebSockets byte by byte, for clients of bad manners: silent, endless, half-sent."""

import socket
import struct
from types import TracebackType
from typing import Self

TEXT, PING = 0x1, 0x9


def frame(data: bytes, kind: int = TEXT, *, last: bool = True) -> bytes:
    """A frame as a client sends it; the mask is of zeros."""
    head = bytes([(0x80 if last else 0) | kind])
    if len(data) < 126:
        head += bytes([0x80 | len(data)])
    elif len(data) < 1 << 16:
        head += bytes([0x80 | 126]) + struct.pack("!H", len(data))
    else:
        head += bytes([0x80 | 127]) + struct.pack("!Q", len(data))
    return head + bytes(4) + data


class RawSocket:
    """A WebSocket that reads only when told to."""

    def __init__(self, port: int, path: str, headers: dict[str, str], source: str = "") -> None:
        self.line = socket.socket()
        # Little is kept on the way: what is not read soon waits in the house.
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.settimeout(20)
        if source:
            self.line.bind((source, 0))
        self.line.connect(("127.0.0.1", port))
        lines = {
            "Host": f"127.0.0.1:{port}",
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        } | headers
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        self.line.sendall(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
        self.status = int(self.line.recv(12).split()[1])

    def send(self, data: bytes, kind: int = TEXT, *, last: bool = True) -> None:
        self.line.sendall(frame(data, kind, last=last))

    def is_cut(self) -> bool:
        """Whether the house ended the connection; reads what is left of it."""
        try:
            while self.line.recv(1 << 16):
                continue
        except TimeoutError:
            return False
        except ConnectionResetError:
            return True
        return True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.line.close()
