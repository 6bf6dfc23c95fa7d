# What each thing of the table is, in one line under its name.

tip-money = Argent
    Achète le matériel et paie les donations. À la fin, chaque tranche de 100 £ donne 1 prestige.
tip-prestige = Prestige
    Qui en a le plus à la fin gagne. Avancer de plus de 3 cases en coûte.
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
    La cinquième donation à une église en demande une. Personne n’en a plus d’une.
tip-citizen = Citoyens
    Il en habite un dans chaque bâtiment. Ils comptent pour les jetons Citoyens.
tip-brewer = Brasserie
    Une bière de plus à chaque production. Sa construction baisse le prix de la bière de 10.
tip-sugar-refiner = Raffinerie de sucre
    Un sucre de plus à chaque production. Sa construction baisse le prix du sucre de 10.
tip-cloth-maker = Fabrique de tissus
    Un tissu de plus à chaque production. Sa construction baisse le prix du tissu de 10.
tip-merchant = Marchand
    Rapporte 100 £ à sa construction.
tip-captain = Capitaine
    Un navire neutre et un navire du constructeur entrent aussitôt au port.
tip-official = Bâtiment officiel
    Paie à sa construction. Un seul par tour.
tip-ship = Navire
    Vend une seule marchandise au Commerce : autant d’unités que le numéro de son quai.
tip-berth = Quai
    Chaque navire y vend jusqu’à ce nombre d’unités d’une marchandise.
tip-supply = Navires en réserve
    On peut encore les construire au Chantier naval, pour 1 bois chacun.
tip-marker = Marqueur
    Il est sur la case de son joueur et avance dans le sens horaire : 3 cases gratuites, puis 1 prestige par case.
tip-church = Église
    Reçoit cinq donations. Chacune donne un jeton, la cinquième achève l’église.
tip-token-five = Jeton 5 points
    Rapporte 5 prestige. La première donation à une église le prend.
tip-token-donations = Jeton Donations
    Rapporte 1 prestige par jeton de son propriétaire, marqué ou non.
tip-token-ships = Jeton Navires
    Rapporte 2 prestige par navire de son propriétaire dans le port.
tip-token-building = Jeton Bâtiments
    Rapporte 4 ou 5 prestige par bâtiment de ce type qu’a son propriétaire.
tip-token-citizens = Jeton Citoyens
    Rapporte du prestige par citoyen de son propriétaire dans la paroisse ; à la cathédrale, dans toute la ville.
tip-open-token = Jeton non marqué
    Le chiffre dit ce qu’il rapporterait maintenant. Il se marque sur Église ou à la fin.
tip-scored-tokens = Jetons marqués
    Ils sont comptés, mais restent des donations.
tip-church-builder = Constructeur d’église
    A achevé une église et peut construire sur tout terrain libre.
tip-bonuses = Constructeurs d’églises
    Achever une église rapporte du prestige : 8 pour la première, 3 pour la dernière.
tip-rondel = Roue
    Avancez dans le sens horaire, puis faites ce que dit la case. 3 cases gratuites, puis 1 prestige par case.
tip-field-sugar = Sucre
    { tip-production }
tip-field-cloth = Tissu
    { tip-production }
tip-field-beer = Bière
    { tip-production }
tip-field-trade = Commerce
    Vendez des marchandises avec vos navires ou achetez du matériel. Jamais les deux dans un tour.
tip-field-church = Église
    Faites des donations à une église, puis marquez vos jetons.
tip-field-guildhall = Hôtel de ville
    Construisez pour 1 bois et 1 brique chacun, près de vos églises et citoyens.
tip-field-dockyard = Chantier naval
    Construisez des navires pour 1 bois chacun. Ils entrent au quai 3.
tip-prices = Prix
    Ce qu’un navire obtient par unité. Chaque nouveau bâtiment de ce métier le baisse de 10.
tip-depot = Dépôt
    Ce que coûtent ensemble 1 à 10 pièces de matériel.
tip-donation = Donation
    Ce que coûte chacune des cinq donations à une église.
tip-churches = Églises
    Donations et jetons. Un contour est pris mais non marqué, une forme pleine est marquée.
tip-good = Se produit sur sa case de la roue, se vend au Commerce. À la fin, chaque unité restante rapporte 50 £.
tip-production = Prenez 1 unité, et 1 de plus par bâtiment à vous de ce métier.
