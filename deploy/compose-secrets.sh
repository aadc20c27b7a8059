#!/bin/sh
# Makes the secrets of compose.yaml, each a file in secrets/ beside it. Asks for the mail server; never changes one that is there.
set -eu
umask 077
cd "$(dirname "$0")"
mkdir -p secrets
make() { [ -e "secrets/$1" ] || printf '%s\n' "$2" > "secrets/$1"; }
for role in postgres owner product; do make "${role}_password" "$(openssl rand -hex 24)"; done
make database_url "postgresql://kalivo_product:$(cat secrets/product_password)@db/kalivo"
make database_owner_url "postgresql://kalivo_owner:$(cat secrets/owner_password)@db/kalivo"
make secret_keys "$(openssl rand -base64 32)"
if [ ! -e secrets/smtp_url ]; then
  printf 'The mail server, like smtps://user:password@mail.example.org: '
  read -r smtp
  [ -n "$smtp" ] || { echo "Without one no notice leaves. Nothing was written for it." >&2; exit 1; }
  make smtp_url "$smtp"
fi
# User 10001 reads them in the containers, where each is mounted by itself; on the host the folder lets nobody else through.
chmod 0700 secrets
chmod 0644 secrets/*
echo "secrets/ is ready. Keep a copy of secret_keys somewhere else than the backups."
