-- Turns that people have planned while others play. Only their author ever sees them.
CREATE TABLE plans (
    table_id      TEXT NOT NULL REFERENCES tables (id),
    -- Who holds the seat, by the number in the log.
    person        INTEGER NOT NULL,
    seat          TEXT NOT NULL,
    -- The length of the log when they were changed.
    at_length     INTEGER NOT NULL,
    -- How often they were changed.
    revision      INTEGER NOT NULL,
    turns         TEXT NOT NULL,
    -- The conditions that drop them.
    stops         TEXT NOT NULL,
    -- A process plays one of them until then, and nobody else changes the row.
    playing_until INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX plans_by_person ON plans (person);
