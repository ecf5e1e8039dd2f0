"""What is counted for Prometheus."""

from litestar.enums import ScopeType
from litestar.plugins.prometheus import PrometheusConfig
from prometheus_client import Counter, Gauge, Histogram

NOTICES = Counter("fondaco_notices", "Notices by kind, way and outcome", ["kind", "way", "outcome"])
SOCKETS = Gauge("fondaco_sockets", "Open WebSockets", multiprocess_mode="livesum")
_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
ACTIONS = Histogram(
    "fondaco_action_seconds", "From a move's arrival until it is durable and told", buckets=_QUICK
)
COMMITS = Histogram("fondaco_commit_seconds", "One commit of the journal", buckets=_QUICK)
ENTRIES = Histogram(
    "fondaco_commit_entries", "Moves in one commit", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256)
)

# Paths are grouped by their pattern: ids in them would be a series each.
counted_requests = PrometheusConfig(
    app_name="fondaco", prefix="fondaco", group_path=True, scopes={ScopeType.HTTP}
).middleware
