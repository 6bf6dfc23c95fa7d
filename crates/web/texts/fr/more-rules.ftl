# The summary for printing, the page of the variants, and the page of the maps.

rules-summary-title = Résumé sur une page
rules-summary-note = Cette page s’imprime sur une feuille A4.
rules-summary-turn = Votre tour
rules-summary-move = Avancez votre marqueur de 1 à 8 cases : 3 sont gratuites, chaque case de plus coûte 1 point de prestige. Le premier tour commence où vous voulez. Puis faites ce que permet la case, en tout, en partie ou pas du tout.
rules-summary-fields = Les cases
rules-summary-produce = Prendre 1 unité, et 1 de plus par bâtiment à vous qui la produit.
rules-summary-sell = Vendre : chaque navire une sorte de marchandise, 3, 2 ou 1 unités selon le mouillage, au prix du moment. Sans navire, 30 £ l’unité.
rules-summary-buy = Ou acheter : 1 à 10 unités de matériel. Jamais plus d’une cloche.
rules-summary-dockyard = 1 bois par navire, au mouillage 3. S’il est plein, tous les navires avancent d’un mouillage, et ceux du mouillage 1 quittent le port.
rules-summary-church = Faire des donations à une église, autant que l’on peut en payer, puis marquer des jetons. Garder au plus un jeton non marqué de chaque type.
rules-summary-guildhall = 1 bois et 1 brique par bâtiment. Le site doit être libre et relié à l’un de vos citoyens ou à une église dont vous avez un jeton ; les constructeurs d’églises construisent partout. Un bâtiment officiel par tour.
rules-summary-donations = Donations
rules-summary-first-five = La première donne le jeton 5 points, les suivantes un jeton au choix.
rules-summary-tokens = Jetons
rules-summary-five = 5
rules-summary-each-donation = 1 par jeton à vous
rules-summary-each-ship = 2 par navire à vous
rules-summary-each-building = 5 ou 4 par bâtiment à vous de ce type
rules-summary-each-citizen = 4 ou 3 par citoyen à vous dans la paroisse ; cathédrale : 1 dans toute la ville
rules-summary-buildings = Bâtiments
rules-summary-maker = 1 unité de plus par production ; le prix baisse de 10 £
rules-summary-merchant = 100 £
rules-summary-captain = un navire neutre, puis un à vous
rules-summary-bonuses = Bonus pour une église achevée
rules-summary-end = La fin de la partie
rules-summary-final-scoring = La sixième église achevée arrête la partie aussitôt. Tous les jetons non marqués sont marqués, marchandises et matériel se vendent 50 £ l’unité, chaque centaine entière de £ vaut 1 point de prestige. Le joueur qui a le plus de prestige l’emporte ; à égalité, celui qui a le plus d’argent.

rules-variants-title = Le jeu de base et ses deux variantes
rules-variants-lead = Seuls les sept fonctionnaires diffèrent. Vous choisissez en ouvrant une table.
rules-variants-base = Sept fonctionnaires dans un ordre fixe : trois conseillers, trois pasteurs, le maire. Tout le monde sait ce qui vient ensuite. Parfait pour débuter.
rules-variants-one = Sept fonctionnaires bleus, un de chaque. Celui qui en construit un choisit librement parmi ceux qui restent. Rien n’est laissé au hasard.
rules-variants-two = Les mêmes sept fonctionnaires bleus, mélangés. On ne voit et ne construit que le premier : il y a un peu de chance.
rules-variants-officials = Les fonctionnaires et ce qu’ils paient
rules-variants-rules = Les règles des variantes
rules-variants-new = Ouvrir une table

rules-maps-title = Les plans, et ce qui vient de nous
rules-maps-lead = Les règles sont celles des livrets. Les plans sont notre reconstitution, et nous avons dû combler quelques lacunes des règles. Voici ce qui vient des livrets et ce qui vient de nous.
rules-maps-fixed = Ce que fixent les livrets de règles
    - Combien il y a de bâtiments et de jetons, ce qu’ils coûtent et rapportent.
    - Les noms des églises de Hambourg. St. Petri est verte, St. Catharinen jaune, St. Michaelis rouge.
    - Le jeton Citoyens de St. Petri vaut 4, celui de la cathédrale 1.
rules-maps-attested = Ce que disent d’autres sources
    - Les jetons Bâtiments pour brasseries, fabriques de tissus et bâtiments officiels valent 4, celui pour capitaines 5.
    - L’église violette compte les bâtiments officiels.
    - La cathédrale de Londres est St Paul’s, et jetons et bâtiments sont les mêmes qu’à Hambourg.
rules-maps-ours = Ce que nous avons reconstitué
    - Où se trouvent les sites, et quelles lignes les relient.
    - À quelle paroisse appartient chaque site, et ce qu’on y construit.
    - Laquelle des autres églises compte quel bâtiment, et si les citoyens y valent 4 ou 3.
    - Les églises paroissiales de Londres.
    Hambourg est dessinée sur le vrai tracé de la vieille ville, de façon que chaque exemple des livrets puisse y être joué. De Londres, les livrets disent seulement qu’elle existe.
rules-maps-decided = Les règles que nous avons dû trancher
    Les livrets ne tranchent pas ces cas. Nous avons choisi ce qui ne nuit à personne et surprend le moins :
rules-maps-own = Votre propre plan
    Si vous possédez le jeu imprimé, vous pouvez remplacer nos plans : une ville est un fichier texte qui dit où sont les églises et les sites, de quel type ils sont et quelles lignes les relient.
    - Copiez l’un des deux fichiers livrés avec le code source, crates/engine/data/hamburgum.toml ou londinium.toml. Le fichier docs/boards.md explique chaque ligne.
    - Vérifiez-le avec la commande « hamburgum board check FICHIER ». Chaque erreur est signalée avec sa ligne.
    - Regardez-le avec « hamburgum board show FICHIER », et indiquez-le avec --board à toute commande qui l’accepte.
rules-maps-picture = Notre plan de { $name }
rules-maps-of = Plan de { $name }
rules-maps-describes = La ville de { $name } avec six églises, { $number } sites et { $all } lignes.
rules-maps-plates = Sur les plaques : prestige par bâtiment et par citoyen.
# The tooltips of a picture of a board.
rules-maps-tokens = { $church-name } : { $points } de prestige par { building }, { $number } par citoyen
rules-maps-site = { site } : { building }
rules-maps-not-printed = Une reconstitution, pas le plateau imprimé.
rules-maps-near = Ce qui est relié dans { $name }
rules-maps-place = Lieu
rules-maps-building = Bâtiment
rules-maps-touches = Relié à
rules-maps-church = Église
