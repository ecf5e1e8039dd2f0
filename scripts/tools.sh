# Sourced by ./test: what the tests need beside Python, from Debian and npm.

# A browser and a database that are really there; installing them needs root.
get_debian_packages() {
    local missing=()
    [ -x /usr/bin/chromium ] || missing+=(chromium)
    compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
    [ -x /usr/sbin/nginx ] || missing+=(nginx-light)
    [ -x /usr/bin/caddy ] || missing+=(caddy)
    command -v cc >/dev/null || missing+=(gcc libc6-dev)
    [ ${#missing[@]} -gt 0 ] || return 0
    say "installing ${missing[*]} (Debian)"
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null ||
        fail "the tests need ${missing[*]}; please install: apt-get install ${missing[*]}"
    mkdir -p "$LOCAL"
    # The tests start what they need themselves; no service of the machine is started for them.
    local policy=/usr/sbin/policy-rc.d
    if [ -e $policy ]; then policy=; else printf '#!/bin/sh\nexit 101\n' >$policy && chmod +x $policy; fi
    {
        apt-get update -q &&
            DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}"
    } >"$LOCAL/log" 2>&1 || { rm -f $policy; fail "could not install ${missing[*]} (why: .fondaco/log)"; }
    rm -f $policy
}

# The packages of web/package-lock.json, installed anew only when it changed.
get_npm_packages() {
    local stamp=$ROOT/web/node_modules/.fondaco-stamp sum
    sum=$(cksum <"$ROOT/web/package-lock.json")
    [ ! -f "$stamp" ] || [ "$(cat "$stamp")" != "$sum" ] || return 0
    say 'installing the packages of web/package-lock.json'
    mkdir -p "$LOCAL"
    (cd "$ROOT/web" && npm ci --no-audit --no-fund >"$LOCAL/log" 2>&1) ||
        fail 'could not install the packages of web/ (why: .fondaco/log)'
    printf %s "$sum" >"$stamp"
}

# The browser's types must be those of the server's description.
compare_types() {
    local fresh=$LOCAL/schema.ts
    TYPES=$fresh npm --prefix "$ROOT/web" run --silent types >&2 &&
        diff --brief "$fresh" "$ROOT/web/src/api/schema.ts" ||
        fail 'web/src/api/schema.ts is not what the server says: run `npm run types` in web/ and commit'
}

# The committed web app must be what its source builds.
compare_static() {
    local fresh=$LOCAL/static
    (cd "$ROOT/web" && npx vite build --logLevel warn --outDir "$fresh" --emptyOutDir) &&
        diff --recursive --brief "$fresh" "$ROOT/src/fondaco/static" ||
        fail 'src/fondaco/static is not what web/ builds: run `npm run build` in web/ and commit'
}
