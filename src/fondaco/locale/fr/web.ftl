# The house's texts for the browser.
board = Le plateau
confirm = Confirmer
cancel = Annuler
