# The rules from the beginning to the harbour. How they are written stands in rules.ftl.

rules-set-1 = Les joueurs
    On joue à deux, trois, quatre ou cinq. Chacun a une couleur : rouge, bleu, vert, jaune ou gris. On est assis autour de la table, et on joue dans le sens des aiguilles d’une montre.
rules-set-2 = Ce que chacun a au départ
    Vous commencez avec une bière, un sucre, un tissu, un bois et une brique. L’un de vos cinq navires est déjà au mouillage 3, et les quatre autres sont dans votre réserve. Votre marqueur attend à côté de la roue et y entre à votre premier tour (TURN-3).
rules-set-3 = Les derniers commencent plus riches
    Le premier joueur commence avec 1 point de prestige et 10 £. Chaque joueur suivant, dans le sens du jeu, a 1 point et 10 £ de plus que le précédent. Le premier joueur est choisi d’un commun accord ou tiré au sort.
    > À quatre, les joueurs commencent avec 1 point et 10 £, 2 points et 20 £, 3 points et 30 £, 4 points et 40 £.
rules-set-4 = Prix et jetons
    Chacune des trois marchandises vaut d’abord 100 £. Chacune des six églises a cinq jetons, un de chaque type : 5 points, Donations, Navires, Bâtiments et Citoyens. SCORE-2 dit ce qu’ils valent.
rules-set-5 = 28 bâtiments pour 28 sites
    Chaque site de la ville reçoit un bâtiment, et le plan montre lequel : 5 brasseries, 5 raffineries de sucre, 5 fabriques de tissus, 3 marchands, 3 capitaines et 7 bâtiments officiels.
    Les bâtiments officiels forment une pile dans un ordre fixe, que l’on prend par le haut : trois conseillers (7, 6, 5), puis trois pasteurs (4, 3, 2), et le maire (1) tout en bas.
rules-set-6 = Rien n’est caché
    Tout le monde voit ce que chacun possède : argent, marchandises, matériel, navires, jetons. Les joueurs n’échangent rien entre eux et ne se prêtent rien.
rules-set-7 = Ce qui peut manquer
    Deux choses seulement sont limitées : vous avez cinq navires, et vous ne pouvez jamais posséder plus d’une cloche. Marchandises, bois, briques, argent, citoyens et disques de donation ne manquent jamais.

rules-turn-1 = Avancer, puis agir
    On joue dans le sens des aiguilles d’une montre. À votre tour, vous avancez votre marqueur sur la roue, puis vous faites ce que permet sa nouvelle case. C’est tout, et c’est au suivant.
rules-turn-2 = Les huit cases
    Dans le sens des aiguilles d’une montre, les cases sont : Sucre, Église, Commerce, Tissu, Hôtel de ville, Bière, Commerce, Chantier naval, et de nouveau Sucre. Plusieurs marqueurs peuvent se trouver sur la même case : personne ne gêne personne.
rules-turn-3 = Le premier tour est gratuit
    À votre premier tour, vous posez votre marqueur sur la case de votre choix. C’est gratuit.
rules-turn-4 = Ce que coûte un déplacement
    Ensuite, vous avancez d’une à huit cases, jamais en arrière. Jusqu’à trois cases, c’est gratuit. Chaque case de plus coûte 1 point de prestige ; revenir sur la même case, après un tour complet, en coûte donc 5. Vous ne pouvez pas payer des points que vous n’avez pas.
    > Votre marqueur est sur Bière. Commerce, Chantier naval et Sucre sont gratuits. Église est la quatrième case et coûte 1 point, Hôtel de ville la septième et en coûte 4.
rules-turn-5 = Ce qui est obligatoire et ce qui ne l’est pas
    Il faut avancer, et la production se fait d’elle-même. Tout le reste est libre : faites-en la totalité, une partie ou rien.

rules-prod-1 = Produire des marchandises
    Prenez une unité de la marchandise de la case, et une de plus pour chacun de vos bâtiments qui la produit : la brasserie fait la bière, la raffinerie le sucre, la fabrique le tissu. C’est gratuit.
    > Vous avez deux brasseries et allez sur Bière : vous prenez 3 bières.

rules-sell-1 = Les navires vendent au prix du moment
    Chacun de vos navires au port vend une seule sorte de marchandise. Ce qu’il emporte dépend de son mouillage : jusqu’à 3 unités au mouillage 3, 2 au mouillage 2, 1 au mouillage 1. Chaque unité rapporte le prix actuel de la marchandise.
    > Le tissu est à 90 £ et la bière à 100 £. Vous avez 4 tissus et 2 bières, un navire au mouillage 3 et un au mouillage 1. Le premier emporte 3 tissus pour 270 £, le second 1 bière pour 100 £ : 370 £ en tout.
rules-sell-2 = Vendre sans navire
    Ce que vos navires ne peuvent pas emporter se vend quand même, à 30 £ l’unité.
    > Dans l’exemple de SELL-1, il reste 1 tissu et 1 bière. Vendus sans navire, ils rapportent 60 £ de plus.
rules-sell-3 = Vendre ne change rien d’autre
    Les prix ne bougent pas, les navires non plus. Rien ne vous oblige à vendre : vous pouvez garder des marchandises pour plus tard.
rules-sell-4 = Vos navires sont chargés pour vous
    Vous dites seulement combien d’unités de chaque marchandise vous vendez. Le programme charge vos navires de façon à rapporter le plus d’argent possible, et vous montre comment. Vous n’y perdez rien : il n’y a jamais de raison de gagner moins.
rules-buy-1 = Acheter du matériel
    En un achat, vous prenez de 1 à 10 unités : bois, briques et une cloche au plus, dans la proportion de votre choix. Seul le nombre fait le prix : 20 £ pour une unité, puis 50, 100, 150, 200, 260, 330, 410, 500, et 600 £ pour dix.
    > 2 bois, 2 briques et 1 cloche font cinq unités : 200 £.
rules-buy-2 = Une cloche à la fois
    Tant que vous avez une cloche, vous ne pouvez pas en acheter d’autre. Elle part avec la cinquième donation à une église (DON-2).

rules-ship-1 = Construire des navires
    Chaque nouveau navire coûte un bois et entre au mouillage 3. Vous les construisez l’un après l’autre, tant que vous avez du bois et des navires.
rules-ship-2 = La place au port
    Chaque mouillage a autant de places qu’il y a de joueurs.
rules-ship-3 = Quand le mouillage 3 est plein
    Un navire entre toujours au mouillage 3. S’il est plein, on fait d’abord de la place, dans cet ordre : tous les navires du mouillage 1 quittent le port, tous ceux du mouillage 2 passent au mouillage 1, tous ceux du mouillage 3 au mouillage 2. Les navires des joueurs retournent dans leurs réserves ; les navires neutres (chacun un « Hollandais volant ») quittent la partie.
    > Trois joueurs : 3 navires sont au mouillage 3, 2 au mouillage 2, 1 au mouillage 1. Vous en construisez un. Celui du mouillage 1 quitte le port, les deux et les trois avancent, et votre nouveau navire est seul au mouillage 3.
rules-ship-4 = De retour aussitôt
    Vos navires qui viennent de quitter le mouillage 1 sont de nouveau dans votre réserve et peuvent être reconstruits dans le même tour. Vous ne pouvez pas retirer un navire de votre plein gré.
rules-ship-5 = Plus de navire
    Si vous n’avez aucun navire en réserve, vous ne pouvez pas en construire, même avec beaucoup de bois. Les livrets de règles n’en disent rien : c’est notre lecture.
