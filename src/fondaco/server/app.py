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
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler, Middleware

from fondaco.locale import LANGUAGES, Voice
from fondaco.server.api import (
    account,
    chatting,
    health,
    hosting,
    inviting,
    live,
    manners,
    notices,
    people,
    playing,
    reading,
    recovery,
    tables,
    titles,
)
from fondaco.server.api.document import describe_files, describe_problems, entries
from fondaco.server.api.schema import document, document_router
from fondaco.server.config import Config
from fondaco.server.files import PACKED, STATIC, answer, find_asset
from fondaco.server.house import House
from fondaco.server.metrics import counted_requests
from fondaco.server.notices.outside import trust
from fondaco.server.notices.sender import messenger
from fondaco.server.people.scopes import within_scope
from fondaco.server.running import farewell, hearing, not_orphaned
from fondaco.server.safety.door import Door
from fondaco.server.safety.gate import FILES, Gate
from fondaco.server.safety.problems import HANDLERS, not_found
from fondaco.server.safety.texts import Asking
from fondaco.server.tracing import traced

ROUTES: Sequence[ControllerRouterHandler] = (
    *people.HANDLERS,
    *account.HANDLERS,
    *recovery.HANDLERS,
    *notices.HANDLERS,
    *health.HANDLERS,
    titles.ROUTER,
    tables.ROUTER,
    inviting.ROUTER,
    playing.ROUTER,
    chatting.ROUTER,
    manners.ROUTER,
    hosting.ROUTER,
    reading.ROUTER,
    live.ROUTER,
)
MIDDLEWARE: Sequence[Middleware] = (counted_requests, Gate)
_NO_PAGES = {"api", "metrics", "healthz", "readyz"}
"""Where calls are, however they are spelt: the web app has no page of such a name."""
LIFESPANS: Sequence[Callable[[Litestar], AbstractAsyncContextManager[None]]] = (
    hearing,
    messenger,
    farewell,
    not_orphaned,
)


@get(["/", "/{path:path}"], include_in_schema=False, name="app", opt={PACKED: True, FILES: True})
async def web_app(request: Request[Any, Any, Any]) -> Response[bytes | None]:
    """The web app: a file, or its page for every address without a dot."""
    name = request.scope["path"].removeprefix("/")
    if name.partition("/")[0].lower() in _NO_PAGES:
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
        guards=[within_scope],
        middleware=list(MIDDLEWARE),
        lifespan=[_running, *LIFESPANS],
        dependencies={"house": Provide(provide_house, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        state=State({"house": house}),
        request_class=Asking,
        request_max_body_size=config.body_bytes,
        compression_config=CompressionConfig("gzip", exclude_opt_key=PACKED),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Fondaco",
            version=metadata.version("fondaco"),
            components=entries(),
            openapi_router=document_router(),
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        debug=False,
    )
    describe_problems(app.openapi_schema)
    describe_files(app.openapi_schema)
    app.asgi_handler = traced(Door(app.asgi_handler, house))
    return app


def warm_up(app: Litestar) -> None:
    """Make now what is made once and takes long, so that nobody waits for another's first call."""
    document(app)
    trust()
    for language in LANGUAGES:
        Voice(language, "", ())
