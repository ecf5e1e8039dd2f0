"""Talk: prices of ports, deals between galleys, passage, and answers left beforehand."""

from typing import Final

from fondaco.games.mediterranee.bot import dealing
from fondaco.games.mediterranee.bot.outlook import Outlook
from fondaco.games.mediterranee.bot.prospects import rounds_after
from fondaco.games.mediterranee.bot.voyages import Pilot, Waters
from fondaco.games.mediterranee.market import fill_in_order, most_price, room_in
from fondaco.games.mediterranee.pieces import COIN
from fondaco.games.mediterranee.state import REFUSE, Sea, Terms
from fondaco.games.mediterranee.words import (
    Accept,
    AnswerPassage,
    Counter,
    InstructPassage,
    InstructPrice,
    Leave,
    NamePrice,
    PassageAnswered,
    PassageRequested,
    Refuse,
    Take,
)
from fondaco.parley.talk import ASKED, COUNTERED, LAST, NAMED
from fondaco.table.words import Action, Event, Seat

TOLL: Final = 200  # what opens every passage
STRONG: Final = 4  # a crew that is not let through
LEAD = 6.0  # how far ahead a mover may be


class Haggler:
    """What a merchant says, and what he remembers of what others said."""

    def __init__(self, seat: Seat, outlook: Outlook) -> None:
        self.seat = seat
        self.outlook = outlook
        self.refused: dict[str, int] = {}
        """By power: how often it refused us passage, less how often it consented."""
        self._wronged: set[str] = set()
        """Powers that ever refused us."""
        self._mover: Seat = -1

    def hear(self, event: Event) -> None:
        match event:
            case PassageRequested():
                self._mover = event.seat
            case PassageAnswered() if self._mover == self.seat:
                for power, consent in event.consent.items():
                    self.refused[power] = self.refused.get(power, 0) + (-1 if consent else 1)
                    if not consent:
                        self._wronged.add(power)

    # -- passage --

    def distrust(self) -> float:
        """What asking for passage costs in points: more, the more often it was refused."""
        return 0.3 * max(0, sum(self.refused.values()))

    def passage(self, sea: Sea) -> Action:
        """Refused to those who refused us, and to a galley that could storm a port of ours."""
        mover = sea.active
        if sea.tolls[self.seat] >= TOLL:
            return AnswerPassage(True)
        if self._hostile(sea, mover) or sea.crew[sea.asking_galley] >= STRONG:
            return AnswerPassage(False)
        standings = [self.outlook.standing_of(sea, other) for other in range(sea.seats)]
        return AnswerPassage(standings[mover] < standings[self.seat] + LEAD)

    def _hostile(self, sea: Sea, mover: Seat) -> bool:
        power = sea.parts.powers[sea.powers[mover]]
        return sea.seats == 2 or not rounds_after(sea) or self.refused.get(power, 0) > 0

    def _was_wronged(self, sea: Sea, mover: Seat) -> bool:
        """Whether a refusal may have been left in return: one left for other reasons stays."""
        return sea.parts.powers[sea.powers[mover]] in self._wronged

    # -- answers left beforehand --

    def instruction(self, sea: Sea) -> Action | None:
        """A standing answer that would be given anyway and has not been left yet."""
        for mover in range(sea.seats):
            if mover == self.seat or sea.house.tolls:
                continue
            standing = sea.standing_passage.get((self.seat, mover))
            hostile = self._hostile(sea, mover)
            if standing is None and hostile:
                return InstructPassage(mover, "refuse")
            if standing == REFUSE and not hostile and self._was_wronged(sea, mover):
                return InstructPassage(mover, "ask")
        for buyer in sea.order[sea.turn + 1 :]:
            for galley in sea.fleet[buyer]:
                port = sea.chart.market_at[sea.lies[galley]]
                if port >= 0 and sea.holder[port] == self.seat:
                    price = self._fair(sea, buyer, port)
                    left = price, _lowest(sea, price)
                    if sea.standing_prices.get((self.seat, port, buyer)) != left:
                        return InstructPrice(sea.parts.ports[port], buyer, *left)
        return None

    # -- talks --

    def talk(self, sea: Sea) -> Action:
        return self._price(sea) if sea.port_talk else self._trade(sea)

    def _price(self, sea: Sea) -> Action:
        talk, port = sea.talk, sea.talk_port
        assert talk is not None
        if talk.stage == ASKED:
            return NamePrice(self._fair(sea, talk.responder, port))
        assert isinstance(talk.terms, int)
        if talk.stage == COUNTERED:
            assert isinstance(talk.counter, tuple)
            return Accept() if talk.counter[0] >= _lowest(sea, talk.terms) else Refuse()
        if talk.stage == NAMED and talk.counters_left and talk.terms > sea.parts.least_price:
            lower = self._wanted(sea, self.seat, port, talk.terms - COIN)
            if lower:
                return Counter(talk.terms - COIN, self._load(sea, lower))
        tokens = self._wanted(sea, self.seat, port, talk.terms)
        return Take(self._load(sea, tokens)) if tokens else Leave()

    def _load(self, sea: Sea, tokens: int) -> dict[str, int]:
        return sea.names(fill_in_order(sea, self.seat, sea.talk_port, tokens))

    def _fair(self, sea: Sea, buyer: Seat, port: int) -> int:
        """The price that brings most, as far as one can see what the buyer wants the good for."""
        least, most = sea.parts.least_price, most_price(sea, port)
        step = COIN if most <= sea.parts.most_price else 2 * COIN
        best = 0, most
        for price in range(most, least - 1, -step):
            taken = price * self._wanted(sea, buyer, port, price)
            if taken > best[0]:
                best = taken, price
        return best[1]

    def _wanted(self, sea: Sea, seat: Seat, port: int, price: int) -> int:
        """How many tokens a seat's galleys in a port would buy at a price."""
        waters = Waters(sea, seat, self.outlook)
        waters.price[port] = price / sea.parts.ducats_per_point
        pilot = Pilot(waters, self.outlook.glance)
        budget = sea.money[seat] // price
        tokens = 0
        for galley in sea.here(seat, sea.parts.area_of[port]):
            area, crew, cargo = sea.lies[galley], sea.crew[galley], sea.cargo[galley]
            voyage = pilot.plan(area, crew, cargo, True, budget - tokens)
            waters.commit(voyage)
            tokens += voyage.purchases()
        return min(tokens, budget, room_in(sea, seat, port), sea.box[sea.parts.good_of[port]])

    def _trade(self, sea: Sea) -> Action:
        talk = sea.talk
        assert talk is not None
        if talk.stage == ASKED:
            found = dealing.deal_with(sea, self.seat, talk.responder, sea.talk_area, self.outlook)
            return Refuse() if found is None else found[1]
        terms = talk.counter if talk.stage == COUNTERED else talk.terms
        author = talk.responder if talk.stage == COUNTERED else talk.author
        assert isinstance(terms, Terms)
        if dealing.gain_of(sea, self.seat, terms, author, self.outlook) >= dealing.WORTHWHILE:
            if sea.check(self.seat, Accept()) is None:
                return Accept()
        elif talk.may_counter():
            answer = dealing.counter(sea, self.seat, terms, author, self.outlook)
            if answer is not None and sea.check(self.seat, answer) is None:
                return answer
        return Leave() if talk.stage == LAST else Refuse()


def _lowest(sea: Sea, price: int) -> int:
    """What an owner takes in the end: one coin less, more off a monopoly's price."""
    off = COIN if price <= sea.parts.most_price else 2 * COIN
    return max(sea.parts.least_price, price - off)
