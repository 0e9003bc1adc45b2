-social-chat-group = { $count ->
    [one] { $count } discussion
   *[other] { $count } discussions
    }
    .one = Discussion
    .all = discussions
    .your = tes discussions
    .newest = dernières discussions
    .no = Aucune discussion
-social-chat-message = { $count ->
    [one] { $count } message
   *[other] { $count } messages
    }
    .one = Message
    .all = messages
    .your = tes messages
    .newest = derniers messages
    .no = Aucun message
-social-email = { $count ->
    [one] { $count } e-mail
   *[other] { $count } e-mails
    }
    .one = E-mail
    .all = e-mails
    .your = tes e-mails
    .newest = derniers e-mails
    .no = Aucun e-mail
-social-post = { $count ->
    [one] { $count } publication
   *[other] { $count } publications
    }
    .one = Publication
    .all = publications
    .your = tes publications
    .newest = dernières publications
    .no = Aucune publication
-social-following = { $count ->
    [one] { $count } page suivie
   *[other] { $count } pages suivies
    }
    .one = Page suivie
    .all = pages suivies
    .your = tes pages suivies
    .newest = dernières pages suivies
    .no = Aucune page suivie
-social-calendar = { $count ->
    [one] { $count } agenda
   *[other] { $count } agendas
    }
    .one = Agenda
    .all = agendas
    .your = tes agendas
    .newest = derniers agendas
    .no = Aucun agenda
-social-event = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
    }
    .one = Événement
    .all = événements
    .your = tes événements
    .newest = derniers événements
    .no = Aucun événement
-favourite = { $count ->
    [one] { $count } favori
   *[other] { $count } favoris
    }
    .one = Favori
    .all = favoris
    .your = tes favoris
    .newest = derniers favoris
    .no = Aucun favori
-file = { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
    }
    .one = Fichier
    .all = fichiers
    .your = tes fichiers
    .newest = derniers fichiers
    .no = Aucun fichier
-credit = { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
    }
-day = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
    }
-hit = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
    }
-record = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
    }
    .one = Élément
-one-hit = { $count ->
    [1] le seul résultat envoyé
   *[other] les { $count } résultats envoyés
    }
-mail = { $count ->
    [one] { $count } e-mail illisible
   *[other] { $count } e-mails illisibles
    }
-all = { "" }
    .your = toutes tes données
-chats = { "" }
    .your = tes discussions
list-comma = { ", " }
access-allows-api-search-chat-threads = Chercher des mots dans tes discussions
access-allows-api-search-ds = Chercher des mots dans un seul type de données
access-allows-api-search-universal = Chercher des mots dans tout ce que tu as autorisé
access-allows-api-ds-query = Lister et filtrer ce que tu as autorisé
access-allows-api-llm-prompt = Poser une question à un modèle de langage, sans tes données
access-allows-api-llm-agent-prompt = Laisser un modèle de langage lire ce que tu as autorisé pour répondre à une question
access-allows-api-llm-profile-prompt = Laisser un modèle de langage écrire un profil à partir de ce que tu as autorisé
access-allows-ds-r-social-chat-group = Lire tes discussions
access-allows-ds-r-social-chat-message = Lire tes messages
access-allows-ds-r-social-email = Lire tes e-mails
access-allows-ds-r-social-post = Lire tes publications
access-allows-ds-r-social-following = Lire les pages que tu suis
access-allows-ds-r-social-calendar = Lire tes agendas
access-allows-ds-r-social-event = Lire tes événements
access-allows-ds-r-favourite = Lire tes favoris
access-allows-ds-r-file = Lire tes fichiers
access-presets-search-title = Chercher et lire
access-presets-search-price = { $credits } par recherche
access-presets-search-allows = Trouve des mots dans les données et en fait la liste. Aucun modèle n’en voit rien.
access-presets-answers-title = … et laisser un modèle répondre
access-presets-answers-price = { $credits } par question
access-presets-answers-allows = Répond aussi à des questions. Un modèle de langage, si le service en a un, lit ce qu’il faut pour la réponse.
access-presets-everything-title = Tout
access-presets-everything-price = { $credits } par profil
access-presets-everything-allows = Décrit aussi une personne d’après ses messages : à qui, quand et de quoi elle écrit.
access-lasts-30-days = Durée : 30 jours
access-lasts-90-days = Durée : 90 jours
access-lasts-1-year = Durée : 1 an
access-lasts-until-revoked = Durée : tant que je veux
account-looking = Je regarde tes accès… (0 crédit)
account-to-sample = <b>Connexion établie</b> avec des données d’exemple : celles d’une personne inventée, pas les tiennes.
account-to-own = <b>Connexion établie</b> avec ta propre archive.
account-to-service = <b>Connexion établie</b> avec { $service }
account-since = Depuis : { $at }
account-credits = Crédits : il t’en reste { $left }.
account-credits-unknown = Crédits : je n’ai pas pu interroger le service à l’instant.
account-commands = Commandes
account-more-than-left = plus que ce qu’il te reste
account-needs = il faut <code>{ $scopes }</code>
account-permissions = Autorisations
account-from-service = selon le service
account-from-person = selon ton choix à la connexion
account-from-unknown = le service ne les dit pas : je les découvre au fil de tes commandes
account-no-scopes = aucune dont je puisse me servir
account-others = { $amount ->
    [one] { $amount } autre
   *[other] { $amount } autres
    } accès à ton archive
account-others-unknown = Je n’ai pas pu vérifier à l’instant qui d’autre a un accès.
account-other = { $app }, depuis : { $since }, jusqu’à : { $until }, jamais utilisé
account-other-used = { $app }, depuis : { $since }, jusqu’à : { $until }
account-other-no-until = { $app }, depuis : { $since }, sans date de fin, jamais utilisé
account-other-no-until-used = { $app }, depuis : { $since }, sans date de fin
account-and-more = … et { $amount ->
    [one] { $amount } autre
   *[other] { $amount } autres
    }
account-end = Couper { $app }
account-ended = Cet accès est coupé.
account-had-ended = Cet accès était déjà coupé.
account-no-access = Tu ne m’as pas donné accès à ton archive.
asking-what = Que veux-tu savoir ? Une réponse tirée de tes messages coûte { COUNT($credits, "credit") }.
asking-hint = Ta question
asking-no-question = Je n’y vois pas de question. Rien n’a été dépensé.
asking-too-long = C’est trop long pour une question : { $limit } caractères au maximum, s’il te plaît. Rien n’a été dépensé.
asking-cannot-narrow = Une question ne peut pas utiliser has:. Tout le reste de ce que connaît /search marche ici aussi. Rien n’a été dépensé.
asking-reading = Lecture de tes données pour répondre à « { $question } »
asking-reading-messages = Lecture de tes messages pour répondre à « { $question } »
asking-reading-these = Lecture de ce qui a été trouvé
asking-plainly = Question au modèle, sans tes données : « { $question } »
asking-what-about = Qu’est-ce que ça dit sur « { $words } » ?
asking-what-about-no-words = Qu’est-ce que ça dit, en bref ?
asking-read-nothing = rien lu de tes données
asking-no-links = Sans lien : { $platforms }. Seuls les messages des supergroupes et des canaux de Telegram en ont un.
asking-took-out = { $many ->
    [one] { $many } référence inventée retirée
   *[other] { $many } références inventées retirées
    }
asking-looked-only = limité à : { LIST($what, type: "plain") }
asking-reply-to-go-on = ↩ Réponds à ce message pour continuer ({ COUNT($credits, "credit") }).
asking-stages-searched = recherche « { $words } » : { $many }
asking-stages-listed = liste : { COUNT($many, $kind) }
asking-stages-read = lecture : { COUNT($many, "record") }
asking-stages-counted = compté : { $many }
asking-stages-sampled = choisi { COUNT($many, "record") } de dates et de discussions variées
asking-stages-writing = rédaction
asking-stages-writing-part = rédaction, { $part } sur { $parts }
asking-wordless = Aucun de ces mots ne me dit quoi chercher. Mets-en un qui le dise : un nom, un lieu, un objet. Par exemple : « où est mon passeport ? »
asking-nothing = Rien dans tes données ne contient les mots de cette question. D’autres mots trouveront peut-être.
asking-no-model = Le service n’a pas de modèle de langage : il cite, sans rédiger de réponse.
asking-closest = Au plus près de { $question }
asking-only-near = Je n’ai pas trouvé de réponse dans tes données. Au plus près de { $question }
asking-counted = compté
asking-goes-to-model = Ta question, et ce qui est lu pour y répondre, part vers le modèle de langage sur { $host }. Plus de détails : /privacy.
asking-went-to-model = ℹ️ Ta question, et ce qui a été lu pour y répondre, est partie vers le modèle de langage sur { $host }. Je ne le dis qu’une fois ; /privacy le dit toujours.
asking-buttons-search = Plutôt chercher
asking-buttons-without-data = Demander sans mes données
asking-buttons-about-this = Question là-dessus
asking-buttons-without-it = Demander sans ça
asking-forgotten = Je n’ai plus ce qu’il faut pour continuer : je ne garde réponses et résultats que six heures. Rien n’a été dépensé.
asking-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
asking-read = lu : { LIST($what, type: "plain") }
asking-read-chat = lu : { LIST($what, type: "plain") } de « { $chat } »
asking-read-chats = lu : { LIST($what, type: "plain") } dans { COUNT($chats, "social-chat-group") }
asking-kind-heading = { NOUN($kind, "one") }
balance-refill = Tu auras de nouveau { $allowance ->
    [one] { $allowance } crédit
   *[other] { $allowance } crédits
    } à partir de : { $at }.
bot-description = Cherche, lis et questionne tes propres messages et autres données, ici même.

    Connecte tes données, puis essaie /search, /ask et /recent. Le menu dit ce que coûte chaque commande en crédits.

    Privé : tes réponses ne sont visibles que par toi, ton jeton d’accès est chiffré, rien n’est publié dans les groupes, et /disconnect efface tout. Plus de détails : /privacy.
