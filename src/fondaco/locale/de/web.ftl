# The house's texts for the browser.
board = Der Spielplan
confirm = Bestätigen
cancel = Abbrechen
