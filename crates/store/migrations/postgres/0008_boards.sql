-- Boards that people drew. A board never changes: a newer version is another board. Tables contain their boards,
-- so no game depends on a row here.
CREATE TABLE boards (
    -- Derived from the text.
    id        text COLLATE "C" PRIMARY KEY,
    text      text COLLATE "C" NOT NULL,
    -- The name of the city, for lists.
    name      text COLLATE "C" NOT NULL,
    -- NULL if its author was deleted. Readers look for all numbers of a person.
    owner     bigint REFERENCES people (id) ON DELETE SET NULL,
    created   bigint NOT NULL,
    -- Whether only those with its link find it, its author offered it for the public list, it is there, or the
    -- operator has removed it.
    state     text COLLATE "C" NOT NULL CHECK (state IN ('link', 'offered', 'listed', 'removed')),
    -- The newer version that its author saved. No reference: that one may be deleted.
    successor text COLLATE "C"
);

CREATE INDEX boards_by_owner ON boards (owner, created);
CREATE INDEX boards_by_state ON boards (state, created);

-- Why people think that a board should not be here.
CREATE TABLE board_reports (
    board  text COLLATE "C" NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
    person bigint NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    reason text COLLATE "C" NOT NULL,
    at     bigint NOT NULL,
    PRIMARY KEY (board, person)
);

CREATE INDEX board_reports_by_person ON board_reports (person);
