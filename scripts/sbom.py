"""The bill of materials of a release: everything it runs with, as CycloneDX 1.6 JSON.

    python scripts/sbom.py [--version 1.2.0] > fondaco.cdx.json

Made of what is locked (requirements/run.txt, web/package-lock.json) and of nothing else, so the
same commit has the same bill.
"""

import argparse
import base64
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
_PINNED = re.compile(r"([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)")


def python_packages(text: str) -> Iterator[dict[str, Any]]:
    """What the house needs, with the digests of the files that may be installed."""
    for block in re.split(r"\n(?=\S)", text.strip()):
        found = _PINNED.match(block)
        if found is None:
            continue
        name, version = found[1].lower(), found[2]
        digests = sorted(re.findall(r"--hash=sha256:([0-9a-f]{64})", block))
        yield _component(name, version, f"pkg:pypi/{name}@{version}", "SHA-256", digests)


def web_packages(lock: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What the built web app holds; tools that only build it are not in it."""
    for path, package in sorted(lock["packages"].items()):
        if not path or package.get("dev"):
            continue
        name, version = path.rpartition("node_modules/")[2], package["version"]
        kind, _, digest = package["integrity"].partition("-")
        digests = [base64.b64decode(digest).hex()] if kind == "sha512" else []
        purl = f"pkg:npm/{name.replace('@', '%40')}@{version}"
        yield _component(name, version, purl, "SHA-512", digests, package.get("license"))


def _component(
    name: str, version: str, purl: str, kind: str, digests: list[str], licence: str | None = None
) -> dict[str, Any]:
    files = [
        {"type": "distribution", "url": purl, "hashes": [{"alg": kind, "content": digest}]}
        for digest in digests
    ]
    component = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}
    if licence is not None:
        component |= {"licenses": [{"expression": licence}]}  # type: ignore[dict-item]
    return component | {"externalReferences": files}


def bill(version: str) -> dict[str, Any]:
    """The whole bill."""
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    locked = (ROOT / "requirements/run.txt").read_text(encoding="utf-8")
    components = [*python_packages(locked), *web_packages(lock)]
    house = f"pkg:pypi/fondaco@{version}"
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": house,
                "name": "fondaco",
                "version": version,
                "purl": house,
            }
        },
        "components": components,
        "dependencies": [{"ref": house, "dependsOn": [it["bom-ref"] for it in components]}],
    }


def _version() -> str:
    found = re.search(
        r'^version = "([^"]+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.M
    )
    return found[1] if found else "0"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--version", default=_version())
    json.dump(bill(parser.parse_args().version), sys.stdout, indent=2)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
