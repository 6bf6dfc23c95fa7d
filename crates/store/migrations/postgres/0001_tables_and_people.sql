-- Once a version of the program with this file is out, the file is never changed: its checksum is kept in
-- every database. What comes later is a new file, and it must not drop a row of `tables` or `entries`.
--
-- Texts are compared byte by byte (COLLATE "C"), moments are milliseconds, and there are no sequences, no
-- enumerations and no triggers that write, so that many databases that speak the protocol can run this.

-- People. Logs name them by number. New numbers are random below 2^53: no counter that everybody waits for,
-- databases can be joined, and JSON can hold them.
CREATE TABLE people (
    id            bigint PRIMARY KEY CHECK (id BETWEEN 1 AND 9007199254740991),
    name          text COLLATE "C" NOT NULL,
    -- In lower case. Whoever has none is a guest.
    login         text COLLATE "C" UNIQUE,
    password_hash text COLLATE "C",
    -- The account that a guest became part of. Accounts never become part of another, so there are no chains.
    merged_into   bigint REFERENCES people (id),
    created       bigint NOT NULL,
    is_locked     boolean NOT NULL DEFAULT FALSE,
    is_deleted    boolean NOT NULL DEFAULT FALSE,
    CHECK ((login IS NULL) = (password_hash IS NULL)),
    CHECK (login IS NULL OR merged_into IS NULL)
);

CREATE INDEX people_by_account ON people (merged_into) WHERE merged_into IS NOT NULL;

CREATE TABLE sessions (
    hash      bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
    -- Who began it. A guest may be part of an account by now.
    person    bigint NOT NULL REFERENCES people (id),
    last_seen bigint NOT NULL,
    -- How many days it was not used, counted one by one.
    idle_days integer NOT NULL DEFAULT 0
);

CREATE INDEX sessions_by_person ON sessions (person);

-- The day that was counted last, as the number of days since 1970. The table has one row.
CREATE TABLE counted_day (day bigint NOT NULL);
INSERT INTO counted_day (day) VALUES (0);

-- Tables. What changes with each entry is in `lengths`; a head changes only if it names somebody who is
-- deleted.
CREATE TABLE tables (
    id      text COLLATE "C" PRIMARY KEY,
    head    text COLLATE "C" NOT NULL,
    created bigint NOT NULL,
    -- A random number of the statement that made it, by which that statement is recognised.
    mark    bigint NOT NULL
);

-- The one row that every append updates: the length of the log, which the append compares, and what lists
-- show. The space that is left in each page, and columns that are not indexed, let updates stay in the page.
CREATE TABLE lengths (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    length   bigint NOT NULL CHECK (length >= 0),
    name     text COLLATE "C" NOT NULL,
    state    text COLLATE "C" NOT NULL CHECK (state IN ('gathering', 'playing', 'over')),
    updated  bigint NOT NULL,
    card     text COLLATE "C"
) WITH (fillfactor = 70);

-- A state changes twice in a game, so nearly all updates leave this index alone.
CREATE INDEX lengths_by_state ON lengths (state);

-- No reference to `tables`: an entry is written only where a row of `lengths` was updated.
CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL,
    sequence bigint NOT NULL CHECK (sequence >= 0),
    -- A random number of the append that wrote it, by which that append is recognised.
    mark     bigint NOT NULL,
    entry    text COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, sequence)
);

-- What people typed at tables. It belongs to an entry but is kept apart from it, because it is deleted when
-- its author wants that.
CREATE TABLE words (
    table_id text COLLATE "C" NOT NULL,
    sequence bigint NOT NULL CHECK (sequence >= 0),
    person   bigint NOT NULL,
    name     text COLLATE "C" NOT NULL,
    -- What was said; NULL for somebody who sat down.
    said     text COLLATE "C",
    PRIMARY KEY (table_id, sequence)
);

CREATE INDEX words_by_person ON words (person);

