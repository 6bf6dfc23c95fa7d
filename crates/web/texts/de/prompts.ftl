# Whom a position waits for, and for what.

prompt-reveal = Die nächste Amtsperson wird aufgedeckt
prompt-move = { $player } ist am Zug: Feld wählen
prompt-produced = { $player } ist am Zug: Waren produziert, Zug beenden
prompt-trade = { $player } ist am Zug: Waren verkaufen, Baustoffe kaufen oder Zug beenden
prompt-sell = { $player } ist am Zug: weiter verkaufen oder Zug beenden
prompt-buy = { $player } ist am Zug: weiter kaufen oder Zug beenden
prompt-dockyard = { $player } ist am Zug: Schiffe bauen oder Zug beenden
prompt-church = { $player } ist am Zug: spenden, Plättchen werten oder Zug beenden
prompt-score = { $player } ist am Zug: weitere Plättchen werten oder Zug beenden
prompt-guildhall = { $player } ist am Zug: Gebäude bauen oder Zug beenden
prompt-canon = { $player } ist am Zug: mit dem Domherrn für 1 Ziegel spenden oder verzichten
prompt-over = Das Spiel ist aus
