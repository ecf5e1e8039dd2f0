"""The API: every call the browser makes, and programs may make too."""
