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
# Exit codes: 0 good; 1 it could not be restored or read; 2 wrongly called; 3 the books differ; 4 there is none, or it is too old.
set -eu
umask 077
say() { echo "restore test: $1" >&2; }
[ -d "${BACKUP_DIR:-}" ] || { say "BACKUP_DIR is not a folder: ${BACKUP_DIR:-}"; exit 2; }
[ -n "${RESTORE_DATABASE:-}" ] || { say "RESTORE_DATABASE is not set"; exit 2; }
[ -f "${KALIVO:-}/server/src/cli.ts" ] || { say "KALIVO is not the product's folder: ${KALIVO:-}"; exit 2; }
name=${RESTORE_NAME:-kalivo_restore_test}
oldest=${RESTORE_OLDEST_HOURS:-26}

newest=$(find "$BACKUP_DIR" -maxdepth 1 -type f -name 'kalivo-*.dump*' | sort | tail -n 1)
[ -n "$newest" ] || { say "there is no backup in $BACKUP_DIR"; exit 4; }
if [ -z "$(find "$newest" -mmin "-$((oldest * 60))")" ]; then
  say "the newest backup is older than $oldest hours: $(basename "$newest")"
  exit 4
fi

work=$(mktemp -d)
admin() { PGOPTIONS="-c client_min_messages=warning" psql --no-psqlrc --no-password --quiet --set ON_ERROR_STOP=1 --dbname="$RESTORE_DATABASE" --command="$1"; }
tidy() {
  rm -rf "$work"
  admin "drop database if exists \"$name\" with (force)" || say "the scratch database is still there: $name"
}
trap tidy EXIT
case $newest in
  *.age) age --decrypt --identity "${CREDENTIALS_DIRECTORY:-/nowhere}/identity" --output "$work/dump" "$newest" ;;
  *.gpg) gpg --batch --quiet --output "$work/dump" --decrypt "$newest" ;;
  *) cp "$newest" "$work/dump" ;;
esac || { say "it cannot be decrypted: $(basename "$newest")"; exit 1; }

# The same address with another database's name at its end.
scratch=${RESTORE_DATABASE%/*}/$name
admin "drop database if exists \"$name\" with (force)"
admin "create database \"$name\" template template0 encoding 'UTF8'"
pg_restore --no-password --no-owner --no-privileges --exit-on-error --dbname="$scratch" "$work/dump" || {
  say "pg_restore failed: $(basename "$newest")"
  exit 1
}
# The version that runs may be newer than the backup: it brings the scratch database to its schema first.
cd "$KALIVO"
code=0
env -i PATH="$PATH" HOME="$work" NODE_ENV=production PGPASSFILE="${PGPASSFILE:-}" DEMO=0 DATABASE_URL="$scratch" \
  PUBLIC_URL=http://localhost SECRET_KEYS="for this check alone: nothing is signed" \
  "${NODE:-node_modules/.bin/node}" server/src/cli.ts ledger check || code=$?
case $code in
  0) ;;
  1) say "the books of $(basename "$newest") differ"; exit 3 ;;
  *) say "the books of $(basename "$newest") could not be read (code $code)"; exit 1 ;;
esac
people=$(psql --no-psqlrc --no-password --tuples-only --no-align --dbname="$scratch" --command="select count(*) from users")
say "good: $(basename "$newest"), $people people"
if [ -n "${RESTORE_PING_URL:-}" ]; then
  curl --silent --fail --max-time 30 --retry 3 --output /dev/null "$RESTORE_PING_URL" || say "RESTORE_PING_URL did not answer"
fi
