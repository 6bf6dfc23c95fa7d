-- no-transaction
-- Deadlines wait for days in great numbers, so those that are due are found by their time.
CREATE INDEX CONCURRENTLY IF NOT EXISTS jobs_by_due ON jobs (queue, due);
