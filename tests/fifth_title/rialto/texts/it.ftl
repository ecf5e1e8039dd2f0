lot-on-show = { $lot } · { $bank }
question = ?
action-bid = + { $coins }
action-pass = –
event-lot-drawn = { $value }
event-bid-sealed = { $seat }
event-bids-shown = !
event-purses-shown = !!
