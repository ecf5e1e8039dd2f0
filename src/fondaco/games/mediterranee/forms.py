"""The parametrised choices as forms with their bounds."""

from fondaco.games.mediterranee.combat import crews_after
from fondaco.games.mediterranee.control import landable
from fondaco.games.mediterranee.instructions import ANSWERS
from fondaco.games.mediterranee.market import room_in
from fondaco.games.mediterranee.movement import needs_consent, owners_in
from fondaco.games.mediterranee.pieces import COIN, ENROLLED, GARRISON, SAILORS
from fondaco.games.mediterranee.state import BIDS, COMBAT, CONTROL, MOVEMENT, OVER, PURCHASES, Sea
from fondaco.games.mediterranee.terms import MOST_DEMAND
from fondaco.games.mediterranee.trade import meetings
from fondaco.games.mediterranee.yard import has_materials
from fondaco.parley.talk import ASKED, COUNTERED
from fondaco.table.blanks import Counts, Field, Fixed, Flag, Grid, Number, One, Player, number
from fondaco.table.words import Form, Seat


def forms(sea: Sea, seat: Seat) -> list[Form]:
    phase = sea.phase
    found: list[Form] = []
    if phase == OVER:
        return found
    if phase == BIDS:
        found.append(Form("bid", (number("amount", 0, sea.money[seat], COIN),)))
    elif phase == PURCHASES:
        found += _purchases(sea, seat)
    elif phase == MOVEMENT:
        if seat == sea.active and sea.asking is None and sea.house.tolls:
            found += _tolls(sea, seat)
    elif phase == COMBAT:
        if sea.beaten >= 0 and seat == sea.owner[sea.victor]:
            found += _prize(sea)
    elif phase == CONTROL and seat == sea.active:
        found += _landings(sea, seat)
    return found + _instructions(sea, seat)


def _names(galleys: list[int]) -> tuple[str, ...]:
    return tuple(f"g{galley + 1}" for galley in galleys)


def _goods(sea: Sea) -> tuple[str, ...]:
    return tuple(sea.parts.goods)


def _purchases(sea: Sea, seat: Seat) -> list[Form]:
    talk = sea.talk
    if talk is not None:
        if talk.speaker != seat:
            return []
        return _port_talk(sea, seat) if sea.port_talk else _trade_talk(sea, seat)
    if seat != sea.active:
        return []
    found = _buying(sea, seat)
    for partner, area in meetings(sea, seat):
        found.append(Form("propose_trade", _terms(sea, seat, partner, area, named=True)))
        for held in _aboard(sea, "want", partner, area):
            asked = Counts("want", held.kinds, 1, held.high * len(held.keys))
            where = (Fixed("partner", partner), Fixed("area", area))
            found.append(Form("ask_trade", (*where, asked)))
    return found + _yards(sea, seat) + _stowage(sea, seat)


def _buying(sea: Sea, seat: Seat) -> list[Form]:
    found: list[Form] = []
    for area in sorted({sea.lies[galley] for galley in sea.fleet[seat]}):
        port = sea.chart.market_at[area]
        if port < 0 or not sea.box[sea.parts.good_of[port]]:  # ME-315
            continue
        name = Fixed("port", sea.parts.ports[port])
        if sea.holder[port] in (-1, seat) or sea.named[port]:
            if not room_in(sea, seat, port):  # ME-314
                continue
            load = Counts("load", _names(sea.here(seat, area)), 1, sea.parts.capacity - 1)
            found.append(Form("buy", (name, load)))
        elif not sea.refused >> port & 1:
            found.append(Form("ask_price", (name, number("tokens", 0, sea.parts.tokens))))
    return found


def _port_talk(sea: Sea, seat: Seat) -> list[Form]:
    talk, port = sea.talk, sea.talk_port
    assert talk is not None
    if talk.stage in (ASKED, COUNTERED):
        return []
    galleys = _names(sea.here(seat, sea.parts.area_of[port]))
    load = Counts("load", galleys, 1, sea.parts.capacity - 1)
    found = [Form("take", (load,))]
    assert isinstance(talk.terms, int)
    if talk.may_counter() and talk.terms > sea.parts.least_price:
        price = number("price", sea.parts.least_price, talk.terms - COIN, COIN)
        found.append(Form("counter", (price, load)))
    return found


def _trade_talk(sea: Sea, seat: Seat) -> list[Form]:
    talk, area = sea.talk, sea.talk_area
    assert talk is not None
    if talk.stage == ASKED:
        return [Form("propose_trade", _terms(sea, seat, talk.responder, area, named=True))]
    found = [Form("accept", (_receive(sea, seat, area),))]
    if talk.may_counter():
        terms = _terms(sea, seat, talk.author, area, named=False)
        found.append(Form("counter_trade", terms))
    return found


def _receive(sea: Sea, seat: Seat, area: int) -> Grid:
    galleys = _names(sea.here(seat, area))
    most = sea.parts.capacity - 1
    return Grid("receive", galleys, _goods(sea), 0, most, optional=True)


