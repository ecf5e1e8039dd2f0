"""What is counted for Prometheus."""

from litestar.enums import ScopeType
from litestar.plugins.prometheus import PrometheusConfig
from prometheus_client import Counter, Gauge

NOTICES = Counter("fondaco_notices", "Notices by kind, way and outcome", ["kind", "way", "outcome"])
SOCKETS = Gauge("fondaco_sockets", "Open WebSockets", multiprocess_mode="livesum")

# Paths are grouped by their pattern: ids in them would be a series each.
counted_requests = PrometheusConfig(
    app_name="fondaco", prefix="fondaco", group_path=True, scopes={ScopeType.HTTP}
).middleware
