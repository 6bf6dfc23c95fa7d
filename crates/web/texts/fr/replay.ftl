# Replays, records that are opened, and games that are played on.

replay-graph-table = Les chiffres en tableau
