"""Takes the last choice of the list:  fondaco simulate TITLE --bots "exec:python last.py",random"""

import json
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "decide":
        sys.stdout.write(json.dumps(told["choices"][-1]) + "\n")
        sys.stdout.flush()
