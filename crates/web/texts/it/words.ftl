# The words of the game. Other texts are made of them.

player = { $colour ->
    [red] Rosso
    [blue] Blu
    [green] Verde
    [yellow] Giallo
   *[grey] Grigio
}

field = { $field ->
    [sugar] Zucchero
    [church] Chiesa
    [trade-east] Commercio
    [cloth] Tessuto
    [guildhall] Municipio
    [beer] Birra
    [trade-west] Commercio
   *[dockyard] Cantiere navale
}

# The two Trade fields, told apart.
field-exact = { $field ->
    [trade-east] Commercio (est)
    [trade-west] Commercio (ovest)
   *[other] { field }
}

good = { $good ->
    [beer] birra
    [sugar] zucchero
   *[cloth] tessuto
}
    .of = { $good ->
        [beer] della birra
        [sugar] dello zucchero
       *[cloth] del tessuto
    }

# So many units of a good.
goods = { $units } { $units ->
    [one] { good }
   *[other] { $good ->
        [beer] birre
        [sugar] zuccheri
       *[cloth] tessuti
    }
}

material = { $material ->
    [timber] legname
    [brick] mattone
   *[bell] campana
}

# So many units of a material.
materials = { $units } { $material ->
    [timber] legname
    [brick] { $units ->
        [one] mattone
       *[other] mattoni
    }
   *[bell] { $units ->
        [one] campana
       *[other] campane
    }
}

building = { $building ->
    [brewer] birreria
    [sugar-refiner] zuccherificio
    [cloth-maker] tessitoria
    [merchant] mercante
    [captain] capitano
   *[official] funzionario
}
    .one = { $building ->
        [brewer] una birreria
        [sugar-refiner] uno zuccherificio
        [cloth-maker] una tessitoria
       *[other] un { building }
    }

# So many buildings of a kind.
buildings = { $units } { $units ->
    [one] { building }
   *[other] { $building ->
        [brewer] birrerie
        [sugar-refiner] zuccherifici
        [cloth-maker] tessitorie
        [merchant] mercanti
        [captain] capitani
       *[official] funzionari
    }
}

official = { $official ->
    [councilman] consigliere
    [vicar] parroco
    [lord-mayor] sindaco
    [canon] canonico
    [guildmaster] maestro di gilda
    [harbour-master] capo del porto
    [deacon] diacono
    [sexton] sagrestano
    [master-builder] capo costruttore
   *[civil-servant] funzionario civile
}

token = { $token ->
    [five] segnalino da 5 punti
    [donations] segnalino donazioni
    [ships] segnalino navi
    [building] segnalino edifici
   *[citizens] segnalino cittadini
}
    .many = { $token ->
        [five] segnalini da 5 punti
        [donations] segnalini donazioni
        [ships] segnalini navi
        [building] segnalini edifici
       *[citizens] segnalini cittadini
    }

token-at = { token } { church.of }

church = { $church ->
    [mariendom] il Mariendom
   *[other] { $church-name }
}
    .first = { $church ->
        [mariendom] Il Mariendom
       *[other] { $church-name }
    }
    .to = { $church ->
        [mariendom] al Mariendom
       *[other] a { $church-name }
    }
    .of = { $church ->
        [mariendom] del Mariendom
       *[other] di { $church-name }
    }

# A building site, as its board calls it.
site = { $site } ({ $parish })

ship = { $ship ->
    [red] nave rossa
    [blue] nave blu
    [green] nave verde
    [yellow] nave gialla
    [grey] nave grigia
   *[neutral] nave neutrale
}

ships = { $units } { $units ->
    [one] nave
   *[other] navi
}

berth = ancoraggio { $berth }

variant = { $variant ->
    [base] gioco base
    [one] variante 1
   *[two] variante 2
}

# The blank is one at which no line ends.
money = { $amount } £

prestige = { $points } { $points ->
    [one] punto prestigio
   *[other] punti prestigio
}

ordinal = { $number ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
   *[5] quinta
}

percent = { $number }%
percent-over = >{ $number }%
percent-under = <{ $number }%

list-comma = { $first }, { $rest }
list-semicolon = { $first }; { $rest }
list-and = { $first } e { $rest }
