#!/bin/sh
# One backup of the database: a dump of everything but raw_payloads (docs/operate/backup.md), encrypted if somebody is named for
# whom, and the oldest ones away. Run by kalivo-backup.service.
#
#   BACKUP_DATABASE       what pg_dump connects to, as a role that may read everything; its password in PGPASSFILE
#   BACKUP_PG_DUMP        the command that makes the dump (pg_dump), of the server's major version or a newer one; it writes to
#                         standard output, so it may be one inside the database's container
#   BACKUP_DIR            where to
#   BACKUP_KEEP           how many stay (35)
#   BACKUP_AGE_RECIPIENT  encrypts with age for this public key, or
#   BACKUP_GPG_RECIPIENT  with gpg for this key of the caller's keyring
#   BACKUP_PING_URL       asked after a backup that worked, so that an outside service notices when none comes
#
# Exit codes: 0 done; 1 the dump failed; 2 wrongly called; 3 it could not be encrypted; 4 done, but the oldest could not be
# removed or the ping was not answered.
set -eu
umask 077
say() { echo "backup: $1" >&2; }
[ -n "${BACKUP_DATABASE:-}" ] || { say "BACKUP_DATABASE is not set"; exit 2; }
[ -d "${BACKUP_DIR:-}" ] || { say "BACKUP_DIR is not a folder: ${BACKUP_DIR:-}"; exit 2; }
keep=${BACKUP_KEEP:-35}
case $keep in '' | *[!0-9]* | 0) say "BACKUP_KEEP must be a number from 1: $keep"; exit 2 ;; esac
age=${BACKUP_AGE_RECIPIENT:-} gpg=${BACKUP_GPG_RECIPIENT:-}
if [ -n "$age" ] && [ -n "$gpg" ]; then say "BACKUP_AGE_RECIPIENT or BACKUP_GPG_RECIPIENT, not both"; exit 2; fi

part=$BACKUP_DIR/.kalivo.part
trap 'rm -f "$part" "$part.sealed"' EXIT
# Without quotes: a command and its words.
${BACKUP_PG_DUMP:-pg_dump} --format=custom --no-password --exclude-table-data=raw_payloads --dbname="$BACKUP_DATABASE" > "$part" || {
  say "pg_dump failed"
  exit 1
}
ending=dump
if [ -n "$age" ]; then
  age --recipient "$age" --output "$part.sealed" "$part" || { say "age failed"; exit 3; }
  ending=dump.age
elif [ -n "$gpg" ]; then
  gpg --batch --quiet --trust-model always --recipient "$gpg" --output "$part.sealed" --encrypt "$part" || { say "gpg failed"; exit 3; }
  ending=dump.gpg
fi
[ "$ending" = dump ] || mv "$part.sealed" "$part"
# Whole on the disk before it counts as one.
sync "$part"
kept=$BACKUP_DIR/kalivo-$(date -u +%Y%m%dT%H%M%SZ).$ending
mv "$part" "$kept"
say "$(basename "$kept"), $(du -h "$kept" | cut -f1)"

code=0
# Their names sort by time.
find "$BACKUP_DIR" -maxdepth 1 -type f -name 'kalivo-*.dump*' | sort -r | tail -n "+$((keep + 1))" | (
  left=0
  while read -r old; do rm "$old" || left=1; done
  exit "$left"
) || { say "an old backup could not be removed"; code=4; }
if [ -n "${BACKUP_PING_URL:-}" ]; then
  curl --silent --fail --max-time 30 --retry 3 --output /dev/null "$BACKUP_PING_URL" || { say "BACKUP_PING_URL did not answer"; code=4; }
fi
exit "$code"
