-social-chat-group = { $count ->
    [one] { $count } discussion
   *[other] { $count } discussions
    }
    .all = discussions
    .your = tes discussions
-social-chat-message = { $count ->
    [one] { $count } message
   *[other] { $count } messages
    }
    .all = messages
    .your = tes messages
-social-email = { $count ->
    [one] { $count } e-mail
   *[other] { $count } e-mails
    }
    .all = e-mails
    .your = tes e-mails
-social-post = { $count ->
    [one] { $count } publication
   *[other] { $count } publications
    }
    .all = publications
    .your = tes publications
-social-following = { $count ->
    [one] { $count } page suivie
   *[other] { $count } pages suivies
    }
    .all = pages suivies
    .your = tes pages suivies
-social-calendar = { $count ->
    [one] { $count } agenda
   *[other] { $count } agendas
    }
    .all = agendas
    .your = tes agendas
-social-event = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
    }
    .all = événements
    .your = tes événements
-favourite = { $count ->
    [one] { $count } favori
   *[other] { $count } favoris
    }
    .all = favoris
    .your = tes favoris
-file = { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
    }
    .all = fichiers
    .your = tes fichiers
-credit = { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
    }
-day = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
    }
-hit = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
    }
-record = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
    }
-mail = { $count ->
    [one] { $count } e-mail
   *[other] { $count } e-mails
    }
-all = { "" }
    .your = toutes tes données
-chats = { "" }
    .your = tes discussions

# ── The bot itself ──
bot-description = Je retrouve ce que tu cherches dans tes messages, e-mails et fichiers, et je réponds à tes questions.

    Les réponses ne sont que pour toi. Tes données sont chiffrées, rien n’est publié dans les groupes, et /disconnect efface tout.
bot-short-description = Retrouve ce que tu cherches dans tes messages et pose des questions. Privé, chiffré, à toi.

# ── The command menu ──
menu-start = C’est par ici
menu-today = Quoi de neuf, et qui attend
menu-ask = Poser une question sur tes données
menu-search = Chercher messages, e-mails et fichiers
menu-chats = Tes discussions
menu-recent = Tes derniers messages
menu-count = Compter des messages
menu-stats = Tes messages en chiffres
menu-profile = Un portrait de toi
menu-alerts = Tes alertes et récapitulatifs
menu-import = Ajouter tes discussions et e-mails
menu-save = Garder un message
menu-settings = Fuseau horaire, langue, cette discussion
menu-account = Ce que je peux faire
menu-credits = Ce qui reste, ce qui est parti
menu-connect = Connecter tes données
menu-privacy = Ce que je garde sur toi
menu-disconnect = Partir et effacer
menu-help = Comment me parler
menu-cancel = Arrêter ce qui est en cours

# ── First contact ──
start-hello = Salut { $name }. Je retrouve ce que tu cherches dans tes messages, e-mails et fichiers, et je réponds à tes questions. Les réponses ne sont que pour toi.
start-hello-unnamed = Salut. Je retrouve ce que tu cherches dans tes messages, e-mails et fichiers, et je réponds à tes questions. Les réponses ne sont que pour toi.
start-sample = Va d’abord faire un tour dans l’archive de Nina (elle est inventée), ou crée la tienne.
start-empty = Ton archive est là, rien que pour toi, et encore vide.
start-has-data = Dans ton archive, il y a { COUNT($messages, "social-chat-message") }, le dernier est arrivé { $newest }.
start-remote = Tes données restent sur { $host } ; tu choisis ce que je peux lire.
start-remote-token = Crée un jeton sur { $host } et envoie-le ici, après /connect. J’efface ton message et je garde le jeton chiffré.
start-prices = Une recherche coûte { COUNT($search, "credit") }, une réponse { $answer }.
start-again = Re-salut { $name }. Tu cherches quoi ?
start-again-unnamed = Re-salut. Tu cherches quoi ?

# ── Connecting ──
connect-opening = Ouverture…
connect-sample = Te voilà dans l’archive de Nina : deux ans de discussions, d’e-mails et de fichiers d’une personne inventée. Écris un mot, un nom ou une question, ou essaie :
connect-example-word = ryokan
connect-example-name = Joana
connect-example-question = Combien coûte le ryokan ?
connect-empty = Ton archive est prête. Envoie-moi un export d’une de ces applis, ou touches-en une pour voir où elle le cache.
connect-open = Ton archive est ouverte. Tu cherches quoi ?
connect-open-with = Ton archive est ouverte : { COUNT($messages, "social-chat-message") } (dernier : { $day }). Tu cherches quoi ?
connect-done = C’est connecté à { $host }. Tu cherches quoi ?
connect-earlier-left = Mon ancien accès à { $host } marche peut-être encore ; tu peux le couper là-bas.
connect-saved = C’est enregistré. Il permet quoi ?
connect-unknown = Je ne sais pas
connect-widen = Élargir l’accès
connect-again = Reconnecter
connect-switch = Passer à mon archive
connect-choose-button = Choisir l’accès
connect-token-hint = Ton jeton
connect-deleted = J’ai effacé ton message.
connect-not-deleted = <b>Efface ton message avec le jeton, s’il te plaît</b> ; moi, je n’ai pas pu.
connect-incomplete = Ce jeton a l’air incomplet. Copie-le de nouveau et envoie-le après /connect.
connect-exposed = Jamais de jeton dans un groupe. Je ne m’en suis pas servi ; coupe-le là où tu l’as créé, puis crées-en un nouveau.
connect-asked-earlier = Tu demandais « { $text } » :
connect-link-over = Ce lien a expiré. Envoie /connect pour en avoir un autre.
connect-declined = Rien n’est connecté, rien n’est gardé.
connect-failed = La connexion n’a pas marché. Rien n’est gardé.
connect-page-done = C’est fait
connect-page-back = Tu peux fermer cette page et revenir à { $bot }.
access-lasts-30-days = Pour 30 jours. Tu peux couper quand tu veux dans /account.
access-lasts-90-days = Pour 90 jours. Tu peux couper quand tu veux dans /account.
access-lasts-1-year = Pour 1 an. Tu peux couper quand tu veux dans /account.
access-lasts-until-revoked = Jusqu’à ce que tu coupes, quand tu veux, dans /account.
access-lasts-30-days-button = Pour 30 jours : changer
access-lasts-90-days-button = Pour 90 jours : changer
access-lasts-1-year-button = Pour 1 an : changer
access-lasts-until-revoked-button = Sans limite : changer
access-part-searches = les recherches
access-part-answers = les réponses
access-part-lists = les listes (jours, discussions, chiffres)
access-part-portraits = les portraits
access-included = Inclus : { $parts }.
access-not-included = Pas inclus : { $parts }.
access-ends = Mon accès à { $place } se termine { $when }.
access-keep = Garder 90 jours
access-renew = Renouveler
access-question = Que puis-je faire avec ton archive ?
access-search-button = Chercher
access-answers-button = Chercher et répondre
access-everything-button = Tout
access-search = <b>{ $label }</b> : trouver et montrer des messages. Aucun modèle de langage ne les voit.
access-answers-elsewhere = <b>{ $label }</b> : pour chaque question, le modèle sur { $host } lit les messages qu’il lui faut.
access-answers-here = <b>{ $label }</b> : pour chaque question, un modèle de langage sur la même machine lit les messages qu’il lui faut.
access-answers-quotes = <b>{ $label }</b> : répondre aussi aux questions, en citant tes messages.
access-everything = <b>{ $label }</b> : écrire aussi un portrait de toi.

