"""What may bring an event of Rialto about."""

from fondaco.table.words import Event
from rialto.words import BidSealed, BidsShown, LotDrawn, PursesShown

CAUSES = {
    BidSealed: (Event,),
    BidsShown: (BidSealed,),
    LotDrawn: (BidsShown,),
    PursesShown: (BidsShown,),
}