bot-short-description = Cherche et questionne tes propres données, en privé. Ton jeton reste chiffré ; /disconnect efface tout.
buttons-connect = Connecter
buttons-connect-again = Reconnecter
buttons-connect-wider = Élargir mon accès
buttons-connect-other = Connecter un autre jeton
buttons-start-again = Recommencer
buttons-try-again = Réessayer
buttons-account = Mon compte
buttons-credits = Crédits
buttons-settings = Réglages
buttons-privacy = Vie privée
buttons-help = Que puis-je faire ?
buttons-disconnect = Déconnecter
buttons-check-token = Revérifier mon jeton (gratuit)
buttons-stop-them = Tout arrêter
buttons-continue-in-private = Continuer en privé
buttons-back = ◂ Retour
buttons-more = Suite ▸
buttons-search = Chercher
buttons-ask = Demander
buttons-chats = Discussions
buttons-cancel = Annuler
buttons-run-again = Relancer
commands-start = Commencer ici
commands-help = Ce que tu peux faire, et ce que ça coûte
commands-search = Chercher dans tes messages, e-mails et fichiers
commands-ask = Poser une question sur tes messages
commands-recent = Voir tes derniers messages
commands-chats = Voir tes discussions et en ouvrir une
commands-today = Ce qui est arrivé, qui attend, et ce que réserve la journée
commands-count = Compter tes messages, ou ceux qui contiennent certains mots
commands-stats = Voir tes messages en image
commands-profile = Laisser un modèle te décrire d’après tes messages
commands-import = Importer tes propres discussions et e-mails
commands-save = Garder un message dans ton archive
commands-cancel = Arrêter ce qui est en cours
commands-credits = Voir ce que tu as dépensé
commands-alerts = Voir et arrêter ce que je fais automatiquement pour toi
commands-settings = Régler ton fuseau horaire, un plafond par jour et la confidentialité des résultats
commands-account = Voir ta connexion et ce qu’elle permet
commands-connect = Connecter tes données
commands-disconnect = Oublier mon jeton et tout ce qui me concerne
commands-privacy = Ce qui est gardé sur toi, et comment l’effacer
connected-title = Connexion établie
connected-to-service = <b>Connexion établie</b> avec { $service }.
connected-to-own = <b>Connexion établie</b> avec ta propre archive.
connected-to-sample = <b>Connexion établie</b> avec des données d’exemple. Sur Telegram, tu es { $you } ; les données sont celles d’une personne inventée, { $owner }.
connected-to-sample-no-owner = <b>Connexion établie</b> avec des données d’exemple. Sur Telegram, tu es { $you } ; les données sont celles d’une personne inventée.
connected-to-sample-no-you = <b>Connexion établie</b> avec des données d’exemple. Sur Telegram, tu es toi-même ; les données sont celles d’une personne inventée, { $owner }.
connected-to-sample-no-you-no-owner = <b>Connexion établie</b> avec des données d’exemple. Sur Telegram, tu es toi-même ; les données sont celles d’une personne inventée.
connected-saved = <b>Jeton enregistré</b> pour { $service }. Je n’ai pas pu le vérifier gratuitement ; ta première commande le fera.
connected-token = Jeton : <code>{ $masked }</code>
connected-lasts-until-ended = L’accès dure jusqu’à ce que tu le coupes.
connected-lasts-until = Fin de l’accès : { $at }.
connected-before-ended = L’accès précédent est coupé.
connected-before-failed-here = Je n’ai pas pu couper l’accès précédent : coupe-le dans /account.
connected-before-failed-there = Je n’ai pas pu couper l’accès précédent : révoque-le sur { $service } si personne ne doit plus s’en servir.
connected-before-impossible-here = Le jeton précédent est peut-être encore valable : coupe-le dans /account.
connected-before-impossible-there = Le jeton précédent est peut-être encore valable : révoque-le sur { $service } si personne ne doit plus s’en servir.
connected-not-tried = Aucune de ces commandes n’a encore été essayée :
connected-can-use = Tu peux utiliser :
connected-allows-nothing = Cet accès ne permet aucune des commandes qui lisent des données.
connected-not-with-token = Pas avec ce jeton : { $commands } – /account dit ce qui manque.
connected-not-with-access = Pas avec cet accès : { $commands } – /account dit ce qui manque.
connected-empty = <b>Ton archive est encore vide.</b> Ensuite : /import y fait entrer tes discussions.
connected-just-write = Écris simplement ce que tu cherches.
connected-just-write-ferry = Écris simplement ce que tu cherches, par exemple <code>ferry</code>.
connected-bring-in = Importer mes discussions
connecting-heading = Connecter tes données
connecting-checking = Je vérifie ton jeton… (0 crédit)
connecting-connecting = Connexion… (0 crédit)
connecting-nothing-stored = Rien n’a été enregistré.
connecting-nothing-connected = Rien n’a été connecté.
connecting-sample = <b>Données d’exemple</b> : les discussions, e-mails et fichiers d’une personne inventée. Un appui, tout est permis, et tu ne peux rien casser.
connecting-own = <b>Tes propres données</b> : une archive que le service de ce bot garde pour toi seulement. Tu choisis ce que je peux en faire.
connecting-connect-own = Connecter mes données
connecting-look-around = Explorer l’exemple
connecting-replaces = Ce nouvel accès remplace celui que tu as maintenant, qui est coupé.
connecting-may-do-own = Que puis-je faire avec ton archive, et pour combien de temps ? Tu peux y mettre fin à tout moment dans /account.
connecting-may-do-sample = Que puis-je faire avec les données d’exemple d’une personne inventée, et pour combien de temps ?
connecting-choose-in-browser = Choisir dans le navigateur
connecting-stays-at = Tes données restent sur { $service } ; c’est là que tu choisis ce que je peux lire.
connecting-new-replaces = Un nouveau jeton remplace celui que tu as maintenant.
connecting-tap-and-tick = Touche le bouton et coche ce que je peux lire. Le lien est pour toi seulement et marche dix minutes ; ne le transmets à personne.
connecting-or-paste = Ou colle un jeton : envoie <code>/connect</code> suivi du jeton, ici, dans notre discussion privée. J’efface ton message et je garde le jeton chiffré.
connecting-make-and-send = Crée un jeton sur le service, puis envoie <code>/connect</code> suivi du jeton, ici, dans notre discussion privée. J’efface ton message et je garde le jeton chiffré.
connecting-what-is-stored = Qu’est-ce qui est gardé ?
connecting-on-the-page = La page montre chaque autorisation et demande pour combien de temps. Le lien est pour toi seulement et marche dix minutes ; ne le transmets à personne.
connecting-choose-what-i-may-read = Choisir ce que je peux lire
connecting-removed = J’ai effacé de cette discussion le message avec le jeton.
connecting-not-removed = <b>Efface toi-même ton message avec le jeton, s’il te plaît</b> : je n’ai pas pu le retirer de cette discussion.
connecting-incomplete = Ça ne ressemble pas à un jeton complet
connecting-copy-again = Un jeton est un seul long mot fait de lettres, de chiffres et de quelques signes, sans espaces. Copie-le de nouveau en entier et envoie-le après <code>/connect</code>. Rien n’a été enregistré.
connecting-never-in-groups = Ne publie jamais un jeton dans un groupe
connecting-exposed = Je ne m’en suis pas servi. Efface le message, s’il te plaît. Considère ce jeton comme dévoilé : révoque-le sur le service, crées-en un nouveau, puis connecte-le dans une discussion privée avec moi.
connecting-exposed-removed = Je ne m’en suis pas servi. J’ai effacé le message, mais d’autres l’ont peut-être lu. Considère ce jeton comme dévoilé : révoque-le sur le service, crées-en un nouveau, puis connecte-le dans une discussion privée avec moi.
connecting-go-back = Retourne à { $bot } et envoie /connect pour avoir un nouveau lien.
connecting-link-is-over = Ce lien ne marche plus
connecting-link-was-used = Il a déjà servi, date de plus de dix minutes, ou ne vient pas de ce bot.
connecting-declined = La connexion n’a pas été faite
connecting-declined-why = Tu as choisi de ne pas donner d’accès, donc rien n’a été enregistré.
connecting-failed = La connexion n’a pas marché
connecting-page-failed = La page d’autorisation a signalé un problème. Rien n’a été enregistré.
connecting-no-token = La page d’autorisation n’a pas envoyé de jeton utilisable. Rien n’a été enregistré.
connecting-not-stored = Rien n’a été enregistré. Référence : { $reference }
connecting-close-page = Tu peux fermer cette page et continuer dans { $bot }.
disconnecting-ask-access = Effacer ton accès, les résultats gardés, les boutons, ce qui est en attente, ce que je fais automatiquement pour toi, tes réglages et la liste de tes dépenses ?
disconnecting-ask-token = Effacer ton jeton d’accès ({ $masked }), les résultats gardés, les boutons, ce qui est en attente, ce que je fais automatiquement pour toi, tes réglages et la liste de tes dépenses ?
disconnecting-ask-unconnected = Aucune donnée n’est connectée, mais il reste peut-être des réglages ou une liste de tes dépenses. Les effacer ?
disconnecting-live-stops = Je n’importerai alors plus les messages de ton compte Telegram.
disconnecting-cannot-be-undone = On ne peut pas revenir en arrière.
disconnecting-erase-all = Tout effacer
disconnecting-erase-nothing = Ne rien effacer
disconnecting-keep-it = Garder mon accès
disconnecting-erasing = J’efface…
disconnecting-nothing-to-erase = Il n’y avait rien à effacer
disconnecting-erased = Effacé
disconnecting-items-token = ton jeton d’accès et ce qu’il permet
disconnecting-items-results = { $amount ->
    [one] { $amount } liste de résultats gardée
   *[other] { $amount } listes de résultats gardées
    }
disconnecting-items-buttons = { $amount ->
    [one] { $amount } série
   *[other] { $amount } séries
    } de boutons
disconnecting-items-pending = { $amount ->
    [one] { $amount } demande
   *[other] { $amount } demandes
    } en attente
disconnecting-items-link = un lien de connexion ouvert
disconnecting-items-live = le fait que ton compte Telegram est relié à moi
disconnecting-items-settings = tes réglages
disconnecting-items-spending = le détail de { $amount ->
    [one] { $amount } demande payante
   *[other] { $amount } demandes payantes
    }
disconnecting-ended-at = Coupé sur { $service }
disconnecting-accesses-ended = { $amount ->
    [0] { $amount } accès : il n’ouvre
    [one] l’accès lui-même : il n’ouvre
   *[other] { $amount } accès : ils n’ouvrent
    } plus rien
