-- How games ended that were played to the end by the rules: a row for each seat. It follows from the log
-- and is written together with the entry that ends the game.
CREATE TABLE results (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    -- The place in the order of play, from 1.
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 5),
    -- 'person', or the level of a computer.
    played_by TEXT   NOT NULL,
    -- NULL for a computer, and for people who shared a screen: nobody knows which of them it was.
    person   INTEGER REFERENCES people (id),
    players  INTEGER NOT NULL CHECK (players BETWEEN 2 AND 5),
    board    TEXT    NOT NULL,
    variant  TEXT    NOT NULL,
    place    INTEGER NOT NULL CHECK (place BETWEEN 1 AND players),
    -- NULL for somebody who gave up: a computer made the rest of it.
    prestige INTEGER,
    -- The fields of the first turns.
    opening  TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK (person IS NULL OR played_by = 'person')
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_person ON results (person) WHERE person IS NOT NULL;

-- The sums of all results, so that nobody has to read all of them.
CREATE TABLE tallies (
    players   INTEGER NOT NULL,
    board     TEXT    NOT NULL,
    variant   TEXT    NOT NULL,
    seat      INTEGER NOT NULL,
    played_by TEXT    NOT NULL,
    opening   TEXT    NOT NULL,
    place     INTEGER NOT NULL,
    games     INTEGER NOT NULL,
    -- How many of the games have a prestige, and the sum of it.
    scored    INTEGER NOT NULL,
    prestige  INTEGER NOT NULL,
    PRIMARY KEY (players, board, variant, seat, played_by, opening, place)
) STRICT, WITHOUT ROWID;

-- The database itself keeps the sums, so they are exact whoever writes a result.
CREATE TRIGGER results_are_summed AFTER INSERT ON results
BEGIN
    INSERT INTO tallies (players, board, variant, seat, played_by, opening, place, games, scored, prestige)
    VALUES (new.players, new.board, new.variant, new.seat, new.played_by, new.opening, new.place,
            1, new.prestige IS NOT NULL, coalesce(new.prestige, 0))
    ON CONFLICT DO UPDATE SET
        games = games + 1, scored = scored + excluded.scored, prestige = prestige + excluded.prestige;
END;

CREATE TRIGGER results_are_not_changed BEFORE UPDATE ON results
BEGIN
    SELECT RAISE (ABORT, 'a result is never changed');
END;

CREATE TRIGGER results_are_not_deleted BEFORE DELETE ON results
BEGIN
    SELECT RAISE (ABORT, 'a result is never deleted');
END;
