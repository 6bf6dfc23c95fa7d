# The table around the turn: bar, players, city, harbour, prices, churches.