disconnecting-not-erased = Pas effacé
disconnecting-stays-chat = cette discussion sur Telegram : tu peux la vider dans l’appli
disconnecting-stays-service = ce que garde { $service }
disconnecting-stays-service-and-access = ce que garde { $service }, et l’accès lui-même : je n’ai pas pu le couper, alors révoque-le là-bas
disconnecting-stays-service-and-token = ce que garde { $service }, et le jeton lui-même : révoque-le là-bas si personne ne doit plus s’en servir
disconnecting-stays-today = le total du jour ({ COUNT($spent, "credit") }), gardé pour le plafond par jour, puis supprimé
disconnecting-archive-ask = Effacer aussi l’archive ?
disconnecting-archive-holds = Elle contient { COUNT($amount, "record") } à toi ({ $bytes }). L’effacer est définitif et coupe tous les autres accès. Si tu ne fais rien, elle reste.
disconnecting-archive-erase = Effacer aussi l’archive
disconnecting-archive-erasing = J’efface ton archive…
disconnecting-archive-is-sample = Ce sont les données d’exemple : elles restent.
disconnecting-archive-erased = Ton archive est effacée
disconnecting-archive-records = { COUNT($amount, "record") } ({ $bytes })
disconnecting-archive-accesses = { $amount } accès à l’archive
disconnecting-archive-nothing-left = Il n’en reste rien sur le service.
disconnecting-archive-stays = Ce qui reste : { $what }.
examples-search = ferry from:me since:2025
examples-ask = à quelle heure part le ferry ?
examples-recent = telegram received 30d
examples-today = semaine
examples-count = ferry from:joana after:2025
examples-stats = telegram after:2025
examples-profile = mes voyages
examples-import = WhatsApp
examples-save = la clé est sous le paillasson
exports-telegram-note = Pour une seule discussion : ouvre-la, puis ⋮ → Exporter l’historique. Telegram peut te demander de confirmer sur ton téléphone et d’attendre un jour.
exports-whatsapp-note = Une discussion à la fois, et au plus ses 40 000 derniers messages. Une discussion en confidentialité avancée ne peut pas être exportée.
exports-signal-note = Une sauvegarde de Signal, c’est autre chose : elle est chiffrée, et seul Signal peut la lire.
exports-slack-note = Seuls les propriétaires et administrateurs d’un espace de travail peuvent exporter. Les canaux privés et messages directs n’y sont qu’avec certaines formules.
exports-discord-note = Le paquet de Discord ne contient que tes propres messages. Les fichiers de DiscordChatExporter (JSON) contiennent les deux côtés.
exports-gmail-note = Tu peux aussi envoyer les boîtes d’autres logiciels, en fichiers mbox.
exports-telegram-steps = Sur un ordinateur, ouvre Telegram Desktop (desktop.telegram.org). Les applis de téléphone ne savent pas exporter.
    Ouvre le menu ☰, puis Paramètres → Avancé → Exporter les données Telegram.
    Coche les discussions que tu veux ; photos et vidéos sont inutiles.
    Tout en bas, à « Format », choisis JSON (lisible par une machine) à la place de HTML.
    Appuie sur Exporter. Envoie le fichier result.json du dossier ainsi créé.
exports-whatsapp-steps = Ouvre la discussion sur ton téléphone.
    Android : ⋮ → Plus → Exporter la discussion. iPhone : touche le nom en haut, puis Exporter la discussion, tout en bas.
    Choisis « Sans médias ».
    Enregistre le fichier, ou envoie-le à toi-même, puis envoie le zip ou le .txt tel quel.
exports-signal-steps = Ouvre les paramètres de Signal, puis Discussions → Exporter l’historique des discussions (« Export chat history »).
    Choisis où va l’export, sans médias.
    Envoie main.jsonl, ou tout le dossier en zip.
exports-slack-steps = Dans un navigateur, ouvre le menu de ton espace de travail : Outils et paramètres → Paramètres de l’espace de travail.
    Ouvre Importer/exporter des données (« Import/Export Data »), puis Exporter.
    Choisis la période, lance l’exportation et attends l’e-mail avec le lien.
    Envoie le zip tel quel.
exports-discord-steps = Ouvre Paramètres utilisateur → Données et confidentialité.
    À « Demander toutes mes données », coche Messages et envoie la demande.
    Attends l’e-mail avec le lien : jusqu’à 30 jours.
    Envoie le zip tel quel.
exports-gmail-steps = Ouvre takeout.google.com et touche « Tout désélectionner ».
    Ne coche que la messagerie (Mail), puis touche Étape suivante.
    Choisis .zip et une taille de 2 ou 4 Go, puis touche Créer une exportation.
    Attends l’e-mail avec le lien, et envoie chaque zip tel quel, l’un après l’autre.
failures-titles-not-connected = Tes données ne sont pas encore connectées
failures-titles-token-refused = Ton jeton d’accès n’est pas accepté
failures-titles-token-expired = Ton jeton d’accès a expiré
failures-titles-scope-missing = Ton jeton ne permet pas ça
failures-titles-credits-out = Tes crédits sur le service sont épuisés
failures-titles-cap-reached = Ça dépasserait le plafond du jour
failures-titles-rate-limited = Le service demande une pause
failures-titles-bad-request = Le service n’a pas su quoi faire de cette demande
failures-titles-not-offered = Le service ne propose pas ça
failures-titles-not-found = Ce n’est plus là
failures-titles-timeout = Le service a mis trop de temps
failures-titles-unreachable = Le service est injoignable
failures-titles-connection-lost = La connexion s’est interrompue
failures-titles-service-failed = Le service de données a eu une erreur
failures-titles-unreadable-reply = La réponse n’a pas pu être lue
failures-titles-reply-too-large = La réponse était trop grande
failures-titles-cancelled = Arrêté
failures-titles-too-many-waiting = Deux autres de tes demandes attendent déjà
failures-titles-private-only = Je ne montre les résultats personnels qu’en privé
failures-titles-stale-button = Ce bouton n’est plus valable
failures-titles-internal = Quelque chose n’a pas marché ici
failures-not-connected = Connecte d’abord ton compte sur { $service } ; tu choisis ce que le bot peut lire.
failures-not-connected-sample = Deux appuis suffisent : explore les données d’une personne inventée, ou connecte ta propre archive.
failures-token-refused = Le jeton n’est pas reconnu par { $service } : il a été révoqué ou n’est pas complet. Reconnecte-toi avec un nouveau, s’il te plaît.
failures-token-expired = Il a été valable, mais sa durée est passée. Te reconnecter prend un instant et t’en donne un tout neuf.
failures-lacks = Il manque :
failures-needs = Le service n’a pas dit quelle autorisation manque ; il faut :
failures-lacks-unknown = Le service n’a pas dit quelle autorisation manque.
failures-credits-out = Cette demande coûte { COUNT($price, "credit") } ; il t’en reste { $left }.
failures-credits-out-no-left = Cette demande coûte { COUNT($price, "credit") }.
failures-credits-out-no-price = Cette demande coûte plus que ce qu’il te reste ; il t’en reste { $left }.
failures-credits-out-no-price-no-left = Cette demande coûte plus que ce qu’il te reste.
failures-counted-by = C’est { $service } qui les compte.
failures-cap-used-up = Les crédits du jour sont épuisés.
failures-cap = Le plafond est de { COUNT($limit, "credit") } par jour, fixé par la personne qui gère ce bot ; dépensé aujourd’hui : { $spent }, et ceci coûte { $price }. Remise à zéro : { $resetsAt } ({ $midnight }). Les pages des résultats précédents restent gratuites.
failures-cap-no-price = Le plafond est de { COUNT($limit, "credit") } par jour, fixé par la personne qui gère ce bot ; dépensé aujourd’hui : { $spent }. Remise à zéro : { $resetsAt } ({ $midnight }). Les pages des résultats précédents restent gratuites.
failures-cap-mine = Le plafond est de { COUNT($limit, "credit") } par jour, réglé par toi ; dépensé aujourd’hui : { $spent }, et ceci coûte { $price }. Remise à zéro : { $resetsAt } ({ $midnight }). Tu peux relever ton plafond dans /settings.
failures-cap-mine-no-price = Le plafond est de { COUNT($limit, "credit") } par jour, réglé par toi ; dépensé aujourd’hui : { $spent }. Remise à zéro : { $resetsAt } ({ $midnight }). Tu peux relever ton plafond dans /settings.
failures-rate-limited = Trop de demandes en peu de temps.
failures-wait-a-minute = Réessaie dans une minute ou deux, s’il te plaît.
failures-bad-request = Essaie avec moins de mots, ou de plus courts, et sans caractères inhabituels.
failures-not-offered = Pour l’instant, { $service } n’a pas cette fonction. Les autres commandes marchent toujours.
failures-not-found = Le service n’a plus cet élément. Il a peut-être été retiré entre-temps.
failures-timeout = Aucune réponse complète n’est arrivée à temps. La première demande du jour peut être lente ; un second essai va souvent plus vite.
failures-unreachable = Pas de liaison avec { $service } en ce moment. Réessaie dans quelques minutes, s’il te plaît.
failures-connection-lost = Le service était en train de répondre, mais la réponse n’est pas arrivée en entier.
failures-service-failed = Ta demande n’y est pour rien.
failures-try-later = Réessaie plus tard, s’il te plaît.
failures-try-after = Réessaie après : { $at }, s’il te plaît.
failures-unreadable-reply = Quelque chose est revenu, mais pas sous la forme convenue. Ça ne veut pas dire que rien n’a été trouvé.
failures-too-large = Essaie plus précis : plus de mots, une seule discussion ou une période plus courte.
failures-cancelled = La demande a été arrêtée, comme tu le voulais.
failures-not-taken-up = Celle-ci n’a pas été prise en compte ; renvoie-la quand l’une d’elles sera finie, ou arrête-les.
failures-continue-there = On continue là-bas ?
failures-forgotten-button = J’ai oublié à quoi il servait. Recommence avec une commande, s’il te plaît ; /help les liste.
failures-internal = La faute vient du bot, pas de toi. Réessaie plus tard, s’il te plaît.
failures-may-have-cost = Ça a peut-être coûté { COUNT($price, "credit") }.
failures-may-have-cost-some = Ça a peut-être coûté des crédits.
failures-reference = Référence : <code>{ $reference }</code>
failures-refused-by-bot = Aucune demande n’est partie : <b>rien n’a été dépensé</b>.
failures-refused-by-service = Le service a refusé la demande : <b>rien n’a été dépensé</b>.
failures-refused-still-work = Avec ce jeton, tu peux toujours utiliser { $commands }.
failures-refused-none-works = Aucune des commandes qui lisent des données ne marche avec ce jeton.
failures-refused-widen = Pour l’élargir, crée un jeton qui a aussi ces autorisations et envoie-le après <code>/connect</code>.
figures-your-messages = Tes messages
figures-your-emails = Tes e-mails
figures-only-messages = Je sais compter les messages et les e-mails. Enlève l’autre endroit, ou écris in:emails.

    Rien n’a été dépensé.
figures-counting = Comptage : { $what }
figures-read = { $amount ->
    [one] { $amount } lu
   *[other] { $amount } lus
    } sur { $most } au maximum
