-- What people typed at tables: the names under which they sat down, and what they said. It belongs to an
-- entry of a log but is kept apart from it, because it is deleted when its author wants that, and a log
-- never changes.
CREATE TABLE words (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    sequence INTEGER NOT NULL CHECK (sequence >= 0),
    -- Who typed it. No reference: guests who never came back are deleted, and their words with them.
    person   INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    -- What was said; NULL for somebody who sat down.
    said     TEXT,
    PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;

CREATE INDEX words_by_person ON words (person);

-- The only change that logs ever get: names and words move out of them.
INSERT INTO words (table_id, sequence, person, name, said)
SELECT table_id, sequence, entry ->> '$.what.sit.person', entry ->> '$.what.sit.name', NULL
FROM entries
WHERE CASE WHEN json_valid(entry) THEN entry ->> '$.what.sit.name' IS NOT NULL ELSE 0 END;

INSERT INTO words (table_id, sequence, person, name, said)
SELECT table_id, sequence, entry ->> '$.what.say.person', entry ->> '$.what.say.name', entry ->> '$.what.say.text'
FROM entries
WHERE CASE WHEN json_valid(entry) THEN entry ->> '$.what.say.name' IS NOT NULL ELSE 0 END;

DROP TRIGGER entries_are_not_changed;

UPDATE entries
SET entry = json_remove(entry, '$.what.sit.name', '$.what.say.name', '$.what.say.text')
WHERE (table_id, sequence) IN (SELECT table_id, sequence FROM words);

CREATE TRIGGER entries_are_not_changed BEFORE UPDATE ON entries
BEGIN
    SELECT RAISE (ABORT, 'an entry of a log is never changed');
END;

-- 1 for an account that the operator has locked: nobody can sign in to it.
ALTER TABLE people ADD COLUMN is_locked INTEGER NOT NULL DEFAULT 0 CHECK (is_locked IN (0, 1));

-- 1 for somebody who was deleted. Only the number is left, which logs refer to.
ALTER TABLE people ADD COLUMN is_deleted INTEGER NOT NULL DEFAULT 0 CHECK (is_deleted IN (0, 1));
