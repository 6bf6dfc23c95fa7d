# The lesson: the first seven rounds of a game, step by step.

tutorial-name = Les sept premières manches
tutorial-home = Apprendre en dix minutes
tutorial-home-note = Vous débutez ? Jouez sept manches à une vraie table : chaque étape est expliquée.
tutorial-label = Leçon
tutorial-step = Étape { $number } sur { $all }
tutorial-go-on = Continuer : { $player } joue
tutorial-more = Quitter, recommencer ou jouer sans aide
tutorial-leave = Quitter la leçon
tutorial-leave-note = Elle vous attend sur la première page.
tutorial-again = Recommencer au début
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
tutorial-ask-choose = Choisissez qui vous voulez jouer.

# What is said of another press.

tutorial-detour-move = « { field } » aura son heure, mais la leçon prend un autre chemin. Rien n’a changé. { $ask }
tutorial-detour-done = Pas si vite : il reste quelque chose à faire dans ce tour. { $ask }
tutorial-detour-other = Ce serait permis, mais la leçon a autre chose en tête. Rien n’a changé. { $ask }
tutorial-problem = Pas cette fois
tutorial-problem-why = Dans la leçon, chaque étape suit la précédente ; rien n’a changé.
tutorial-problem-next = À la table, la prochaine étape brille.

# Round 1.

tutorial-1-beer = Bienvenue à Hambourg ! Vous êtes Rouge. Six églises seront bâties, et le plus grand prestige l’emporte à la fin. Chaque tour commence sur la roue : la case dit ce que vous pouvez faire. « Bière » vous donne 1 bière, et les marchandises mènent au premier argent.
tutorial-1-done = Vous avez maintenant 2 bières. Tant que le tour n’est pas terminé, ce n’est qu’un brouillon : le reprendre ne coûte rien.
tutorial-1-blue = Bleu prend du tissu de la même façon. Chacun a commencé avec une marchandise de chaque sorte, 1 bois, 1 brique et un navire au mouillage 3.
tutorial-1-green = Vert va sur « Commerce » et expédie 1 tissu pour 100 £. C’est de l’argent tout de suite ; mais un navire ne charge qu’une sorte, et sans navire une marchandise ne rapporte que 30 £.

# Round 2.

tutorial-2-trade = Les pions tournent dans le sens des aiguilles d’une montre. Jusqu’à trois cases, c’est gratuit ; chaque case de plus coûte 1 prestige. « Commerce » est la suivante, et vous avez 2 bières à vendre.
tutorial-2-sell = Votre navire au mouillage 3 charge jusqu’à 3 unités d’une sorte. La bière rapporte 100 £ pièce, et vendre ne fait jamais baisser un prix.
tutorial-2-done = 200 £ de plus ! Dans un tour, on vend ou on achète, jamais les deux : les achats attendront.
tutorial-2-blue = Bleu brasse de la bière : avec deux sortes de marchandises, un second navire sera bientôt utile.
tutorial-2-green = Vert fait la première donation à St. Nicolai, pour 1 brique. La première prend le jeton 5 points, et Vert le marque aussitôt : 5 points de prestige.

# Round 3.

tutorial-3-church = Vous aussi avez une brique. « Église » est à trois cases, donc encore gratuite, et c’est le prestige qui gagne.
tutorial-3-donate = La première donation à une église est la moins chère et rapporte 5 points de prestige. Et elle ouvre la voie : on ne bâtit qu’à côté d’une église à laquelle on a donné, ou de ses propres citoyens.
tutorial-3-score = Un jeton 5 points ne grandit jamais : marquez-le maintenant. Les autres comptent quelque chose : navires, citoyens, bâtiments, donations. On les garde jusqu’à en avoir davantage.
tutorial-3-done = 6 points de prestige ! De chaque type, vous pouvez garder un jeton non marqué pour plus tard.
tutorial-3-blue = Bleu construit un navire pour 1 bois. Le mouillage 3 est plein : tous ses navires passent au mouillage 2. Là, le vôtre charge 2 unités au lieu de 3 : le port récompense les navires neufs.
tutorial-3-green = Vert achète 2 briques et 1 bois pour 100 £. Plus on achète à la fois, plus chaque pièce est chère.

