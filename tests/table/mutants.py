"""Positions made wrong at one place: each is refused by its field, or it can be played.

`python -m tests.table.mutants SLUG FIRST COUNT` judges mutants by number and lists what is wrong.
A mutant follows from its title and number alone, so that a long run can be split.
"""

import sys
import traceback
from collections import Counter
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import msgspec

from fondaco.bots.blind import play_out
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.titles import open_game, titles
from fondaco.table.words import Invalid
from tests.table.interrogation import PLY_LIMIT, everybody, play, random_action

BLOCK = 200
"""So many mutants share the games they are made from."""
SAMPLES = 24
WHOLE = 8
"""One in so many of the mutants that load is played to the end by choices and forms alike."""
A_WHILE = 25
"""The others are played so for this many acts, and by listed choices from there to the end."""

Path = tuple[str | int, ...]
Position = dict[str, Any]


class Pool(NamedTuple):
    """A game with some of its positions."""

    game: Game
    seats: int
    positions: list[Position]


class Wrong(Exception):
    """A mutant that was neither refused nor playable."""


@lru_cache(maxsize=4)
def pool(slug: str, block: int) -> Pool:
    """Positions met in a random game with some options and seats."""
    random = Random(f"{slug} {block}")
    meta = titles()[slug]
    options = {o.name: random.choice(o.values) for o in meta.options if random.random() < 0.3}
    game = open_game(slug, options)
    seats = random.randint(meta.least_seats, meta.most_seats)
    met = walk(game, seats, random)
    late = random.sample(met, min(len(met), SAMPLES))
    return Pool(game, seats, [position_of(state) for state in (*met[:4], *late, met[-1])])


def position_of(state: State) -> Position:
    position: Position = msgspec.json.decode(msgspec.json.encode(state.position()))
    return position


