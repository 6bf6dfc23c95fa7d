# The lesson: the first seven rounds of a game, step by step.

tutorial-name = Les sept premières manches
tutorial-home = Apprendre en dix minutes
tutorial-home-note = Vous débutez ? Jouez sept manches à une vraie table : chaque étape est expliquée.
tutorial-label = Leçon
tutorial-step = Étape { $number } sur { $all }
tutorial-go-on = Suite : { $player } joue
tutorial-more = Quitter, recommencer ou jouer sans aide
tutorial-leave = Quitter la leçon
tutorial-leave-note = Vous pourrez la reprendre depuis l’accueil.
tutorial-again = Recommencer
tutorial-play-on = Continuer sans la leçon, contre deux apprentis, avec
tutorial-elsewhere = Ce qui brille se trouve sous « { table-city } ».

# What is to be pressed.

tutorial-ask-move = Appuyez sur « { field } », sur la roue ou dans la liste.
tutorial-ask-sell = Vendez { $list } avec +.
tutorial-ask-buy = Achetez { $list } avec +.
tutorial-ask-donate = Appuyez sur le { token-at }.
tutorial-ask-score = Appuyez sur le jeton qui brille pour le marquer.
tutorial-ask-build = Appuyez sur { $list }, sur le plan ou dans la liste.
tutorial-ask-done = Appuyez sur « { turn-end } ».
tutorial-ask-choose = Choisissez la couleur que vous voulez jouer.

# What is said of another press.

tutorial-detour-move = « { field } » viendra plus tard. La leçon prend ici un autre chemin : rien n’a changé. { $ask }
tutorial-detour-done = Pas si vite : il reste quelque chose à faire ce tour-ci. { $ask }
tutorial-detour-other = C’est permis, mais la leçon a autre chose en tête : rien n’a changé. { $ask }
tutorial-problem = Pas cette fois
tutorial-problem-why = La leçon avance pas à pas : rien n’a changé.
tutorial-problem-next = À la table, la prochaine étape brille.

# Round 1.

tutorial-1-beer = Bienvenue à Hambourg ! Vous êtes Rouge. Six églises seront construites ici, et le joueur qui a le plus de prestige à la fin l’emporte. Chaque tour commence sur la roue : la case dit ce que vous pouvez faire. « Bière » vous donne 1 bière, et c’est en vendant des marchandises qu’on gagne ses premières livres.
tutorial-1-done = Vous avez maintenant 2 bières. Tant que le tour n’est pas terminé, ce n’est qu’un brouillon : l’annuler ne coûte rien.
tutorial-1-blue = Bleu prend du tissu de la même façon. Chacun a commencé avec une marchandise de chaque sorte, 1 bois, 1 brique et un navire au mouillage 3.
tutorial-1-green = Vert va sur « Commerce » et expédie 1 tissu pour 100 £. C’est de l’argent rapide, mais un navire ne charge qu’une sorte, et sans navire une marchandise ne rapporte que 30 £.

# Round 2.

tutorial-2-trade = Les marqueurs avancent dans le sens des aiguilles d’une montre. Jusqu’à trois cases, c’est gratuit ; chaque case de plus coûte 1 point de prestige. « Commerce » est la suivante, et vous avez 2 bières à vendre.
tutorial-2-sell = Votre navire au mouillage 3 charge jusqu’à 3 unités d’une sorte. La bière rapporte 100 £ l’unité, et vendre ne fait jamais baisser un prix.
tutorial-2-done = 200 £ de plus ! En un tour, vous vendez ou vous achetez, jamais les deux : les achats attendront.
tutorial-2-blue = Bleu brasse de la bière : avec deux sortes de marchandises, un second navire sera bientôt utile.
tutorial-2-green = Vert fait la première donation à St. Nicolai, pour 1 brique. La première donne le jeton 5 points, et Vert le marque aussitôt : 5 points de prestige.

# Round 3.

tutorial-3-church = Vous aussi, vous avez une brique. « Église » est à trois cases, donc encore gratuite, et c’est le prestige qui fait gagner.
tutorial-3-donate = La première donation à une église est la moins chère et rapporte 5 points de prestige. Et elle ouvre la voie : vous ne pouvez construire qu’à côté d’une église à laquelle vous avez fait une donation, ou de vos propres citoyens.
tutorial-3-score = Un jeton 5 points ne grandit jamais : marquez-le maintenant. Les autres comptent quelque chose : navires, citoyens, bâtiments, donations. Gardez-les jusqu’à en avoir davantage.
tutorial-3-done = 6 points de prestige ! De chaque type, vous pouvez garder un jeton non marqué pour plus tard.
tutorial-3-blue = Bleu construit un navire pour 1 bois. Le mouillage 3 est plein : tous ses navires passent au mouillage 2. Là, le vôtre charge 2 unités au lieu de 3 : le port récompense les navires neufs.
tutorial-3-green = Vert achète 2 briques et 1 bois pour 100 £. Plus on achète à la fois, plus chaque unité est chère.

