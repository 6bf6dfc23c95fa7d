-- What was found out about the turns of a game. Unlike a log it can be found out again, so a review may be
-- replaced; it is kept because that takes a while.
CREATE TABLE reviews (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    -- Of what kind `text` is; who does not know it reviews anew.
    format   INTEGER NOT NULL,
    -- How many positions were looked at for each turn.
    nodes    INTEGER NOT NULL CHECK (nodes >= 0),
    -- How many turns are reviewed, from the first on.
    turns    INTEGER NOT NULL CHECK (turns >= 0),
    -- 1 as long as the rest is to be reviewed without asking again.
    goes_on  INTEGER NOT NULL CHECK (goes_on IN (0, 1)),
    text     TEXT    NOT NULL
) STRICT;

CREATE INDEX reviews_going_on ON reviews (table_id) WHERE goes_on = 1;
