"""Notices: your turn, an invitation, an offer, an end; in the browser, by mail, by webhook."""
