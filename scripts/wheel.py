"""Compiled engines in a wheel: `FONDACO_COMPILE=1 pip wheel .`; otherwise the wheel is pure."""

import os
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WANTED = "FONDACO_COMPILE"


class CompiledEngines(BuildHookInterface[Any]):
    """Compiles into a folder of its own and adds what it finds there beside the source."""

    def dependencies(self) -> list[str]:
        wanted = ["msgspec", "mypy==2.4.1", "mypy-extensions", "setuptools"]
        return wanted if self._wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._wanted() or version != "standard":
            return
        sys.path.insert(0, str(Path(self.root, "scripts")))
        import compile as compiling

        made = compiling.KEPT / compiling.digest()
        if not compiling.Finder(made).files:
            folder = Path(mkdtemp(prefix="fondaco-wheel-"))
            made = folder / "made"
            compiling.build(made, folder / "work")
        for path in compiling.Finder(made).files.values():
            build_data["force_include"][path] = str(Path(path).relative_to(made))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _wanted(self) -> bool:
        return os.environ.get(WANTED) == "1"
