#!/bin/sh
# Copies the primary once, and then follows it.
set -eu
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
    pg_basebackup --pgdata "$data" --wal-method stream --write-recovery-conf --checkpoint fast \
        --create-slot --slot standby \
        --dbname "host=primary user=hamburgum application_name=standby"
    chmod 700 "$data"
fi
exec postgres -D "$data"