# Round 4.

tutorial-4-trade = Un bâtiment coûte 1 bois et 1 brique, et vous avez 210 £. « Commerce » est la case suivante : faites des réserves !
tutorial-4-buy = 3 briques et 2 bois, avec le bois que vous avez, suffisent pour trois bâtiments. Cinq unités coûtent 200 £.
tutorial-4-done = L’argent est presque parti, mais l’argent seul ne fait pas gagner. Le matériel devient des bâtiments.
tutorial-4-blue = Bleu a maintenant deux navires, donc deux sortes de marchandises partent : 2 bières et 2 tissus pour 400 £.
tutorial-4-green = Vert construit près de St. Nicolai. Le capitaine amène un navire neutre et un vert au mouillage 3, sans bois. La brasserie donne à Vert 1 bière de plus chaque fois, mais le prix de la bière tombe pour toujours à 90 £.

# Round 5.

tutorial-5-guildhall = À vous de construire ! « Hôtel de ville » est à deux cases.
tutorial-5-build = Deux fabriques de tissus : désormais chaque « Tissu » vous en donne 3, même si chacune baisse le prix de 10 £. Et un marchand, qui paie 100 £ aussitôt.
tutorial-5-done = Le tissu ne vaut plus que 80 £, mais vous en ferez trois à la fois. Vos citoyens ouvrent aussi les sites voisins.
tutorial-5-blue = Bleu est pressé : quatre cases, une de plus que les cases gratuites, pour 1 point de prestige. Il gagne du temps, et achète 3 briques et 3 bois pour 260 £.
tutorial-5-green = Vert brasse, et la brasserie se rembourse : 2 bières d’un coup.

# Round 6.

tutorial-6-trade = Vous n’avez plus de matériel, mais vous avez l’argent du marchand : « Commerce », à deux cases.
tutorial-6-buy = 2 briques et 1 bois pour 100 £ : exactement ce que coûtent les deux premières donations à une église.
tutorial-6-done = Tout l’art est là : ce que vous achetez maintenant décide de ce que vous pourrez faire ensuite.
tutorial-6-blue = Bleu montre l’exemple : deux donations à St. Catharinen. Bleu marque le jeton 5 points mais garde le jeton Citoyens, car il grandit avec chaque citoyen que Bleu aura dans cette paroisse.
tutorial-6-green = Vert expédie 3 bières à 90 £ et 1 sucre à 100 £ : 370 £ en un tour. Deux navires, deux sortes de marchandises.

# Round 7.

tutorial-7-church = 2 briques et 1 bois : de quoi faire deux donations. « Église » est à trois cases, donc encore gratuite.
tutorial-7-donate = La première donation à St. Petri est comme toujours : 1 brique pour le jeton 5 points.
tutorial-7-second = La deuxième coûte 1 bois et 1 brique, et maintenant vous choisissez le jeton. Le jeton Bâtiments de St. Petri vaut 4 par fabrique de tissus : déjà 8.
tutorial-7-score = Marquez le jeton 5 points. Le jeton Bâtiments peut attendre : une troisième fabrique de tissus en ferait 12.
tutorial-7-done = 11 points de prestige ! Et désormais, vous pouvez aussi construire à côté de St. Petri.
tutorial-7-blue = Bleu construit une brasserie et un bâtiment officiel. Les fonctionnaires viennent de la pile, un par tour au plus, et paient aussitôt : le conseiller rapporte 10 £ par citoyen de la ville, soit 70 £. Avec ces deux bâtiments, le jeton Citoyens de Bleu grandit aussi.
tutorial-7-green = Vert court au « Commerce » et achète 1 bois, 1 brique et 1 cloche. La cinquième donation à une église exige la cloche ; elle achève l’église et rapporte un bonus, 8 points de prestige pour la première. On ne peut jamais posséder deux cloches.

# The end.

tutorial-end = Voilà tout le jeu. La sixième église met fin à la partie : les jetons non marqués sont marqués, et chaque tranche de 100 £ vaut 1 point de prestige. Si vous voulez, continuez contre deux apprentis. Rouge a des bâtiments et du prestige, Bleu un jeton qui grandit, Vert de l’argent et une cloche.
