"""Where games are played: in this process, in several, or on a Dask cluster."""

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from fondaco.arena.simulate import executor_for
from fondaco.table.words import Invalid


@contextmanager
def somewhere(jobs: int, cluster: str | None) -> Iterator[Executor]:
    """Somebody who plays: so many processes here, or a cluster whose scheduler is named."""
    if cluster is None:
        with executor_for(jobs) as executor:
            try:
                yield executor
            except KeyboardInterrupt:
                executor.shutdown(wait=False, cancel_futures=True)
                raise
        return
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise Invalid("cluster", "needs the package `distributed` (fondaco[cluster])") from None
    try:
        client = distributed.Client(cluster, timeout=10, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Invalid("cluster", f"{cluster}: no scheduler answers ({error})") from None
    # A worker that dies gives its batch to another; an outcome comes once for each batch.
    with client, client.get_executor(retries=3) as executor:
        yield executor