# ── Results, conversations, people ──
search-what = Tu cherches quoi ?
search-hint = Un mot ou un nom
search-activity = Je cherche
results-unnamed-chat = Discussion sans nom
attached-photo = photo
attached-video = vidéo
attached-voice = message vocal
attached-audio = audio
attached-file = fichier
attached-sticker = sticker
attached-location = position
attached-contact = contact
attached-poll = sondage
attached-other = pièce jointe
results-no-text = (pas de texte)
results-you = Toi
results-amount = { $amount ->
    [one] { $amount } résultat
   *[other] { $amount } résultats
    }
results-at-least = { $amount }+ résultats
results-some = Résultats
results-range = { $from }–{ $to } sur { $amount }
results-range-at-least = { $from }–{ $to } sur { $amount }+
results-range-open = { $from }–{ $to }
results-filtered = { $results } { $filters }
results-best = { $results }, meilleurs d’abord
results-newest = { $results }, récents d’abord
results-nowhere = { LIST($missing, quotes: "« | »") } : nulle part. Ceux-ci ont { LIST($present, quotes: "« | »") }.
results-back = Retour
results-more = Suite
results-newest-first = Récents d’abord
results-best-first = Meilleurs d’abord
results-answer-this = Répondre à ça
results-alert-me = Créer une alerte
results-add-chats = Ajouter mes discussions
results-none = Rien pour « { $what } ».
results-none-filtered = Rien { $filters }.
results-none-of-both = Rien pour « { $what } » { $filters }.
results-none-advice = Essaie moins de mots, ou une autre forme.
results-empty-archive = Ton archive est encore vide.
results-import-running = Rien pour l’instant, et ton import est encore en cours. Réessaie quand il sera terminé.
results-import-waits = Rien pour l’instant. Ton import attend ta réponse :
results-ends-earlier = Il n’y a rien. Le dernier message de ton archive : { $day }.
results-without-filters = Sans filtres
results-just = Juste « { $word } »
results-everywhere = Chercher partout
results-no-chat = Je ne connais pas de discussion « { $name } ».
results-forgotten = J’ai oublié cette liste.
results-forgotten-here = J’avais oublié cette liste. La revoilà :
results-search-again = Chercher encore
conversation-activity = Je lis tes messages
conversation-start = Début de la discussion
conversation-empty = Encore rien dedans.
conversation-gone = Ce message n’est plus dans { $place }.
conversation-earlier = Plus tôt
conversation-later = Plus tard
conversation-open-in-telegram = Ouvrir dans Telegram
conversation-open = Ouvrir
conversation-whole = Message entier
conversation-mail-received = { $name } à toi
conversation-mail-sent = Toi à { $name }
person-mentions = { $amount ->
    [one] { $amount } mention ailleurs
   *[other] { $amount } mentions ailleurs
    }
person-on = { $name } sur { $platform }
person-search = Chercher « { $name } »
person-in-chats = { $amount ->
    [one] dans { $amount } discussion
   *[other] dans { $amount } discussions
    }
query-from = de { $name }
query-sent = de toi
query-received = pour toi
query-chat = dans « { $name } »
query-on = sur { $platform }
query-in = dans les { NOUN($kind, "all") }
query-has-link = avec un lien
query-has-file = avec un fichier
query-has-photo = avec une photo
query-has-video = avec une vidéo
query-has-voice = avec un vocal
query-has-audio = avec un fichier audio
query-has-sticker = avec un sticker
query-before = avant : { $day }
query-since = depuis : { $day }
query-since-date = depuis le { $day }
query-before-date = avant le { $day }
query-without = sans « { $word } »
query-during = en { $time }
query-no-word = Il me faut quelque chose à chercher : un nom, un lieu ou un objet.
query-only-excluded = Ajoute un mot à chercher.
query-too-long = C’est trop long. { $most } caractères au plus, s’il te plaît.
query-name-too-long = Ce nom est trop long. { $most } caractères au plus, s’il te plaît.
query-excluded-filter = Avec un moins, on ne peut écarter que des mots.
query-nothing-after = Il manque quelque chose après <code>{ $key }</code>
query-has-unknown = Je ne connais pas <code>{ $filter }</code>. Essaie lien, fichier, photo, vidéo, vocal, audio ou sticker.
query-filter-unknown = Je ne connais pas <code>{ $filter }</code>. Essaie { $known }.
query-day-unknown = Je ne connais pas le jour « { $value } ».
query-to-come = { $day } : c’est encore à venir.
query-no-day = Aucun jour n’est à la fois après l’un et avant l’autre.

