"""The API description as a running house serves it: `python web/tools/schema.py`.

`npm run types` makes the browser's types of it (src/api/schema.ts).
"""

import sys

import msgspec

from fondaco.server.api.schema import complete
from fondaco.server.app import build
from fondaco.server.config import Config


def main() -> None:
    """Prints it; names in order, so that the types do not depend on how titles were found."""
    schema = complete(build(Config()).openapi_schema.to_schema())
    sys.stdout.buffer.write(msgspec.json.encode(schema, order="sorted"))


if __name__ == "__main__":
    main()
