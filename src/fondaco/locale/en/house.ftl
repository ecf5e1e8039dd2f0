# The house's own texts. Titles bring theirs.
list = { $others } and { $last }

# -- the table in the terminal --
your-turn = { $name }, it is your turn.
curtain = Pass the screen to { $name }.
curtain-enter = Press Enter when nobody else is looking.
prompt = Your choice:
keys = number choose  u undo  ? rule  l log  s standings  h help  q save and leave
prompt-pages = Page { $page } of { $pages } (n next, p previous). Your choice:
log-heading = What happened
log-empty = Nothing has happened yet.
passed = (the only choice)
back = Press Enter to go back to the table.
standings-heading = Standings
standings-hidden = What everybody has is hidden until the game is over.
advice-heading = What an admiral would do
gain = { $sign }{ $whole }.{ $tenths }
percent = { $chance }%
advice-line = { $chance }%: { $choice }
advice-why = because it { $why }
deals-heading = Deals, with what each brought
deal-line = { $move }. { $buyer } pays { $seller } { $price }; fair: { $fair } ({ $buyer } { $buyers }, { $seller } { $sellers })
advice-none = This table plays without advice: nobody asked for it with --advice.
total = total
place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
undone = Taken back: { $choice }
leave-saved = The table is saved in { $path }; go on with: fondaco play --resume
resumed = Back at the table in { $path }.
choose-title = Which game?
reconstructed = Parts of the game data are reconstructed, not read off a printed copy: “fondaco games { $slug }” shows which.

# -- forms --
fill-heading = To be filled in
fill-number = A number from { $low } to { $high }; Enter for { $low }, b goes back.
fill-one = A number; b goes back.
fill-many = Numbers with spaces between, { $low } to { $high } of them; Enter for none, b goes back.
fill-many-repeat = Numbers with spaces between, { $low } to { $high } of them, also the same one again; Enter for none, b goes back.
fill-optional = Enter leaves it out.
fill-flag = 1 for yes, Enter for no; b goes back.
fill-text = At most { $letters } letters; b goes back.
fill-by-name = Name and number, several with spaces between, as { $example }; names: { $names }; b goes back.
fill-remark = Enter for nothing, b goes back.
fill-prompt = Your answer:
fill-bad = “{ $text }” is no answer to this.

# -- mistakes --
bad-number = There is no choice { $text }; choose a number from 1 to { $most }.
bad-word = “{ $text }” means nothing here; h shows what you can type.
bad-rule = There is no rule { $text }.
no-refusal = Nothing has been refused yet; “? { $example }” shows any rule.
refused = Refused by { $rule }: { $text }
rule-of = { $rule }: { $text }
ruling-of = { $rule }: { $question } { $decision }
undo-refused = { $why ->
    [nothing] There is nothing to take back.
    [another] You can no longer take that back: somebody else has acted since.
    [chance] You can no longer take that back: chance has spoken.
    [bound] You can no longer take that back: somebody is bound by it.
   *[shown] You can no longer take that back: something has been shown to the others.
}
undo-law = You may take back your own actions until you hear that somebody else has acted, chance has spoken, something has been shown to the others or somebody is bound.

# -- help --
help-heading = What you can type
help-number = a number: make that choice
help-undo = u: take back your last action
help-rule = ?: the rule behind the last refusal; “? { $example }”: any rule
help-log = l: everything you have heard
help-advice = a: what an admiral would do and why, if the table plays with advice
help-standings = s: the standings, if the game ended now
help-pages = n, p: next and previous page of a long list
help-action = an action in full, such as “{ $example }”, to see whether it is allowed
help-leave = q: save the table and leave

# -- the end --
winner = { $names } wins.
winners = { $names } share the win.
record-kept = The record of the game: { $path }

# -- records --
table-of = { $title }, rules { $rules }, for { $players }
options-of = Options: { $options }
options-default = Options: all at their defaults
commitment-of = Commitment: { $hash }
the-deal = Set-up
after = After { $number ->
    [0] the set-up
    [one] action 1
   *[other] action { $number }
} of { $count }
drew = chance: { $draws }
seen-by = as { $name } saw it
seen-by-nobody = as a spectator saw it
replay-keys = Enter next · b back · number go there · q leave
unfinished = The game is not over.
final-scoring = Final scoring

# -- people and notices --
guest-name = Guest { $number }
notice = { $kind ->
    [turn] It is your turn at a table of { $title }
    [nudge] Somebody waits for you at a table of { $title }
    [invited] You are invited to a table of { $title }
    [offer] An offer waits for your answer at a table of { $title }
   *[ended] Your game of { $title } is over
}
mail-notice =
    Hello { $name },

    { $notices }

    What you are told, and when, you decide here:
    { $settings }
mail-digest-subject = { $count } notices from your tables
mail-confirm-subject = Is this your address?
mail-confirm =
    Hello { $name },

    somebody, we hope you, made an account with this address. Open this link in the browser you did it in:
    { $link }

    If it was not you, do nothing.
mail-changed-subject = { $what ->
    [password] Your password was changed
    [address] Your address is to be changed
   *[factor] Your second factor was changed
}
mail-changed =
    Hello { $name },

    { $what ->
        [password] the password of your account was changed.
        [address] another address was given for your account; it counts when a link sent there is opened.
       *[factor] the second factor of your account was set up or ended.
    }

    If it was not you, set a new password at once:
    { $link }
mail-invite-subject = { $sender } invites you to { $title }
mail-invite =
    Hello,

    { $sender } has kept a seat for you at a table of { $title }. Whoever opens this link may sit down there, or decline; no account is needed:
    { $link }

    If you do not know { $sender }, do nothing.
mail-password-subject = A new password
mail-password =
    Hello { $name },

    somebody, we hope you, wants a new password for this address. Open this link within an hour:
    { $link }

    If it was not you, do nothing: the old password still holds.
