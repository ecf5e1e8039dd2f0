# The house's texts for the browser.
board = The board
confirm = Confirm
cancel = Cancel
