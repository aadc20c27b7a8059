#!/bin/sh
# Whether the newest backup is one: restores it into a scratch database, compares the books in it, drops it again. Nothing leaves
# the machine: no mail server and no payment provider is configured for it, and no job runs. Run by kalivo-restore-test.service.
#
#   BACKUP_DIR              where the backups are
#   RESTORE_DATABASE        a database that a role with CREATEDB may connect to (postgres); its password in PGPASSFILE
#   RESTORE_NAME            what the scratch database is called (kalivo_restore_test); one of this name is dropped before
#   RESTORE_OLDEST_HOURS    a newest backup that is older is a failure (26)
#   KALIVO                  the folder of the product
#   CREDENTIALS_DIRECTORY   holds `identity`, age's private key, when the backup is encrypted with age
#   RESTORE_PING_URL        asked after a test that was good
#
# Exit codes. 0: the backup is good. It is bad: 1 it cannot be decrypted, restored or read, or nobody is in it; 3 the books in it
# differ; 4 there is none, or it is too old. Nothing is known of it: 2 wrongly called; 5 the test could not run or was ended (the
# database does not answer, no key, no room).
set -eu
umask 077
say() { echo "restore test: $1" >&2; }
# What ends this script without a verdict has found out nothing.
verdict=5
end() { verdict=$1; say "$2"; exit "$1"; }
work='' scratch=''
tidy() {
  [ -z "$work" ] || rm -rf "$work" || true
  [ -z "$scratch" ] || drop || say "the scratch database is still there: $name"
  exit "$verdict"
}
trap tidy EXIT
trap 'end 5 "ended from outside"' HUP INT TERM

[ -r "${BACKUP_DIR:-}" ] && [ -d "$BACKUP_DIR" ] || end 2 "BACKUP_DIR is no folder that can be read: ${BACKUP_DIR:-}"
[ -n "${RESTORE_DATABASE:-}" ] || end 2 "RESTORE_DATABASE is not set"
[ -f "${KALIVO:-}/server/src/cli.ts" ] || end 2 "KALIVO is not the product's folder: ${KALIVO:-}"
name=${RESTORE_NAME:-kalivo_restore_test}
oldest=${RESTORE_OLDEST_HOURS:-26}
case $oldest in *[!0-9]*) end 2 "RESTORE_OLDEST_HOURS must be a number: $oldest" ;; esac
for command in psql pg_restore; do command -v "$command" > /dev/null || end 5 "$command is not installed"; done

newest=$(find "$BACKUP_DIR" -maxdepth 1 -type f -name 'kalivo-*.dump*' | sort | tail -n 1)
[ -n "$newest" ] || end 4 "there is no backup in $BACKUP_DIR"
called=$(basename "$newest")
[ -n "$(find "$newest" -mmin "-$((oldest * 60))")" ] || end 4 "the newest backup is older than $oldest hours: $called"

ask() { PGOPTIONS="-c client_min_messages=warning" psql --no-psqlrc --no-password --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 \
  --dbname="$1" --command="$2"; }
admin() { ask "$RESTORE_DATABASE" "$1" > /dev/null; }
drop() { admin "drop database if exists \"$name\" with (force)"; }
# The backup is bad, if it was not the database that went away.
bad() {
  admin "select 1" || end 5 "the database does not answer any more: nothing is known of $called"
  end 1 "$1"
}
admin "select 1" || end 5 "the database does not answer"

work=$(mktemp -d)
dump=$newest
case $newest in
  *.age | *.gpg) dump=$work/dump ;;
esac
case $newest in
  *.age)
    key=${CREDENTIALS_DIRECTORY:-/nowhere}/identity
    [ -r "$key" ] && command -v age > /dev/null || end 5 "age, or its private key, is not there: $key"
    age --decrypt --identity "$key" --output "$dump" "$newest" || bad "it cannot be decrypted: $called"
    ;;
  *.gpg)
    [ -n "$(gpg --batch --list-secret-keys --with-colons)" ] || end 5 "gpg, or its private key, is not there"
    gpg --batch --quiet --output "$dump" --decrypt "$newest" || bad "it cannot be decrypted: $called"
    ;;
esac

# The same address with another database's name at its end.
scratch=${RESTORE_DATABASE%/*}/$name
drop && admin "create database \"$name\" template template0 encoding 'UTF8'" || end 5 "the scratch database cannot be made: $name"
pg_restore --no-password --no-owner --no-privileges --exit-on-error --dbname="$scratch" "$dump" || bad "pg_restore failed: $called"
people=$(ask "$scratch" "select count(*) from users") || bad "it is no database of Kalivo: $called"
[ "$people" -gt 0 ] || end 1 "nobody is in $called: is BACKUP_DATABASE the right one?"
# The version that runs may be newer than the backup: it brings the scratch database to its schema first.
cd "$KALIVO"
code=0
env -i PATH="$PATH" HOME="$work" NODE_ENV=production PGPASSFILE="${PGPASSFILE:-}" DEMO=0 DATABASE_URL="$scratch" \
  PUBLIC_URL=http://localhost SECRET_KEYS="for this check alone: nothing is signed" \
  "${NODE:-node_modules/.bin/node}" server/src/cli.ts ledger check --whole || code=$?
case $code in
  0) ;;
  1) bad "the books of $called could not be read" ;;
  3) end 3 "the books of $called differ" ;;
  *) end 5 "the product did not compare the books of $called (code $code)" ;;
esac
verdict=0
say "good: $called, $people people"
if [ -n "${RESTORE_PING_URL:-}" ]; then
  curl --silent --fail --max-time 30 --retry 3 --output /dev/null "$RESTORE_PING_URL" || say "RESTORE_PING_URL did not answer"
fi
