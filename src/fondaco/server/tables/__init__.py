"""Tables: made in the lobby, played in rooms, kept as journals."""
