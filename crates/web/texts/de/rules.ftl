# The pages of the rules: their frame, their chapters, and what explains the table.
# The first line of a rule or chapter is its title. Lines that begin with "-" are a list, those with
# ">" an example. The id of a rule becomes a link by itself.

rules-title = Die Regeln
rules-lead = Alle Regeln des Spiels in einfachen Worten. Jede Regel hat eine Nummer, die sich nie ändert: Der Spieltisch führt dorthin, und du kannst sie anderen schicken.
rules-nav = Regeln
rules-more = Mehr zu den Regeln
rules-contents = Inhalt
rules-search = Die Regeln durchsuchen
rules-search-go = Suchen
rules-search-hint = Glocke, Hafenbecken, SELL-4 …
rules-search-clear = Alle Regeln zeigen
rules-found = { $number ->
    [0] Keine Regel spricht von „{ $query }“. Versuche ein kürzeres Wort.
    [1] 1 Regel spricht von „{ $query }“.
   *[other] { $number } Regeln sprechen von „{ $query }“.
}
rules-link = Link zur Regel { $rule }
rules-link-copied = Kopiert
rules-example = Beispiel
rules-partly-ours = Zum Teil unsere Entscheidung
rules-to-all = Alle Regeln

# What explains itself at the table.

rules-explain = Was ist das?
rules-explain-how = Drücke auf irgendetwas am Tisch und lies, was es ist. Das Fragezeichen beendet es.
rules-explain-more = { $rule } in den Regeln
rules-explain-close = Schließen
rules-explain-lost = Die Erklärung lässt sich gerade nicht holen. In den Regeln steht alles.

# The chapters.

rules-chapter-idea = Worum es geht
    - Du führst eine Kaufmannsfamilie einer Hansestadt und willst die angesehenste werden.
    - Am Ende zählt Prestige. Geld hilft dir nur dabei.
    - Das Herz des Spiels ist das Rondell mit seinen acht Feldern. In jedem Zug rückst du deinen Spielstein vor und tust, was das neue Feld erlaubt.
    - Drei Felder bringen Waren: Bier, Zucker und Tuch.
    - Im Kontor verkaufst du sie: Deine Schiffe bringen sie zu guten Preisen fort. Oder du kaufst dort Bauholz, Ziegel und eine Kirchenglocke.
    - Die Werft baut Schiffe. Jedes neue Schiff schiebt die älteren weiter und die ältesten aus dem Hafen.
    - Das Rathaus baut Häuser mit deinen Bürgern. Sie steigern deine Produktion, bringen Taler oder bringen Schiffe.
    - Die Kirche nimmt Spenden an. Jede Spende bringt ein Plättchen, und fast alles Prestige kommt von Plättchen.
    - Wann du ein Plättchen wertest, entscheidest du: Früh ist sicher, spät ist oft mehr wert.
    - Mit der sechsten fertigen Kirche ist das Spiel sofort aus. Das meiste Prestige gewinnt.
rules-chapter-setup = Der Aufbau
    Das alles erledigt das Programm. Gut zu wissen ist, warum die anderen mit mehr beginnen als du.
rules-chapter-turn = Dein Zug und das Rondell
    Ein Zug ist kurz: eine Bewegung auf dem Rondell, eine Aktion. Bis du ihn beendest, lässt sich alles zurücknehmen.
rules-chapter-production = Bier, Zucker, Tuch
    Die einfachsten Felder: Du nimmst Waren, und das ist der ganze Zug.
rules-chapter-trade = Kontor
    Auf dem Rondell gibt es zwei Kontore, und beide tun dasselbe. In einem Zug verkaufst du Waren oder kaufst Baustoffe, nie beides.
rules-chapter-harbour = Werft und Hafen
    Der Hafen hat drei Hafenbecken. Ein neues Schiff liegt im besten und rückt in schlechtere, wenn andere kommen.
rules-chapter-church = Kirche: spenden, dann werten
    Ein Zug in der Kirche hat zwei Hälften: Erst spendest du für eine Kirche, dann machst du Plättchen zu Prestige. Jede Hälfte darfst du auslassen.
rules-chapter-guildhall = Rathaus und Gebäude
    Hier wächst die Stadt. Jedes Gebäude kostet gleich viel; was es bringt, hängt vom Bauplatz ab.
rules-chapter-officials = Amtspersonen
    Amtspersonen zahlen einmal und sofort, und die späteren zahlen oft mehr: ein Wettlauf, bei dem sich auch Warten lohnen kann.
rules-chapter-end = Das Ende und die Abrechnung
    Das Ende kommt plötzlich. Behalte Kirchen mit vier Spenden im Auge.
rules-chapter-variants = Die Varianten
    Zwei Varianten ändern die Amtspersonen und sonst nichts.
