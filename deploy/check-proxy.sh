#!/bin/sh
# check-proxy.sh https://kalivo.example.org [curl options]: what a proxy in front gets wrong most often, asked from outside. One line
# each; exit code 1 when one is wrong. Run it from another machine, after each change of the proxy. It uploads 5, 11 and 12 MB.
set -eu
url=${1:?the address people use}
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
code=0
ask() { curl --silent --show-error --max-time 60 "$@" || true; }
tell() { # <what> <expected> <found>
  if [ "$2" = "$3" ]; then echo "ok     $1"; else echo "WRONG  $1: expected $2, found ${3:-nothing}"; code=1; fi
}
status() { ask --output /dev/null --write-out '%{http_code}' "$@"; }

ask --dump-header "$work/page" --output /dev/null -H 'accept-encoding: gzip' "$@" "$url/"
ask --dump-header "$work/call" --output /dev/null "$@" "$url/api/version"
for name in strict-transport-security content-security-policy x-content-type-options x-frame-options referrer-policy permissions-policy; do
  tell "$name once, in a page" 1 "$(grep -ic "^$name:" "$work/page" || true)"
  tell "$name once, in an answer" 1 "$(grep -ic "^$name:" "$work/call" || true)"
done
tell "compressed once" "content-encoding: gzip" "$(grep -i '^content-encoding:' "$work/page" | tr -d '\r' | tr '[:upper:]' '[:lower:]')"
tell "no version of the proxy" 0 "$(grep -icE '^(server: .*[0-9]|x-powered-by:)' "$work/page" || true)"
tell "http leads to https" "$url/" "$(ask --output /dev/null --write-out '%{redirect_url}' "$@" "http://${url#https://}/")"
for path in /metrics /metrics?x /%6detrics //metrics; do
  tell "nobody reads $path" 404 "$(status --path-as-is "$@" "$url$path")"
done
tell "ready" 200 "$(status "$@" "$url/readyz")"

# 401 is the product's: whoever is not signed in may not upload. A proxy that is too strict says 413. What is too large is refused by
# the proxy (413) or by the product, which did not have to read it (401).
upload() { # <megabytes> <path> <field> [curl options]
  megabytes=$1 path=$2 field=$3
  shift 3
  head -c "$((megabytes * 1000 * 1000))" /dev/zero > "$work/file"
  ask --output "$work/answer" --write-out '%{http_code}' -H 'expect:' --form "$field=@$work/file" "$@" "$url$path"
}
tell "a picture of 5 MB passes" 401 "$(upload 5 /api/user/informations picture "$@")"
tell "files of 12 MB pass to the import" 401 "$(upload 12 /api/workout/import files "$@")"
refused=$(upload 12 /api/user/informations picture "$@")
tell "12 MB elsewhere do not" refused "$(case $refused in 401 | 413) echo refused ;; *) echo "$refused" ;; esac)"
tell "and are refused with a sentence" '{"message":"' "$(head -c 12 "$work/answer")"

# Wrong passwords from one place, each with another made-up address: the eleventh is refused.
many=0
for each in 1 2 3 4 5 6 7 8 9 10 11 12; do
  many=$(status -H "x-forwarded-for: 10.0.0.$each" -H 'content-type: application/json' \
    --data '{"email":"nobody@example.org","password":"wrong one"}' "$@" "$url/api/auth")
done
tell "nobody chooses their own address" 429 "$many"
exit "$code"
