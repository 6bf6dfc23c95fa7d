# The turn, its choices and previews; log, talk, votes and the final reckoning.