figures-sent-and-received = { $sent ->
    [one] { $sent } envoyé
   *[other] { $sent } envoyés
    }, { $received ->
    [one] { $received } reçu
   *[other] { $received } reçus
    }
figures-none = Rien ne correspond. Moins de mots ou de filtres trouveront peut-être plus.
figures-silence = Plus long silence : { COUNT($days, "day") }, du { $from } au { $to }
figures-busiest-month = Mois le plus actif : { DATETIME($name, month: "short", year: "numeric") }, { $amount }
figures-busiest-times = Surtout le { $day ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
    }, vers { $hour } h (heure : { $zone })
figures-chats = Discussions
figures-people = Personnes
figures-favourite-words = Mots qui reviennent
figures-partial = Ce sont les { $amount } plus récents sur { $total }.
figures-partial-no-total = Ce sont les { $amount } plus récents ; il y en a de plus anciens.
figures-broken-off = Le service a cessé de répondre en route ; voici ce qui est arrivé avant.
figures-by-month = Par mois
figures-by-weekday = Par jour
figures-by-hour = Par heure ({ $zone })
figures-sent = envoyés
figures-received = reçus
figures-as-picture = Image (gratuit)
figures-show = Les voir
figures-count-anew = Recompter
figures-count-again = Recompter
figures-kept-since = Compté :
figures-forgotten = J’ai oublié ces chiffres : je ne les garde que six heures.
figures-not-drawn = Je n’ai pas pu dessiner l’image à l’instant ; voici ses chiffres.
figures-reading-question = Ce service de données ne compte pas tout seul, alors je dois lire moi-même : { $page ->
    [one] { $page } message
   *[other] { $page } messages
    } pour 1 crédit, en commençant par les plus récents. Jusqu’où remonter ? Tu ne paies que ce que je lis.
figures-newest = Jusqu’à { $amount } ({ COUNT($credits, "credit") } max.)
figures-nothing-counted = Rien n’a été compté ni dépensé.
figures-days = Du { $first } au { $last }
figures-days-one = Tous le { $day }
front-overflow = La suite de cette réponse est dans le fichier.
front-nothing-visible = (Cette réponse n’a pas de texte visible.)
front-working = Traitement de ta demande
front-unknown-button = Ce bouton vient d’une version plus ancienne. Envoie /help
front-gone-button = Ce bouton a déjà servi, a expiré ou n’est pas à toi.
front-foreign-button = Ce bouton est pour la personne qui a demandé.
front-too-fast = Ça fait beaucoup d’un coup. Laisse-moi dix secondes, puis continue.
front-private-only = Je ne montre les résultats personnels qu’en privé. On continue là-bas ?
front-not-allowed = Ce bot est réservé aux personnes invitées.
front-stranger = Bonjour ! Ce bot est réservé aux personnes invitées. Pour entrer, donne ton identifiant Telegram à la personne qui le gère : <code>{ $userId }</code>. Ce qui est gardé sur toi reste à toi quand même : /privacy, /disconnect.
front-repeat-note = Envoyé une seconde fois, car Telegram n’a pas confirmé la première.
front-unsendable = J’ai une réponse, mais Telegram ne l’a pas prise. Essaie une question plus précise, ou /help.
front-secrets-token = On dirait un jeton d’accès, alors je n’en ai rien fait. Pour le connecter, envoie-le après /connect. Si d’autres ont pu le voir, crées-en un nouveau sur le service.
front-secrets-other = Une partie ressemble à un mot de passe ou à une clé, alors je ne l’ai envoyée nulle part et j’ai laissé ton message tel quel. Tu voudras peut-être l’effacer. Pour te connecter, envoie ton jeton après /connect.
front-beginning = { $doing }… ({ COUNT($price, "credit") })
front-going = { $doing }… { $seconds } s · { COUNT($price, "credit") }
front-still = Toujours en cours : { SMALL($doing) }.
front-still-working = Je travaille encore sur une demande précédente.
front-queued = Toujours en cours : { SMALL($doing) }. { $before ->
    [0] Ta demande est la suivante
    [one] { $before } autre passe avant la tienne
   *[other] { $before } autres passent avant la tienne
    }.
front-behind = { $doing } : { $before ->
    [0] juste { "" }
   *[other] { "" }
    }après la demande en cours{ $before ->
    [0] { "" }
    [one] , et { $before } autre
   *[other] , et { $before } autres
    }.
front-in-line = Beaucoup de monde demande en ce moment. Tu as le numéro <b>{ $position }</b> dans la file.
front-stopped = Arrêté. { $price ->
    [0] Rien n’a été dépensé
    [one] La demande était déjà partie, donc { $price } crédit peut encore être compté
   *[other] La demande était déjà partie, donc { $price } crédits peuvent encore être comptés
    }.
front-timed-out = C’était trop long, alors j’ai cessé d’attendre. { $cost }
front-interrupted = J’ai redémarré avant de pouvoir répondre. { $cost }
front-failed = Quelque chose n’a pas marché de mon côté. { $cost } Si ça se reproduit, donne cette référence à la personne qui gère le bot : <code>{ $reference }</code>
front-nothing-running = Rien n’est en cours.
front-stopped-now = Arrêté.
front-taken-back-profile = Aucun profil n’a été fait. Rien n’a été dépensé.
front-taken-back-disconnect = Rien n’a été effacé.
front-taken-back-other = Rien n’a été changé.
help-in-group = Je cherche dans les données d’une personne et j’y réponds, pour elle seule. Dans les groupes, je ne publie rien de personnel : ouvre une discussion privée avec { $bot } pour commencer.
help-heading = Ce que tu peux faire maintenant
help-heading-unconnected = Ce que tu pourras faire, une fois tes données connectées
help-not-with-token = pas avec ton jeton
help-narrow = <b>Préciser une recherche</b> : from:nom, from:me, chat:nom, on:telegram, when:"last week", after:7d, before:2026-11-01, has:link, has:file, has:photo, "mots exacts", -exclu ; in:all, in:emails, in:files. Sans mot à trouver, et après /recent, ils listent ce qu’ils désignent, le plus récent d’abord.
help-free = <b>Gratuit</b> : { $commands }
help-prices = Les prix sont dans le menu, ici et sur chaque bouton ; une commande que tu tapes part tout de suite, et sa réponse dit ce qu’elle a coûté. Tu peux aussi simplement écrire quelque chose : je te demande quoi en faire.
idle-unused = Ton accès n’a pas servi depuis un moment
idle-warning = Un jeton qui ne sert pas pendant { COUNT($idle, "day") } est oublié, pour que personne n’en abuse. Le tien le sera dans { COUNT($left, "day") } environ. Lance n’importe quelle commande sur tes données, comme <code>/recent</code>, et il reste.
idle-forgotten = J’ai oublié ton jeton
idle-not-used = Il n’a pas servi pendant { COUNT($idle, "day") }.
idle-ended = Il est coupé aussi sur le service, et n’ouvre plus rien.
idle-may-be-valid = Il est peut-être encore valable sur le service : révoque-le là-bas si tu n’en as plus besoin, ou reconnecte-toi.
importing-file = fichier
importing-heading = Importer tes propres discussions et e-mails
importing-what = Je mets ce que tes applis exportent dans une archive à toi sur { $service }, chiffrée, pour toi seulement. Le fichier lui-même est supprimé une fois lu.
importing-step-1 = Choisis ton appli : je te montre où se cache son export.
importing-step-2 = <b>Envoie-moi le fichier ici (jusqu’à { $most })</b>.
importing-step-2-page = <b>Envoie-moi le fichier ici (jusqu’à { $most })</b>, ou utilise la page d’envoi pour les plus gros.
importing-step-3 = Attends le reçu. Renvoyer le même fichier n’ajoute que ce qui est nouveau.
importing-not-connected = Pas besoin de te connecter pour ça ; pour y chercher ensuite, /connect.
importing-way-to = { $app } : le chemin vers ton export
importing-elsewhere-heading = Importer des données
importing-elsewhere = Tes données vivent sur { $service }, et c’est là qu’on les importe. Ce bot n’en a pas la clé : il lit seulement ce que tu le laisses lire.
importing-elsewhere-file = Tes données vivent sur { $service }, et c’est là qu’on les importe : ce bot peut seulement les lire. Rien n’a été pris de ce que tu as envoyé.
importing-page = Page d’envoi
importing-page-heading = La page d’envoi
importing-page-what = Elle s’ouvre dans ton navigateur et accepte des fichiers de toute taille. Le lien est pour toi seulement et s’ouvre une seule fois, dans les dix minutes ; ne le transmets à personne.
importing-open-page = Ouvrir la page d’envoi
importing-no-page = Le service n’a pas de page d’envoi. Envoie-moi le fichier ici.
importing-how-to-export = Comment exporter ?
importing-bringing = Import de « { $name } »
importing-looking-after = Suivi d’un import
importing-taking = Je récupère « { $name } » auprès de Telegram…
importing-bar-of = { $bar } de { $bytes }
importing-handing = Je transmets « { $name } »…
importing-looking = Je regarde ce qu’il y a dans « { $name } »…
importing-waiting = « { $name } » attend la fin du fichier précédent.
importing-progress = { $read ->
    [one] { $read } lu
   *[other] { $read } lus
    }, dont { $written ->
    [one] { $written } nouveau
   *[other] { $written } nouveaux
    }
