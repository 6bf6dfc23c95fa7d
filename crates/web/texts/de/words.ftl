# The words of the game. Other texts are made of them.

player = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[grey] Grau
}

field = { $field ->
    [sugar] Zucker
    [church] Kirche
    [trade-east] Kontor
    [cloth] Tuch
    [guildhall] Rathaus
    [beer] Bier
    [trade-west] Kontor
   *[dockyard] Werft
}

# The two Trade fields, told apart.
field-exact = { $field ->
    [trade-east] Kontor (Ost)
    [trade-west] Kontor (West)
   *[other] { field }
}

good = { $good ->
    [beer] Bier
    [sugar] Zucker
   *[cloth] Tuch
}

# So many units of a good.
goods = { $units } { good }

material = { $material ->
    [timber] Bauholz
    [brick] Ziegel
   *[bell] Kirchenglocke
}

# So many units of a material.
materials = { $units } { $material ->
    [timber] Bauholz
    [brick] Ziegel
   *[bell] { $units ->
        [one] Kirchenglocke
       *[other] Kirchenglocken
    }
}

building = { $building ->
    [brewer] Bierbrauer
    [sugar-refiner] Zuckersieder
    [cloth-maker] Tuchmacher
    [merchant] Kaufmann
    [captain] Kapitän
   *[official] Amtsgebäude
}
    .one = { $building ->
        [official] ein Amtsgebäude
       *[other] einen { building }
    }

# So many buildings of a kind.
buildings = { $units } { $units ->
    [one] { building }
   *[other] { $building ->
        [merchant] Kaufleute
        [captain] Kapitäne
       *[other] { building }
    }
}

official = { $official ->
    [councilman] Ratsherr
    [vicar] Hauptpastor
    [lord-mayor] Bürgermeister
    [canon] Domherr
    [guildmaster] Zunftmeister
    [harbour-master] Hafenmeister
    [deacon] Diakon
    [sexton] Kirchenvogt
    [master-builder] Baumeister
   *[civil-servant] Amtmann
}
    .object = { $official ->
        [councilman] Ratsherrn
        [canon] Domherrn
       *[other] { official }
    }
    .accusative = den { official.object }

token = { $token ->
    [five] 5er-Plättchen
    [donations] Spenden-Plättchen
    [ships] Schiff-Plättchen
    [building] Gebäude-Plättchen
   *[citizens] Bürger-Plättchen
}

token-at = { token } { church.from }

church = { $church ->
    [mariendom] Mariendom
   *[other] { $church-name }
}
    .first = { $church ->
        [mariendom] Der Mariendom
       *[other] { $church-name }
    }
    .accusative = { $church ->
        [mariendom] den Mariendom
       *[other] { $church-name }
    }
    .from = { $church ->
        [mariendom] vom Mariendom
       *[other] von { $church-name }
    }

# A building site, as its board calls it.
site = { $site } ({ $parish })

ship = { $ship ->
    [red] rotes Schiff
    [blue] blaues Schiff
    [green] grünes Schiff
    [yellow] gelbes Schiff
    [grey] graues Schiff
   *[neutral] neutrales Schiff
}

ships = { $units } { $units ->
    [one] Schiff
   *[other] Schiffe
}

berth = Hafenbecken { $berth }

variant = { $variant ->
    [base] Grundspiel
    [one] Profivariante
   *[two] Variante mit Zufall
}

# The blank is one at which no line ends.
money = { $amount } Taler
    .dative = { $amount } { $amount ->
        [one] Taler
       *[other] Talern
    }

prestige = { $points } { $points ->
    [one] Prestigepunkt
   *[other] Prestigepunkte
}
    .dative = { $points } { $points ->
        [one] Prestigepunkt
       *[other] Prestigepunkten
    }

ordinal = { $number ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
   *[5] fünfte
}

percent = { $number } %
percent-over = > { $number } %
percent-under = < { $number } %

list-comma = { $first }, { $rest }
list-semicolon = { $first }; { $rest }
list-and = { $first } und { $rest }