# ── Questions and portraits ──
ask-what = Tu veux savoir quoi ?
ask-hint = Ta question
ask-no-words = Il me faut quelque chose à chercher : un nom, un lieu ou un objet.
ask-not-narrowed = <code>has:</code> ne marche que dans une recherche.
ask-activity = Je lis tes messages
ask-thinking = Je réfléchis
ask-without-data = Sans mes données
answer-closest = Le plus proche :
answer-counted = Compté
answer-quotes = Ce sont des citations. Réponds pour continuer.
answer-by-model = Réponse du modèle sur { $host }, d’après ces messages. Plus dans /privacy.
answer-nothing = Je n’ai rien trouvé là-dessus.
    Essaie un nom, ou d’autres mots.
answer-when = <b>{ $when }</b> (« { $words } »)
answer-when-said = <b>{ $when }</b> (jour du message)
answer-changed = Avant { $was }, maintenant <b>{ $now }</b> ({ $day })
answer-earlier = Avant :
profile-asks = Pour un portrait, je parcours tes messages et je te décris en une page.
profile-write = Écris-le
profile-month = Mois le plus actif : { $month } ({ $amount })
profile-ends = Le premier et le dernier :
profile-by-model = Un modèle a écrit ça d’après tes messages. Il peut se tromper.
profile-by-model-at = Le modèle sur { $host } a écrit ça d’après tes messages. Il peut se tromper. Plus dans /privacy.

# ── Days, digests, alerts ──
today-waiting = Attendent ta réponse
today-new = Du nouveau
today-wrote-most = Qui a le plus écrit
today-more-chats = et { $amount ->
    [one] encore une discussion
   *[other] { $amount } autres discussions
}
today-nothing = Rien de neuf, et personne ne t’attend.
today-which-day = Quel jour ? Essaie /today hier, /today vendredi ou /today semaine.
today-every-morning = Chaque matin
today-every-monday = Chaque lundi
today-activity = Je lis tes messages
today-week = <b>Ta semaine</b>, { $days }
today-coming-up = À venir
days-heading = <b>{ $days }</b> · { COUNT($amount, "social-chat-message") } dans { COUNT($chats, "social-chat-group") }
days-heading-at-least = <b>{ $days }</b> · { $amount }+ messages dans { $chats }+ discussions
days-before = Veille
days-after = Lendemain
days-nothing = Rien { $on }.
days-nothing-nearest = Rien { $on }. Le plus proche : { $day }.
days-nothing-in = { $name } : rien.
days-nothing-yet = Encore rien { $on }.
days-nothing-yet-in = Encore rien : { $on }.
digest-begun-day = Ça arrive chaque jour à { $time }, s’il y a quelque chose dedans.
digest-begun-week = Ça arrive chaque lundi à { $time }, s’il y a quelque chose dedans.
digest-price-day = Chaque jour à { $time } : { COUNT($each, "credit") } à chaque fois, { $most } par mois au plus.
digest-price-week = Chaque lundi à { $time } : { COUNT($each, "credit") } à chaque fois, { $most } par mois au plus.
digest-other-time = Autre heure
digest-time = Changer l’heure
digest-time-ask = À quelle heure ? Touche-en une, ou réponds avec une autre.
digest-time-hint = 07:30
digest-stop = Arrêter le récapitulatif
digest-line-day = Récapitulatif · chaque jour à { $time }
digest-line-week = Ta semaine · chaque lundi à { $time }
digest-stopped-itself = J’ai arrêté ton récapitulatif.
alerts-begun = Je te préviens dès qu’il y a du nouveau pour « { $what } ».
alerts-begun-day = { alerts-begun } Je regarde une fois par jour.
alerts-begun-week = { alerts-begun } Je regarde une fois par semaine.
alerts-look-week = Chaque semaine
alerts-look-day = Chaque jour
alerts-stop = Arrêter
alerts-stop-this = Arrêter cette alerte
alerts-stop-named = Arrêter « { $what } »
alerts-stopped = C’est arrêté.
alerts-price = Regarder une fois par jour coûte { COUNT($each, "credit") } à chaque fois, { $most } par mois au plus.
alerts-start = C’est parti
alerts-weekly = Chaque semaine : { $most } max
alerts-needs-word = Il me faut un mot à chercher.
alerts-too-many = Ça fait déjà { $most }. Arrêtes-en une d’abord.
alerts-heading = Tes alertes et récapitulatifs
alerts-line-day = « { $what } » · chaque jour
alerts-line-week = « { $what } » · chaque semaine
alerts-at-most = { COUNT($most, "credit") } par mois au plus
alerts-none = Pas encore d’alerte ni de récapitulatif. Touche « { results-alert-me } » sous une recherche, ou « { today-every-morning } » sous /today.
alerts-only-exports = Du nouveau n’arrive qu’avec les exports que tu ajoutes.
alerts-nothing-arrives = Pas encore d’alerte ni de récapitulatif. { alerts-only-exports }
alerts-new = Du nouveau pour « { $what } » :
alerts-all = Voir les { $amount }
alerts-activity = Je cherche du nouveau pour « { $what } »
alerts-lost = { $doing } : j’ai redémarré. Ça a peut-être coûté { COUNT($credits, "credit") }.
alerts-stopped-itself = J’ai arrêté ton alerte « { $what } ».
alerts-why-access = Mon accès est terminé.
alerts-why-credits = Tu n’as plus de crédits.
alerts-why-limit = Ça dépasserait ta limite par jour.
alerts-why-dearer = C’est devenu plus cher.
alerts-why-trouble = { $host } échouait sans cesse.
alerts-start-again = Relancer
alerts-again-price = { COUNT($each, "credit") } à chaque fois, { $most } par mois au plus.

