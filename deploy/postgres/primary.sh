#!/bin/sh
# Runs once, when the primary is set up: lets the standby connect, and makes every commit wait for it.
set -eu
echo "host replication hamburgum all scram-sha-256" >> "$PGDATA/pg_hba.conf"
psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 \
    --command "ALTER SYSTEM SET synchronous_commit = 'on'" \
    --command "ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (standby)'" \
    --command "ALTER SYSTEM SET archive_timeout = '60s'"
