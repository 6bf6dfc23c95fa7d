# Whom a position waits for, and for what.

prompt-reveal = Le prochain fonctionnaire est dévoilé
prompt-move = À { $player } de jouer : choisir une case
prompt-produced = À { $player } de jouer : marchandises produites, terminer le tour
prompt-trade = À { $player } de jouer : vendre des marchandises, acheter du matériel ou terminer le tour
prompt-sell = À { $player } de jouer : continuer à vendre ou terminer le tour
prompt-buy = À { $player } de jouer : continuer à acheter ou terminer le tour
prompt-dockyard = À { $player } de jouer : construire des navires ou terminer le tour
prompt-church = À { $player } de jouer : faire des donations, marquer des jetons ou terminer le tour
prompt-score = À { $player } de jouer : marquer d’autres jetons ou terminer le tour
prompt-guildhall = À { $player } de jouer : construire ou terminer le tour
prompt-canon = À { $player } de jouer : faire la donation du chanoine pour 1 brique, ou y renoncer
prompt-over = La partie est terminée