# ── Statistics ──
stats-only-messages = Je ne compte que les messages et les e-mails.
stats-counting = Je compte
stats-read = Lu : { $amount } sur { $most }
stats-reading = Pour compter, je dois lire : { COUNT($credits, "credit") } pour { COUNT($amount, "social-chat-message") }.
stats-newest = Les { $amount } derniers
# $what: of what and of when, such as “with “ferry”, since 3 May”
stats-headline = <b>{ COUNT($amount, $kind) }</b> { $what }.
stats-headline-split = <b>{ COUNT($amount, $kind) }</b> { $what } : { $sent } de toi, { $received } des autres.
stats-at-least = <b>Au moins { COUNT($amount, $kind) }</b> { $what }, dans les { $read } derniers.
stats-with = avec { LIST($terms, quotes: "« | »") }
stats-to = à { $name }
stats-in-all = en tout
stats-between = du { $first } au { $last }
stats-most-two = Surtout dans { $one } ({ $ones }) et { $two } ({ $twos }).
stats-most-three = Surtout dans { $one } ({ $ones }), { $two } ({ $twos }) et { $three } ({ $threes }).
stats-habits = Surtout le { $day ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
    }, vers { $time }.
stats-caption = { COUNT($amount, $kind) } depuis { $month }, dont { $sent } de toi.
stats-none = Aucun.
stats-none-in-newest = Aucun dans les { $read } derniers.
stats-empty = Il n’y a pas encore de messages.
stats-show = Montre-les
stats-as-picture = En image
stats-chart-title = { CAPITAL(NOUN($kind, "your")) }
stats-silence = plus long silence : { COUNT($silence, "day") }
stats-chart-months = Par mois
stats-chart-weekdays = Par jour
stats-chart-hours = Par heure
stats-chart-you = toi
stats-chart-others = les autres
stats-chart-chats = Discussions
stats-chart-people = Personnes
stats-chart-words = Mots qui reviennent

# ── Adding data ──
import-add = <b>Ajoute tes discussions et e-mails</b>
    Envoie-moi un export ici, jusqu’à { $most }, ou touche une appli pour voir où elle le cache.
    Il va dans ton archive, chiffré, et j’efface le fichier après.
errors-import-elsewhere = Tes données sont sur { $place } ; tu en ajoutes là-bas. Moi, je ne fais que lire.
import-larger-files = Fichiers plus gros
import-other-apps = Autres applis
import-where = Où est mon export ?
import-show-me-how = Montre-moi
import-upload = L’envoyer
import-guide-whatsapp = Ouvre la discussion → ⋮ → Plus → Exporter la discussion (iPhone : touche son nom, Exporter la discussion) → Sans médias → enregistre, puis joins le fichier ici.
import-note-whatsapp = Une discussion à la fois, ses 40 000 derniers messages. Ne la partage pas vers Telegram : elle irait dans une discussion Telegram.
import-guide-telegram = Sur un ordinateur, dans Telegram Desktop : ☰ → Paramètres → Avancé → Exporter les données Telegram, en JSON lisible par une machine. Envoie-moi result.json.
import-note-telegram = Ça ne marche pas sur téléphone.
import-guide-signal = Paramètres → Discussions → Exporter l’historique des discussions, sans médias. Envoie-moi le dossier en zip.
import-note-signal = Une sauvegarde chiffrée n’ira pas ; seul Signal peut la lire.
import-guide-slack = Menu de l’espace de travail → Outils et paramètres → Paramètres de l’espace de travail → Importer/exporter des données → Exporter. Envoie-moi le zip reçu par e-mail.
import-note-slack = Réservé aux propriétaires et aux admins ; les discussions privées, selon la formule.
import-guide-discord = Paramètres utilisateur → Données et confidentialité → Demander mes données, avec Messages. Envoie-moi le zip reçu par e-mail.
import-note-discord = Ça prend jusqu’à 30 jours et ne contient que ce que tu as écrit ; le JSON de DiscordChatExporter a les deux côtés.
import-guide-gmail = takeout.google.com → Tout désélectionner → Messagerie → Exporter en .zip. Envoie-moi chaque zip.
import-note-gmail = Autres logiciels d’e-mail : un fichier .mbox ou .eml.
import-file = ce fichier
import-next = Ensuite : { $file }.
import-next-after-answer = { $file } viendra après ta réponse ci-dessus.
import-reading = Je lis { $name }…
import-reading-so-far = Je lis { $name }… { $percent } %, { COUNT($read, "social-chat-message") }
import-long = C’est un gros morceau. Je t’écris quand c’est fini.
import-ask-me = Tu es qui, là-dedans ?
import-ask-me-or-reply = Tu es qui, là-dedans ? Touche un nom, ou réponds avec le tien.
import-nobody = Je n’y trouve pas « { $name } ». Tu es qui, là-dedans ?
import-neither = Ni l’un ni l’autre
import-none-of-them = Personne ici
import-ask-date = Le premier message, c’était quand ?
import-ask-city = Le téléphone était dans quelle ville ?
import-hint-city = Ville ou pays
import-which-city = Laquelle ?
import-unknown-city = Je ne connais pas « { $city } ». Essaie la grande ville d’à côté.
import-ask-owner = C’est l’export de { $name }, pas le tien. L’ajouter quand même ?
import-add-it = Ajouter
import-leave-it = Laisser
import-added = <b>Ajouté : { COUNT($written, "social-chat-message") }</b> ({ $when }).
import-added-chat = <b>Ajouté : { $chat }, { COUNT($written, "social-chat-message") }</b> ({ $when }).
import-added-chats = <b>Ajouté : { COUNT($chats, "social-chat-group") }, { COUNT($written, "social-chat-message") }</b> ({ $when }).
import-added-mails = <b>Ajouté : { COUNT($written, "mail") }</b> ({ $when }).
import-added-records = <b>Ajouté : { COUNT($written, "record") }</b>.
import-from-to = { $from } – { $to }
import-nothing-new = Rien de neuf : { $known ->
    [one] ce message était
   *[other] les { COUNT($known, "social-chat-message") } étaient
    } déjà là.
