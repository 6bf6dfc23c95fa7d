-- The language in which somebody last used the site, and what they want to be told and when, in the format of
-- the caller.
ALTER TABLE people ADD COLUMN language TEXT;
ALTER TABLE people ADD COLUMN notice_settings TEXT NOT NULL DEFAULT '';

-- Where somebody can be reached who does not look at a page.
CREATE TABLE channels (
    id           INTEGER PRIMARY KEY,
    person       INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind         TEXT    NOT NULL CHECK (kind IN ('push', 'mail', 'webhook')),
    -- The browser of a push subscription, which ends with its session.
    session      BLOB    REFERENCES sessions (hash) ON DELETE CASCADE,
    -- The address and what should go there, in the format of the caller.
    address      TEXT    NOT NULL,
    wants        TEXT    NOT NULL,
    is_confirmed INTEGER NOT NULL CHECK (is_confirmed IN (0, 1)),
    created      INTEGER NOT NULL,
    -- The last message that arrived.
    delivered    INTEGER,
    -- How many messages in a row did not arrive, since when, and why the last one did not.
    failures     INTEGER NOT NULL DEFAULT 0,
    failed_since INTEGER,
    failure      TEXT,
    -- Nothing is sent before this moment.
    rests_until  INTEGER NOT NULL DEFAULT 0,
    UNIQUE (person, kind, address),
    CHECK ((kind = 'push') = (session IS NOT NULL)),
    CHECK ((failures = 0) = (failed_since IS NULL)),
    CHECK ((failures = 0) = (failure IS NULL))
) STRICT;

CREATE INDEX channels_by_session ON channels (session) WHERE session IS NOT NULL;

-- What somebody knows about a table, and whether they want to hear of it.
CREATE TABLE attention (
    person   INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL,
    -- The newest version that a visible page has shown.
    seen     INTEGER NOT NULL DEFAULT 0,
    is_muted INTEGER NOT NULL DEFAULT 0 CHECK (is_muted IN (0, 1)),
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX attention_by_table ON attention (table_id);

-- What was sent, so that nothing is sent twice.
CREATE TABLE sent_notices (
    person   INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL,
    -- The version of the table that it is about.
    version  INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    channel  INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (person, table_id, version, kind, channel)
) STRICT, WITHOUT ROWID;

CREATE INDEX sent_notices_by_time ON sent_notices (at);

-- What is made once and never changes, such as the keys of push messages.
CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