# Round 4.

tutorial-4-trade = Un bâtiment coûte 1 bois et 1 brique, et vous avez 210 £. « Commerce » est la case suivante : faites des réserves !
tutorial-4-buy = 3 briques et 2 bois, avec le bois que vous avez, font trois bâtiments. Cinq pièces coûtent 200 £.
tutorial-4-done = L’argent est presque parti, mais l’argent seul ne gagne rien. Le matériel devient des bâtiments.
tutorial-4-blue = Bleu a maintenant deux navires, donc deux sortes de marchandises partent : 2 bières et 2 tissus pour 400 £.
tutorial-4-green = Vert bâtit près de St. Nicolai. Le capitaine amène un navire neutre et un vert au mouillage 3, sans bois. La brasserie donne à Vert 1 bière de plus chaque fois ; mais le prix de la bière tombe pour toujours à 90 £.

# Round 5.

tutorial-5-guildhall = À vous de bâtir ! « Hôtel de ville » est à deux cases.
tutorial-5-build = Deux fabriques de tissus : désormais chaque « Tissu » vous en donne 3, même si chacune baisse le prix de 10 £. Et un marchand, qui paie 100 £ aussitôt.
tutorial-5-done = Le tissu ne vaut plus que 80 £, mais vous en ferez trois à la fois. Vos citoyens ouvrent aussi les emplacements voisins.
tutorial-5-blue = Bleu est pressé : quatre cases, une de plus que le gratuit, pour 1 point de prestige. Cela gagne du temps, et 3 briques et 3 bois pour 260 £.
tutorial-5-green = Vert brasse, et la brasserie se rembourse : 2 bières d’un coup.

# Round 6.

tutorial-6-trade = Vos réserves sont vides, et l’argent du marchand est là : « Commerce », à deux cases.
tutorial-6-buy = 2 briques et 1 bois pour 100 £ : c’est juste ce que coûtent les deux premières donations à une église.
tutorial-6-done = Tout l’art est là : ce que vous achetez maintenant décide de ce que vous pourrez faire ensuite.
tutorial-6-blue = Bleu montre l’exemple : deux donations à St. Catharinen. Le jeton 5 points est marqué ; le jeton Citoyens est gardé, car il grandit avec chaque citoyen que Bleu aura dans cette paroisse.
tutorial-6-green = Vert expédie 3 bières à 90 £ et 1 sucre à 100 £ : 370 £ en un tour. Deux navires, deux sortes de marchandises.

# Round 7.

tutorial-7-church = 2 briques et 1 bois : de quoi faire deux donations. « Église » est à trois cases, donc encore gratuite.
tutorial-7-donate = La première donation à St. Petri est comme toujours : 1 brique pour le jeton 5 points.
tutorial-7-second = La deuxième coûte 1 bois et 1 brique, et maintenant vous choisissez le jeton. Le jeton Bâtiments de St. Petri marque 4 par fabrique de tissus : déjà 8.
tutorial-7-score = Marquez le jeton 5 points. Le jeton Bâtiments peut attendre : une troisième fabrique de tissus en ferait 12.
tutorial-7-done = 11 points de prestige ! Et désormais, vous pouvez aussi bâtir à côté de St. Petri.
tutorial-7-blue = Bleu bâtit une brasserie et un bâtiment officiel. Les officiels viennent de la pile, un par tour, et paient aussitôt : le conseiller rapporte 10 £ par citoyen de la ville, soit 70 £. Avec ces deux bâtiments, le jeton Citoyens de Bleu grandit aussi.
tutorial-7-green = Vert court au « Commerce » et achète 1 bois, 1 brique et 1 cloche. La cinquième donation à une église exige la cloche ; elle achève l’église et rapporte un bonus, 8 points de prestige pour la première. Personne ne possède deux cloches.

# The end.

tutorial-end = Vous connaissez maintenant tout le jeu. Quand la sixième église est achevée, la partie finit : les jetons ouverts sont marqués, et chaque tranche de 100 £ vaut 1 point de prestige. Continuez, si vous voulez, contre deux apprentis. Rouge a des bâtiments et du prestige, Bleu un jeton qui grandit, Vert de l’argent et une cloche.
