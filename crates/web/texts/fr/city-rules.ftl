# The rules from the churches to the end. How they are written stands in rules.ftl.

rules-don-1 = Une seule église par tour
    Toutes les donations d’un tour vont à la même église. Vous pouvez en faire autant que vous pouvez en payer, l’une après l’autre.
rules-don-2 = Ce que coûte une donation
    Le coût dépend du nombre de donations que l’église a déjà reçues, de n’importe qui :
    - la première : 1 brique
    - la deuxième : 1 brique et 1 bois
    - la troisième : 1 brique, 1 bois et 20 £
    - la quatrième : 1 brique, 1 bois et 40 £
    - la cinquième : 1 brique, 1 bois, 1 cloche et 10 £ pour chacun de vos citoyens dans la ville
    > St. Petri a trois donations, et vous faites la quatrième et la cinquième. Vous avez 6 citoyens : vous payez 2 briques, 2 bois, 1 cloche et 40 + 60 = 100 £.
rules-don-3 = Quel jeton prendre
    La première donation à une église donne toujours son jeton 5 points. Pour chaque donation suivante, vous choisissez parmi les jetons qui restent.
rules-don-4 = Achever une église
    La cinquième donation achève l’église et rapporte aussitôt un bonus : 8 points pour la première église de la partie, puis 7, 6, 5, 4 et 3. Le joueur qui achève une église est constructeur d’église jusqu’à la fin de la partie, et cela aussi vaut quelque chose (BUILD-3).
rules-score-1 = Marquer des jetons
    Après vos donations, ou sans en faire, vous pouvez marquer autant de vos jetons que vous voulez. Dès que vous en avez marqué un, vous ne pouvez plus faire de donation ce tour-ci.
rules-score-2 = Ce que valent les jetons
    - 5 points : 5 points.
    - Donations : 1 point pour chacun de vos jetons, marqué ou non, celui-ci compris.
    - Navires : 2 points pour chacun de vos navires au port.
    - Bâtiments : 5 ou 4 points, selon le jeton, pour chacun de vos bâtiments du type indiqué, dans n’importe quelle paroisse.
    - Citoyens : 4 ou 3 points, selon le jeton, pour chacun de vos citoyens dans la paroisse de son église. La cathédrale n’a pas de paroisse : son jeton vaut 1 point pour chacun de vos citoyens dans toute la ville.
    > Vous avez 3 navires au port et 2 citoyens dans la paroisse de St. Petri, dont le jeton Citoyens vaut 4. Un jeton Navires vaut maintenant 6 points, et ce jeton Citoyens 8.
rules-score-3 = Marqué une fois pour toutes
    Un jeton n’est marqué qu’une fois. Il reste à vous, compte toujours comme donation, et permet toujours de construire à côté de son église.
rules-score-4 = Un seul jeton non marqué par type
    À la fin de votre action Église, vous pouvez garder au plus un jeton non marqué de chacun des cinq types. Tous les jetons Bâtiments forment un seul type, quoi qu’ils comptent, et tous les jetons Citoyens aussi, quelle que soit leur église. Si vous en avez deux, vous choisissez lequel marquer.
    > Vous avez le jeton Navires de St. Petri, non marqué, et prenez celui de St. Nicolai. Avant de terminer le tour, vous devez marquer l’un des deux. L’autre peut attendre.

rules-build-1 = Ce que coûte un bâtiment
    Chaque bâtiment coûte un bois et une brique. L’un de vos citoyens s’installe sur le site, et c’est le site qui fixe le type de bâtiment.
rules-build-2 = Où construire
    Le site doit être libre et relié par une ligne à quelque chose à vous : une église dont vous avez un jeton (marqué ou non, achevée ou non), ou un site avec l’un de vos citoyens. Un citoyen placé plus tôt dans ce tour compte aussi : vous pouvez donc construire une chaîne.
    > Vous avez fait une donation à St. Petri. Vous construisez sur un site à côté de l’église, puis dans le même tour sur le suivant le long de la ligne.
rules-build-3 = Les constructeurs d’églises construisent partout
    Si vous avez achevé une église, vous pouvez construire sur n’importe quel site libre, sans tenir compte de BUILD-2.
rules-build-4 = Combien par tour
    Construisez tant que le matériel suffit, un bâtiment après l’autre. Mais un seul d’entre eux peut être un bâtiment officiel.
