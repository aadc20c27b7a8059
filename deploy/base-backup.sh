#!/bin/sh
# A base for going back to any minute, and what no kept base needs away (docs/operate/backup.md, "To any minute"). Run by
# kalivo-base.service as the user of PostgreSQL; the archive beside it is written by archive-wal.sh.
#
#   BASE_DIR      where to (/var/lib/postgresql/base): one folder a base, named for its time
#   ARCHIVE_DIR   the archive (/var/lib/postgresql/wal)
#   BASE_KEEP     how many bases stay (2); with one a week that is how many weeks, and one more, one can go back
#   PGHOST, PGPORT and the like lead to another PostgreSQL than this machine's first
#
# Exit codes: 0 done; 1 no base was made, nothing was removed; 2 wrongly called; 4 done, but something old could not be removed.
set -eu
umask 077
say() { echo "base: $1" >&2; }
bases=${BASE_DIR:-/var/lib/postgresql/base} archive=${ARCHIVE_DIR:-/var/lib/postgresql/wal} keep=${BASE_KEEP:-2}
for folder in "$bases" "$archive"; do [ -d "$folder" ] || { say "not a folder: $folder"; exit 2; }; done
case $keep in '' | *[!0-9]* | 0) say "BASE_KEEP must be a number from 1: $keep"; exit 2 ;; esac

part=$bases/.base.part
rm -rf "$part"
trap 'rm -rf "$part"' EXIT
pg_basebackup --no-password --checkpoint=fast --format=tar --gzip --pgdata="$part" || { say "pg_basebackup failed"; exit 1; }
made=$(date -u +%Y%m%dT%H%M%SZ)
mv "$part" "$bases/$made"
say "$made, $(du -sh "$bases/$made" | cut -f1)"

code=0
# Their names sort by time.
find "$bases" -mindepth 1 -maxdepth 1 -type d -name '2*Z' | sort -r | tail -n "+$((keep + 1))" | (
  left=0
  while read -r old; do rm -rf "$old" || left=1; done
  exit "$left"
) || { say "an old base could not be removed"; code=4; }
# Of the archive everything from before the oldest base that is left: where that base begins stands in itself.
oldest=$(find "$bases" -mindepth 1 -maxdepth 1 -type d -name '2*Z' | sort | head -n 1)
from=$(tar -xzOf "$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p')
if [ -z "$from" ]; then
  say "where $oldest begins could not be read: nothing of the archive was removed"
  exit 4
fi
# Where it was packed in Debian's way, the command is on no path.
cleanup=$(command -v pg_archivecleanup || ls /usr/lib/postgresql/*/bin/pg_archivecleanup 2> /dev/null | sort -V | tail -n 1)
"${cleanup:-pg_archivecleanup}" -x .gz "$archive" "$from" || { say "the archive could not be pruned"; code=4; }
# What a crash cut off: no archiving takes an hour.
find "$archive" -maxdepth 1 -type f -name '*.gz.part' -mmin +60 -exec rm {} + || code=4
say "the archive from $from on, $(du -sh "$archive" | cut -f1)"
exit "$code"
