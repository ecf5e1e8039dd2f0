"""Compiles the engines with mypyc, from the source that plain Python runs.

    python scripts/compile.py          keeps the result under .fondaco/compiled, by digest
    python scripts/compile.py --list   the modules that are compiled

Which modules are compiled is found by looking: all of `fondaco.compiled.PACKAGES` but those that
define structs of msgspec, whose classes are made by msgspec itself, and empty ones.
Needs mypy, setuptools, msgspec (requirements/compile.txt) and a C compiler.
"""

import ast
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
sys.path.insert(0, str(SOURCE))
os.environ["FONDACO_ENGINES"] = "plain"

from fondaco.compiled import KEPT, PACKAGES, Finder, digest  # noqa: E402

STRUCT = "msgspec.Struct"
KEEP = 3
"""How many results are kept: going back and forth between two versions compiles nothing."""

# -- which modules --


def modules() -> list[Path]:
    """The source files to compile."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in _candidates()}
    bases: dict[str, list[str]] = {}
    for path, tree in trees.items():
        bases.update(_classes(_name(path), tree))
    with_structs = {name.rpartition(".")[0] for name in bases if _is_struct(name, bases)}
    return [path for path in trees if _name(path) not in with_structs]


def _candidates() -> Iterator[Path]:
    for package in PACKAGES:
        for path in sorted((SOURCE / "fondaco" / package).rglob("*.py")):
            if path.name != "__init__.py":
                yield path


def _name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def _classes(module: str, tree: ast.Module) -> dict[str, list[str]]:
    """A module's classes and their bases, by their full names."""
    known: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            known |= {
                alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names
            }
        elif isinstance(node, ast.Import):
            known |= {alias.asname or alias.name: alias.name for alias in node.names}
    found: dict[str, list[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            bases = []
            for base in node.bases:
                first, dot, rest = ast.unparse(base).partition("[")[0].partition(".")
                bases.append(known.get(first, f"{module}.{first}") + dot + rest)
            found[f"{module}.{node.name}"] = bases
    return found


def _is_struct(name: str, bases: dict[str, list[str]]) -> bool:
    return name == STRUCT or any(_is_struct(base, bases) for base in bases.get(name, []))


# -- compiling --


def build(target: Path, work: Path) -> None:
    """Compile into a folder, which then has the shape of the package; `work` is for leftovers."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    jobs = os.cpu_count() or 1

    class BuildInParallel(build_ext):
        """The one big extension has a source file for each module: these side by side."""

        def build_extension(self, ext) -> None:  # type: ignore[no-untyped-def]
            def compiled(source: str) -> list[str]:
                return self.compiler.compile(  # type: ignore[no-any-return]
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=ext.include_dirs,
                    extra_postargs=[*ext.extra_compile_args, *_BOUND, *_without_hurry(source)],
                )

            with ThreadPoolExecutor(jobs) as pool:
                objects = [made for some in pool.map(compiled, ext.sources) for made in some]
            ext.extra_objects, ext.sources = objects, []
            super().build_extension(ext)

    os.environ["MYPYPATH"] = str(SOURCE)
    extensions = mypycify(
        [
            "--config-file=",
            f"--cache-dir={work / 'types'}",
            "--namespace-packages",
            "--explicit-package-bases",
            "--ignore-missing-imports",  # what others bring is called as plain Python calls it
            *map(str, modules()),
        ],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        group_name="fondaco",
        target_dir=str(work),
    )
    command = BuildInParallel(Distribution({"name": "fondaco", "ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = str(work)
    command.parallel = jobs
    command.ensure_finalized()
    command.run()


_BOUND = ["-fno-semantic-interposition"] if sys.platform == "linux" else []
"""Nobody puts other functions in place of ours, so short ones may become part of their callers."""


def _without_hurry(source: str) -> list[str]:
    """Sentences are made once a move at most, so their modules are compiled fast, not for speed."""
    return ["-O1"] if "___text___" in source else []


def keep() -> bool:
    """Compile what is not yet compiled; False if it was."""
    import fcntl

    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        target = KEPT / digest()
        if Finder(target).files:
            target.touch()
            return False
        with tempfile.TemporaryDirectory(prefix="fondaco-") as work:
            fresh = Path(work, "fresh")
            build(fresh, Path(work, "work"))
            # Complete or not there at all: a process that starts meanwhile sees one or the other.
            shutil.rmtree(target, ignore_errors=True)
            moving = KEPT / "moving"
            shutil.rmtree(moving, ignore_errors=True)
            shutil.copytree(fresh, moving)
            moving.rename(target)
        kept = sorted(KEPT.glob("*/"), key=lambda folder: folder.stat().st_mtime)
        for old in kept[:-KEEP]:
            shutil.rmtree(old)
        return True


if __name__ == "__main__":
    if "--list" in sys.argv[1:]:
        sys.stdout.writelines(f"{_name(path)}\n" for path in modules())
    else:
        keep()
