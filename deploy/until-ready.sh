#!/bin/sh
# Waits until the web process of this port is ready: ExecStartPost of kalivo-web@.service, so that a start returns when it serves.
#   until-ready.sh PORT    with MAINPID, the process that is waited for, and HOST, where it listens (127.0.0.1)
# Ends with 0 when /readyz says yes, and with 1 as soon as that process is gone: then systemd tries again, or tells that it is
# wrongly configured. How long at most says the unit (TimeoutStartSec).
set -eu
host=${HOST:-127.0.0.1}
case $host in *:*) host="[$host]" ;; esac
until curl --silent --fail --globoff --output /dev/null --max-time 5 "http://$host:$1/readyz" && kill -0 "$MAINPID" 2> /dev/null; do
  kill -0 "$MAINPID" 2> /dev/null || { echo "until-ready: the process ended before it was ready" >&2; exit 1; }
  sleep 0.3
done
