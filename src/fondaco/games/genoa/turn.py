"""Chapter 2: the end of a turn and of a round."""

from fondaco.games.genoa.ending import end_game
from fondaco.games.genoa.state import START_PHASE, City, fresh_turn
from fondaco.games.genoa.words import RoundAdvanced, TurnBegun
from fondaco.table.audience import ALL
from fondaco.table.words import Tell


def pass_tower(city: City, tell: Tell | None) -> None:
    """GN-715, GN-203: the tower goes to the next seat, after a round perhaps to nobody."""
    city.active = (city.active + 1) % city.seats
    if city.active == city.first:  # GN-802: a round is always played to its end
        if city.round >= city.end_space:
            fresh_turn(city)
            end_game(city, tell)
            return
        city.round += 1
        if tell is not None:
            tell(RoundAdvanced(city.round, False), ALL)
    city.turn += 1
    city.phase = START_PHASE
    fresh_turn(city)
    if tell is not None:
        tell(TurnBegun(city.active, city.round), ALL)