import-some-new = <b>{ $written ->
    [one] { $written } nouveau message
   *[other] { $written } nouveaux messages
    }</b> ; { $known ->
    [one] { $known } était
   *[other] { $known } étaient
    } déjà là.
import-you-are = Tu y apparais comme { $name }.
import-times = Heure locale : { $city }.
import-dates = Dates lues ainsi : { $day }.
import-meaning = Les réponses par le sens couvrent { $read } sur { $records } ; le reste suit.
import-shortened = Raccourci, car trop long : { $n }.
import-left-out = Laissé de côté : { $n } ({ $what }).
import-left-out-service-message = messages automatiques
import-left-out-deleted = supprimé
import-left-out-empty = vide
import-left-out-unreadable = illisible
import-left-out-unreadable-mail = illisible
import-left-out-unreadable-file = illisible
import-left-out-too-long = trop long
import-left-out-not-a-mail = pas un e-mail
import-left-out-unsupported = type inconnu
import-left-out-duplicate = en double
import-left-out-no-date = sans date
import-left-out-no-chat = sans discussion
import-left-out-spam = indésirable
import-left-out-trash = à la corbeille
import-left-out-draft = brouillon
import-left-out-chat-log = discussion
import-first = Maintenant, écris un mot, un nom ou une question.
import-show = Montre
import-not-me = Ce n’est pas moi
import-other-zone = Autre fuseau horaire
import-switch = Passer à mon archive
import-open = Ouvrir mon archive
import-stopped = C’est arrêté. { COUNT($read, "social-chat-message") } en place ; renvoie le fichier pour le reste.
import-stopped-empty = C’est arrêté. Rien n’a été ajouté.
import-cannot-stop = Je n’arrive pas à joindre ton archive, donc je n’ai pas pu arrêter ça.
import-forgotten = Je n’ai plus ce fichier. Renvoie-le, s’il te plaît.
import-broken = { $file } est abîmé en plein milieu. { COUNT($read, "social-chat-message") } en place ; refais l’export pour le reste.
import-failed-not-known = Je n’arrive pas à lire { $file }. Je prends les exports de Telegram, WhatsApp, Signal, Slack, Discord et les boîtes mail.
import-failed-too-large = { $file } dépasse { $most }.
import-failed-too-large-here = { $file } est trop gros. Refais l’export sans photos ni vidéos.
import-failed-empty = Il n’y a pas de messages dans { $file }.
import-failed-zip-password = Ce zip a un mot de passe. Refais-le sans.
import-failed-zip-bomb = Une fois ouvert, ce zip serait démesuré, alors je n’y touche pas.
import-failed-zip-of-zips = Ce zip ne contient que d’autres zips. Envoie-moi ceux-là.
import-failed-damaged = { $file } est abîmé. Refais l’export.
import-failed-other-archive = Je n’arrive pas à ouvrir { $file }. Envoie plutôt un zip.
import-failed-telegram-html = C’est un export HTML. Refais-le en choisissant le JSON lisible par une machine.
import-failed-discord-html = C’est un export HTML. Refais-le en choisissant JSON.
import-failed-discord-package = Il n’y a pas de messages dans { $file }. Redemande tes données, avec Messages.
import-failed-whatsapp-backup = C’est la sauvegarde de WhatsApp ; seul WhatsApp peut la lire. Exporte plutôt la discussion.
import-failed-whatsapp-dates = Je n’arrive pas à lire les dates de { $file }.
import-failed-signal-backup = C’est la sauvegarde de Signal ; seul Signal peut la lire. Exporte plutôt les discussions.
import-failed-outlook = Je ne sais pas lire les fichiers d’Outlook. Exporte en .mbox ou .eml.
import-failed-no-room = Il n’y a plus de place sur cette machine. Rien n’a été ajouté.
import-failed-no-room-for-all = Il n’y a plus de place sur cette machine. { COUNT($read, "social-chat-message") } en place.
import-failed-archive-full = Ton archive est pleine. Rien n’a été ajouté.
import-failed-archive-full-for-all = Ton archive est pleine. { COUNT($read, "social-chat-message") } en place.
import-nearly-full = Ton archive est pleine à { NUMBER($share, style: "percent") }.
import-failed-too-many = Dix fichiers attendent déjà. Envoie celui-ci quand ils sont finis.
import-failed-gone = Telegram ne m’a pas donné { $file }. Renvoie-le, s’il te plaît.
import-failed-silent = Telegram ne m’a pas donné { $file }. Renvoie-le, s’il te plaît.
import-failed-unanswered = Pas de réponse de ta part, alors j’ai laissé tomber { $file }. Renvoie-le.
import-failed-set-aside = J’abandonne { $file } : l’ajout a planté trois fois.
import-failed-same-file = { $file } est déjà en cours d’ajout.
import-failed-away = Je n’arrive pas à joindre ton archive.
import-failed-failed = C’est ma faute, pas la tienne. Si ça recommence, dis-le à qui gère ce bot : { $reference }.
save-chat = Notes enregistrées
save-saved = C’est enregistré.
save-saved-for = C’est enregistré. Ce sera sous « À venir » { $on }.
save-known = Déjà enregistré.
save-how = Réponds à un message avec /save, ou écris /save et ce qu’il faut garder.
live-since = Telegram en direct, depuis : { $day }.
live-paused-since = Telegram en direct, en pause depuis : { $day }.
live-pause = Mettre en pause
live-resume = Reprendre
live-paused = En pause. Rien de neuf n’arrive.
live-resumed = Les nouveaux messages reviennent dans ton archive.
live-begun = Les nouveaux messages des discussions choisies arrivent maintenant dans ton archive. Je n’écris jamais à personne. Pour arrêter : /account.
live-ended = Je ne reçois plus tes messages Telegram. Ce qui est gardé reste.
live-archive-gone = Ton archive a été effacée, alors je ne prends plus les messages de ton compte Telegram. /account relance tout, avec une nouvelle archive.