-- Who sits where, by the number in the log. Readers look for all numbers of a person.
CREATE TABLE sittings (
    person   bigint NOT NULL REFERENCES people (id),
    table_id text COLLATE "C" NOT NULL,
    awaits   boolean NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX sittings_by_table ON sittings (table_id);

CREATE TABLE reviews (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    format   bigint NOT NULL,
    nodes    bigint NOT NULL CHECK (nodes >= 0),
    turns    bigint NOT NULL CHECK (turns >= 0),
    goes_on  boolean NOT NULL,
    text     text COLLATE "C" NOT NULL
);

CREATE INDEX reviews_going_on ON reviews (table_id) WHERE goes_on;

-- How games ended: a row for each seat, written together with the entry that ends the game.
CREATE TABLE results (
    table_id  text COLLATE "C" NOT NULL,
    seat      integer NOT NULL CHECK (seat BETWEEN 1 AND 5),
    -- 'person', or the level of a computer.
    played_by text COLLATE "C" NOT NULL,
    -- NULL for a computer, and for people who shared a screen.
    person    bigint REFERENCES people (id),
    players   integer NOT NULL CHECK (players BETWEEN 2 AND 5),
    board     text COLLATE "C" NOT NULL,
    variant   text COLLATE "C" NOT NULL,
    place     integer NOT NULL CHECK (place BETWEEN 1 AND players),
    -- NULL for somebody who gave up.
    prestige  bigint,
    opening   text COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK (person IS NULL OR played_by = 'person')
);

CREATE INDEX results_by_person ON results (person) WHERE person IS NOT NULL;

-- Results that are not in `tallies` yet. Games only insert here, so two that end together never wait for
-- each other; a task moves the rows into the sums, and statistics read both.
CREATE TABLE tally_news (
    table_id  text COLLATE "C" NOT NULL,
    seat      integer NOT NULL,
    players   integer NOT NULL,
    board     text COLLATE "C" NOT NULL,
    variant   text COLLATE "C" NOT NULL,
    played_by text COLLATE "C" NOT NULL,
    opening   text COLLATE "C" NOT NULL,
    place     integer NOT NULL,
    prestige  bigint,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE tallies (
    players   integer NOT NULL,
    board     text COLLATE "C" NOT NULL,
    variant   text COLLATE "C" NOT NULL,
    seat      integer NOT NULL,
    played_by text COLLATE "C" NOT NULL,
    opening   text COLLATE "C" NOT NULL,
    place     integer NOT NULL,
    games     bigint NOT NULL,
    -- How many of the games have a prestige, and the sum of it.
    scored    bigint NOT NULL,
    prestige  bigint NOT NULL,
    PRIMARY KEY (players, board, variant, seat, played_by, opening, place)
);

-- The process that may write. It renews its row every few seconds; after `until` another may take it.
CREATE TABLE processes (
    role    text COLLATE "C" PRIMARY KEY,
    id      bigint NOT NULL,
    program text COLLATE "C" NOT NULL,
    until   bigint NOT NULL
);

-- A log only grows, whatever a later mistake may try.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '%', TG_ARGV[0];
END
$$;

CREATE TRIGGER entries_are_not_changed BEFORE UPDATE ON entries
FOR EACH ROW EXECUTE FUNCTION refuse_change('an entry of a log is never changed');

CREATE TRIGGER entries_are_not_deleted BEFORE DELETE ON entries
FOR EACH ROW EXECUTE FUNCTION refuse_change('an entry of a log is never deleted');

CREATE TRIGGER entries_are_not_emptied BEFORE TRUNCATE ON entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('an entry of a log is never deleted');

CREATE TRIGGER tables_are_not_deleted BEFORE DELETE ON tables
FOR EACH ROW EXECUTE FUNCTION refuse_change('a table is never deleted');

CREATE TRIGGER lengths_are_not_deleted BEFORE DELETE ON lengths
FOR EACH ROW EXECUTE FUNCTION refuse_change('a table is never deleted');

CREATE TRIGGER results_are_not_changed BEFORE UPDATE ON results
FOR EACH ROW EXECUTE FUNCTION refuse_change('a result is never changed');

CREATE TRIGGER results_are_not_deleted BEFORE DELETE ON results
FOR EACH ROW EXECUTE FUNCTION refuse_change('a result is never deleted');