importing-silent = Le service ne répond pas pour l’instant. « { $name } » continue là-bas ; je redemande régulièrement.
importing-silent-no-name = Le service ne répond pas pour l’instant. L’import continue là-bas ; je redemande régulièrement.
importing-still-going = C’est long : « { $name } » continue sans moi.
importing-still-going-no-name = C’est long : l’import continue sans moi.
importing-not-an-export = Je ne peux pas importer « { $name } » : je prends les exports d’applis de discussion et les boîtes mail, en .json, .jsonl, .zip, .txt, .csv, .mbox ou .eml. /import montre où tes applis cachent les leurs.
importing-too-large = « { $name } » fait { $bytes } ; ici, je peux prendre des fichiers jusqu’à { $most }. Exporte moins de discussions, ou sans médias, et envoie-moi ça.
importing-too-large-has-page = « { $name } » fait { $bytes } ; ici, je peux prendre des fichiers jusqu’à { $most }. La page d’envoi en accepte de plus gros.
importing-too-large-no-bytes = « { $name } » est plus gros que ça ; ici, je peux prendre des fichiers jusqu’à { $most }. Exporte moins de discussions, ou sans médias, et envoie-moi ça.
importing-too-large-no-bytes-has-page = « { $name } » est plus gros que ça ; ici, je peux prendre des fichiers jusqu’à { $most }. La page d’envoi en accepte de plus gros.
importing-gone = Telegram ne me donne plus « { $name } ». Renvoie-le, s’il te plaît.
importing-interrupted = « { $name } » n’est pas arrivé de Telegram. Rien n’a été importé.
importing-no-service = Le service n’a pas pris « { $name } ». Rien n’a été importé.
importing-too-large-there = « { $name } » est plus gros que ce que le service accepte. Exporte moins de discussions, ou sans médias.
importing-not-done = Certains de tes fichiers ne sont pas finis : ils sont en cours ou attendent une réponse. Réponds ou arrête-les, puis réessaie avec « { $name } ».
importing-no-room = Le service n’a pas de place pour « { $name } » en ce moment. Rien n’a été importé.
importing-stopped = Arrêté. Rien de « { $name } » n’a été importé.
importing-cannot-stop = Je n’ai pas pu joindre le service pour arrêter l’import : il continue peut-être là-bas.
importing-unknown = Je ne sais plus rien de cet import. Un reçu est gardé un jour ; dans le doute, renvoie le fichier.
importing-waited-in-vain = Les fichiers avant « { $name } » ont pris trop de temps. Rien n’en a encore été importé.
importing-too-many = Beaucoup de tes fichiers attendent déjà. Renvoie celui-ci quand ils seront finis.
importing-not-me = Ce n’est pas moi
importing-see = Voir où ça en est
importing-connect-to-search = Connecter pour y chercher
importing-failed-cancelled = Annulé. Rien n’a été importé.
importing-failed-cancelled-halfway = Annulé. Ce qui était déjà importé reste.
importing-failed-silent = Le fichier n’est pas arrivé en entier en une heure. Envoie-le à nouveau.
importing-failed-unanswered = La question est restée un jour sans réponse. Envoie le fichier à nouveau.
importing-failed-failed = L’import a échoué pour une raison qui n’est pas dans ton fichier. Qui gère ce service la trouve dans le journal ; réessaie plus tard.
importing-failed-not-known = Je ne connais pas cet export. Je lis les exports de Telegram, WhatsApp, Signal, Slack, Discord, les boîtes mail (mbox, Gmail Takeout) et les enregistrements remis par un service de données (lignes JSON).
importing-failed-empty = Il n’y a rien dedans que je puisse lire.
importing-failed-other-archive = Ce type d’archive ne peut pas être ouvert ici. Décompresse-le et envoie un zip de ce qu’il contient.
importing-failed-zip-password = Ce zip demande un mot de passe. Décompresse-le, refais-en un sans mot de passe et envoie-le.
importing-failed-zip-bomb = Une fois décompressé, ce zip serait plus gros que ce qui est possible. Je ne l’ouvre pas.
importing-failed-zip-of-zips = Ce zip ne contient que d’autres zips. Décompresse-le et envoie ce qu’il contient.
importing-failed-damaged = Ce zip est abîmé ou n’est pas arrivé en entier. Envoie-le à nouveau, ou décompresse-le et refais-en un.
importing-failed-telegram-html = C’est un export Telegram en HTML, fait pour être lu dans un navigateur. Refais-le dans Telegram Desktop : Paramètres > Avancé > Exporter les données Telegram, avec le format « JSON lisible par une machine » ; pour une seule discussion : ⋮ dans la discussion > Exporter l’historique. Envoie ensuite result.json, ou un zip du dossier.
importing-failed-whatsapp-backup = C’est une sauvegarde de WhatsApp lui-même, que seul WhatsApp peut lire. Exporte plutôt une discussion : ouvre-la, puis ⋮ ou son nom, et « Exporter discussion ».
importing-failed-whatsapp-dates = C’est une discussion WhatsApp, mais ses dates ont une forme que je ne peux pas lire.
importing-failed-signal-backup = C’est une sauvegarde chiffrée de Signal, que seul Signal peut lire. Exporte plutôt tes discussions : paramètres de Signal, « Conversations », « Exporter l’historique ».
importing-failed-discord-package = Ce paquet de données Discord ne contient aucun message. Demande-le à nouveau en cochant « Messages ».
importing-failed-discord-html = Cela a été exporté en HTML avec DiscordChatExporter. Exporte-le à nouveau au format « JSON ».
importing-failed-outlook = Les fichiers propres à Outlook ne peuvent pas être lus ici. Exporte la boîte en mbox, ou enregistre les mails en fichiers .eml, et envoie-les.
importing-receipt-brought-in = Importé : « { $name } »
importing-receipt-nothing = Rien n’a pu être importé : « { $name } »
importing-receipt-stopped = Arrêté : « { $name } »
importing-receipt-written = { $amount ->
    [one] { $amount } nouveau message ou e-mail
   *[other] { $amount } nouveaux messages et e-mails
    }
importing-receipt-updated = { $amount ->
    [one] { $amount } a
   *[other] { $amount } ont
    } changé depuis la dernière fois
importing-receipt-known = { $amount ->
    [one] { $amount } était
   *[other] { $amount } étaient
    } déjà là
importing-receipt-left-out = { $amount ->
    [one] { $amount } laissé
   *[other] { $amount } laissés
    } de côté : { $reasons }
importing-receipt-aside = Tu cherches en ce moment dans les données d’exemple ; connecte les tiennes pour retrouver ceci.
importing-receipt-you-are = Ici, tu es { $person }, comme dans tes exports précédents.
importing-receipt-broken-at = Le fichier s’arrête, ou devient illisible, à l’octet { $byte }. Tout ce qui précède est importé.
importing-receipt-disk-full = Le disque du service est plein : ce qui a été écrit jusque-là reste.
importing-receipt-go-on = Ce qui a été importé jusque-là reste. Renvoie le fichier pour continuer.
importing-left-out-service-message = { $n ->
    [one] { $n } note
   *[other] { $n } notes
    } du genre « a rejoint le groupe »
importing-left-out-deleted = { $n ->
    [one] { $n } message supprimé
   *[other] { $n } messages supprimés
    }
importing-left-out-empty = { $n ->
    [one] { $n } message vide
   *[other] { $n } messages vides
    }
importing-left-out-unreadable = { $n ->
    [one] { $n } illisible
   *[other] { $n } illisibles
    }
importing-left-out-unreadable-mail = { COUNT($n, "mail") }
importing-left-out-unreadable-file = { $n ->
    [one] { $n } fichier illisible
   *[other] { $n } fichiers illisibles
    }
importing-left-out-not-a-mail = { $n ->
    [one] { $n } fichier qui n’est pas un e-mail
   *[other] { $n } fichiers qui ne sont pas des e-mails
    }
importing-left-out-unsupported = { $n } d’un type que l’appli n’a pas exporté
importing-left-out-duplicate = { $n } en double dans l’export
importing-left-out-no-date = { $n } sans date
importing-left-out-no-chat = { $n ->
    [one] { $n } d’une discussion absente
   *[other] { $n } de discussions absentes
    } de l’export
importing-left-out-spam = { $n ->
    [one] { $n } e-mail indésirable
   *[other] { $n } e-mails indésirables
    }
importing-left-out-trash = { $n ->
    [one] { $n } e-mail
   *[other] { $n } e-mails
    } à la corbeille
importing-left-out-draft = { $n ->
    [one] { $n } brouillon
   *[other] { $n } brouillons
    }
importing-left-out-chat-log = { $n ->
    [one] { $n } journal
   *[other] { $n } journaux
    } de discussion
importing-ask-who = Qui es-tu dans « { $name } » ?
importing-ask-who-why = Pour que je sache quels messages sont les tiens.
importing-ask-no-name = Sans nom
importing-ask-person = { $name } · { COUNT($messages, "social-chat-message") }
importing-ask-you-are = Dans « { $name } », tu es { $person }.
importing-ask-you-are-nobody = Dans « { $name } », tu n’es aucune de ces personnes.
importing-ask-none-of-them = Aucune d’elles
importing-ask-stop = Arrêter
importing-ask-page = { $page } sur { $pages }
importing-ask-others-export = « { $name } » est l’export d’une autre personne : <b>{ $person }</b>. L’importer quand même ?
importing-ask-all-the-same = Importer quand même
importing-ask-leave-it = Laisser tomber
importing-ask-imported = L’export est importé quand même ({ $person }).
importing-ask-date = Dans « { $name } », il y a la date <b>{ $example }</b>. Qu’est-ce qui vient en premier ?
importing-ask-day-first = Le jour
importing-ask-day-first-as = Le jour (jour { $day }, mois { $month })
importing-ask-month-first = Le mois
importing-ask-month-first-as = Le mois (jour { $day }, mois { $month })
importing-ask-day-is-first = Dans « { $name } », le jour vient en premier.
importing-ask-month-is-first = Dans « { $name } », le mois vient en premier.
inline-connect = Connecte d’abord tes données
inline-search-title = Chercher : { $words } ({ COUNT($credits, "credit") })
inline-search-posted = 🔎 Je cherche « { $words } » dans mes propres données
inline-search-button = Voir mes résultats ({ COUNT($credits, "credit") })
inline-ask-title = Demander : { $words } ({ COUNT($credits, "credit") })
inline-ask-posted = 💬 Je demande à mes propres données : « { $words } »
inline-ask-button = Voir ma réponse ({ COUNT($credits, "credit") })
inline-in-private = Rien n’est encore cherché. Ce qui sera trouvé n’apparaîtra que pour toi, dans notre discussion privée.
inline-here = Part tout de suite, ici.
inline-too-long = Trop long pour ici : continue en privé
inline-not-allowed = Ton accès ne permet pas ça
live-begun = Tu m’as relié à ton compte Telegram. À partir de maintenant, les messages des discussions que tu as choisies entrent dans ton archive au fur et à mesure : nouveaux, modifiés, supprimés. Je n’écris jamais à personne en ton nom. /account le montre et l’arrête ; pour détacher ton compte Telegram de moi, retire-moi toi-même : Paramètres → Telegram Business → Chatbots.
live-ended = Je ne suis plus relié à ton compte Telegram. Ce qui a été enregistré reste dans ton archive.
live-archive-gone = Ton archive a été effacée, alors j’ai cessé d’importer les messages de ton compte Telegram. /account reprend, avec une nouvelle archive.
live-start = J’importe de nouveau ce qui arrive sur ton compte Telegram.
live-stop = Je n’importe plus rien de ton compte Telegram.
live-none = Je ne suis pas relié à ton compte Telegram.
live-take-out = Pour détacher ton compte Telegram de moi, retire-moi toi-même : Paramètres → Telegram Business → Chatbots.
live-still-connected = sur Telegram, je reste un chatbot de ton compte jusqu’à ce que tu m’en retires (Paramètres → Telegram Business → Chatbots). Je n’importe plus rien
live-flows = <b>En direct</b> : les nouveaux messages de ton compte Telegram entrent dans ton archive depuis : { $since }.
live-stopped = <b>En direct, arrêté</b> : je n’importe plus rien de ton compte Telegram depuis : { $since }.
live-stop-it = Ne plus importer mes messages
live-start-it = Reprendre l’import de mes messages
money-receipt-left = reste { $amount }
money-receipt-today = { $spent } sur { COUNT($cap, "credit") } aujourd’hui
money-receipt-today-no-cap = { COUNT($spent, "credit") } aujourd’hui
money-looking = Je regarde tes crédits…
money-left = Il te reste { COUNT($amount, "credit") }.
money-left-unknown = Je n’ai pas pu demander à l’instant ce qu’il te reste.
money-set-cap = Fixer un plafond par jour
money-today = <b>Aujourd’hui : </b>{ COUNT($spent, "credit") }
money-period = <b>{ $days } derniers jours : </b>{ COUNT($spent, "credit") }
money-by-command = { $command } : { COUNT($spent, "credit") }, { $calls ->
    [one] { $calls } demande
   *[other] { $calls } demandes
    }
