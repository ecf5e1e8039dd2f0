"""The house as a web application: routes, files, start and stop."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from importlib import metadata
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.types import ControllerRouterHandler, Middleware

from fondaco.server.api import (
    chatting,
    inviting,
    live,
    notices,
    people,
    playing,
    reading,
    recovery,
    tables,
    titles,
    watching,
)
from fondaco.server.api.document import describe_problems, entries
from fondaco.server.api.schema import CompleteSchema
from fondaco.server.config import Config
from fondaco.server.files import STATIC, answer, find_asset
from fondaco.server.house import House
from fondaco.server.metrics import counted_requests
from fondaco.server.notices.rounds import messenger
from fondaco.server.running import farewell, hearing, not_orphaned
from fondaco.server.safety.door import Door
from fondaco.server.safety.problems import HANDLERS, not_found

ROUTES: Sequence[ControllerRouterHandler] = (
    *people.HANDLERS,
    *recovery.HANDLERS,
    *notices.HANDLERS,
    *watching.HANDLERS,
    titles.ROUTER,
    tables.ROUTER,
    inviting.ROUTER,
    playing.ROUTER,
    chatting.ROUTER,
    reading.ROUTER,
    live.ROUTER,
)
_PACKED = "packed"
"""The mark of a handler that answers with what is packed once, not at every answer."""
MIDDLEWARE: Sequence[Middleware] = (counted_requests,)
LIFESPANS: Sequence[Callable[[Litestar], AbstractAsyncContextManager[None]]] = (
    hearing,
    messenger,
    farewell,
    not_orphaned,
)


@get(["/", "/{path:path}"], include_in_schema=False, name="app", opt={_PACKED: True})
async def web_app(request: Request[Any, Any, Any]) -> Response[bytes | None]:
    """The web app: a file, or its page for every address without a dot."""
    name = request.scope["path"].lstrip("/")
    if name.startswith("api/"):
        raise not_found("call")
    return answer(request, find_asset(name))


def provide_house(state: State) -> House:
    """The running house, for handlers that ask for it."""
    house: House = state.house
    return house


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    await house.open()
    try:
        yield
    finally:
        await house.close()


def build(config: Config) -> Litestar:
    """The application; fails at once when the web app is missing."""
    if not (STATIC / "index.html").is_file():
        raise RuntimeError(f"the web app is missing: there is no {STATIC / 'index.html'}")
    house = House(config)
    app = Litestar(
        route_handlers=[*ROUTES, web_app],
        middleware=list(MIDDLEWARE),
        lifespan=[_running, *LIFESPANS],
        dependencies={"house": Provide(provide_house, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        state=State({"house": house}),
        request_max_body_size=config.body_bytes,
        compression_config=CompressionConfig("gzip", exclude_opt_key=_PACKED),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Fondaco",
            version=metadata.version("fondaco"),
            path="/openapi.json",
            components=entries(),
            render_plugins=[CompleteSchema()],
        ),
        debug=False,
    )
    describe_problems(app.openapi_schema)
    app.asgi_handler = Door(app.asgi_handler, house)
    return app
