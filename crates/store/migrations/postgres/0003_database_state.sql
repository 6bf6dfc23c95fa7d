-- Whether servers may use this database. While everything is moved to another one, and after that, they may
-- not. The table has one row.
CREATE TABLE database_state (
    state         text COLLATE "C" NOT NULL CHECK (state IN ('ready', 'leaving', 'loading', 'moved')),
    -- The number of the move, which is the same in both databases.
    move          bigint,
    -- The other database, as a person reads it.
    elsewhere     text COLLATE "C",
    -- The format of the oldest programs that can use this database: the last one that took something away.
    -- Servers read it before anything else, so this column never changes.
    oldest_format bigint NOT NULL,
    CHECK ((state = 'ready') = (move IS NULL)),
    CHECK ((move IS NULL) = (elsewhere IS NULL))
);
INSERT INTO database_state (state, oldest_format) VALUES ('ready', 3);