money-before-disconnecting = { $spent } avant ta déconnexion (sans détail gardé)
money-in-doubt = Dont { $spent } en doute : la demande est partie, mais aucune réponse complète n’est revenue, alors le service les a peut-être comptés, peut-être pas. Je les compte comme dépensés.
money-through-bot = Ce sont les demandes passées par ce bot.
money-through-bot-only = Ce sont les demandes passées par ce bot ; c’est le service qui tient ton solde.
money-no-cap = Aucun plafond par jour n’est fixé ; tu peux en choisir un dans /settings.
money-cap = Plafond : { COUNT($limit, "credit") } par jour (fixé par la personne qui gère le bot), reste { $left }. Remise à zéro : { $until } ({ $midnight }).
money-cap-mine = Plafond : { COUNT($limit, "credit") } par jour (réglé par toi), reste { $left }. Remise à zéro : { $until } ({ $midnight }).
money-midnight-utc = minuit UTC
money-midnight-own = ton minuit
money-nothing-spent = Rien n’a été dépensé.
numbers-credits = { COUNT($amount, "credit") }
numbers-priced = { $label } ({ COUNT($amount, "credit") })
numbers-credits-between = { $least }–{ COUNT($most, "credit") }
own-data-button = Envoie-moi tout ce qui me concerne
own-data-collecting = Je rassemble ce qui est gardé sur toi…
own-data-doing = Je rassemble ce qui est gardé sur toi
own-data-whole = Tout ce qui est gardé sur toi, en deux fichiers : ce que je garde, sans ton jeton, et ton archive ({ COUNT($count, "record") }). C’est du texte simple : qui a ces fichiers peut les lire. Si tu m’envoies records.jsonl, je l’importe de nouveau.
own-data-too-large = Ce que je garde sur toi, sans ton jeton. Ton archive ({ COUNT($count, "record") }) n’y est pas : elle dépasse { $most } de texte. La personne qui fait tourner ce bot peut te la donner entière, en un seul fichier : npm run person.
own-data-empty = Tout ce que je garde sur toi, sans ton jeton. Ton archive est vide.
own-data-elsewhere = Tout ce que je garde sur toi, sans ton jeton. Tes données elles-mêmes sont sur { $service } : demande-les là-bas.
own-data-unreachable = Ce que je garde sur toi, sans ton jeton. Ton archive n’a pas pu être lue à l’instant : réessaie dans quelques minutes.
own-data-kept-only = Ce que je garde sur toi, sans ton jeton. Ton archive suit.
own-data-page-heading = Ton archive
own-data-page-what = Ton archive ({ COUNT($count, "record") }) est trop grande pour cette discussion. Une page dans ton navigateur te la donne en un seul fichier zip, gratuitement. Le lien est pour toi seulement et s’ouvre une seule fois, dans les dix minutes ; ne le transmets à personne.
own-data-open-page = Enregistrer mon archive
own-data-in-parts = Ton archive ({ COUNT($count, "record") }) est grande : elle arrive ici en plusieurs parties, en fichiers zip. C’est gratuit, et tu peux arrêter quand tu veux.
own-data-sending-part = Je prépare la partie { $part } de ton archive
own-data-part = Partie { $part } de ton archive : { COUNT($count, "record") }.
own-data-all-parts = C’était toute ton archive : { COUNT($count, "record") }. C’est du texte simple : qui a ces fichiers peut les lire. Si tu m’en envoies un, je l’importe de nouveau.
own-data-parts-stopped = Arrêté. Les parties déjà arrivées sont à toi ; je n’ai pas envoyé le reste. Rien n’a été dépensé.
own-data-parts-broken = La suite de ton archive n’a pas pu être lue à l’instant. Ce qui est arrivé reste ; la prochaine est la partie { $part }. Réessaie dans quelques minutes.
own-data-go-on = Envoyer la suite
plain-small-talk-thanks = Avec plaisir.
plain-small-talk-greeting = Bonjour ! Dis-moi quoi chercher, ou pose-moi une question. Le prix est sur le bouton, avant toute dépense.
plain-small-talk-farewell = À bientôt.
plain-small-talk-fine = Bien. Écris-moi dès que tu veux retrouver quelque chose.
plain-more = Pour voir la suite d’une liste, touche { $next } en dessous.
plain-text-only = Je ne lis que du texte : écris quelques mots à chercher, ou une question.
plain-not-connected = Je pourrai chercher ça dans tes messages, ou y répondre, une fois tes données connectées.
plain-neither = Ton jeton ne permet ni de chercher ni de demander ça. /account dit ce qu’il permet.
plain-search-or-ask = Chercher { $words } dans tes messages, ou poser la question ?
plain-about-that-or-search = Demander { $words } à propos du message auquel tu réponds, ou le chercher partout ?
plain-unknown = Je ne connais pas { $command }. /help liste ce que je sais faire.
plain-changed = Tu as modifié ça. Je le lance tel que c’est maintenant ?
plain-did-you-mean = Je ne connais pas { $command }. Tu voulais dire { $near } ?
privacy-stored = Ce qui est gardé, et pour combien de temps
privacy-encrypted = Tout est chiffré, la clé est gardée ailleurs, et ton identifiant Telegram est remplacé par un code ; ce que tu as dépensé, ce sont de simples chiffres sous ce code. Les journaux ne contiennent ni textes, ni noms, ni questions, ni jetons.
privacy-where-to = Où vont tes données
privacy-to-service = Quand tu lances une commande, tes mots et tes questions partent, avec ton jeton, vers { $service } ; sa réponse revient dans cette discussion.
privacy-model-none = Ce service n’a pas de modèle de langage : /ask cite tes données, et personne d’autre ne les lit.
privacy-model-unknown = Avec /ask et /profile, le modèle de langage de ce service, s’il en a un, lit les données que ton jeton permet.
privacy-model-local = Avec /ask et /profile, un modèle de langage sur la propre machine de ce service ({ $host }) lit les données que ton jeton permet.
privacy-model-elsewhere = Avec /ask et /profile, ta question, et ce qui est lu de tes données pour y répondre, part vers le modèle de langage sur { $host } ; ce que ça y devient dépend de qui le fait tourner.
privacy-not-sold = Ce bot ne vend rien, ne partage rien et n’utilise rien pour entraîner des modèles.
privacy-files = Un fichier que tu envoies pour l’importer est transmis à ce service au fil de son arrivée ; je n’en garde rien.
privacy-groups = Je ne publie jamais rien de personnel dans un groupe.
privacy-how-to-erase = Comment l’effacer
privacy-erase = /disconnect efface d’un coup tout ce qui précède, coupe ton accès sur le service quand c’est possible, et dit ce qui a été effacé et coupé. Je n’importe alors plus les messages de ton compte Telegram. Ce qui reste : cette discussion sur Telegram (tu peux la supprimer toi-même), et ce que le service garde de son côté. Révoque le jeton là-bas s’il n’a pas pu être coupé.
privacy-items-1 = Ton jeton d’accès et ce qu’il permet : jusqu’à ta déconnexion, ou jusqu’à ce qu’il n’ait pas servi pendant { COUNT($days, "day") } (je te préviens avant).
privacy-items-1-no-days = Ton jeton d’accès et ce qu’il permet : jusqu’à ta déconnexion, ou jusqu’à ce qu’il n’ait pas servi pendant longtemps (je te préviens avant).
privacy-items-2 = Les résultats que tu feuillettes, et ce qui permet de répondre à une réponse : six heures. Les boutons : 30 jours. Un lien de connexion : dix minutes.
privacy-items-3 = Un message de toi qui coûte des crédits ou doit attendre : jusqu’à ce que j’y aie répondu ; ensuite seulement son numéro, deux jours. La réponse : jusqu’à ce que Telegram l’ait reçue.
privacy-items-4 = Tes réglages : jusqu’à ta déconnexion. Quand quelle commande a coûté combien de crédits, sans aucun mot : 35 jours, ou jusqu’à ta déconnexion.
privacy-items-5 = Ce que tu me fais faire automatiquement (alertes, points sur ta journée) : ce qu’il faut chercher, quand, et des codes de ce que j’ai déjà dit, jusqu’à ce que tu l’arrêtes ou te déconnectes. Je lis alors tes données comme si tu avais tapé la commande, au prix que tu as accepté.
privacy-items-6 = Si tu me relies à ton compte Telegram : le fait que tu l’as fait et depuis quand, jusqu’à ce que tu m’en retires ou te déconnectes ; ensuite seulement un code, qui ne dit rien de la personne, pour que je n’en importe rien. Ses messages vont droit dans ton archive ; je n’en garde aucun.
profiles-too-long = C’est trop long : { $limit } caractères au maximum, s’il te plaît. Rien n’a été dépensé.
profiles-costs = Un profil parcourt tes messages et te décrit en une page. Il coûte { $credits } ({ $today }).
profiles-costs-with-focus = Un profil parcourt tes messages et te décrit, en regardant ceci : { $focus }. Il coûte { $credits } ({ $today }).
profiles-count-costs = Le service n’a pas de modèle de langage pour écrire un profil. Ce qui peut se compter ne coûte { $nothing } : avec qui, où et quand tu écris, et quels mots reviennent.
profiles-nothing = rien
profiles-reading = Lecture de tes messages pour un profil
profiles-counting = Comptage de tes messages pour un profil
profiles-confirm = Confirmer { COUNT($credits, "credit") }
profiles-count-it = Compter (0 crédit)
queries-filters-sent = envoyés par toi
queries-filters-received = reçus
queries-filters-on = sur { $platform }
queries-filters-from = de : { $name }
queries-filters-chat = dans les discussions nommées « { $name } »
queries-filters-holding-link = avec un lien
queries-filters-holding-file = avec un fichier
queries-filters-holding-photo = avec une photo
queries-filters-holding-video = avec une vidéo
queries-filters-holding-voice = avec un message vocal
queries-filters-holding-audio = avec un fichier audio
queries-filters-holding-sticker = avec un sticker
queries-filters-exactly = exactement « { $phrase } »
queries-filters-without = sans « { $word } »
queries-filters-before = avant le { $day }
queries-filters-before-is-utc = avant le { $day } (UTC)
queries-filters-since = depuis le { $day }
queries-filters-since-is-utc = depuis le { $day } (UTC)
queries-filters-on-day = le { $day }
queries-filters-on-day-is-utc = le { $day } (UTC)
queries-filters-days = du { $first } au { $last }
queries-filters-days-is-utc = du { $first } au { $last } (UTC)
queries-reasons-sender = trouvé dans le nom de l’expéditeur
queries-reasons-chat = trouvé dans le nom de la discussion
queries-reasons-missing = sans { LIST($words, type: "plain", quotes: "« | »") }
queries-reasons-missing-more = sans { LIST($words, type: "plain", quotes: "« | »") } …
queries-reasons-times = { $amount } fois
queries-problems-no-word = Ajoute au moins un mot à chercher, ou un filtre comme from:anna, s’il te plaît.
queries-problems-only-excluded = Ça dit seulement quoi laisser de côté. Ajoute un mot à chercher, ou un filtre comme from:anna, s’il te plaît.
queries-problems-only-punctuation = Je n’y vois aucun mot, seulement de la ponctuation.
queries-problems-too-long = C’est trop long à chercher : { $most } caractères au maximum, s’il te plaît.
queries-problems-excluded-key = Un signe moins n’écarte que des mots : « -{ $key }: » ne marche pas.
queries-problems-nothing-after = Il manque quelque chose après { $key }: – écris-le juste après les deux-points.
queries-problems-has = Après has:, tu peux mettre link, file, photo, video, voice, audio ou sticker. Pour « { $value } », je ne peux pas le savoir.
queries-problems-platform = Je connais ces plateformes : { $known } ; on peut aussi y mettre un jour.
queries-problems-place = Je ne sais pas où se trouve « { $value } ». Après in:, tu peux mettre { $known }.
queries-problems-limit = Je peux en charger de 1 à { $most } à la fois, pas { $value }.
queries-problems-filter = Je ne connais pas le filtre « { $value } ». Il y a from:, chat:, on:, when:, after:, before: et has:.
queries-problems-to-come = Le { $day } est encore à venir : rien ne peut être plus récent qu’aujourd’hui.
queries-problems-no-day = Aucun jour n’est à la fois après le { $after } et avant le { $before }.
queries-problems-date = Je ne comprends pas la date « { $value } ». Essaie 2026-11-01, 7d, yesterday ou "last week".
queries-problems-sender-too-long = Pour le nom d’un expéditeur, { $most } caractères au maximum, s’il te plaît.
queries-problems-chat-too-long = Pour le nom d’une discussion, { $most } caractères au maximum, s’il te plaît.
records-amount = { COUNT($amount, $kind) }
records-heading = { CAPITAL(NOUN($kind, "all")) }
records-other-heading = Autres
records-place = { NOUN($place, "your") }
records-unnamed-chat = Discussion sans nom
records-no-text = (pas de texte)
records-no-preview = Résultat sans aperçu.
records-you = Toi
records-unreadable = { $amount ->
    [one] { $amount } élément n’a
   *[other] { $amount } éléments n’ont
    } pas pu être { $amount ->
    [one] lu
   *[other] lus
    }
