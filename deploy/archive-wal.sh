#!/bin/sh
# One file of PostgreSQL's log into the archive, packed (docs/operate/backup.md, "To any minute"). PostgreSQL calls it:
#   archive_command = '/opt/kalivo/current/deploy/archive-wal.sh %p %f'
# and keeps the file until this ends with 0. A file that is there already is never replaced: the same one again (PostgreSQL died
# before it noted the first time) is done, another one of that name is refused, for then two databases write to one archive.
#
#   ARCHIVE_DIR   where to (/var/lib/postgresql/wal)
set -eu
umask 077
say() { echo "archive: $1" >&2; }
[ $# = 2 ] || { say "give a file and its name: %p %f"; exit 2; }
kept=${ARCHIVE_DIR:-/var/lib/postgresql/wal}/$2.gz
if [ -e "$kept" ]; then
  if gzip -dc "$kept" | cmp -s - "$1"; then exit 0; fi
  say "$kept is there with something else in it: does another database write to this archive?"
  exit 1
fi
# It gets its name when it is whole and on the disk. An older part is one that was cut off.
gzip -c "$1" > "$kept.part"
sync "$kept.part"
mv "$kept.part" "$kept"
sync "$(dirname "$kept")"
