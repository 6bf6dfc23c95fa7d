-- What lists show of a table besides its name, in the format of the caller. It follows from the log and is
-- written together with each entry. Tables from before this file have none until somebody lists them.
ALTER TABLE tables ADD COLUMN card TEXT;
