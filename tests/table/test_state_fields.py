"""A state's fields are listed several times for the compiler's sake: the lists are the same."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "fondaco" / "games"
STATES = [pytest.param(path, id=path.parent.name) for path in sorted(SOURCE.glob("*/state.py"))]


def pieces(path: Path) -> ast.ClassDef:
    """The class that holds what is on the table; read, not imported: it may be compiled."""
    classes = [node for node in ast.parse(path.read_text()).body if isinstance(node, ast.ClassDef)]
    return next(node for node in classes if "take_from" in methods(node))


def methods(kind: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in kind.body if isinstance(node, ast.FunctionDef)}


def assigned(method: ast.FunctionDef) -> set[str]:
    """The fields of `self` that a method sets."""
    return {
        node.attr
        for node in ast.walk(method)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    }


def slots_of(kind: ast.ClassDef) -> set[str]:
    for node in kind.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__":
            return set(ast.literal_eval(node.value))
    raise LookupError("__slots__")


@pytest.mark.parametrize("path", STATES)
def test_slots_annotations_and_copies_name_the_same_fields(path: Path) -> None:
    kind = pieces(path)
    slots = slots_of(kind)
    annotated = {ast.unparse(node.target) for node in kind.body if isinstance(node, ast.AnnAssign)}
    assert slots == annotated, "slots and annotations"
    kept = assigned(methods(kind)["__init__"])
    copied = assigned(methods(kind)["take_from"])
    assert kept | copied == slots, "slots and what a copy gets"
    assert not kept & copied, "given twice to a copy"