def _aboard(sea: Sea, name: str, seat: Seat, area: int) -> tuple[Grid, ...]:
    """The goods on a seat's galleys in an area; nothing where there are none."""
    galleys = sea.here(seat, area)
    kinds = [sea.goods_names(sea.cargo[galley]) for galley in galleys]
    goods = tuple(good for good in sea.parts.goods if any(good in held for held in kinds))
    if not goods:
        return ()
    most = max(count for held in kinds for count in held.values())
    return (Grid(name, _names(galleys), goods, 0, most),)


def _terms(sea: Sea, seat: Seat, partner: Seat, area: int, named: bool) -> tuple[Field, ...]:
    where = (Fixed("partner", partner), Fixed("area", area)) if named else ()
    return (
        *where,
        *_aboard(sea, "give", seat, area),
        *_aboard(sea, "want", partner, area),
        number("pay", -MOST_DEMAND, sea.money[seat], COIN),
        _receive(sea, seat, area),
    )


def _yards(sea: Sea, seat: Seat) -> list[Form]:
    found: list[Form] = []
    for port, holder in enumerate(sea.holder):
        if holder != seat:
            continue
        name = Fixed("port", sea.parts.ports[port])
        galleys = _names(sea.here(seat, sea.parts.area_of[port]))
        most = sea.parts.capacity
        if not sea.built >> port & 1 and has_materials(sea, port, sea.parts.galley_needs):
            sources = (GARRISON, ENROLLED, *galleys)
            found.append(Form("build_galley", (name, Counts("crew", sources, 1, most))))
        left = len(sea.shelves[port]) - sea.enrolled[port]
        if left > 0:
            places = Counts("places", (GARRISON, *galleys), 1, left)
            found.append(Form("enrol", (name, places)))
    return found


def _stowage(sea: Sea, seat: Seat) -> list[Form]:
    found: list[Form] = []
    most = sea.parts.capacity
    for area in sorted({sea.lies[galley] for galley in sea.fleet[seat]}):
        galleys = sea.here(seat, area)
        port = sea.chart.market_at[area]
        fields: list[Field] = [
            Fixed("area", area),
            Grid("galleys", _names(galleys), (SAILORS, *_goods(sea)), 0, most),
        ]
        if port >= 0 and sea.holder[port] == seat:
            sailors = sea.garrison[port] + sum(sea.crew[galley] for galley in galleys)
            fields.append(Number("garrison", 0, sailors, optional=True))
        fields.append(Flag("scuttle"))
        found.append(Form("rearrange", tuple(fields)))
    for galley in sea.fleet[seat]:
        name = Fixed("galley", f"g{galley + 1}")
        if sea.hold[galley]:
            goods = tuple(sea.goods_names(sea.cargo[galley]))
            load = Counts("goods", goods, 1, sea.hold[galley])
            found.append(Form("discard_goods", (name, load)))
        if sea.crew[galley] > 1 and sea.chart.market_at[sea.lies[galley]] >= 0:
            crew = number("sailors", 1, sea.crew[galley] - 1)
            found.append(Form("discard_sailors", (name, crew)))
    return found


def _tolls(sea: Sea, seat: Seat) -> list[Form]:
    found: list[Form] = []
    for galley in sea.fleet[seat]:
        done = sea.moved >> galley & 1 or sea.steps[galley] >= sea.crew[galley]
        if not done and needs_consent(sea, seat, galley):
            owners = owners_in(sea, seat, sea.lies[galley])
            powers = tuple(sea.parts.powers[sea.powers[other]] for other in owners)
            tolls = Counts("tolls", powers, 0, sea.money[seat], COIN)
            name = Fixed("galley", f"g{galley + 1}")
            found.append(Form("request_passage", (name, tolls)))
    return found


def _prize(sea: Sea) -> list[Form]:
    most = sea.parts.capacity - 1
    after = _names(sorted((sea.beaten, sea.victor)))
    victor = _names(list(crews_after(sea, 0)))
    sailors = number("sailors", 1, sea.crew[sea.victor])
    return [
        Form("sink", (Grid("cargo", victor, _goods(sea), 0, most, optional=True),)),
        Form(
            "seize",
            (sailors, Grid("cargo", after, _goods(sea), 0, most, optional=True)),
        ),
    ]


def _landings(sea: Sea, seat: Seat) -> list[Form]:
    found: list[Form] = []
    for area in sorted({sea.lies[galley] for galley in sea.fleet[seat]}):
        port = sea.chart.market_at[area]
        if port >= 0 and landable(sea, seat, port):
            name = Fixed("port", sea.parts.ports[port])
            galleys = _names(sea.here(seat, area))
            sailors = Counts("sailors", galleys, 1, sea.parts.capacity)
            found.append(Form("land", (name, sailors)))
    return found


def _instructions(sea: Sea, seat: Seat) -> list[Form]:
    most = sea.parts.monopoly_price
    others = tuple(other for other in range(sea.seats) if other != seat)
    return [
        Form(
            "instruct_price",
            (
                One("port", tuple(sea.parts.ports)),
                Player("buyer", others),
                number("price", 0, most, COIN),
                number("lowest", 0, most, COIN),
            ),
            aside=True,
        ),
        Form(
            "instruct_passage",
            (Player("mover", others), One("answer", tuple(ANSWERS))),
            aside=True,
        ),
    ]
