# The words of the game. Other texts are made of them.

player = { $colour ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[grey] Gris
}

field = { $field ->
    [sugar] Sucre
    [church] Église
    [trade-east] Commerce
    [cloth] Tissu
    [guildhall] Hôtel de ville
    [beer] Bière
    [trade-west] Commerce
   *[dockyard] Chantier naval
}

# The two Trade fields, told apart.
field-exact = { $field ->
    [trade-east] Commerce (est)
    [trade-west] Commerce (ouest)
   *[other] { field }
}

good = { $good ->
    [beer] bière
    [sugar] sucre
   *[cloth] tissu
}
    .of = { $good ->
        [beer] de la bière
       *[other] du { good }
    }

# So many units of a good.
goods = { $units } { $units ->
    [one] { good }
   *[other] { good }s
}

material = { $material ->
    [timber] bois
    [brick] brique
   *[bell] cloche
}

# So many units of a material.
materials = { $units } { $material ->
    [timber] bois
    [brick] { $units ->
        [one] brique
       *[other] briques
    }
   *[bell] { $units ->
        [one] cloche
       *[other] cloches
    }
}

building = { $building ->
    [brewer] brasserie
    [sugar-refiner] raffinerie de sucre
    [cloth-maker] fabrique de tissus
    [merchant] marchand
    [captain] capitaine
   *[official] bâtiment officiel
}
    .one = { $building ->
        [brewer] une brasserie
        [sugar-refiner] une raffinerie de sucre
        [cloth-maker] une fabrique de tissus
       *[other] un { building }
    }

# So many buildings of a kind.
buildings = { $units } { $units ->
    [one] { building }
   *[other] { $building ->
        [sugar-refiner] raffineries de sucre
        [cloth-maker] fabriques de tissus
        [official] bâtiments officiels
       *[other] { building }s
    }
}

official = { $official ->
    [councilman] conseiller
    [vicar] pasteur
    [lord-mayor] maire
    [canon] chanoine
    [guildmaster] maître de guilde
    [harbour-master] capitaine du port
    [deacon] diacre
    [sexton] sacristain
    [master-builder] architecte
   *[civil-servant] secrétaire
}
    .the = { $official ->
        [master-builder] l’architecte
       *[other] le { official }
    }
    .first = { $official ->
        [master-builder] L’architecte
       *[other] Le { official }
    }

token = { $token ->
    [five] jeton 5 points
    [donations] jeton Donations
    [ships] jeton Navires
    [building] jeton Bâtiments
   *[citizens] jeton Citoyens
}
    .many = { $token ->
        [five] jetons 5 points
        [donations] jetons Donations
        [ships] jetons Navires
        [building] jetons Bâtiments
       *[citizens] jetons Citoyens
    }

token-at = { token } { church.of }

church = { $church ->
    [mariendom] le Mariendom
   *[other] { $church-name }
}
    .first = { $church ->
        [mariendom] Le Mariendom
       *[other] { $church-name }
    }
    .to = { $church ->
        [mariendom] au Mariendom
       *[other] à { $church-name }
    }
    .of = { $church ->
        [mariendom] du Mariendom
       *[other] de { $church-name }
    }

# A building site, as its board calls it.
site = { $site } ({ $parish })

ship = { $ship ->
    [red] navire rouge
    [blue] navire bleu
    [green] navire vert
    [yellow] navire jaune
    [grey] navire gris
   *[neutral] navire neutre
}

ships = { $units } { $units ->
    [one] navire
   *[other] navires
}

berth = mouillage { $berth }

variant = { $variant ->
    [base] jeu de base
    [one] variante I
   *[two] variante II
}

# The blank is one at which no line ends.
money = { $amount } £

prestige = { $points } { $points ->
    [one] point de prestige
   *[other] points de prestige
}

ordinal = { $number ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] cinquième
}

percent = { $number } %
percent-over = > { $number } %
percent-under = < { $number } %

list-comma = { $first }, { $rest }
list-semicolon = { $first } ; { $rest }
list-and = { $first } et { $rest }