records-labelled = { $label } : { $value }
records-to = À
records-where = Lieu
records-until = Jusqu’à
records-address = Adresse
records-kind = { NOUN($kind, "all") }
results-question = Que veux-tu chercher ? Une recherche coûte { $price }.

    Tu peux la préciser :
results-question-places = ou dire où chercher :
results-hint = Mots à chercher
results-searching = Recherche de « { $subject } » dans { NOUN($place, "your") }
results-listing = Recherche dans { NOUN($place, "your") } : { $filters }
results-title = { CAPITAL(NOUN($place, "your")) } :
results-newest-in = Le plus récent dans { NOUN($place, "your") }
results-cannot-list = Ce service de données ne peut pas trouver ça sans un mot à chercher. Ajoutes-en un, ou enlève has:, les mots avec un signe moins et in:all.

    Rien n’a été dépensé.
results-facts-all = { COUNT($amount, $of) }
results-facts-shown = { COUNT($amount, $of) } { $amount ->
    [one] affiché
   *[other] affichés
    }
results-facts-best = { $shown ->
    [1] le meilleur
   *[other] les { $shown } meilleurs
    } sur { COUNT($total, $of) }
results-facts-best-at-least = { $shown ->
    [1] le meilleur
   *[other] les { $shown } meilleurs
    } sur au moins { COUNT($total, $of) }
results-facts-newest = { $shown ->
    [1] le plus récent
   *[other] les { $shown } plus récents
    } sur { COUNT($total, $of) }
results-facts-newest-at-least = { $shown ->
    [1] le plus récent
   *[other] les { $shown } plus récents
    } sur au moins { COUNT($total, $of) }
results-facts-none = 0 résultat
results-filtered = Filtré : { $filters }
results-sifted = Filtré ici, parmi { COUNT($received, "one-hit") } par le service : { $filters } · { $hidden ->
    [one] { $hidden } masqué
   *[other] { $hidden } masqués
    }
results-nowhere = Je n’ai rien trouvé avec { LIST($missing, quotes: "« | »") }. Ceux-ci ont { LIST($present, quotes: "« | »") }.
results-page = page { $page } sur { $pages }
results-turning-is-free = changer de page est gratuit
results-next = Suiv. ▶
results-previous = ◀ Préc.
results-ask-about-these = Question là-dessus
results-everywhere = Chercher partout
results-gone = Ces résultats sont oubliés : je ne les garde que six heures.
results-again = Chercher encore
results-none = Rien trouvé dans { NOUN($place, "your") } pour : { $what } ({ $filters }).
results-none-no-filters = Rien trouvé dans { NOUN($place, "your") } pour : { $what }.
results-none-readable = Rien trouvé dans ce que j’ai pu lire de { NOUN($place, "your") } pour : { $what } ({ $filters }).
results-none-readable-no-filters = Rien trouvé dans ce que j’ai pu lire de { NOUN($place, "your") } pour : { $what }.
results-looked-through = J’ai cherché dans : { $kinds }. C’est tout ce que ton accès permet. Je ne peux pas dire gratuitement jusqu’où va chaque appli ; /recent montre le tout dernier message, et les messages récents sont peut-être encore en route.
results-reaching = J’ai cherché dans : { $kinds }. C’est tout ce que ton accès permet. Voici jusqu’où cela va :
    { $lines }
    Ce qui est plus récent est peut-être encore en route.
results-nothing-there = J’ai cherché dans : { $kinds }. Il n’y a encore rien là-dedans. /import y fait entrer tes données.
results-sifted-away = Filtré ici, parmi { COUNT($received, "one-hit") } par le service : { $filters } · { $hidden ->
    [one] { $hidden } masqué
   *[other] { $hidden } masqués
    }. Essaie sans ça.
results-fewer-filters = Moins de filtres trouveront peut-être plus.
results-fewer-words = Moins de mots trouvent plus ; d’autres formes de ces mots aussi.
results-other-form = Essaie une autre forme du mot, ou un nom qui va avec.
results-just-this = Juste « { $word } »
results-messages-only = Messages seulement
results-your-chats = Dans tes discussions
results-without-filters = Chercher sans filtres
results-without-quotes = Chercher sans guillemets
results-ask-instead = Plutôt demander
results-around = Ce qui s’est dit autour
results-open-chat = Voir la discussion
results-whole-text = Texte entier
results-fetching = Chargement du texte entier
results-only-part = Ce n’est qu’une partie : le tout est trop long pour être gardé ici.
results-no-longer = Ce n’est plus là.
results-open-in-telegram = Ouvrir dans Telegram
results-no-link-telegram = Pas de lien : Telegram en a pour les messages des supergroupes et des canaux, et rien ne dit que celui-ci vient de l’un d’eux.
results-no-link-other = Pas de lien : { $platform } n’en a pas vers un message précis.
routines-watch = M’alerter
routines-list = Mes alertes
routines-none = Tu n’as pas d’alerte, et je n’envoie rien de moi-même. Sous une recherche, tu peux toucher « M’alerter » ; /today propose un point chaque jour ou chaque semaine.
routines-listed = Ce que je fais automatiquement pour toi
routines-watching = Alerte : « { $query } »
routines-today = Ta journée
routines-week = Ta semaine
routines-when = chaque { $day ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
    } à { $time }
routines-when-no-day = chaque jour à { $time }
routines-in-utc = (UTC)
routines-price = { COUNT($each, "credit") } à chaque fois, { $most } par mois au maximum
routines-spent = { $credits ->
    [one] { $credits } dépensé
   *[other] { $credits } dépensés
    } ce mois-ci
routines-offer-watch = Je te préviens quand il y a du nouveau pour « { $query } » ?
routines-offer-watch-how = Je regarde de moi-même, je dis une fois ce qui est nouveau, et je me tais quand il n’y a rien.
routines-offer-today = Je t’envoie ça chaque jour ? Ce qui est arrivé, qui attend une réponse, et ce qui est prévu pour la journée.
routines-offer-week = Je t’envoie un bilan chaque semaine ? Qui a le plus écrit, qui attend une réponse, et ce qui vient.
routines-stops-by-itself = Ça s’arrête tout seul si ton accès, tes crédits ou ton plafond par jour ne le permettent pas, et je te le dis.
routines-every-day = Une fois par jour · { COUNT($each, "credit") } à chaque fois · { $most } par mois au maximum
routines-every-week = Une fois par semaine · { COUNT($each, "credit") } à chaque fois · { $most } par mois au maximum
routines-at = { WEEKDAY($day, style: "long") } { $time }
routines-at-no-day = { $time }
routines-not-now = Pas maintenant
routines-begun = C’est activé. Première fois :
routines-too-many = Je fais au plus { $most ->
    [one] { $most } chose
   *[other] { $most } choses
    } automatiquement pour une personne. Arrêtes-en une d’abord.
