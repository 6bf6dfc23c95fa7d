# The pages of the rules: their frame, their chapters, and what explains the table.
# The first line of a rule or chapter is its title. Lines that begin with "-" are a list, those with
# ">" an example. The id of a rule becomes a link by itself.

rules-title = Les règles
rules-lead = Toutes les règles en mots simples. Chaque règle a son numéro, qui ne change jamais : la table y renvoie, et vous pouvez le partager.
rules-nav = Règles
rules-more = En savoir plus sur les règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-go = Chercher
rules-search-hint = cloche, mouillage, SELL-4 …
rules-search-clear = Afficher toutes les règles
rules-found = { $number ->
    [0] Rien trouvé pour « { $query } ». Essayez un mot plus court.
    [1] 1 règle mentionne « { $query } ».
   *[other] { $number } règles mentionnent « { $query } ».
}
rules-link = Lien vers la règle { $rule }
rules-link-copied = Copié
rules-example = Exemple
rules-partly-ours = En partie notre décision
rules-to-all = Toutes les règles

# What explains itself at the table.

rules-explain = Qu’est-ce que c’est ?
rules-explain-how = Appuyez sur n’importe quel élément de la table pour savoir ce que c’est. Appuyez de nouveau sur le point d’interrogation pour arrêter.
rules-explain-more = { $rule } dans les règles
rules-explain-close = Fermer
rules-explain-lost = L’explication ne peut pas être chargée pour le moment. Tout se trouve dans les règles.

# The chapters.

rules-chapter-idea = L’idée du jeu
    - Vous dirigez une famille de marchands d’une ville hanséatique et voulez en faire la plus respectée.
    - À la fin, c’est le prestige qui compte. L’argent ne fait qu’y aider.
    - Le cœur du jeu est la roue et ses huit cases. À chaque tour, vous avancez votre marqueur et faites ce que permet la nouvelle case.
    - Trois cases donnent des marchandises : bière, sucre et tissu.
    - Au Commerce, vous les vendez : vos navires en tirent un bon prix. Ou bien vous y achetez du bois, des briques et une cloche.
    - Le Chantier naval construit des navires. Les nouveaux navires poussent les plus anciens, et les derniers quittent le port.
    - L’Hôtel de ville construit des bâtiments pour vos citoyens. Ils augmentent votre production ou rapportent de l’argent ou des navires.
    - L’Église reçoit des donations. Chaque donation donne un jeton, et presque tout le prestige vient des jetons.
    - C’est vous qui décidez quand marquer un jeton : tôt, c’est sûr ; plus tard, il vaut souvent plus.
    - La partie s’arrête dès que la sixième église est achevée. Le joueur qui a le plus de prestige l’emporte.
rules-chapter-setup = La mise en place
    Tout cela est fait pour vous. Il est tout de même bon de savoir pourquoi les autres commencent avec plus que vous.
rules-chapter-turn = Votre tour et la roue
    Un tour est court : un déplacement sur la roue, une action. Tant qu’il n’est pas terminé, vous pouvez tout annuler.
rules-chapter-production = Bière, Sucre, Tissu
    Les cases les plus simples : vous prenez des marchandises, et votre tour est fait.
rules-chapter-trade = Commerce
    Il y a deux cases Commerce sur la roue, et elles font la même chose. En un tour, vous vendez des marchandises ou vous achetez du matériel, jamais les deux.
rules-chapter-harbour = Chantier naval et port
    Le port a trois mouillages. Un nouveau navire prend le meilleur et glisse vers les moins bons à mesure que d’autres arrivent.
rules-chapter-church = Église : donner, puis marquer
    Un tour à l’Église a deux moitiés : d’abord vous faites des donations à une église, puis vous changez des jetons en prestige. Vous pouvez sauter l’une ou l’autre.
rules-chapter-guildhall = Hôtel de ville et bâtiments
    C’est ici que la ville grandit. Tous les bâtiments coûtent le même prix ; ce qu’ils apportent dépend du site.
rules-chapter-officials = Fonctionnaires
    Les fonctionnaires paient une seule fois, tout de suite, et les derniers paient souvent plus : une course où l’attente peut aussi rapporter.
rules-chapter-end = La fin et le décompte final
    La fin arrive d’un coup. Surveillez les églises qui ont quatre donations.
rules-chapter-variants = Les variantes
    Deux variantes changent les fonctionnaires et rien d’autre.
