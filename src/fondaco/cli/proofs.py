"""Which tests prove which rules, read off the tests' `rule` marks in a checkout."""

import ast
from collections.abc import Iterator
from pathlib import Path

CHECKOUT = Path(__file__).parents[3]


def proofs(tests: Path = CHECKOUT / "tests") -> dict[str, list[str]]:
    """Rule id → ids of the tests marked with it; empty where the tests are not at hand."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        where = path.relative_to(tests.parent).as_posix()
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
                for rule in _marked(function):
                    found.setdefault(rule, []).append(f"{where}::{function.name}")
    return found


def _marked(function: ast.FunctionDef) -> Iterator[str]:
    for mark in function.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            for argument in mark.args:
                yield str(ast.literal_eval(argument))
