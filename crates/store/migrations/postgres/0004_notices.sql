-- The language in which somebody last used the site, and what they want to be told and when, in the format of
-- the caller.
ALTER TABLE people ADD COLUMN language text COLLATE "C";
ALTER TABLE people ADD COLUMN notice_settings text COLLATE "C" NOT NULL DEFAULT '';

-- Where somebody can be reached who does not look at a page, by the number under which it was added. Readers
-- look for all numbers of a person.
CREATE TABLE channels (
    id           bigint PRIMARY KEY,
    person       bigint NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind         text COLLATE "C" NOT NULL CHECK (kind IN ('push', 'mail', 'webhook')),
    -- The browser of a push subscription, which ends with its session.
    session      bytea REFERENCES sessions (hash) ON DELETE CASCADE,
    -- The address and what should go there, in the format of the caller.
    address      text COLLATE "C" NOT NULL,
    wants        text COLLATE "C" NOT NULL,
    is_confirmed boolean NOT NULL,
    created      bigint NOT NULL,
    -- The last message that arrived.
    delivered    bigint,
    -- How many messages in a row did not arrive, since when, and why the last one did not.
    failures     integer NOT NULL DEFAULT 0,
    failed_since bigint,
    failure      text COLLATE "C",
    -- Nothing is sent before this moment.
    rests_until  bigint NOT NULL DEFAULT 0,
    UNIQUE (person, kind, address),
    CHECK ((kind = 'push') = (session IS NOT NULL)),
    CHECK ((failures = 0) = (failed_since IS NULL)),
    CHECK ((failures = 0) = (failure IS NULL))
);

CREATE INDEX channels_by_session ON channels (session) WHERE session IS NOT NULL;

-- What somebody knows about a table, and whether they want to hear of it.
CREATE TABLE attention (
    person   bigint NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id text COLLATE "C" NOT NULL,
    -- The newest version that a visible page has shown.
    seen     bigint NOT NULL DEFAULT 0,
    is_muted boolean NOT NULL DEFAULT FALSE,
    PRIMARY KEY (person, table_id)
) WITH (fillfactor = 70);

CREATE INDEX attention_by_table ON attention (table_id);

-- What was sent, so that nothing is sent twice.
CREATE TABLE sent_notices (
    person   bigint NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id text COLLATE "C" NOT NULL,
    -- The version of the table that it is about.
    version  bigint NOT NULL,
    kind     text COLLATE "C" NOT NULL,
    channel  bigint NOT NULL,
    at       bigint NOT NULL,
    PRIMARY KEY (person, table_id, version, kind, channel)
);

CREATE INDEX sent_notices_by_time ON sent_notices (at);

-- What is made once and never changes, such as the keys of push messages.
CREATE TABLE secrets (
    name  text COLLATE "C" PRIMARY KEY,
    value text COLLATE "C" NOT NULL
);
