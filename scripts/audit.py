"""Known advisories of what a release is made of: fails unless each is explained.

    python scripts/audit.py

Asks pip-audit (run by pipx) about what is locked in requirements/, and npm about web/. What may
stay, why and until when, stands in requirements/advisories.toml; an explanation that is over, or
that nobody needs any more, fails too.
"""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
ALLOWED = ROOT / "requirements/advisories.toml"
LOCKS = ("run", "dev", "compile")


class Advisory(NamedTuple):
    """Something that is known of a package."""

    package: str
    id: str
    aliases: frozenset[str] = frozenset()


def of_pip_audit(told: dict[str, Any]) -> Iterator[Advisory]:
    """From the JSON of pip-audit."""
    for package in told["dependencies"]:
        for known in package.get("vulns", []):
            yield Advisory(package["name"], known["id"], frozenset(known.get("aliases", ())))


def not_looked_at(told: dict[str, Any]) -> list[str]:
    """What pip-audit could say nothing of: that is no reason to trust it."""
    return [it["name"] for it in told["dependencies"] if "skip_reason" in it]


def of_npm(told: dict[str, Any]) -> Iterator[Advisory]:
    """From the JSON of npm audit; what is only said of a package's parts is said of those."""
    for name, package in told["vulnerabilities"].items():
        for known in package["via"]:
            if isinstance(known, dict):
                yield Advisory(name, known["url"].rpartition("/")[2])


def complaints(found: list[Advisory], allowed: list[dict[str, Any]], today: date) -> Iterator[str]:
    """What is not explained, no longer explained, or explained for nothing."""
    names = {one for it in found for one in (it.id, *it.aliases)}
    good = {it["id"]: it for it in allowed}
    for it in allowed:
        if not it.get("why") or "until" not in it:
            yield f"{it['id']}: an explanation needs `why` and `until`"
        elif it["until"] < today:
            yield f"{it['id']}: the explanation ended on {it['until']}"
        elif it["id"] not in names:
            yield f"{it['id']}: nothing has this advisory any more: take the explanation out"
    for advisory in found:
        if not {advisory.id, *advisory.aliases} & good.keys():
            yield f"{advisory.package}: {advisory.id} is not explained"


def _ask(words: list[str], where: Path) -> dict[str, Any]:
    """A program's JSON; both exit with 1 when they found something."""
    done = subprocess.run(words, cwd=where, capture_output=True, text=True, check=False)
    try:
        told: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        raise SystemExit(f"{' '.join(words)}: {done.stderr.strip()[-500:]}") from None
    if "error" in told or "message" in told:
        raise SystemExit(f"{' '.join(words)}: {told.get('message') or told['error']}")
    return told


def main() -> None:
    found: list[Advisory] = []
    for name in LOCKS:
        words = ["pipx", "run", "pip-audit", "--disable-pip", "--require-hashes", "--format=json"]
        told = _ask([*words, "--requirement", f"requirements/{name}.txt"], ROOT)
        if skipped := not_looked_at(told):
            raise SystemExit(f"requirements/{name}.txt: not looked at: {', '.join(skipped)}")
        found += of_pip_audit(told)
    found += of_npm(_ask(["npm", "audit", "--json"], ROOT / "web"))
    allowed = tomllib.loads(ALLOWED.read_text(encoding="utf-8")).get("advisory", [])
    wrong = list(complaints(found, allowed, date.today()))
    for line in wrong:
        sys.stderr.write(f"{line}\n")
    sys.stdout.write(f"{len(set(found))} advisories, {len(allowed)} explained\n")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
