#!/bin/sh
# kalivo <command>: one command of the product, as its own user and with the configuration and secrets of its services. Install
# it as /usr/local/sbin/kalivo; root runs it. `kalivo migrate` is `systemctl start kalivo-migrate`, which alone gets the owner.
# What a command writes (`person export`) is in /var/lib/kalivo.
set -eu
# What is set here would reach nothing: the command gets its addresses from /etc/credstore, and would work on another database.
for name in DATABASE_URL DATABASE_DIRECT_URL DATABASE_READ_URL DATABASE_OWNER_URL; do
  if printenv "$name" > /dev/null; then
    echo "kalivo: $name is set here and would not be used: change /etc/credstore/kalivo.$name, then unset it" >&2
    exit 2
  fi
done
terminal=--pipe
if [ -t 0 ] && [ -t 1 ]; then terminal=--pty; fi
set -- /opt/kalivo/current/node_modules/.bin/node server/src/cli.ts "$@"
for secret in DATABASE_URL DATABASE_DIRECT_URL DATABASE_READ_URL SECRET_KEYS SMTP_URL STRIPE_SECRET_KEY \
  STRIPE_WEBHOOK_SECRET STRAVA_CLIENT_SECRET STRAVA_VERIFY_TOKEN GARMIN_CLIENT_SECRET METRICS_TOKEN PING_URL; do
  set -- "--property=LoadCredential=$secret:kalivo.$secret" "$@"
done
exec systemd-run --quiet --collect --wait "$terminal" --unit="kalivo-command-$$" --uid=kalivo \
  --working-directory=/opt/kalivo/current --setenv=NODE_ENV=production \
  --property=StateDirectory=kalivo --property=StateDirectoryMode=0700 --setenv=DATA_DIR=/var/lib/kalivo \
  --property=EnvironmentFile=/etc/kalivo/kalivo.env "$@"
