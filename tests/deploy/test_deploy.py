"""What is shipped for hosts: no secret gets into git or an image, and limits are what we say."""

import configparser
import subprocess
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SECRETS = (
    "deploy/password",
    "deploy/database",
    "fondaco.env",
    "house.sqlite",
    "house.sqlite-wal",
    "house.sqlite.lock",
    "src/fondaco/house.sqlite",
    "house.jsonl.gz",
)


@pytest.mark.parametrize("secret", SECRETS)
def test_git_does_not_see_secrets(secret: str) -> None:
    seen = subprocess.run(["git", "check-ignore", "-q", secret], cwd=ROOT, check=False)
    assert seen.returncode == 0


def allowed(path: str, rules: list[str]) -> bool:
    """Whether a path gets into an image: the last rule that fits it, or a folder above it, says."""
    inside = True
    for rule in rules:
        opened, pattern = rule.startswith("!"), rule.lstrip("!")
        parts = Path(path).parts
        whole = ["/".join(parts[: n + 1]) for n in range(len(parts))]
        deep = pattern.removeprefix("**/")
        if any(fnmatch(it, pattern) for it in whole) or (
            pattern.startswith("**/") and any(fnmatch(part, deep) for part in parts)
        ):
            inside = opened
    return inside


@pytest.mark.parametrize("name", [".containerignore", ".dockerignore"])
def test_an_image_holds_what_is_copied_and_no_secrets(name: str) -> None:
    lines = (ROOT / name).read_text().splitlines()
    rules = [line for line in lines if line and not line.startswith("#")]
    words = [line.split() for line in (DEPLOY / "Containerfile").read_text().splitlines()]
    copied = [path for it in words if it[:1] == ["COPY"] for path in it[1:-1]]
    assert copied and all((ROOT / path).exists() and allowed(path, rules) for path in copied)
    assert not any(allowed(secret, rules) for secret in SECRETS)


def test_the_unit() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "fondaco.service")
    service = unit["Service"]
    assert int(service["LimitNOFILE"]) >= 65536
    assert int(service["RestartSec"]) >= 1
    assert service["LoadCredential"] == "fondaco:/etc/fondaco"
    assert service["UMask"] == "0077"


def test_the_health_check_is_where_images_keep_it() -> None:
    """The image format of podman knows no HEALTHCHECK: it is said where the image is run."""
    assert "HEALTHCHECK" not in (DEPLOY / "Containerfile").read_text()
    house = (DEPLOY / "compose.yaml").read_text().partition("\n  database:")[0]
    assert "healthcheck:" in house and "/readyz" in house
    assert "--health-cmd" in (ROOT / "docs" / "hosting.md").read_text()
