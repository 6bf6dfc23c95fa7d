-- Turns that people have planned while others play. Only their author ever sees them.
CREATE TABLE plans (
    table_id      text COLLATE "C" NOT NULL REFERENCES tables (id),
    -- Who holds the seat, by the number in the log.
    person        bigint NOT NULL,
    seat          text COLLATE "C" NOT NULL,
    -- The length of the log when they were changed.
    at_length     bigint NOT NULL,
    -- How often they were changed.
    revision      bigint NOT NULL,
    turns         text COLLATE "C" NOT NULL,
    -- The conditions that drop them.
    stops         text COLLATE "C" NOT NULL,
    -- A process plays one of them until then, and nobody else changes the row.
    playing_until bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX plans_by_person ON plans (person);
