# What a player can do, as the label of a button.

action-reveal = { official.object } aufdecken
action-move = Auf „{ field-exact }“ ziehen
action-sell = { goods } verkaufen
action-buy = { materials } kaufen
action-launch = Schiff bauen
action-donate = Für { church.accusative } spenden: { token }
action-score = { token-at } werten
action-build = { building } auf { site } bauen
action-appoint = { official.object } auf { site } berufen
action-skip = Auf die Spende verzichten
action-done = Zug beenden
