-- Boards that people drew. A board never changes: a newer version is another board. Tables contain their boards,
-- so no game depends on a row here.
CREATE TABLE boards (
    -- Derived from the text.
    id        TEXT    PRIMARY KEY,
    text      TEXT    NOT NULL,
    -- The name of the city, for lists.
    name      TEXT    NOT NULL,
    -- NULL if its author was deleted.
    owner     INTEGER REFERENCES people (id) ON DELETE SET NULL,
    created   INTEGER NOT NULL,
    -- Whether only those with its link find it, its author offered it for the public list, it is there, or the
    -- operator has removed it.
    state     TEXT    NOT NULL CHECK (state IN ('link', 'offered', 'listed', 'removed')),
    -- The newer version that its author saved. No reference: that one may be deleted.
    successor TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX boards_by_owner ON boards (owner, created);
CREATE INDEX boards_by_state ON boards (state, created);

-- Why people think that a board should not be here.
CREATE TABLE board_reports (
    board  TEXT    NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    reason TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (board, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX board_reports_by_person ON board_reports (person);
