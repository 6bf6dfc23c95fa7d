-- Whom people do not want to meet. Both are numbers as they were then: readers look for all numbers of a person.
CREATE TABLE blocks (
    person  INTEGER NOT NULL,
    other   INTEGER NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_by_other ON blocks (other);