def walk(game: Game, seats: int, random: Random) -> list[State]:
    """Up to a few hundred states of a random game, the last one included."""
    chance = RandomChance(random)
    state = game.deal(seats, chance)
    met = [state.copy()]
    plies = 0
    while state.actors():
        seat = random.choice(state.actors())
        play(state, seat, random_action(game, state, seat, chance), chance)
        plies += 1
        if plies % (1 + plies // 100) == 0:
            met.append(state.copy())
    return [*met, state]


# -- making them --


def paths(value: object, at: Path = ()) -> list[Path]:
    """Where something stands in JSON, everywhere."""
    found = [at] if at else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += paths(inner, (*at, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            found += paths(inner, (*at, index))
    return found


def get(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def put(value: Any, path: Path, new: Any) -> None:
    get(value, path[:-1])[path[-1]] = new


ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    2.5,
    "",
    "x",
    [],
    {},
    [0],
    {"x": 1},
    [[]],
    "\ud800",
)
HUGE = (99, 1000, 2**31, 2**63, 10**30)


def mutate(position: Position, other: Position, random: Random) -> tuple[str, Path]:
    """Change one place; says how and where."""
    # Every field has the same odds, however much it holds.
    field = random.choice([*position, *other])
    inside = [path for path in paths(position) if path[0] == field] or [(field,)]
    path = random.choice(inside) if random.random() < 0.8 else (field,)
    how = random.choice(("drop", "double", "negate", "swap", "huge", "odd", "other", "add", "add"))
    if field not in position:
        how = "other"
    holder = get(position, path[:-1])
    old = holder[path[-1]] if field in position else None
    match how:
        case "drop":
            del holder[path[-1]]
        case "double" if isinstance(holder, list):
            holder.append(old)
        case "double" if isinstance(old, int | list | str) and not isinstance(old, bool):
            holder[path[-1]] = old * 2
        case "negate" if isinstance(old, bool):
            holder[path[-1]] = not old
        case "negate" if isinstance(old, int | float):
            holder[path[-1]] = -old
        case "swap":
            fellow = random.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
            holder[path[-1]], holder[fellow] = holder[fellow], old
        case "huge":
            holder[path[-1]] = random.choice(HUGE)
        case "add" if isinstance(old, int) and not isinstance(old, bool):
            holder[path[-1]] = old + random.choice((-1, 1, 2))
        case "other" | "add":
            same = [found for found in paths(other) if found[0] == field]
            if field in other and (len(path) == 1 or path not in same):
                position[field] = other[field]
                return how, (field,)
            if path in same:
                put(position, path, get(other, path))
        case _:
            holder[path[-1]] = random.choice(ODD)
            how = "odd"
    return how, path


def mutant(slug: str, number: int) -> tuple[Pool, Position, str]:
    """The mutant of a title with this number, and what was done to it."""
    made_from = pool(slug, number // BLOCK)
    random = Random(f"{slug} mutant {number}")
    one, other = random.choice(made_from.positions), random.choice(made_from.positions)
    position: Position = msgspec.json.decode(msgspec.json.encode(one))
    done = []
    # Two changes that fit together go deeper than one.
    while position == one or random.random() < 0.2:
        how, path = mutate(position, msgspec.json.decode(msgspec.json.encode(other)), random)
        done.append(f"{how} {'.'.join(map(str, path))}")
    return made_from, position, ", ".join(done)


# -- judging them --


def judge(slug: str, number: int) -> bool:
    """Whether the mutant loads; `Wrong`, or whatever the title raised, if the law is broken."""
    made_from, position, _ = mutant(slug, number)
    game = made_from.game
    known = {key for one in made_from.positions for key in one} | {*position, "seats"}
    try:
        state = game.load(position)
    except Invalid as invalid:
        check_named(invalid, known)
        return False
    check_playable(game, state)
    random = Random(number)
    play_on(game, state, random, PLY_LIMIT if number % WHOLE == 0 else A_WHILE)
    return True


def check_named(invalid: Invalid, known: set[str]) -> None:
    """A refusal says which field is wrong."""
    field = invalid.field.removeprefix("position").lstrip(".")
    first = field.split(".")[0].split("[")[0]
    if first not in known and "`" not in invalid.why:
        raise Wrong(f"the refusal names no field: {invalid}")
    if not invalid.why:
        raise Wrong(f"the refusal gives no reason: {invalid}")


def check_playable(game: Game, state: State) -> None:
    written = position_of(state)
    again = game.load(msgspec.json.decode(msgspec.json.encode(written)))
    if position_of(again) != written:
        raise Wrong("it does not load back equal")
    seats = len(state.standings().scores)
    if state.census() != game.deal(seats, RandomChance(Random(0))).census():
        raise Wrong("pieces are missing or too many")
    if not state.actors() and state.end_reason() is None:
        raise Wrong("nobody is waited for, and it is not over")
    if state.actors() and state.end_reason() is not None:
        raise Wrong("it is over, and somebody is waited for")
    for seat in state.actors():
        if not state.legal(seat) and not state.forms(seat):
            raise Wrong(f"seat {seat} is waited for and has no choice")
    check_imagined(game, state, seats)


def check_imagined(game: Game, state: State, seats: int) -> None:
    for seat in everybody(seats):
        view = state.view(seat)
        world = game.imagine(view, RandomChance(Random(1)))
        if msgspec.json.encode(world.view(seat)) != msgspec.json.encode(view):
            raise Wrong(f"the view of {seat} cannot be imagined")


def play_on(game: Game, state: State, random: Random, most: int) -> None:
    """Random play, to the end if there is enough of it."""
    chance = RandomChance(random)
    census = state.census()
    for _ in range(most):
        actors = state.actors()
        if not actors:
            if state.end_reason() is None:
                raise Wrong("play stopped before the end")
            break
        seat = random.choice(actors)
        action = random_action(game, state, seat, chance)
        state.apply(seat, action, chance)
        if state.census() != census:
            raise Wrong(f"pieces lost or made by {action}")
    else:
        if most == PLY_LIMIT:
            raise Wrong("the game does not end")
        play_blindly(state.copy(), chance)
    check_imagined(game, state, len(state.standings().scores))


def play_blindly(state: State, chance: RandomChance) -> None:
    """Random listed choices to the end, without looking on the way."""
    census = state.census()
    play_out(state, chance, PLY_LIMIT)
    if state.end_reason() is None:
        raise Wrong("the game does not end")
    if state.census() != census:
        raise Wrong("pieces lost or made on the way to the end")


def main() -> None:
    import tests.conftest  # noqa: F401 - the fifth title is found

    slug, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    kinds: Counter[str] = Counter()
    loaded = 0
    for number in range(first, first + count):
        try:
            loaded += judge(slug, number)
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            kind = f"{type(error).__name__} {error} at {where.name}:{where.lineno}"
            if not kinds[kind]:
                print(f"{number} ({mutant(slug, number)[2]}): {kind}", flush=True)  # noqa: T201
            kinds[kind] += 1
    print(f"{count} mutants, {loaded} load, {kinds.total()} wrong")  # noqa: T201


if __name__ == "__main__":
    main()
