"""Mutants of the rules: one place of a title's chapters made wrong, which its tests must notice.

`python -m tests.trust.mutating SLUG COUNT [SEED]` takes a random sample of all mutants, runs the
title's tests on each (`killing.py`) and lists the survivors. A survivor is either no change at all
(another way to say the same; `equivalent.toml` says why) or a rule that no test holds.
"""

import ast
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from types import CodeType
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "fondaco" / "games"
NO_RULES = {"meta.py", "words.py", "components.py", "component_file.py", "printed.py", "parts.py"}
EQUIVALENT = Path(__file__).with_name("equivalent.toml")

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}

Change = Callable[[ast.AST], None]
Function = ast.FunctionDef


class Mutant(NamedTuple):
    """A function, which of its mutants, and what was done where."""

    path: Path
    function: str
    number: int
    line: int
    name: str
    """The same as long as the function is: how `equivalent.toml` knows it."""


# -- making them --


def changes(node: ast.AST) -> Iterator[tuple[str, Change]]:
    """What can be made wrong at one node: a name and the change."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in _COMPARED:
            other = _COMPARED[type(op)]
            yield f"{type(op).__name__} is {other.__name__}", lambda n: setattr(n, "ops", [other()])
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in _RECKONED:
            another = _RECKONED[type(op)]
            yield (
                f"{type(op).__name__} is {another.__name__}",
                lambda n: setattr(n, "op", another()),
            )
        case ast.BoolOp(op=op):
            turned = ast.Or if isinstance(op, ast.And) else ast.And
            yield f"{type(op).__name__} is {turned.__name__}", lambda n: setattr(n, "op", turned())
        case ast.Constant(value=bool(value)):
            yield f"{value} is {not value}", lambda n: setattr(n, "value", not value)
        case ast.Constant(value=int(value)):
            yield f"{value} is {value + 1}", lambda n: setattr(n, "value", value + 1)
        case ast.If(test=test):
            wrong = ast.UnaryOp(ast.Not(), test)
            yield "if is if not", lambda n: setattr(n, "test", deepcopy(wrong))
        case ast.Expr(value=ast.Call()):
            yield "left out", lambda n: setattr(n, "value", ast.Constant(None))
        case ast.Return(value=ast.Call(func=ast.Name(id="Refusal" | "no"))):
            yield "no refusal", lambda n: setattr(n, "value", ast.Constant(None))


def functions(tree: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[tuple[str, Function]]:
    """The functions and methods of a module, by their names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield prefix + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, f"{prefix}{node.name}.")


def sites(function: Function) -> Iterator[tuple[ast.AST, str, Change]]:
    """Everything that can be made wrong inside a function."""
    for statement in function.body:
        for node in ast.walk(statement):
            for what, change in changes(node):
                yield node, what, change


def mutants(slug: str) -> list[Mutant]:
    """All mutants of a title's chapters."""
    found = []
    for path in sorted((GAMES / slug.replace("-", "_")).glob("*.py")):
        if path.name in NO_RULES:
            continue
        for name, function in functions(ast.parse(path.read_text("utf-8"))):
            met: Counter[str] = Counter()
            for number, (node, what, _) in enumerate(sites(function)):
                head = ast.unparse(node).splitlines()[0]
                told = f"{path.stem}.{name}: {what}: {head}"
                met[told] += 1
                if met[told] > 1:
                    told += f" #{met[told]}"
                found.append(Mutant(path, name, number, getattr(node, "lineno", 0), told))
    return found


def mutated(mutant: Mutant) -> ast.Module:
    """The mutant's module."""
    tree = ast.parse(mutant.path.read_text("utf-8"))
    function = dict(functions(tree))[mutant.function]
    node, _, change = list(sites(function))[mutant.number]
    change(node)
    return ast.fix_missing_locations(tree)


def code_of(mutant: Mutant) -> CodeType:
    """The mutant's function, compiled."""
    module = compile(mutated(mutant), str(mutant.path), "exec")
    return next(code for code in _codes(module) if code.co_qualname == mutant.function)


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes(inner)


# -- the run --


def equivalent(slug: str) -> dict[str, str]:
    """Mutants that change nothing, with the reason."""
    known: dict[str, str] = tomllib.loads(EQUIVALENT.read_text("utf-8")).get(slug, {})
    return known


def sample(slug: str, count: int, seed: str) -> list[Mutant]:
    every = mutants(slug)
    return Random(seed).sample(every, min(count, len(every)))


def main() -> None:
    from tests.trust.killing import kill

    slug, count = sys.argv[1], int(sys.argv[2])
    chosen = sample(slug, count, sys.argv[3] if len(sys.argv) > 3 else slug)
    excused = equivalent(slug)
    same = alive = 0
    for done, (mutant, killer) in enumerate(kill(slug, chosen), 1):
        if not killer and mutant.name in excused:
            same += 1
        elif not killer:
            alive += 1
            print(f"survives: {mutant.line}: {mutant.name}", flush=True)  # noqa: T201
        if done % 10 == 0 or done == len(chosen):
            print(  # noqa: T201
                f"{slug}: {done - same - alive} of {done} killed, {same} change nothing, "
                f"{alive} survive; {len(mutants(slug))} in all",
                flush=True,
            )


if __name__ == "__main__":
    main()
