# The words of the game. Other texts are made of them.

player = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[grey] Grey
}

field = { $field ->
    [sugar] Sugar
    [church] Church
    [trade-east] Trade
    [cloth] Cloth
    [guildhall] Guildhall
    [beer] Beer
    [trade-west] Trade
   *[dockyard] Dockyard
}

# The two Trade fields, told apart.
field-exact = { $field ->
    [trade-east] Trade (east)
    [trade-west] Trade (west)
   *[other] { field }
}

good = { $good ->
    [beer] beer
    [sugar] sugar
   *[cloth] cloth
}

# So many units of a good.
goods = { $units } { good }

material = { $material ->
    [timber] timber
    [brick] brick
   *[bell] bell
}

# So many units of a material.
materials = { $units } { $material ->
    [timber] timber
    [brick] { $units ->
        [one] brick
       *[other] bricks
    }
   *[bell] { $units ->
        [one] bell
       *[other] bells
    }
}

building = { $building ->
    [brewer] brewer
    [sugar-refiner] sugar refiner
    [cloth-maker] cloth maker
    [merchant] merchant
    [captain] captain
   *[official] official
}
    .one = { $building ->
        [official] an official
       *[other] a { building }
    }

# So many buildings of a kind.
buildings = { $units } { $units ->
    [one] { building }
   *[other] { building }s
}

official = { $official ->
    [councilman] councilman
    [vicar] vicar
    [lord-mayor] lord mayor
    [canon] canon
    [guildmaster] guildmaster
    [harbour-master] harbour master
    [deacon] deacon
    [sexton] sexton
    [master-builder] master builder
   *[civil-servant] civil servant
}

token = { $token ->
    [five] 5-point token
    [donations] donations token
    [ships] ships token
    [building] building token
   *[citizens] citizens token
}

token-at = { token } of { church }

church = { $church ->
    [mariendom] the Mariendom
   *[other] { $church-name }
}
    .first = { $church ->
        [mariendom] The Mariendom
       *[other] { $church-name }
    }

# A building site, as its board calls it.
site = { $site } ({ $parish })

ship = { $ship ->
    [red] red ship
    [blue] blue ship
    [green] green ship
    [yellow] yellow ship
    [grey] grey ship
   *[neutral] neutral ship
}

ships = { $units } { $units ->
    [one] ship
   *[other] ships
}

berth = berth { $berth }

variant = { $variant ->
    [base] base game
    [one] variant I
   *[two] variant II
}

money = £{ $amount }

prestige = { $points } prestige

ordinal = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}

percent = { $number }%
percent-over = >{ $number }%
percent-under = <{ $number }%

list-comma = { $first }, { $rest }
list-semicolon = { $first }; { $rest }
list-and = { $first } and { $rest }
