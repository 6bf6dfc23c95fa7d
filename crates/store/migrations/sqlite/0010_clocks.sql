-- Waking hours of a person: time zone, night and holidays, in the format of the caller. They go with the person.
ALTER TABLE people ADD COLUMN hours TEXT;

-- Deadlines wait for days in great numbers, so those that are due are found by their time.
CREATE INDEX jobs_by_due ON jobs (queue, due);

-- The last moment at which a server was there to take moves; one row.
CREATE TABLE service (
    id   INTEGER PRIMARY KEY CHECK (id = 0),
    seen INTEGER NOT NULL
) STRICT;

-- Times in which no server was there. Clocks of players did not run.
CREATE TABLE outages (
    begun INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
