# What each thing of the table is, in one line under its name.

tip-money = Argent
    Achète le matériel et paie les donations. À la fin, chaque centaine entière de £ vaut 1 point de prestige.
tip-prestige = Prestige
    Le joueur qui en a le plus à la fin l’emporte. Avancer de plus de 3 cases en coûte.
tip-beer = Bière
    { tip-good }
tip-sugar = Sucre
    { tip-good }
tip-cloth = Tissu
    { tip-good }
tip-timber = Bois
    Pour les bâtiments, les navires et la plupart des donations. S’achète au Commerce.
tip-brick = Briques
    Pour les bâtiments et chaque donation. S’achètent au Commerce.
tip-bell = Cloche
    Nécessaire pour la cinquième donation à une église. Vous ne pouvez pas en posséder deux.
tip-citizen = Citoyens
    Il y en a un dans chaque bâtiment. Ils comptent pour les jetons Citoyens.
tip-brewer = Brasserie
    Une bière de plus à chaque fois. Sa construction baisse le prix de la bière de 10 £.
tip-sugar-refiner = Raffinerie de sucre
    Un sucre de plus à chaque fois. Sa construction baisse le prix du sucre de 10 £.
tip-cloth-maker = Fabrique de tissus
    Un tissu de plus à chaque fois. Sa construction baisse le prix du tissu de 10 £.
tip-merchant = Marchand
    Rapporte 100 £ à sa construction.
tip-captain = Capitaine
    Un navire neutre (« Hollandais volant ») et un navire du joueur entrent aussitôt au port.
tip-official = Bâtiment officiel
    Paie une fois, à sa construction. Un seul par tour.
tip-ship = Navire
    Vend une sorte de marchandise au Commerce : autant d’unités que le numéro de son mouillage.
tip-berth = Mouillage
    Chaque navire y vend jusqu’à ce nombre d’unités d’une marchandise.
tip-supply = Navires en réserve
    Vous pouvez encore les construire au Chantier naval, pour 1 bois chacun.
tip-marker = Marqueur
    Il est sur la case de son joueur et avance dans le sens horaire : 3 cases gratuites, puis 1 point de prestige par case.
tip-church = Église
    Reçoit cinq donations. Chacune donne un jeton, la cinquième achève l’église.
tip-token-five = Jeton 5 points
    Rapporte 5 points de prestige. La première donation à une église le donne.
tip-token-donations = Jeton Donations
    Rapporte 1 point de prestige par jeton de son propriétaire, marqué ou non.
tip-token-ships = Jeton Navires
    Rapporte 2 points de prestige par navire de son propriétaire au port.
tip-token-building = Jeton Bâtiments
    Rapporte 4 ou 5 points de prestige par bâtiment de ce type de son propriétaire.
tip-token-citizens = Jeton Citoyens
    Rapporte du prestige par citoyen de son propriétaire dans la paroisse ; à la cathédrale, dans toute la ville.
tip-open-token = Jeton non marqué
    Le chiffre dit ce qu’il rapporterait maintenant. Il se marque sur « Église » ou à la fin de la partie.
tip-scored-tokens = Jetons marqués
    Ils ne rapportent plus rien, mais comptent toujours comme donations.
tip-church-builder = Constructeur d’église
    A achevé une église et peut construire sur n’importe quel site libre.
tip-bonuses = Constructeurs d’églises
    Achever une église rapporte du prestige : 8 pour la première, 3 pour la dernière.
tip-rondel = Roue
    Avancez dans le sens horaire, puis faites ce que permet la case. 3 cases gratuites, puis 1 point de prestige par case.
tip-field-sugar = Sucre
    { tip-production }
tip-field-cloth = Tissu
    { tip-production }
tip-field-beer = Bière
    { tip-production }
tip-field-trade = Commerce
    Vendez des marchandises avec vos navires, ou achetez du matériel. Jamais les deux en un tour.
tip-field-church = Église
    Faites des donations à une église, puis marquez vos jetons.
tip-field-guildhall = Hôtel de ville
    Construisez pour 1 bois et 1 brique chacun, à côté de vos citoyens ou d’une église ayant reçu votre donation.
tip-field-dockyard = Chantier naval
    Construisez des navires pour 1 bois chacun. Ils entrent au mouillage 3.
tip-prices = Prix
    Ce qu’un navire obtient par unité. Chaque nouveau bâtiment qui produit la marchandise le baisse de 10 £.
tip-depot = Dépôt
    Ce que coûtent en tout 1 à 10 unités de matériel.
tip-donation = Donation
    Ce que coûte chacune des cinq donations à une église.
tip-churches = Églises
    Donations et jetons. Un contour : jeton pris mais non marqué. Une forme pleine : jeton marqué.
tip-good = Se produit sur sa case, se vend au Commerce. À la fin, chaque unité restante rapporte 50 £.
tip-production = Prenez 1 unité, et 1 de plus par bâtiment à vous qui la produit.
