"""What comes over the wire, before it is a request: uvicorn's protocols with bounds.

A connection that sends nothing, half a request or more than its share, or that does not read its
answers, costs a little memory for a little while, and nobody else waits for it.
"""

import asyncio
import ipaddress
import weakref
from collections import Counter
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from fondaco.server.config import Config
from fondaco.server.safety.budget import Budget, budget_of
from fondaco.server.safety.networks import network

HEADER_SECONDS = 10.0
"""From the first byte, or from the connection, to a whole head of a request."""
BODY_SECONDS = 60.0
"""From its head to the end of a request."""
READING_SECONDS = 30.0
"""A client that takes nothing of its answer for so long has gone."""
_SLICE = 512  # bytes that are looked at before it is asked again whether to go on

_USUAL = 2048  # bytes of a frame: who sends longer ones sends fewer
_PINGS = (20, 1)  # at once, and each second


class Wires(uvicorn.Config):
    """uvicorn's settings with those of the house, also in the processes it starts."""

    def __init__(self, app: Any, house: Config, **settings: Any) -> None:
        super().__init__(app, http=HttpWire, ws=SocketWire, **settings)
        self.house = house


class _Peers:
    """How many connections each network holds, and all together, over one listening server."""

    def __init__(self, config: Config) -> None:
        self._most = config.network_connections
        self._most_of_all = config.connections
        self._trusted = config.networks("trusted_proxies")
        self._count: Counter[str] = Counter()
        self._all = 0

    def enter(self, client: str) -> bool:
        """Count one more, or say that it is one too many; a proxy speaks for very many."""
        if self._all >= self._most_of_all:
            return False
        name = network(client)
        if self._count[name] >= self._most and not self._is_trusted(client):
            return False
        self._count[name] += 1
        self._all += 1
        return True

    def leave(self, client: str) -> None:
        name = network(client)
        self._count[name] -= 1
        self._all -= 1
        if not self._count[name]:
            del self._count[name]

    def _is_trusted(self, client: str) -> bool:
        try:
            address = ipaddress.ip_address(client)
        except ValueError:
            return False
        return any(address in one for one in self._trusted)


_peers: "weakref.WeakKeyDictionary[ServerState, _Peers]" = weakref.WeakKeyDictionary()


class _Patience:
    """One alarm at a time: when it goes off, the connection is ended."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._alarm: asyncio.TimerHandle | None = None
        self._for: object = None

    def wait(self, what: object, seconds: float, transport: asyncio.Transport) -> None:
        """Wait for something; what is waited for already gets no more time."""
        if self._alarm is not None and self._for == what:
            return
        self.rest()
        self._for = what
        self._alarm = self._loop.call_later(seconds, transport.abort)

    def rest(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


class HttpWire(H11Protocol):
    """A connection of HTTP."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, unless this network holds too many connections already."""
        super().connection_made(transport)
        assert isinstance(self.config, Wires)
        self._upgraded = False
        self._sending = _Patience(self.loop)
        self._reading = _Patience(self.loop)
        self._peers = _peers.setdefault(self.server_state, _Peers(self.config.house))
        self._peer = self.client[0] if self.client else "local"
        self._counted = self._peers.enter(self._peer)
        if self._counted:
            self._sending.wait("head", HEADER_SECONDS, transport)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._sending.rest()
        self._reading.rest()
        self._leave()

    def _leave(self) -> None:
        if self._counted:
            self._counted = False
            self._peers.leave(self._peer)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def _look(self) -> None:
        """What is still to come of a request must come in time."""
        if self._upgraded:
            return
        if self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
            self._sending.wait("head", HEADER_SECONDS, self.transport)
        elif self.conn.their_state is h11.SEND_BODY:
            self._sending.wait(self.cycle, BODY_SECONDS, self.transport)
        else:
            self._sending.rest()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The socket takes the place of this connection in every count."""
        self._upgraded = True
        self._sending.rest()
        self._reading.rest()
        self._leave()
        super().handle_websocket_upgrade(event)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._reading.wait("end", READING_SECONDS, self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.wait("answer", READING_SECONDS, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.rest()


class SocketWire(WebSocketsSansIOProtocol):
    """A WebSocket. What it sends beyond its budget is read later, not thrown away."""

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._server_state = server_state

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        assert isinstance(self.config, Wires)
        self._reading = _Patience(self.loop)
        self._backlog = bytearray()
        self._held: asyncio.TimerHandle | None = None
        self._wait = 0.0
        frames = self.config.house.rate("frames")
        self._frames, self._bytes = budget_of(frames), budget_of(frames, _USUAL)
        self._pings = Budget(*_PINGS)
        self._peers = _peers.setdefault(self._server_state, _Peers(self.config.house))
        self._peer = self.client[0] if self.client else "local"
        self._counted = self._peers.enter(self._peer)
        if not self._counted:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._reading.rest()
        self._backlog.clear()
        if self._held is not None:
            self._held.cancel()
        if self._counted:
            self._peers.leave(self._peer)

    # -- what comes in --

    def data_received(self, data: bytes) -> None:
        """Slice by slice, as far as the budget reaches and the application keeps up."""
        self._backlog += data
        self._feed()

    def _feed(self) -> None:
        while self._backlog and self._held is None and not self.read_paused:
            piece = bytes(self._backlog[:_SLICE])
            del self._backlog[:_SLICE]
            self._wait = self._bytes.spend(len(piece))
            super().data_received(piece)
            self._hold()
        if self._backlog and not self.transport.is_closing():
            self.transport.pause_reading()

    def _hold(self) -> None:
        """Read nothing until what was read is paid for."""
        if self._wait > 0 and not self.transport.is_closing():
            self.transport.pause_reading()
            self._held = self.loop.call_later(self._wait, self._go_on)

    def _go_on(self) -> None:
        self._held = None
        self._resume()

    def _resume(self) -> None:
        """Read on, if nothing stands against it."""
        self._feed()
        if self._held is None and not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not self._is_text():
            # As uvicorn, which would log a traceback: a client's nonsense is no mistake of ours.
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()
        self._wait = max(self._wait, self._frames.spend(1))

    def _is_text(self) -> bool:
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:
            return False
        return True

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._wait = max(self._wait, self._frames.spend(1))

    def handle_ping(self) -> None:
        super().handle_ping()
        self._wait = max(self._wait, self._pings.spend(1))

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._wait = max(self._wait, self._pings.spend(1))

    async def receive(self) -> Any:
        """As ASGI's receive."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._resume()
        return message

    # -- what goes out --

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.wait("message", READING_SECONDS, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.rest()

    async def run_asgi(self) -> None:
        """As uvicorn, and the application can end the connection without a word."""
        self.scope["state"]["hang_up"] = self.transport.abort
        await super().run_asgi()

    def keepalive_timeout(self) -> None:
        """Who answers no ping does not read either: do not wait until he has read our close."""
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """As ASGI's send."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            # A refusal is an answer too; uvicorn would log that there was none.
            self.handshake_complete = True
