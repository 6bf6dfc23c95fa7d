# The workshop, where people make boards, and everything that can be wrong with a board.

workshop-title = Atelier
workshop-lead = Copiez votre plateau imprimé ou dessinez une ville à vous. Inutile de savoir dessiner : vous indiquez où sont les choses, et nous dessinons la ville.
workshop-without-scripts = Pour dessiner, il faut des scripts, et ils sont désactivés. Vous pouvez quand même coller ici un fichier de ville et le faire vérifier.
workshop-start = Par quoi voulez-vous commencer ?
workshop-start-empty = Plan vide pour { $name }
workshop-start-empty-note = Pour copier votre plateau imprimé. Les églises ont déjà leurs noms et leurs jetons.
workshop-start-copy-note = Une ville finie, à modifier à votre goût.
workshop-start-own-note = Une ville que vous avez enregistrée. L’ancienne reste telle quelle.
workshop-start-city = Une nouvelle ville
workshop-start-city-note = Une autre à chaque fois.
workshop-start-file = Un fichier de ville
workshop-start-file-note = Téléchargé ici ou écrit par vous-même.
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-zoom-in = Agrandir
workshop-zoom-out = Réduire
workshop-fit = Plan entier
workshop-snap = Grille
workshop-restart = Recommencer
workshop-canvas = Le plan. Les flèches déplacent ce qui est sélectionné, Suppr le retire. Tout peut aussi se faire dans la liste.
workshop-away = Le serveur ne répond pas. Votre ville est en sûreté dans ce navigateur.
workshop-tab-place = Dessin
workshop-tab-city = Ville
workshop-tab-list = Liste
workshop-tab-test = Essai
workshop-tab-file = Fichier
workshop-picture = Une image en dessous
workshop-picture-choose = Photo ou dessin de votre plateau
workshop-picture-note = Elle reste dans ce navigateur et n’est jamais envoyée.
workshop-picture-corners = Redresser : marquer les coins
workshop-picture-corners-help = Faites glisser les quatre poignées sur les coins du plateau dans l’image. Décochez ensuite la case.
workshop-picture-corner = Coin { $number }
workshop-picture-fade = Intensité
workshop-picture-shown = Afficher
workshop-tools = Dessin
workshop-hand = Sélectionner et déplacer
workshop-churches = Églises
workshop-sites = Sites
workshop-parishes = Paroisses
workshop-lines = Lignes
workshop-count = { $has } sur { $all }
workshop-line = Tracer des lignes
workshop-next-churches = Choisissez une église et touchez le plan là où elle se trouve. La suivante est choisie d’elle-même.
workshop-next-sites = Maintenant les sites : choisissez un bâtiment et touchez chacun de ses sites.
workshop-next-lines = Maintenant les lignes : touchez un lieu après l’autre, ou glissez de l’un au suivant. La même ligne une seconde fois la retire.
workshop-next-wrong = C’est presque fini. Il reste à corriger :
workshop-next-done = On peut jouer dans cette ville.
workshop-parishes-help = Chaque site rejoint l’église la plus proche. Sinon, choisissez la bonne paroisse et touchez le site.
workshop-wall-help = Le mur, le fleuve et le port se dessinent d’eux-mêmes.
workshop-unconnected = Pas encore reliés : { $list }
workshop-city-empty = Votre ville apparaît ici dès que la première église est placée.
workshop-picture-of-city = La ville telle qu’elle sera dessinée
workshop-city = La ville
workshop-city-name = Nom
workshop-city-note = Remarque (facultative)
workshop-width = Largeur
workshop-height = Hauteur
workshop-name = Nom
workshop-x = Depuis la gauche
workshop-y = Depuis le haut
workshop-kind = Bâtiment
workshop-parish = Paroisse
workshop-no-parish = aucune
workshop-colour = Couleur
workshop-token = Jeton de bâtiment
workshop-prestige = Points par bâtiment
workshop-citizen = Points par citoyen
workshop-cathedral = En faire la cathédrale
workshop-is-cathedral = La cathédrale
workshop-lines-to = Lignes vers
workshop-more = Jetons et lignes
workshop-remove = Retirer { $name }
workshop-add-church = Ajouter une église
workshop-add-site = Ajouter un site
workshop-file-text = La ville en fichier
workshop-file-note = Modifiez-la ici, ou gardez-la en fichier. Notre documentation explique le format.
workshop-file-check = Appliquer et vérifier
workshop-file-open = Ouvrir un fichier
workshop-file-download = Télécharger
workshop-line-number = Ligne { $number } :
workshop-test-lead = Trois compagnons jouent 200 parties dans votre ville. Vous pouvez continuer à dessiner.
workshop-test-start = Jouer 200 parties
workshop-test-stop = Arrêter
workshop-test-progress = Parties jouées
workshop-test-unfinished = La ville n’est pas encore finie. Ce qui manque est indiqué à côté du plan.
workshop-test-failed = Cela n’a pas marché cette fois. Réessayez dans un instant.
workshop-test-result = Ce que disent { $units } parties
workshop-test-unfair = Ce qui paraît injuste
workshop-test-fair = Rien. Toutes les places, tous les sites et tous les jetons jouent leur rôle.
workshop-test-favours = La place { $number } gagne { $share } des parties ; à Hambourg, c’est { $former }. Le hasard seul donnerait une telle différence dans { $chance } des essais.
workshop-test-cut-off = { $units ->
    [one] Une partie n’était pas finie après 200 manches.
   *[other] { $units } parties n’étaient pas finies après 200 manches.
}
workshop-test-sites = Personne n’a jamais construit ici : { $list }
workshop-test-tokens = Personne n’a jamais pris ceci : { $list }
workshop-test-seats = Victoires par place
workshop-test-seat = Place { $number }
workshop-test-even = À peu près comme à Hambourg : le hasard seul donne de telles différences dans { $chance } des essais.
workshop-test-rounds-title = Durée
workshop-test-rounds = { $number } manches en moyenne, de { $from } à { $to }.
workshop-test-no-end = Aucune partie n’a eu de fin.
workshop-test-last = Églises achevées en dernier
workshop-test-map = Où l’on construit
workshop-test-map-note = Plus un site brille, plus on y construit. Un anneau en pointillé marque un site où personne n’a construit.