routines-already = Je le fais déjà.
routines-cannot-watch = Ce service de données ne peut pas chercher ça sans un mot. Ajoutes-en un, ou enlève has: et les mots avec un signe moins.
routines-end = Arrêter : { $what }
routines-go-on = Reprendre : { $what } ({ COUNT($each, "credit") } à chaque fois)
routines-ended = Arrêté. Plus rien n’en viendra tout seul.
routines-gone = C’est déjà arrêté.
routines-found = Du nouveau pour « { $query } »
routines-more = et { $amount ->
    [one] { $amount } autre
   *[other] { $amount } autres
    } : lance la recherche pour tout voir
routines-search-all = Tout chercher
routines-looking = Recherche de nouveautés pour « { $query } »
routines-stopped = Arrêté : { $what }
routines-why-not-connected = Tes données ne sont plus connectées.
routines-why-token = Ton accès n’est plus valable.
routines-why-scope-missing = Ton accès ne le permet plus.
routines-why-credits-out = Tes crédits sur le service sont épuisés.
routines-why-cap-reached = Ça aurait dépassé ton plafond par jour.
routines-why-dearer = Ça coûte maintenant plus que ce que tu as accepté.
routines-why-unreadable = Je n’arrive plus à lire ce qu’il faut chercher.
routines-why-trouble = Le service n’a pas pu répondre, de nombreuses fois de suite.
routines-erased = { $amount ->
    [one] { $amount } chose
   *[other] { $amount } choses
    } que je faisais automatiquement pour toi
routines-lost = { $doing } : j’ai redémarré avant de pouvoir dire ce qu’il en est sorti. Ça a peut-être coûté { COUNT($credits, "credit") }.
saving-saved = Enregistré dans ton archive, dans la discussion « Saved ».
saving-saved-aside = Enregistré dans ta propre archive, dans la discussion « Saved ». Tu cherches en ce moment dans les données d’exemple ; connecte les tiennes pour le retrouver.
saving-known = C’est déjà enregistré.
saving-how = Réponds /save à un message que tu veux garder, même transféré, ou écris-le après la commande : /save la clé est sous le paillasson
service-own = le service de données de ce bot
settings-unknown = Je ne connais pas ce réglage. Tu peux taper, par exemple : /settings cap 20, /settings cap none, /settings zone Lisbon, /settings protect on, /settings cover on, /settings delete 1h, /settings pictures dark.
settings-back = ‹ Réglages
settings-language-label = Langue :
settings-language-open = Langue
settings-language-ask = Dans quelle langue veux-tu que je réponde ? Ce que tu cherches peut être dans n’importe laquelle.
settings-language-as-telegram = Comme Telegram
settings-cap-label = Plafond par jour :
settings-cap-none = aucun de ta part
settings-cap-zero = 0 – rien de ce qui coûte des crédits ne se lance
settings-cap-operator = La personne qui gère le bot permet { $credits } par jour ; le plus petit des deux compte.
settings-cap-remove = Aucun
settings-results-open = Confidentialité
settings-results-cover-label = Cacher les résultats :
settings-results-cover-on = oui – personne ne lit par-dessus ton épaule avant que tu les touches
settings-results-cover-off = non – ils se lisent tout de suite
settings-results-cover-turn-on = Cacher les résultats
settings-results-cover-turn-off = Ne plus les cacher
settings-results-protect-label = Protéger les résultats :
settings-results-protect-on = oui – impossible de les transférer, enregistrer ou copier
settings-results-protect-off = non – on peut les transférer et les enregistrer
settings-results-protect-turn-on = Protéger les résultats
settings-results-protect-turn-off = Ne plus les protéger
settings-results-delete-label = Effacer les résultats :
settings-results-delete-after = { $time } après leur affichage
settings-results-delete-never = jamais – ils restent dans la discussion
settings-results-delete-keep = Les garder
settings-results-from-now-on = Ça vaut pour les résultats à partir de maintenant. Un résultat, c’est ce qui vient de tes données.
settings-results-deleted = Il y avait ici un résultat qui s’efface tout seul.
start-in-group = Bonjour. Je ne réponds aux questions personnelles qu’en privé : ouvre une discussion avec { $bot }.
start-hello = Bonjour { $name }
start-hello-no-name = Bonjour
start-welcome-back = Re-bonjour { $name }
start-welcome-back-no-name = Re-bonjour
start-what = Je cherche dans tes propres messages et je réponds à tes questions, ici même. Les réponses ne sont visibles que par toi.
start-sample-or-own = Explore d’abord les données d’une personne inventée, ou connecte ta propre archive.
start-stays-at = Tes données restent sur { $service } ; tu choisis ce que je peux lire.
start-steps = 1. Connecte tes données
    2. Essaie <code>/search ferry</code>
    3. Pose une question : <code>/ask à quelle heure part le ferry ?</code>
start-connected = Tes données sont connectées. Écris ce que tu cherches, ou utilise <code>/search</code>, <code>/ask</code> et <code>/recent</code>.
start-asked = Tu as demandé <code>{ $typed }</code> dans une autre discussion. Ici, la réponse n’est visible que par toi.
start-answer-here = Répondre ici
start-what-can-you-do = Que sais-tu faire ?
timelines-newest = Tes { NOUN($kind, "newest") }
timelines-newest-in = Derniers messages dans
timelines-around-in = Autour de ça, dans
timelines-fetching = Chargement de tes { NOUN($kind, "all") } : { $filters }
timelines-fetching-no-filters = Chargement de tes { NOUN($kind, "newest") }
timelines-opening = Ouverture de « { $chat } »
timelines-looking-around = Coup d’œil autour, dans « { $chat } »
timelines-fetching-earlier = Chargement de ce qui précède
timelines-fetching-later = Chargement de ce qui suit
timelines-none = { NOUN($kind, "no") } pour l’instant. C’est peut-être encore en route.
timelines-none-filtered = { NOUN($kind, "no") } avec ces filtres : { $filters }. Moins de filtres montreront peut-être plus ; essaie : sent, received, telegram, 7d.
timelines-none-in-chat = Il n’y a pas de message dans cette discussion.
timelines-what-to-type = Que puis-je taper ?
timelines-earlier = ▲ Avant
timelines-later = ▼ Après
timelines-more-chats = ▼ Autres discussions
timelines-beginning = c’est ici que ça commence
timelines-nothing-earlier = rien avant
timelines-nothing-later = rien après
timelines-later-failed = la suite n’a pas pu être chargée
timelines-free = gratuit
timelines-gone = Cette liste est oubliée : je ne la garde que six heures.
timelines-again = La recharger
timelines-sent = Envoyés
timelines-received = Reçus
timelines-everything = Sans filtres
timelines-chats = Tes discussions
timelines-chats-named = Tes discussions nommées
timelines-listing-chats = Liste de tes discussions
timelines-looking-for-chats = Recherche de discussions nommées « { $name } »
timelines-no-chats = Aucune discussion pour l’instant. Elles sont peut-être encore en route.
timelines-no-chat-named = Aucune discussion n’a « { $name } » dans son nom.
timelines-chat-name-too-long = Pour le nom d’une discussion, { $most } caractères au maximum, s’il te plaît. Rien n’a été dépensé.
timelines-chat-number = { $number } · { $price }
today-title = Aujourd’hui, { DATETIME($day, weekday: "long", day: "numeric", month: "long") }
today-week-title = Ta semaine, du { DATETIME($from, day: "numeric", month: "short") } au { DATETIME($to, day: "numeric", month: "short") }
today-doing = Point sur ta journée
today-doing-week = Bilan de ta semaine
today-doing-then = Retour en arrière
today-waiting = En attente de ta réponse
today-named = Prévu pour aujourd’hui
today-named-next = Prévu pour les prochains jours
today-named-then = Prévu pour ce jour-là
today-happened = Ce qui est arrivé
today-happened-week = Là où il s’est passé quelque chose
today-others = et { $chats ->
    [one] { $chats } autre discussion
   *[other] { $chats } autres discussions
    }
today-nothing = Rien n’est arrivé aujourd’hui, et personne ne semble attendre de réponse.
today-nothing-week = Rien n’est arrivé cette semaine, et personne ne semble attendre de réponse.
today-nothing-then = Rien n’est arrivé à ce moment-là.
today-which-day = Je regarde une journée, ou une semaine passée : /today hier, /today vendredi, /today semaine. Rien n’a été dépensé.
today-not-synced = Tu t’attendais à plus ? Ce n’est peut-être pas encore dans ton archive.
today-read = { $amount ->
    [one] { $amount } message lu
   *[other] { $amount } messages lus
    }, depuis le { DATETIME($since, day: "numeric", month: "short") }
today-read-newest = { $amount ->
    [1] le dernier message lu
   *[other] les { $amount } derniers messages lus
    }
today-daily = M’envoyer ça chaque jour
today-weekly = Un bilan chaque semaine
today-in-words = Résumer
today-question = Que s’est-il passé dans mes discussions aujourd’hui, qui attend une réponse de moi, et qu’ai-je promis pour aujourd’hui ?
today-question-week = Qu’est-ce qui a compté dans mes discussions ces sept derniers jours, qui attend une réponse de moi, et qu’est-ce qui vient ?
today-then-title = Du { DATETIME($from, day: "numeric", month: "short") } au { DATETIME($to, day: "numeric", month: "short") }
zones-title = Fuseau horaire :
zones-here = { $zone }, où il est { $time }
zones-unknown = pas encore connu, alors tes jours commencent et finissent à minuit UTC
zones-pick = Quelle heure est-il chez toi ? Tes jours commenceront et finiront alors à ton propre minuit, dans les recherches et dans ce que tu peux dépenser.
zones-choice = { $time } · { $where }
zones-several = « { $typed } » a plusieurs fuseaux horaires. Lequel est le tien ?
zones-not-found = Je ne connais pas de fuseau horaire nommé « { $typed } ».
zones-set = Ton fuseau horaire est { $zone }, où il est { $time }. Tes jours commencent et finissent à ton minuit.
zones-counting = Ce que tu as dépensé aujourd’hui compte jusqu’à :
zones-forgotten = J’ai oublié ton fuseau horaire : tes jours commencent et finissent à minuit UTC.
zones-change = Changer de fuseau
zones-tell = Régler mon fuseau
zones-forget = Oublier mon fuseau
zones-back = Tous les réglages
zones-hours-in-utc = Je ne connais pas ton fuseau horaire, alors ces heures sont celles d’UTC.
zones-ask = Je ne connais pas ton fuseau horaire, alors ces jours sont ceux d’UTC.
zones-typing = Pas dans la liste ? Tape ta ville, par exemple { $city }, ou bien { $name }, ou { $offset }.
writing-quoted = « { $text } »
