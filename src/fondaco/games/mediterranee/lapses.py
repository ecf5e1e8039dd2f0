"""What is done for a seat whose time is up: the lapses of the catalogue's table of decisions."""

from fondaco.games.mediterranee.market import most_price
from fondaco.games.mediterranee.price_talk import standing_price
from fondaco.games.mediterranee.state import BIDS, DEPLOYMENT, POSITIONS, POWERS_PHASE, Sea
from fondaco.games.mediterranee.words import (
    AnswerPassage,
    Bid,
    ChoosePower,
    Deploy,
    Done,
    Leave,
    NamePrice,
    Refuse,
    Seize,
    Sink,
    TakePosition,
)
from fondaco.parley.talk import ASKED, LAST, NAMED
from fondaco.table.words import Action, Seat


def lapse(sea: Sea, seat: Seat) -> Action:
    phase, talk = sea.phase, sea.talk
    if phase == POWERS_PHASE:
        return ChoosePower(None)
    if phase == DEPLOYMENT:
        half = min(4, sea.parts.capacity, sea.parts.start_sailors // 2)
        return Deploy(half, half)
    if phase == BIDS:
        return Bid(0)
    if phase == POSITIONS:
        return TakePosition(sea.places.index(-1) + 1)
    if talk is not None:
        if sea.port_talk and talk.stage == ASKED:
            standing = standing_price(sea, seat, sea.talk_port, talk.responder)
            return NamePrice(standing or most_price(sea, sea.talk_port))
        if talk.stage == LAST or (sea.port_talk and talk.stage == NAMED):
            return Leave()
        return Refuse()
    if sea.asking is not None:
        return AnswerPassage(False)
    if sea.beaten >= 0:
        return Seize(1) if sea.crew[sea.victor] > 1 else Sink()
    return Done()
