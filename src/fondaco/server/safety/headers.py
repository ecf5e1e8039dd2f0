"""What browsers are told to allow: as little as the web app needs."""

from fondaco.server.config import Config

_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)


def safe_headers(config: Config) -> dict[bytes, bytes]:
    """Headers for every answer, unless the answer itself says something else."""
    headers = {
        "content-security-policy": _POLICY,
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    }
    if config.secure:
        headers["strict-transport-security"] = "max-age=31536000"
    return {name.encode(): value.encode() for name, value in headers.items()}
