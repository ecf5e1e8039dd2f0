# The house's texts for the browser.
board = Il tabellone
confirm = Conferma
cancel = Annulla
