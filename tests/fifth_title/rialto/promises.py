"""What Rialto's choices promise: the coins of a bid are no more than a purse holds."""

from rialto.words import Bid

NEVER_SILENT = ()


def promised(game, view, action, said):
    return {"bid": said.args.get("coins", 0)}


def brought(before, after, seat, action, news):
    return {"bid": action.coins if isinstance(action, Bid) else 0}
