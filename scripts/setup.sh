# Sourced by ./run, ./test and requirements/lock: brings the environment into being.
#
#   set_up run      what `fondaco` needs
#   set_up dev      that, and what the tests need
#
# Each level holds the one before it and all share .venv, so that no level undoes another. The stamp
# .venv/fondaco-stamp says which level is installed there, from which files and for which folder;
# while it holds, set_up does nothing. It is written last, so an interrupted set-up is done again.
# uv, if the machine has none, the lock and log of the set-up and compiled modules are in .fondaco.
# FONDACO_PYTHON names the Python to use instead of the first suitable one.

ROOT=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
LOCAL=$ROOT/.fondaco
VENV=$ROOT/.venv
STAMP=$VENV/fondaco-stamp
LEVELS='run dev'

# What Python makes of a module is kept, whatever the caller's shell says: a house that reads all its
# source again takes twice the time to open.
unset PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX=$LOCAL/pycache

say() { printf 'fondaco: %s\n' "$*" >&2; }

fail() {
    say "$@"
    exit 1
}

set_up() {
    is_set_up "$1" && return
    mkdir -p "$LOCAL"
    exec 9>"$LOCAL/lock"
    if command -v flock >/dev/null && ! flock --nonblock 9; then
        say 'waiting for another set-up to finish'
        flock 9
        is_set_up "$1" || install "$1"
    else
        install "$1"
    fi
    exec 9>&-
}

is_set_up() {
    [ -x "$VENV/bin/python" ] && [ -x "$VENV/bin/fondaco" ] && [ -f "$STAMP" ] || return 1
    read_stamp
    [ "$stamped_root" = "$ROOT" ] && [ "$stamped_sum" = "$(sum_of_sources)" ] &&
        [ "$(highest "$1" "$stamped_level")" = "$stamped_level" ]
}

read_stamp() {
    stamped_level='' stamped_sum='' stamped_root=''
    [ ! -f "$STAMP" ] || { read -r stamped_level && read -r stamped_sum && read -r stamped_root; } <"$STAMP" || true
}

write_stamp() { printf '%s\n' "$@" "$ROOT" >"$STAMP"; }

sum_of_sources() { (cd "$ROOT" && cat pyproject.toml requirements/*.txt | cksum); }

highest() { # of the levels named
    local level found=run
    for level in $LEVELS; do
        case " $* " in *" $level "*) found=$level ;; esac
    done
    printf %s "$found"
}

install() {
    local level sum
    sum=$(sum_of_sources)
    read_stamp
    level=$(highest "$1" "$stamped_level")
    find_uv
    if { [ -n "$stamped_root" ] && [ "$stamped_root" != "$ROOT" ]; } || ! suits "$VENV/bin/python"; then
        find_python
        say "creating .venv with Python $("$PYTHON" -c 'import platform; print(platform.python_version())')"
        rm -rf "$VENV"
        in_root "$UV" venv --quiet --python "$PYTHON" .venv || fail 'could not create .venv'
    fi
    write_stamp "$level" unfinished
    say "installing the packages of requirements/$level.txt"
    in_root "$UV" pip sync --quiet --python .venv/bin/python --require-hashes "requirements/$level.txt" ||
        fail "could not install requirements/$level.txt"
    in_root "$UV" pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation \
        --reinstall-package fondaco --editable . || fail 'could not install fondaco itself'
    write_stamp "$level" "$sum"
}

# uv reads settings from the folder it is called in: that must be ours, not the caller's.
in_root() { (cd "$ROOT" && unset UV_SYSTEM_PYTHON && exec "$@" 9>&-); }

suits() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

find_python() { # sets PYTHON
    local name
    [ -z "${PYTHON-}" ] || return 0
    for name in ${FONDACO_PYTHON:+"$FONDACO_PYTHON"} python3.13 python3.12 python3.11 python3 python; do
        if suits "$name"; then
            # The interpreter itself, not a shim and not a virtual environment that may go away.
            PYTHON=$("$name" -c 'import sys; print(getattr(sys, "_base_executable", sys.executable))')
            return
        fi
    done
    fail 'needs Python 3.11 or newer, and found none (python3.13, python3.12, python3.11, python3)'
}

find_uv() { # sets UV
    for UV in "$(command -v uv || true)" "$LOCAL/uv/bin/uv"; do
        [ -x "$UV" ] && "$UV" --version >/dev/null 2>&1 && return
    done
    say 'installing uv into .fondaco'
    find_python
    local way
    mkdir -p "$LOCAL"
    : >"$LOCAL/log"
    for way in by_venv by_target by_user; do
        rm -rf "$LOCAL/uv" "$LOCAL/uv.new"
        if "$way" "$LOCAL/uv.new" >>"$LOCAL/log" 2>&1 && "$LOCAL/uv.new/bin/uv" --version >>"$LOCAL/log" 2>&1; then
            mv "$LOCAL/uv.new" "$LOCAL/uv"
            UV=$LOCAL/uv/bin/uv
            return
        fi
    done
    rm -rf "$LOCAL/uv.new"
    fail "could not install uv with $PYTHON, neither by venv nor by pip (why: .fondaco/log); install uv, or your system's python3-venv, and try again"
}

# Three ways to install uv into a folder, for Pythons with and without venv, pip and the marker of
# an externally managed environment.
by_venv() { "$PYTHON" -m venv "$1" && pip_install "$1/bin/python"; }
by_target() { PIP_USER=0 pip_install "$PYTHON" --target "$1"; }
by_user() { PYTHONUSERBASE=$1 PIP_BREAK_SYSTEM_PACKAGES=1 pip_install "$PYTHON" --user; }

pip_install() { # pip_install PYTHON WORDS…
    local python=$1
    shift
    "$python" -m pip install --no-input --disable-pip-version-check --no-deps --require-hashes \
        --requirement "$ROOT/requirements/uv.txt" "$@" 9>&-
}