rules-build-5 = Brasserie, raffinerie de sucre, fabrique de tissus
    Désormais, vous produisez une unité de plus de la marchandise (PROD-1). Son prix baisse aussitôt de 10 £, pour tout le monde et jusqu’à la fin : de 100 £ à 50 £ quand les cinq sont construites.
    > La ville a deux fabriques de tissus, le tissu est donc à 80 £. Vous construisez la troisième : le tissu passe à 70 £, et vous en produisez un de plus à chaque tour sur Tissu.
rules-build-6 = Marchand
    Vous recevez aussitôt 100 £.
rules-build-7 = Capitaine
    Deux navires arrivent, et ils ne coûtent pas de bois : d’abord un navire neutre (un « Hollandais volant ») au mouillage 3, puis l’un des vôtres. Le port leur fait place comme toujours (SHIP-2 à SHIP-4). Les trois capitaines amènent en tout trois navires neutres.
    Si vous n’avez aucun navire en réserve une fois le neutre entré, lui seul arrive. Vous pouvez quand même construire le capitaine. Les livrets de règles n’en disent rien : c’est notre décision.
rules-build-8 = Les fonctionnaires du jeu de base
    Vous prenez le bâtiment officiel du haut de la pile. Il paie aussitôt :
    - Conseiller : 10 £ pour chaque citoyen de tous les joueurs dans la ville, le nouveau compris.
    - Pasteur : 10 £ pour chaque donation, de n’importe qui.
    - Maire : 60 £ pour chaque église achevée.
    > Il y a 11 citoyens dans la ville. Vous construisez un conseiller : le vôtre est le douzième, vous recevez donc 120 £.

rules-var-1 = Sept fonctionnaires bleus
    Les deux variantes remplacent les fonctionnaires habituels par sept bleus : chanoine, maître de guilde, capitaine du port, diacre, sacristain, architecte et secrétaire. Toujours un seul bâtiment officiel par tour.
rules-var-2 = Variante I : le libre choix
    Quand vous construisez un bâtiment officiel, vous choisissez l’un des fonctionnaires bleus qui restent.
rules-var-3 = Variante II : seulement le premier
    Les fonctionnaires bleus sont mélangés. On ne voit que le premier, et lui seul peut être construit. Le suivant est dévoilé à la fin du tour.
rules-var-4 = Ce que paient les fonctionnaires bleus
    - Maître de guilde : 30 £ pour chacune de vos marchandises.
    - Capitaine du port : 40 £ pour chacun de vos navires au port.
    - Diacre : 30 £ pour chacun de vos jetons.
    - Sacristain : 50 £ pour chaque église dont vous avez un jeton.
    - Architecte : 20 £ pour chacun de vos citoyens, le nouveau compris.
    - Secrétaire : 40 £ pour chaque paroisse avec l’un de vos citoyens, le nouveau compris.
    > Vous avez 4 citoyens dans 2 paroisses et construisez dans une troisième. L’architecte rapporterait 100 £ (cinq citoyens), le secrétaire 120 £ (trois paroisses).
rules-var-5 = Le chanoine
    Le chanoine ne paie rien. À la place, vous pouvez faire aussitôt une donation à une église inachevée de votre choix pour 1 brique seulement, en plus du coût du bâtiment. Peu importe son rang : même la cinquième ne coûte pas plus. Pour le jeton et l’achèvement de l’église, DON-3 et DON-4 s’appliquent.
    Vous ne marquez rien ce tour-ci, et vous pouvez garder deux jetons non marqués du même type jusqu’à la fin de votre prochaine action Église (SCORE-4). Sans brique, vous pouvez quand même construire le chanoine, sans la donation. Les livrets de règles n’en disent rien : c’est notre décision.

rules-end-1 = Quand la partie s’arrête
    La partie s’arrête dès que la sixième église est achevée. On ne finit pas la manche en cours.
rules-end-2 = Le décompte final
    Chacun marque tous ses jetons non marqués. Puis chaque marchandise et chaque unité de matériel se vend 50 £, et chaque centaine entière de £ devient 1 point.
    > Vous avez 380 £, 2 bières et 1 brique. Cela fait 380 + 150 = 530 £ : 5 points, et il reste 30 £.
rules-end-3 = Qui gagne
    Le joueur qui a le plus de prestige l’emporte. À égalité, l’argent qui reste après le décompte final tranche. S’il est égal aussi, la place est partagée. Les livrets de règles s’arrêtent avant ce dernier cas : c’est notre décision.
