#!/bin/sh
# Run once by the image of PostgreSQL on an empty volume.
set -eu
OWNER_PASSWORD=$(cat /run/secrets/owner_password)
PRODUCT_PASSWORD=$(cat /run/secrets/product_password)
export OWNER_PASSWORD PRODUCT_PASSWORD
psql --no-psqlrc --quiet --username postgres --file /roles.sql
