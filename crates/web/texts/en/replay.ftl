# Replays, records that are opened, and games that are played on.

replay-graph-table = The figures as a table
