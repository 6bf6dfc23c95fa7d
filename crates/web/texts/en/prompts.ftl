# Whom a position waits for, and for what.

prompt-reveal = The next official is revealed
prompt-move = { $player }’s turn: choose a field
prompt-produced = { $player }’s turn: goods produced, end the turn
prompt-trade = { $player }’s turn: sell goods, buy materials or end the turn
prompt-sell = { $player }’s turn: sell more or end the turn
prompt-buy = { $player }’s turn: buy more or end the turn
prompt-dockyard = { $player }’s turn: build ships or end the turn
prompt-church = { $player }’s turn: donate, score tokens or end the turn
prompt-score = { $player }’s turn: score more tokens or end the turn
prompt-guildhall = { $player }’s turn: build or end the turn
prompt-canon = { $player }’s turn: make the canon’s donation for 1 brick, or skip it
prompt-over = The game is over
