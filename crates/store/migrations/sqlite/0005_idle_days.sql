-- How many days a session was not used. Days are counted one by one while a server runs and not read from
-- the clock, so that a clock that jumps ends no session.
ALTER TABLE sessions ADD COLUMN idle_days INTEGER NOT NULL DEFAULT 0;
DROP INDEX sessions_by_last_seen;

-- The day that was counted last, as the number of days since 1970. The table has one row.
CREATE TABLE counted_day (day INTEGER NOT NULL) STRICT;
INSERT INTO counted_day (day) VALUES (0);