parish-colour = { $parish-colour ->
    [red] rouge
    [white] blanc
    [yellow] jaune
    [green] vert
    [violet] violet
   *[blue] bleu
}

fault-too-large = Un fichier de ville a au plus { $number } kilo-octets. Retirez ce qui est de trop.
fault-unreadable = Ceci ne se lit pas comme un fichier de ville.
fault-detail = Le lecteur indique :
fault-id = « { $name } » ne peut pas être un nom court. Utilisez 1 à 16 lettres, chiffres et traits d’union, une lettre d’abord.
fault-name = Les noms et les remarques ont 1 à 40 caractères visibles sur une ligne.
fault-word = « { $name } » est inconnu ici. Utilisez l’un de ceux-ci : { $list }
fault-id-twice = { $name } est le nom court de deux lieux. Chacun a besoin du sien.
fault-map = La largeur et la hauteur du plan vont de 100 à 10000.
fault-off-map = { $name } est hors du plan. Ramenez-le à l’intérieur.
fault-same-spot = { $first } et { $rest } sont au même endroit. Déplacez l’un des deux.
fault-church-count = Une ville a { $all } églises ; celle-ci en a { $has }.
fault-no-cathedral = Une église doit être la cathédrale.
fault-cathedrals = Il n’y a qu’une cathédrale ; cette ville en a { $has }.
fault-colour-twice = Deux églises ont la même couleur ({ parish-colour }). Chacune a la sienne.
fault-kind-twice = Deux jetons de bâtiment paient pour le même bâtiment ({ building }). Chaque église a le sien.
fault-building-prestige = Un jeton de bâtiment paie 4 ou 5 points, pas { $points }.
fault-citizen-prestige = Un jeton de citoyens paie 3 ou 4 points, pas { $points }.
fault-cathedral-prestige = Le jeton de citoyens de la cathédrale paie 1 point, pas { $points }.
fault-site-count = Sites pour { building } : une ville en a { $all }, celle-ci { $has }.
fault-no-parish = Ce site n’a pas encore de paroisse. Choisissez son église.
fault-unknown-parish = Il n’y a pas d’église « { $name } ». Choisissez l’une des paroisses.
fault-cathedral-parish = { $name } est la cathédrale, qui n’a pas de paroisse. Choisissez une autre église.
fault-empty-parish = La paroisse de { $name } n’a pas encore de site.
fault-unknown-place = Il n’y a ni église ni site « { $name } ». Les lignes mènent aux noms courts de la liste.
fault-line-to-itself = Une ligne de { $name } revient à elle-même. Retirez-la.
fault-line-between-churches = Les lignes mènent à des sites : { $first } et { $rest } sont deux églises.
fault-line-twice = La ligne de { $first } à { $rest } existe deux fois. Une seule suffit.
fault-unreachable = { $name } n’est pas relié au reste. Tracez une ligne jusque-là.
fault-too-close = { $first } et { $rest } sont si proches qu’ils peuvent se cacher dans le dessin. Écartez-les d’au moins { $number }.
