-- Waking hours of a person: time zone, night and holidays, in the format of the caller. They go with the person.
ALTER TABLE people ADD COLUMN hours text COLLATE "C";

-- The last moment at which a server was there to take moves; one row.
CREATE TABLE service (
    id   integer PRIMARY KEY CHECK (id = 0),
    seen bigint NOT NULL
) WITH (fillfactor = 50);

-- Times in which no server was there. Clocks of players did not run.
CREATE TABLE outages (
    begun bigint PRIMARY KEY,
    ended bigint NOT NULL
);