# ── Settings ──
settings-title = Réglages
settings-zone = Fuseau horaire : { $city } ({ $time })
settings-zone-none = Fuseau horaire : aucun
settings-language = Langue : { $language }
settings-digest = Récapitulatif : chaque jour à { $time }
settings-digest-off = Récapitulatif : aucun
settings-chat = Ici, les résultats sont { $cover ->
        [on] masqués
       *[off] visibles
    }, { $protect ->
        [on] pas transférables
       *[off] transférables
    } et { $delete ->
        [on] effacés après { $after }
       *[off] gardés
    }
settings-limit = Limite par jour : { COUNT($credits, "credit") }
settings-limit-off = Limite par jour : aucune
settings-ask-first-yes = Demander avant de dépenser : oui
settings-ask-first-no = Demander avant de dépenser : non
settings-zone-button = Fuseau horaire
settings-language-button = Langue
settings-alerts-button = Récapitulatif, alertes
settings-chat-button = Cette discussion
settings-limit-button = Limite par jour
settings-ask-first-button = Demander avant
settings-zone-ask = Tu es dans quelle ville ?
settings-zone-hint = Ville ou pays
settings-zone-set = { $city }, { $time }.
settings-zone-which = Laquelle ?
settings-zone-unknown = Je ne connais pas « { $typed } ». Essaie la grande ville d’à côté.
settings-language-ask = Je te parle en quelle langue ? Tu peux chercher dans toutes.
settings-language-telegram = Comme Telegram
settings-cover-on = Masquer d’abord : oui
settings-cover-off = Masquer d’abord : non
settings-protect-on = Transfert bloqué : oui
settings-protect-off = Transfert bloqué : non
settings-delete-never = Effacer après : jamais
settings-deleted = Effacé, comme tu voulais.
settings-delete-after = Effacer après : { $time }
settings-limit-ask = Combien de crédits en 24 heures, au plus ?
settings-limit-none = Aucune
settings-limit-set = Limite : { COUNT($credits, "credit") } en 24 heures.
settings-limit-gone = Limite : aucune.

# ── Account, leaving, privacy, help ──
account-own = <b>Ton archive</b>
account-own-empty = <b>Ton archive</b>, encore vide
account-own-with = <b>Ton archive</b> : { COUNT($messages, "social-chat-message") } (dernier : { $day })
account-may-search = Je peux y chercher.
account-may-search-until = Je peux y chercher. Fin : { $day }.
account-may-answers = Je peux y chercher et en tirer des réponses.
account-may-answers-until = Je peux y chercher et en tirer des réponses. Fin : { $day }.
account-may-everything = Je peux y chercher, en tirer des réponses et écrire un portrait de toi.
account-may-everything-until = Je peux y chercher, en tirer des réponses et écrire un portrait de toi. Fin : { $day }.
account-other = Autre accès : { $app }, depuis : { $day }.
account-more = Et { $amount } de plus.
account-end = Couper « { $app } »
account-ended = Cet accès est coupé.
account-change = Changer l’accès
account-sample = <b>L’archive de Nina</b>, l’exemple.
account-host-until = <b>{ $host }</b>, fin : { $day }
account-unknown = { $host } ne dit pas ce que je peux faire ; je le découvre au fil de tes questions.
leave-ask = Tu pars ? Je coupe mon accès et j’efface tes réglages, tes alertes et tout ce que je garde d’autre sur toi.
leave-ask-unconnected = Tu pars ? J’efface tes réglages, tes alertes et tout ce que je garde d’autre sur toi.
leave-archive = Dans ton archive, il y a { COUNT($messages, "social-chat-message") }. Ce qui est effacé ne revient pas.
leave-keep-archive = Partir, garder l’archive
leave-erase-archive = Partir, effacer l’archive
leave-stay = Rester
leave-erasing = J’efface…
leave-done-none = C’est fait. Tout ce que je gardais sur toi a disparu.
leave-done-waits = C’est fait. Tout ce que je gardais sur toi a disparu, et ton archive t’attend si tu reviens.
leave-done-erased = C’est fait. Ton archive et tout ce que je gardais sur toi ont disparu.
leave-access-stands = Je n’ai pas pu couper mon accès à { $place } ; coupe-le là-bas, s’il te plaît.
leave-live = Je reste un chatbot de ton compte Telegram jusqu’à ce que tu m’enlèves là-bas : Paramètres → Telegram Business → Chatbots.
leave-limit = Un chiffre reste encore un jour, pour la limite par jour : tes dépenses, { COUNT($credits, "credit") }.
leave-chat = Cette discussion reste dans Telegram jusqu’à ce que tu la vides.
export-doing = Je rassemble tout ce que j’ai sur toi
export-whole = Tout ce que j’ai sur toi. Qui a ce fichier peut le lire.
export-elsewhere = Tout ce que j’ai sur toi. Tes données, elles, sont sur { $host }. Qui a ce fichier peut le lire.
export-kept = Ce que je garde sur toi. Ton archive suit. Qui a ce fichier peut le lire.
export-unreachable = Ce que je garde sur toi. Je n’arrive pas à joindre ton archive ; redemande un peu plus tard.
export-link = Ton archive est trop grosse pour cette discussion. Le lien n’est que pour toi, pendant dix minutes.
export-download = Télécharger
export-operator = Ton archive est trop grosse pour cette discussion. Qui gère ce bot peut tout te donner avec <code>npm run person</code>.
privacy-kept = Ce que je garde
privacy-kept-what = Ton accès, tes réglages et tes alertes, jusqu’à ton départ. Les résultats, six heures. Les boutons, 30 jours. Une question, le temps d’y répondre.
privacy-kept-what-days = Ton accès, tes réglages et tes alertes, jusqu’à ton départ ou { COUNT($days, "day") } sans te servir de moi. Les résultats, six heures. Les boutons, 30 jours. Une question, le temps d’y répondre.
privacy-kept-costs = Ce que chaque demande a coûté, sans ses mots, pendant 35 jours.
privacy-encrypted = Tout est chiffré, la clé est gardée ailleurs, et aucun journal n’a tes mots ni tes noms.
privacy-seen = Qui voit tes données
privacy-seen-by = Toi, et ce bot.
privacy-model-none = Aucun modèle de langage ne les lit.
privacy-model-local = Un modèle de langage sur la même machine lit ce qu’il faut pour une question.
privacy-model-at = Pour répondre, le modèle sur { $host } lit ta question et les messages qu’il lui faut.
privacy-model-service = { $host } répond, peut-être avec un modèle de langage.
privacy-model-unknown = Si ce bot a un modèle de langage, il lit ce qu’il faut pour une question.
privacy-meaning-local = Pour trouver ce que tu veux dire, un modèle sur la même machine lit tous tes messages et tes questions.
privacy-meaning-at = Pour trouver ce que tu veux dire, le modèle sur { $host } reçoit les mots de tous tes messages et questions.
privacy-seen-else = Cette discussion passe par Telegram, comme avec tout bot. Rien n’est vendu ni utilisé pour entraîner des modèles, et rien à toi ne paraît dans les groupes.
privacy-erase = Comment effacer
privacy-erase-how = /disconnect, et c’est fait.
help-write = Écris, tout simplement.
    <b>un mot</b> trouve des messages{ $word ->
        [none] { "" }
       *[other] { "" } : <code>{ $word }</code>
    }
    <b>un nom</b> ouvre cette personne{ $name ->
        [none] { "" }
       *[other] { "" } : <code>{ $name }</code>
    }
    <b>une question</b> reçoit une réponse{ $question ->
        [none] { "" }
       *[other] { "" } : <code>{ $question }</code>
    }
    <b>un jour</b> montre ce qui s’est passé{ $day ->
        [none] { "" }
       *[other] { "" } : <code>{ $day }</code>
    }
    <code>Quoi de neuf ?</code> résume tout
