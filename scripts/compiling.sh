# Sourced by ./run and ./test: engines compiled from the same source (scripts/compile.py).
#
# The compiler has an environment of its own, .fondaco/compiler; what it makes is kept in
# .fondaco/compiled by a digest of the source. .fondaco/compiled/tried is newer than all source that
# was compiled, or could not be.

COMPILER=$LOCAL/compiler
TRIED=$LOCAL/compiled/tried

compile_engines() {
    can_compile || fail 'compiling needs a C compiler (cc) and the headers of Python'
    get_compiler && run_compiler || fail 'could not compile the engines (why: .fondaco/compile.log)'
}

# Without anybody waiting: this start is plain Python, later ones are compiled.
compile_engines_meanwhile() {
    [ "${FONDACO_ENGINES-}" != plain ] && ! tried && can_compile || return 0
    mkdir -p "$LOCAL/compiled"
    (get_compiler && run_compiler) </dev/null >/dev/null 2>&1 &
    disown
}

tried() {
    [ -f "$TRIED" ] && [ -z "$(cd "$ROOT" && find src/fondaco scripts requirements/compile.txt \
        \( -name '*.py' -o -name compile.txt \) -newer "$TRIED" -print -quit)" ]
}

can_compile() {
    command -v cc >/dev/null && "$VENV/bin/python" -c '
import sys, sysconfig
from pathlib import Path
sys.exit(not Path(sysconfig.get_path("include"), "Python.h").is_file())'
}

get_compiler() {
    local stamp=$COMPILER/fondaco-stamp sum
    sum=$(cksum <"$ROOT/requirements/compile.txt")$("$VENV/bin/python" -V)
    [ ! -f "$stamp" ] || [ "$(cat "$stamp")" != "$sum" ] || return 0
    find_uv
    {
        in_root "$UV" venv --quiet --clear --python "$VENV/bin/python" "$COMPILER" &&
            in_root "$UV" pip sync --quiet --python "$COMPILER/bin/python" --require-hashes requirements/compile.txt
    } >"$LOCAL/compile.log" 2>&1 || return 1
    printf %s "$sum" >"$stamp"
}

run_compiler() {
    local begun=$LOCAL/compiled/begun.$$ result=0
    mkdir -p "$LOCAL/compiled"
    : >"$begun"
    nice -n 10 "$COMPILER/bin/python" "$ROOT/scripts/compile.py" >"$LOCAL/compile.log" 2>&1 || result=1
    mv "$begun" "$TRIED"
    return $result
}
