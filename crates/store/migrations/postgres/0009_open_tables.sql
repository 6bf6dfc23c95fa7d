-- Tables that are offered to everybody and have an open seat. The append that changes that writes it.
CREATE TABLE open_tables (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    -- The person who decides about the table, under the number that its log has.
    host     bigint NOT NULL,
    -- When the host was last there.
    seen     bigint NOT NULL
);

CREATE INDEX open_tables_by_host ON open_tables (host);