help-exact = Pour préciser : <code>from:joana</code> <code>chat:famille</code> <code>since:2025</code> <code>has:photo</code> <code>"mots exacts"</code> <code>-sans</code>
    Garder un message : réponds <code>/save</code>
help-commands = /chats /alerts /import /settings /account /privacy
help-prices = Une recherche coûte { COUNT($search, "credit") }, une réponse { $answer }. Le reste annonce son prix avant.

# ── Plain words ──
plain-hello = Salut. Tu cherches quoi ?
plain-not-yet = Je cherche ça dès que c’est connecté.
plain-unchanged = Rien n’a changé.
plain-did-you-mean = Tu voulais dire <b>/{ $command }</b> ?
plain-not-found-message = Ce n’est pas dans ton archive.
plain-not-found-message-remote = Celui-là, je ne l’ai pas trouvé.
plain-text-only = Je ne lis que du texte et des fichiers d’export.
plain-changed = Tu as changé ça. Je relance ?
plain-prices = Ici, une réponse coûte { COUNT($answer, "credit") }, une recherche { $search }.
plain-left = Tu en as { $left }.
plain-no-more-asking = Je ne demanderai plus.

# ── Groups and inline mode ──
group-answer-in-private = Réponds-moi en privé
group-not-yours = Celui-là n’est pas à toi.
inline-only-you = Rien que pour toi. Touche pour envoyer le texte.
inline-nothing = Rien pour « { $words } ».
inline-empty = Écris un mot de tes messages.
inline-connect = Connecte-toi d’abord
inline-in-private = Chercher « { $words } » en privé
inline-not-allowed = Je n’ai pas le droit de chercher.
inline-trouble = Je n’arrive pas à chercher.

# ── Credits, where a service charges ──
credits-button = Crédits
credits-none = Ici, rien ne coûte de crédits.
credits-terms = { COUNT($left, "credit") }. Une recherche en coûte { $search }, une réponse { $answer }.
credits-left = <b>Il te reste { COUNT($left, "credit") }.</b>
credits-left-again = <b>Il te reste { COUNT($left, "credit") }</b>, de nouveau { $allowance } { $when }.
credits-period = 30 derniers jours : { $spent }.
credits-period-searches = 30 derniers jours : { $spent }, surtout des recherches ({ $most }).
credits-period-answers = 30 derniers jours : { $spent }, surtout des réponses ({ $most }).
credits-period-portraits = 30 derniers jours : { $spent }, surtout des portraits ({ $most }).
credits-period-lists = 30 derniers jours : { $spent }, surtout des listes ({ $most }).
credits-doubt = Dont { $credits } peut-être pas débités : aucune réponse n’est arrivée.
receipt = { COUNT($credits, "credit") }
receipt-left = { COUNT($credits, "credit") } · reste { $left }

