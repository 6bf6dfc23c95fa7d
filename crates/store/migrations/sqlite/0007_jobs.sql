-- Work that waits or is being done. The append that makes it necessary writes it.
CREATE TABLE jobs (
    queue      TEXT NOT NULL,
    -- What it is about, such as the id of a table.
    key        TEXT NOT NULL,
    -- Not before this moment.
    due        INTEGER NOT NULL,
    -- Smaller numbers first.
    priority   INTEGER NOT NULL,
    -- Who caused it, so that nobody keeps all others waiting.
    owner      INTEGER,
    -- The length of the log for which it was written. A newer job has another one.
    at_length  INTEGER NOT NULL,
    -- How often it was claimed.
    attempt    INTEGER NOT NULL DEFAULT 0,
    -- The process that does it, until this moment unless it renews that.
    held_by    INTEGER NOT NULL DEFAULT 0,
    held_until INTEGER NOT NULL DEFAULT 0,
    body       TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (queue, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX jobs_by_priority ON jobs (queue, priority, due);

-- Games that wait for a computer, reviews in progress, and the daily housekeeping.
INSERT INTO jobs (queue, key, due, priority, at_length)
SELECT 'think', id, 0, 2, (SELECT count(*) FROM entries WHERE table_id = tables.id)
FROM tables WHERE state = 'playing' AND NOT EXISTS
    (SELECT 1 FROM sittings WHERE sittings.table_id = tables.id AND awaits);
INSERT INTO jobs (queue, key, due, priority, at_length)
SELECT 'review', table_id, 0, 5, 0 FROM reviews WHERE goes_on;
INSERT INTO jobs (queue, key, due, priority, at_length) VALUES ('house', 'forget', 0, 9, 0);
