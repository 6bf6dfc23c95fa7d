-- Several servers and workers on one database. No released program has used the table that is replaced.

-- Every process that uses the database. It renews its row every few seconds; after `until` it counts as gone.
DROP TABLE processes;
CREATE TABLE processes (
    id      bigint PRIMARY KEY,
    program text COLLATE "C" NOT NULL,
    -- The format of the database that it was made for.
    format  bigint NOT NULL,
    until   bigint NOT NULL
);

-- Work that waits or is being done. The append that makes it necessary writes it.
CREATE TABLE jobs (
    queue      text COLLATE "C" NOT NULL,
    -- What it is about, such as the id of a table.
    key        text COLLATE "C" NOT NULL,
    -- Not before this moment.
    due        bigint NOT NULL,
    -- Smaller numbers first.
    priority   integer NOT NULL,
    -- Who caused it, so that nobody keeps all others waiting.
    owner      bigint,
    -- The length of the log for which it was written. A newer job has another one.
    at_length  bigint NOT NULL,
    -- How often it was claimed.
    attempt    integer NOT NULL DEFAULT 0,
    -- The process that does it, until this moment unless it renews that.
    held_by    bigint NOT NULL DEFAULT 0,
    held_until bigint NOT NULL DEFAULT 0,
    body       text COLLATE "C" NOT NULL DEFAULT '',
    PRIMARY KEY (queue, key)
) WITH (fillfactor = 70);

CREATE INDEX jobs_by_priority ON jobs (queue, priority, due);

-- Games that wait for a computer, reviews in progress, and the daily housekeeping.
INSERT INTO jobs (queue, key, due, priority, at_length)
SELECT 'think', table_id, 0, 2, length FROM lengths WHERE state = 'playing' AND NOT EXISTS
    (SELECT FROM sittings WHERE sittings.table_id = lengths.table_id AND awaits);
INSERT INTO jobs (queue, key, due, priority, at_length)
SELECT 'review', table_id, 0, 5, 0 FROM reviews WHERE goes_on;
INSERT INTO jobs (queue, key, due, priority, at_length) VALUES ('house', 'forget', 0, 9, 0);

-- People with a connected page. Rows count while their process renews its own.
CREATE TABLE presence (
    process  bigint NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    person   bigint NOT NULL,
    PRIMARY KEY (table_id, person, process)
);

CREATE INDEX presence_by_process ON presence (process);

-- Attempts to guess a password, as a bucket that fills with each and empties with time.
CREATE TABLE guesses (
    key   bytea PRIMARY KEY,
    -- The moment at which the bucket is empty again.
    empty bigint NOT NULL
);
