"""Makes the fifth title's package findable, as if somebody had installed it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "fifth_title"))
