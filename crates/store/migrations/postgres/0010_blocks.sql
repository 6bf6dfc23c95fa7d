-- Whom people do not want to meet. Both are numbers as they were then: readers look for all numbers of a person.
CREATE TABLE blocks (
    person  bigint NOT NULL,
    other   bigint NOT NULL,
    created bigint NOT NULL,
    PRIMARY KEY (person, other)
);

CREATE INDEX blocks_by_other ON blocks (other);
