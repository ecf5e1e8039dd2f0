"""Whatever is typed at the terminal gets an answer, never a traceback."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

ODD = [
    b"\xff\xfe\x00",
    b"9" * 5000,
    b"\xed\xa0\x80",
    b"choose_fleet fleet=" + b"[" * 1500,
    b'choose_fleet fleet="\\ud800"',
    "² ٣ ½".encode(),
    b"? \xff",
    b"\x1b[2J\x07\x00",
]


COMMAND = [sys.executable, "-c", "from fondaco.cli import main; raise SystemExit(main())"]


@pytest.mark.parametrize("language", ["C.UTF-8", "C"])
@pytest.mark.parametrize("title", ["golden-horn", "mediterranee"])
def test_any_bytes_get_an_answer(title: str, language: str, tmp_path: Path) -> None:
    random = Random(4)
    noise = [random.randbytes(12).replace(b"\n", b"") for _ in range(30)]
    lines = [line for odd in [*ODD, *noise] for line in (odd, b"1")]
    words = ["play", title, "--seats", "human,random,random", "--seed", "3", "--language", "en"]
    done = subprocess.run(
        [*COMMAND, *words],
        input=b"\n".join(lines) + b"\n",
        capture_output=True,
        check=False,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": language},
    )
    assert done.stderr == b""
    assert done.returncode == 0


def test_the_version_is_told() -> None:
    done = subprocess.run([*COMMAND, "--version"], capture_output=True, check=True, text=True)
    assert done.stdout.startswith("fondaco 0.")
    assert "plain Python" in done.stdout or "compiled" in done.stdout
