"""Engines compiled from the same source (`scripts/compile.py`), found in a checkout.

They lie under `.fondaco/compiled`, in a folder named by the digest of the source they were made
from: changed source is never run as something older. Where there are none, plain Python plays
with the same results. A compiled wheel has them beside the source and needs none of this.

FONDACO_ENGINES=plain leaves compiled engines alone, FONDACO_ENGINES=compiled insists on them.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGES = ("table", "parley", "games", "bots")
"""Where the modules that may be compiled are."""

CHOICE = "FONDACO_ENGINES"
HOME = Path(__file__).parent
KEPT = HOME.parents[1] / ".fondaco" / "compiled"


def digest(home: Path = HOME) -> str:
    """What all source that compiled engines depend on comes to."""
    total = hashlib.sha256()
    for package in PACKAGES:
        # In the order of their names, whatever order the disk has them in.
        for folder, folders, files in os.walk(home / package):
            folders.sort()
            for name in sorted(files):
                if name.endswith(".py"):
                    path = Path(folder, name)
                    total.update(f"{path.relative_to(home).as_posix()}\0".encode())
                    total.update(path.read_bytes())
    return total.hexdigest()[:20]


class Finder(MetaPathFinder):
    """Gives compiled modules instead of their source."""

    def __init__(self, folder: Path) -> None:
        suffix = EXTENSION_SUFFIXES[0]  # of this Python and this machine alone
        self.files = {
            ".".join(path.relative_to(folder).parts)[: -len(suffix)]: str(path)
            for path in folder.rglob(f"*{suffix}")
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


def use() -> None:
    """From now on import compiled engines, if they are there and wanted."""
    choice = os.environ.get(CHOICE, "")
    if choice == "plain" or not (choice or KEPT.is_dir()):
        return
    finder = Finder(KEPT / digest())
    if finder.files:
        sys.meta_path.insert(0, finder)
    elif choice == "compiled":
        raise ImportError(f"{CHOICE}=compiled, but no engines are compiled from this source")


def in_use() -> bool:
    """Whether the engines that run here are compiled."""
    from fondaco.table import chance

    return not str(chance.__file__).endswith(".py")
