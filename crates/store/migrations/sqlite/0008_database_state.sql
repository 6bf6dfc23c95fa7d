-- Whether servers may use this database. While everything is moved to another one, and after that, they may
-- not. The table has one row.
CREATE TABLE database_state (
    state     TEXT NOT NULL CHECK (state IN ('ready', 'leaving', 'loading', 'moved')),
    -- The number of the move, which is the same in both databases.
    move      INTEGER,
    -- The other database, as a person reads it.
    elsewhere TEXT,
    CHECK ((state = 'ready') = (move IS NULL)),
    CHECK ((move IS NULL) = (elsewhere IS NULL))
) STRICT;
INSERT INTO database_state (state) VALUES ('ready');
