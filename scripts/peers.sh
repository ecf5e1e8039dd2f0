# Sourced by ./run: the engines that `fondaco bench` measures us beside (src/fondaco/cli/peers.py).
#
# Each has an environment of its own, .fondaco/peers/NAME, so that no dependency of theirs touches
# ours. One that cannot be installed here is left out.

get_peers() {
    local list
    for list in "$ROOT"/requirements/peers/*.txt; do
        get_peer "$(basename "$list" .txt)" || say "goes without $(basename "$list" .txt) (why: .fondaco/log)"
    done
    get_earlier || say 'goes without an earlier Fondaco, which the history of the checkout has'
}

# The last version before engines were compiled: what views and choices in words cost then.
EARLIER=58c2760fc12912e51eda0a2830c1a045d4a9cfce

get_earlier() {
    local home=$LOCAL/peers/earlier
    [ ! -f "$home/ready" ] || [ "$(cat "$home/ready")" != "$EARLIER" ] || return 0
    git -C "$ROOT" cat-file -e "$EARLIER^{commit}" 2>/dev/null || return 1
    find_uv
    say 'installing an earlier Fondaco into .fondaco/peers'
    {
        in_root "$UV" venv --quiet --clear --python "$VENV/bin/python" "$home" &&
            mkdir "$home/source" &&
            in_root git archive "$EARLIER" | tar -x -C "$home/source" &&
            in_root "$UV" pip sync --quiet --python "$home/bin/python" --require-hashes \
                "$home/source/requirements/run.txt" &&
            in_root "$UV" pip install --quiet --python "$home/bin/python" --no-deps --no-build-isolation \
                --editable "$home/source"
    } >"$LOCAL/log" 2>&1 || return 1
    printf %s "$EARLIER" >"$home/ready"
}

get_peer() { # get_peer NAME
    local home=$LOCAL/peers/$1 list=requirements/peers/$1.txt sum
    sum=$(cksum <"$ROOT/$list")
    [ ! -f "$home/ready" ] || [ "$(cat "$home/ready")" != "$sum" ] || return 0
    find_uv
    say "installing $1 into .fondaco/peers"
    {
        in_root "$UV" venv --quiet --clear --python "$VENV/bin/python" "$home" &&
            in_root "$UV" pip sync --quiet --python "$home/bin/python" --require-hashes "$list"
    } >"$LOCAL/log" 2>&1 || return 1
    printf %s "$sum" >"$home/ready"
}
