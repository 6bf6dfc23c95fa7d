-- Once a version of the program with this file is out, the file is never changed: its checksum is kept in
-- every database. What comes later is a new file, and it must not drop a row of `tables` or `entries`.

-- People. Logs name them by number, so numbers are never used twice (AUTOINCREMENT).
CREATE TABLE people (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    name          TEXT    NOT NULL,
    -- In lower case. Whoever has none is a guest.
    login         TEXT    UNIQUE,
    password_hash TEXT,
    -- The account that a guest became part of. Accounts never become part of another, so there are no chains.
    merged_into   INTEGER REFERENCES people (id),
    created       INTEGER NOT NULL,
    CHECK ((login IS NULL) = (password_hash IS NULL)),
    CHECK (login IS NULL OR merged_into IS NULL)
) STRICT;

CREATE INDEX people_by_account ON people (merged_into) WHERE merged_into IS NOT NULL;

CREATE TABLE sessions (
    hash      BLOB    NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    person    INTEGER NOT NULL REFERENCES people (id),
    last_seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_last_seen ON sessions (last_seen);

-- Tables. `head` and the entries are the truth; `name`, `state`, `updated` and the sittings follow from
-- them and are kept for lists.
CREATE TABLE tables (
    id      TEXT    NOT NULL PRIMARY KEY,
    head    TEXT    NOT NULL,
    created INTEGER NOT NULL,
    name    TEXT    NOT NULL,
    state   TEXT    NOT NULL CHECK (state IN ('gathering', 'playing', 'over')),
    updated INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_by_state ON tables (state);

CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    sequence INTEGER NOT NULL CHECK (sequence >= 0),
    entry    TEXT    NOT NULL,
    PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;

-- A log only grows, whatever a later mistake may try.
CREATE TRIGGER entries_are_not_changed BEFORE UPDATE ON entries
BEGIN
    SELECT RAISE (ABORT, 'an entry of a log is never changed');
END;

CREATE TRIGGER entries_are_not_deleted BEFORE DELETE ON entries
BEGIN
    SELECT RAISE (ABORT, 'an entry of a log is never deleted');
END;

CREATE TABLE sittings (
    person   INTEGER NOT NULL REFERENCES people (id),
    table_id TEXT    NOT NULL REFERENCES tables (id),
    -- 1 if the table waits for this person.
    awaits   INTEGER NOT NULL CHECK (awaits IN (0, 1)),
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX sittings_by_table ON sittings (table_id);
