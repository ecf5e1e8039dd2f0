"""What a release is checked for: known advisories, and a bill of all that is in it."""

import importlib.util
import json
import re
import subprocess
import sys
from datetime import date
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TODAY = date(2026, 11, 1)


def _script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / f"scripts/{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


audit = _script("audit")

PIP = {
    "dependencies": [
        {"name": "good", "version": "1", "vulns": []},
        {"name": "bad", "version": "1", "vulns": [{"id": "PYSEC-1", "aliases": ["CVE-1"]}]},
    ]
}
NPM = {
    "vulnerabilities": {
        "inner": {"via": [{"url": "https://github.com/advisories/GHSA-1"}]},
        "outer": {"via": ["inner"]},
    }
}


def test_advisories_are_found_once_each() -> None:
    found = [*audit.of_pip_audit(PIP), *audit.of_npm(NPM)]
    assert [(it.package, it.id) for it in found] == [("bad", "PYSEC-1"), ("inner", "GHSA-1")]


def test_what_could_not_be_looked_at_is_no_good_news() -> None:
    skipped = {"name": "odd", "skip_reason": "not found"}
    assert audit.not_looked_at(PIP) == []
    assert audit.not_looked_at({"dependencies": [*PIP["dependencies"], skipped]}) == ["odd"]


@pytest.mark.parametrize(
    ("allowed", "wrong"),
    [
        ([], ["PYSEC-1 is not explained", "GHSA-1 is not explained"]),
        (
            [
                {"id": "CVE-1", "why": "never called", "until": date(2027, 1, 1)},
                {"id": "GHSA-1", "why": "a tool", "until": date(2027, 1, 1)},
            ],
            [],
        ),
        (
            [
                {"id": "PYSEC-1", "why": "never called", "until": date(2026, 1, 1)},
                {"id": "GHSA-1", "why": "", "until": date(2027, 1, 1)},
                {"id": "GHSA-2", "why": "once", "until": date(2027, 1, 1)},
            ],
            ["ended on 2026-01-01", "needs `why`", "take the explanation out"],
        ),
    ],
)
def test_every_advisory_is_explained_for_a_while(
    allowed: list[dict[str, Any]], wrong: list[str]
) -> None:
    found = [*audit.of_pip_audit(PIP), *audit.of_npm(NPM)]
    told = list(audit.complaints(found, allowed, TODAY))
    assert len(told) == len(wrong)
    assert all(part in line for part, line in zip(wrong, told, strict=True))


def test_the_bill_names_all_that_is_locked() -> None:
    words = [sys.executable, str(ROOT / "scripts/sbom.py"), "--version", "9.9.9"]
    once, again = (subprocess.run(words, capture_output=True, check=True).stdout for _ in range(2))
    assert once == again
    bill = json.loads(once)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert bill["metadata"]["component"]["version"] == "9.9.9"
    purls = {it["purl"] for it in bill["components"]}
    locked = (ROOT / "requirements/run.txt").read_text()
    pinned = re.findall(r"^([A-Za-z0-9._-]+)(?:\[.*?\])?==([^ ;\\]+)", locked, re.M)
    assert len(pinned) > 20
    assert {f"pkg:pypi/{name.lower()}@{version}" for name, version in pinned} <= purls
    assert any(purl.startswith("pkg:npm/%40fluent/bundle@") for purl in purls)
    assert len(purls) == len(bill["components"])
    for component in bill["components"]:
        hashes = [it["hashes"][0]["content"] for it in component["externalReferences"]]
        assert hashes and all(re.fullmatch("[0-9a-f]{64,128}", it) for it in hashes)


def test_a_release_is_audited_before_anything_is_built() -> None:
    workflow = (ROOT / ".github/workflows/release.yml").read_text()
    assert "scripts/audit.py" in workflow and "scripts/sbom.py" in workflow
    for job in ("compiled", "pure"):
        assert re.search(rf"^  {job}:\n    needs: audit$", workflow, re.M)


def test_a_release_holds_its_bill() -> None:
    """What is laid into it is all that was made; nothing else in the workflow may write."""
    workflow = (ROOT / ".github/workflows/release.yml").read_text()
    assert re.search(r"^permissions:\n  contents: read\n", workflow, re.M)
    before, _, release = workflow.partition("\n  release:\n")
    assert "write" not in before
    assert "needs: [audit, compiled, pure]" in release and "merge-multiple: true" in release


def test_nothing_that_is_installed_names_a_registry() -> None:
    """Where packages and images come from is for whoever installs to say."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    registry = re.compile(
        rb"docker\.io|ghcr\.io|quay\.io|pypi\.org|pythonhosted\.org|registry\.(npmjs|yarn)"
    )
    files = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    named = [
        str(file.relative_to(ROOT))
        for file in files
        if file.suffix != ".md" and file != Path(__file__) and registry.search(file.read_bytes())
    ]
    assert not named
