"""The worked notebook runs from its first cell to its last, which says that random was beaten."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

NOTEBOOK = Path(__file__).parents[2] / "examples" / "learning.ipynb"

RUN = """
import sys, nbformat
from nbclient import NotebookClient
book = nbformat.read(sys.argv[1], 4)
NotebookClient(book, timeout=3000, kernel_name="python3").execute()
print(book.cells[-1].outputs[-1].text)
"""


@pytest.mark.nightly
def test_the_notebook_runs_and_beats_random() -> None:
    environment = os.environ | {"OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", RUN, str(NOTEBOOK)],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.startswith("against random: 0.")


def test_the_notebook_that_is_kept_was_run() -> None:
    book = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    cells = [cell for cell in book["cells"] if cell["cell_type"] == "code"]
    assert all(cell["execution_count"] for cell in cells)
    assert any("image/png" in out.get("data", {}) for cell in cells for out in cell["outputs"])
