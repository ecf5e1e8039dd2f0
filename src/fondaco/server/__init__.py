"""The web table: HTTP and WebSocket, tables, seats, clocks, notices, storage."""