# ── When something goes wrong ──
errors-not-connected = Rien n’est encore connecté.
errors-not-yet = Je fais ça dès que c’est connecté.
errors-token-refused = Mon accès à { $place } est terminé.
errors-token-expired = { errors-token-refused }
errors-no-search = Je n’ai pas le droit de chercher sur { $host }.
errors-no-search-own = Je n’ai pas le droit de chercher dans ton archive.
errors-no-answer = Je n’ai pas le droit de répondre aux questions sur { $host }.
errors-no-answer-own = Je n’ai pas le droit de tirer des réponses de ton archive.
errors-no-list = Je n’ai pas le droit de lister des messages sur { $host }.
errors-no-list-own = Je n’ai pas le droit de lister les messages de ton archive.
errors-no-portrait = Je n’ai pas le droit d’écrire un portrait sur { $host }.
errors-no-portrait-own = Je n’ai pas le droit d’écrire un portrait d’après ton archive.
errors-missing = Il manque :
errors-out = Tu n’as pas assez de crédits ({ $place }) : il en faut { $needed }, tu en as { $left }.
errors-out-unknown = Tu n’as plus de crédits ({ $place }).
errors-out-again = Tu en auras de nouveau { $allowance } { $when }.
errors-out-host = { $host } peut changer ça.
errors-out-operator = Qui gère ce bot peut changer ça avec <code>MONTHLY_CREDITS</code>.
errors-limit-own = Ça dépasserait ta limite par jour : { $spent } sur { $most } sont partis, et ça coûte { $credits }.
errors-limit-operator = Ce bot donne { COUNT($most, "credit") } par jour à chaque personne. Tu en as pris { $spent }, et ça coûte { $credits }.
errors-room-again = Il y aura de nouveau de la place : { $when }.
errors-change-limit = Changer la limite
errors-break = { $place } demande une minute de pause.
errors-break-until = { $place } demande une pause jusqu’à { $at }.
errors-bad-request = Je ne peux pas chercher ça tel quel. Essaie moins de mots, ou d’autres.
errors-not-offered = { $Place } ne sait pas faire ça.
errors-not-found = Ce n’est plus dans { $place }.
errors-model-failed = Le modèle de langage ne répond pas.
errors-timeout = C’était trop long, alors j’ai arrêté.
errors-unreachable = Je n’arrive pas à joindre { $place }.
errors-connection-lost = La réponse de { $place } n’est pas arrivée en entier.
errors-unreadable-reply = { errors-connection-lost }
errors-service-failed = Il y a eu un souci sur { $place } ; ta question n’y est pour rien.
errors-reply-too-large = C’est trop d’un coup. Donne une discussion ou une période.
errors-cancelled = C’est arrêté.
errors-too-many-waiting = J’en suis encore à tes deux dernières. Renvoie ça dans un instant.
errors-stop-them = Les arrêter
errors-private-only = Je ne réponds qu’en privé.
errors-stale-button = Ce bouton a expiré.
errors-internal = C’est ma faute, pas la tienne. Si ça recommence, dis-le à qui gère ce bot : <code>{ $reference }</code>.
errors-secret = On dirait un mot de passe ou une clé, alors je n’y ai pas touché. Tu ferais peut-être mieux de l’effacer.
errors-may-have-cost = Ça a peut-être coûté { COUNT($credits, "credit") }.
errors-nothing-charged = Rien n’a été débité.
errors-used-button = Déjà fait.
errors-restarted = J’ai redémarré.
errors-too-fast = Ça fait beaucoup d’un coup. Laisse-moi dix secondes.
errors-stranger = Ce bot est sur invitation. Pour entrer, envoie ton identifiant Telegram à qui gère ce bot : <code>{ $userId }</code>. /privacy et /disconnect marchent quand même.
errors-not-invited = Ce bot est sur invitation.
errors-unsendable = J’ai ta réponse, mais Telegram n’en veut pas. Demande moins.
errors-sent-again = (Renvoyé : Telegram n’a pas confirmé le premier.)
errors-nothing-visible = Il n’y a rien à voir dans cette réponse.
progress-working = Un instant…
progress-still-reading = Je lis encore. La première réponse du jour est lente.
progress-in-line = Tu es n° { $position } dans la file.
progress-stopped = C’est arrêté.
progress-nothing-running = Rien n’est en cours.
progress-rest-in-file = Le reste est dans ce fichier.
idle-warning = Ça fait { COUNT($unused, "day") } que tu ne te sers pas de moi, alors j’oublie ton accès dans { COUNT($left, "day") }. Envoie n’importe quoi pour le garder.
idle-forgotten = J’ai oublié ton accès : il n’a pas servi pendant { COUNT($idle, "day") }.
idle-forgotten-own = J’ai oublié ton accès : il n’a pas servi pendant { COUNT($idle, "day") }. Ton archive n’a pas bougé.
idle-open-again = La rouvrir
place-archive = ton archive
place-sample = l’exemple

# ── Dates and numbers ──
dates-today = aujourd’hui
dates-yesterday = hier
dates-tomorrow = demain
dates-today-at = aujourd’hui à { $time }
dates-on-weekday = { WEEKDAY($weekday) }
dates-on-date = le { DATETIME($day, day: "numeric", month: "long") }
dates-on-date-in-year = le { DATETIME($day, day: "numeric", month: "long", year: "numeric") }
dates-on-weekday-date = { WEEKDAY($weekday) } { DATETIME($day, day: "numeric", month: "long") }
dates-weekday-date-in-year = { DATETIME($day, weekday: "long") } { DATETIME($day, day: "numeric", month: "long", year: "numeric") }
dates-with-time = { $day }, { $time }
numbers-priced = { $label } ({ COUNT($amount, "credit") })

# ── Buttons that stand in several places ──
buttons-connect = Connecter
buttons-try-again = Réessayer
buttons-stop = Arrêter
buttons-search = Chercher
buttons-look-around = Faire un tour
buttons-start-own = Créer mon archive
buttons-open-archive = L’ouvrir
buttons-add-chats = Ajouter mes discussions
buttons-missed = Quoi de neuf ?
buttons-download = Tout télécharger
buttons-leave = Partir
buttons-not-now = Pas maintenant
buttons-answer-this = Répondre à ça
buttons-search-instead = Plutôt chercher ces mots
buttons-search-for = Chercher « { $text } »
buttons-search-its-words = Chercher ses mots
buttons-save-it = Le garder
buttons-run-it = Lancer
buttons-answer = Répondre
list-amount = { COUNT($amount, $kind) }
list-comma = { ", " }
