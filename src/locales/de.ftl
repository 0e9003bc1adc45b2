-social-chat-group = { $count ->
    [one] { $count } Chat
   *[other] { $count } Chats
    }
    .all = Chats
    .your = deine Chats
-social-chat-message = { $count ->
    [one] { $count } Nachricht
   *[other] { $count } Nachrichten
    }
    .all = Nachrichten
    .your = deine Nachrichten
-social-email = { $count ->
    [one] { $count } E-Mail
   *[other] { $count } E-Mails
    }
    .all = E-Mails
    .your = deine E-Mails
-social-post = { $count ->
    [one] { $count } Beitrag
   *[other] { $count } Beiträge
    }
    .all = Beiträgen
    .your = deine Beiträge
-social-following = { $count ->
    [one] { $count } Seiten-Abo
   *[other] { $count } Seiten-Abos
    }
    .all = Seiten-Abos
    .your = deine Seiten-Abos
-social-calendar = { $count } Kalender
    .all = Kalendern
    .your = deine Kalender
-social-event = { $count ->
    [one] { $count } Termin
   *[other] { $count } Termine
    }
    .all = Terminen
    .your = deine Termine
-favourite = { $count ->
    [one] { $count } Favorit
   *[other] { $count } Favoriten
    }
    .all = Favoriten
    .your = deine Favoriten
-file = { $count ->
    [one] { $count } Datei
   *[other] { $count } Dateien
    }
    .all = Dateien
    .your = deine Dateien
-credit = { $count ->
    [one] { $count } Credit
   *[other] { $count } Credits
    }
-day = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
    }
    .dat = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tagen
        }
-hit = { $count } Treffer
-record = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
    }
-mail = { $count ->
    [one] { $count } Mail
   *[other] { $count } Mails
    }
-all = { "" }
    .your = alle deine Daten
-chats = { "" }
    .your = deine Chats

# ── The bot itself ──
bot-description = Ich finde Dinge in deinen eigenen Nachrichten, Mails und Dateien und beantworte Fragen dazu.

    Nur du siehst die Antworten. Deine Daten sind verschlüsselt, in Gruppen landet nichts, und /disconnect löscht alles.
bot-short-description = Finde Dinge in deinen eigenen Nachrichten und frag sie aus. Privat, verschlüsselt, deins.

# ── The command menu ──
menu-start = Hier geht’s los
menu-today = Was neu ist und wer wartet
menu-ask = Etwas zu deinen Daten fragen
menu-search = Nachrichten, Mails und Dateien finden
menu-chats = Deine Chats
menu-recent = Deine neuesten Nachrichten
menu-count = Nachrichten zählen
menu-stats = Deine Nachrichten in Zahlen
menu-profile = Ein Porträt von dir
menu-alerts = Deine Alarme und Überblicke
menu-import = Deine Chats und Mails hinzufügen
menu-save = Eine Nachricht aufheben
menu-settings = Zeitzone, Sprache, dieser Chat
menu-account = Was ich darf
menu-credits = Was noch da ist und was weg ist
menu-connect = Deine Daten verbinden
menu-privacy = Was ich über dich aufhebe
menu-disconnect = Gehen und alles löschen
menu-help = So redest du mit mir
menu-cancel = Anhalten, was gerade läuft

# ── First contact ──
start-hello = Hi { $name }. Ich finde Dinge in deinen eigenen Nachrichten, Mails und Dateien und beantworte Fragen dazu. Nur du siehst die Antworten.
start-hello-unnamed = Hi. Ich finde Dinge in deinen eigenen Nachrichten, Mails und Dateien und beantworte Fragen dazu. Nur du siehst die Antworten.
start-sample = Sieh dich erst in Ninas Archiv um (sie ist erfunden) oder starte dein eigenes.
start-empty = Dein Archiv ist da, nur für dich und noch leer.
start-has-data = In deinem Archiv sind { COUNT($messages, "social-chat-message") }, die neueste kam { $newest }.
start-remote = Deine Daten bleiben bei { $host }; du bestimmst, was ich lesen darf.
start-remote-token = Mach dir bei { $host } ein Token und schick es mir hier nach /connect. Ich lösche deine Nachricht und speichere das Token verschlüsselt.
start-prices = Eine Suche kostet { COUNT($search, "credit") }, eine Antwort { $answer }.
start-again = Hi noch mal, { $name }. Was suchst du?
start-again-unnamed = Hi noch mal. Was suchst du?

# ── Connecting ──
connect-opening = Wird geöffnet…
connect-sample = Du bist in Ninas Archiv: zwei Jahre Chats, Mails und Dateien einer erfundenen Person. Tipp ein Wort, einen Namen oder eine Frage ein, oder probier eins davon:
connect-example-word = Ryokan
connect-example-name = Lena
connect-example-question = Wann landet Lena?
connect-empty = Dein Archiv ist bereit. Schick mir einen Export aus einer dieser Apps, oder tipp eine an und sieh, wo sie ihn versteckt.
connect-open = Dein Archiv ist offen. Was suchst du?
connect-open-with = Dein Archiv ist offen: { COUNT($messages, "social-chat-message") } bis { $day }. Was suchst du?
connect-done = Verbunden mit { $host }. Was suchst du?
connect-earlier-left = Mein früherer Zugriff bei { $host } gilt vielleicht noch; beenden kannst du ihn dort.
connect-saved = Gespeichert. Was darf es?
connect-unknown = Weiß ich nicht
connect-widen = Mehr erlauben
connect-again = Neu verbinden
connect-switch = Zu meinem Archiv
connect-choose-button = Zugriff auswählen
connect-token-hint = Dein Token
connect-deleted = Deine Nachricht ist gelöscht.
connect-not-deleted = <b>Bitte lösch deine Nachricht mit dem Token</b>; ich konnte es nicht.
connect-incomplete = Da fehlt wohl ein Stück vom Token. Kopier es noch mal und schick es nach /connect.
connect-exposed = Ein Token gehört nie in eine Gruppe. Ich habe es nicht benutzt; beende es bitte dort, wo du es gemacht hast, und mach ein neues.
connect-asked-earlier = Vorhin wolltest du »{ $text }«:
connect-link-over = Der Link ist abgelaufen. Für einen neuen schick /connect.
connect-declined = Nicht verbunden. Nichts ist gespeichert.
connect-failed = Verbinden ging nicht. Nichts ist gespeichert.
connect-page-done = Fertig
connect-page-back = Du kannst die Seite schließen und zurück zu { $bot } gehen.
access-lasts-30-days = Für 30 Tage. Beenden kannst du es jederzeit in /account.
access-lasts-90-days = Für 90 Tage. Beenden kannst du es jederzeit in /account.
access-lasts-1-year = Für 1 Jahr. Beenden kannst du es jederzeit in /account.
access-lasts-until-revoked = Bis du es beendest, jederzeit, in /account.
access-lasts-30-days-button = Für 30 Tage: ändern
access-lasts-90-days-button = Für 90 Tage: ändern
access-lasts-1-year-button = Für 1 Jahr: ändern
access-lasts-until-revoked-button = Bis ich’s beende: ändern
access-part-searches = Suchen
access-part-answers = Antworten
access-part-lists = Listen (Tage, Chats, Zahlen)
access-part-portraits = Porträts
access-included = Dabei: { $parts }.
access-not-included = Nicht dabei: { $parts }.
access-ends = Mein Zugriff auf { $place } endet { $when }.
access-keep = 90 Tage behalten
access-renew = Verlängern
access-question = Was darf ich mit deinem Archiv machen?
access-search-button = Suchen
access-answers-button = Suchen und antworten
access-everything-button = Alles
access-search = <b>{ $label }</b>: Nachrichten finden und zeigen. Kein Sprachmodell sieht sie.
access-answers-elsewhere = <b>{ $label }</b>: Für jede Frage liest das Modell bei { $host } die Nachrichten, die es braucht.
access-answers-here = <b>{ $label }</b>: Für jede Frage liest ein Sprachmodell auf derselben Maschine die Nachrichten, die es braucht.
access-answers-quotes = <b>{ $label }</b>: auch Fragen beantworten, mit Zitaten aus deinen Nachrichten.
access-everything = <b>{ $label }</b>: auch ein Porträt von dir schreiben.

# ── Results, conversations, people ──
search-what = Was suchst du?
search-hint = Ein Wort oder ein Name
search-activity = Suche
results-unnamed-chat = Chat ohne Namen
attached-photo = Foto
attached-video = Video
attached-voice = Sprachnachricht
attached-audio = Audio
attached-file = Datei
attached-sticker = Sticker
attached-location = Standort
attached-contact = Kontakt
attached-poll = Umfrage
attached-other = Anhang
results-no-text = (kein Text)
results-you = Du
results-amount = { $amount } Treffer
results-at-least = { $amount }+ Treffer
results-some = Treffer
results-range = { $from }–{ $to } von { $amount }
results-range-at-least = { $from }–{ $to } von { $amount }+
results-range-open = { $from }–{ $to }
results-filtered = { $results } { $filters }
results-best = { $results }, beste zuerst
results-newest = { $results }, neueste zuerst
results-nowhere = Nirgends { LIST($missing, quotes: "»|«") }. Diese haben { LIST($present, quotes: "»|«") }.
results-back = Zurück
results-more = Mehr
results-newest-first = Neueste zuerst
results-best-first = Beste zuerst
results-answer-this = Das beantworten
results-alert-me = Alarm einschalten
results-add-chats = Chats hinzufügen
results-none = Nichts zu »{ $what }«.
results-none-filtered = Nichts { $filters }.
results-none-of-both = Nichts zu »{ $what }« { $filters }.
results-none-advice = Versuch’s mit weniger Wörtern oder einer anderen Form.
results-empty-archive = Dein Archiv ist noch leer.
results-import-running = Noch nichts, dein Import läuft noch. Versuch es danach noch einmal.
results-import-waits = Noch nichts. Dein Import wartet auf deine Antwort:
results-ends-earlier = Da ist nichts. Dein Archiv reicht nur bis { $day }.
results-without-filters = Ohne Filter
results-just = Nur »{ $word }«
results-everywhere = Überall suchen
results-no-chat = Einen Chat »{ $name }« kenne ich nicht.
results-forgotten = Diese Liste habe ich vergessen.
results-forgotten-here = Diese Liste hatte ich vergessen. Hier ist sie wieder:
results-search-again = Noch mal suchen
conversation-activity = Lese deine Nachrichten
conversation-start = Anfang des Chats
conversation-empty = Noch nichts drin.
conversation-gone = Die Nachricht ist weg: { $place } hat sie nicht mehr.
conversation-earlier = Früher
conversation-later = Später
conversation-open-in-telegram = In Telegram öffnen
conversation-open = Öffnen
conversation-whole = Ganze Nachricht
conversation-mail-received = { $name } an dich
conversation-mail-sent = Du an { $name }
person-mentions = { $amount }-mal woanders erwähnt
person-on = { $name } auf { $platform }
person-search = Nach »{ $name }« suchen
person-in-chats = { $amount ->
    [one] in { $amount } Chat
   *[other] in { $amount } Chats
    }
query-from = von { $name }
query-sent = von dir
query-received = an dich
query-chat = in »{ $name }«
query-on = auf { $platform }
query-in = in { NOUN($kind, "all") }
query-has-link = mit Link
query-has-file = mit Datei
query-has-photo = mit Foto
query-has-video = mit Video
query-has-voice = mit Sprachnachricht
query-has-audio = mit Audiodatei
query-has-sticker = mit Sticker
query-before = vor { $day }
query-since = seit { $day }
query-since-date = seit dem { $day }
query-before-date = vor dem { $day }
query-without = ohne »{ $word }«
query-during = aus { $time }
query-no-word = Ich brauche etwas zum Suchen: einen Namen, einen Ort oder ein Ding.
query-only-excluded = Da fehlt ein Wort zum Suchen.
query-too-long = Das ist zu lang. Bitte höchstens { $most } Zeichen.
query-name-too-long = Der Name ist zu lang. Bitte höchstens { $most } Zeichen.
query-excluded-filter = Mit Minus kann man nur Wörter weglassen.
query-nothing-after = Nach <code>{ $key }</code> fehlt etwas.
query-has-unknown = <code>{ $filter }</code> kenne ich nicht. Nimm Link, Datei, Foto, Video, Sprachnachricht, Audio oder Sticker.
query-filter-unknown = <code>{ $filter }</code> kenne ich nicht. Nimm { $known }.
query-day-unknown = Den Tag »{ $value }« kenne ich nicht.
query-to-come = { $day }: Das kommt erst noch.
query-no-day = Kein Tag liegt nach dem einen und vor dem anderen.

# ── Questions and portraits ──
ask-what = Was möchtest du wissen?
ask-hint = Deine Frage
ask-no-words = Ich brauche etwas zum Suchen: einen Namen, einen Ort oder ein Ding.
ask-not-narrowed = <code>has:</code> geht nur beim Suchen.
ask-activity = Lese deine Nachrichten
ask-thinking = Denke nach
ask-without-data = Ohne meine Daten fragen
answer-closest = Das kommt am nächsten:
answer-counted = Gezählt
answer-quotes = Das sind Zitate. Antworte, um weiterzufragen.
answer-by-model = Beantwortet vom Modell bei { $host }, aus diesen Nachrichten. Mehr in /privacy.
answer-nothing = Dazu habe ich nichts gefunden.
    Versuch’s mit einem Namen oder anderen Wörtern.
answer-when = <b>{ $when }</b> (»{ $words }«)
answer-when-said = <b>{ $when }</b> (Tag der Nachricht)
answer-changed = Vorher { $was }, seit { $day } <b>{ $now }</b>
answer-earlier = Früher:
profile-asks = Für ein Porträt lese ich deine Nachrichten durch und beschreibe dich auf einer Seite.
profile-write = Schreib es
profile-month = Stärkster Monat: { $month } ({ $amount })
profile-ends = Die erste und die neueste:
profile-by-model = Das hat ein Modell aus deinen Nachrichten geschrieben. Kann falsch sein.
profile-by-model-at = Das hat das Modell bei { $host } aus deinen Nachrichten geschrieben. Kann falsch sein. Mehr in /privacy.

# ── Days, digests, alerts ──
today-waiting = Wartet auf dich
today-new = Neu
today-wrote-most = Am meisten schrieben
today-more-chats = und { $amount ->
    [one] noch ein Chat
   *[other] { $amount } weitere Chats
}
today-nothing = Nichts Neues, und niemand wartet auf dich.
today-which-day = Welcher Tag? Probier /today gestern, /today freitag oder /today woche.
today-every-morning = Jeden Morgen
today-every-monday = Jeden Montag
today-activity = Lese deine Nachrichten
today-week = <b>Deine Woche</b>, { $days }
today-coming-up = Steht an
days-heading = <b>{ $days }</b> · { COUNT($amount, "social-chat-message") } in { COUNT($chats, "social-chat-group") }
days-heading-at-least = <b>{ $days }</b> · { $amount }+ Nachrichten in { $chats }+ Chats
days-before = Tag davor
days-after = Tag danach
days-nothing = { CAPITAL($on) } war nichts.
days-nothing-nearest = { CAPITAL($on) } war nichts. Am nächsten dran: { $day }.
days-nothing-in = { $name }: nichts.
days-nothing-yet = { CAPITAL($on) } ist noch nichts.
days-nothing-yet-in = Noch nichts: { $on }.
digest-begun-day = Das kommt jetzt jeden Tag um { $time }, wenn etwas drinsteht.
digest-begun-week = Das kommt jetzt jeden Montag um { $time }, wenn etwas drinsteht.
digest-price-day = Jeden Tag um { $time }: je { COUNT($each, "credit") }, höchstens { $most } im Monat.
digest-price-week = Jeden Montag um { $time }: je { COUNT($each, "credit") }, höchstens { $most } im Monat.
digest-other-time = Andere Uhrzeit
digest-time = Uhrzeit ändern
digest-time-ask = Um wie viel Uhr? Tipp eine an oder antworte mit einer anderen.
digest-time-hint = 07:30
digest-stop = Überblick beenden
digest-line-day = Tagesüberblick · jeden Tag um { $time }
digest-line-week = Deine Woche · jeden Montag um { $time }
digest-stopped-itself = Dein Tagesüberblick ist beendet.
alerts-begun = Ich sag dir Bescheid, wenn es etwas Neues zu »{ $what }« gibt.
alerts-begun-day = { alerts-begun } Ich sehe einmal am Tag nach.
alerts-begun-week = { alerts-begun } Ich sehe einmal pro Woche nach.
alerts-look-week = Lieber wöchentlich
alerts-look-day = Lieber täglich
alerts-stop = Stopp
alerts-stop-this = Diesen Alarm beenden
alerts-stop-named = »{ $what }« beenden
alerts-stopped = Beendet.
alerts-price = Einmal am Tag nachsehen kostet je { COUNT($each, "credit") }, höchstens { $most } im Monat.
alerts-start = Los
alerts-weekly = Wöchentlich: max. { $most }
alerts-needs-word = Ich brauche ein Wort zum Suchen.
alerts-too-many = Das sind schon { $most }. Beende erst einen.
alerts-heading = Deine Alarme und Überblicke
alerts-line-day = »{ $what }« · einmal am Tag
alerts-line-week = »{ $what }« · einmal pro Woche
alerts-at-most = höchstens { COUNT($most, "credit") } im Monat
alerts-none = Noch keine Alarme oder Überblicke. Tipp auf »{ results-alert-me }« unter einer Suche oder auf »{ today-every-morning }« unter /today.
alerts-only-exports = Neues kommt hier nur mit Exporten an, die du hinzufügst.
alerts-nothing-arrives = Noch keine Alarme oder Überblicke. { alerts-only-exports }
alerts-new = Neu zu »{ $what }«:
alerts-all = Alle { $amount }
alerts-activity = Suche nach Neuem zu »{ $what }«
alerts-lost = { $doing }: Ich bin neu gestartet. Hat vielleicht { COUNT($credits, "credit") } gekostet.
alerts-stopped-itself = Dein Alarm zu »{ $what }« ist beendet.
alerts-why-access = Mein Zugriff ist zu Ende.
alerts-why-credits = Deine Credits sind alle.
alerts-why-limit = Dein Tageslimit hätte nicht gereicht.
alerts-why-dearer = Es kostet jetzt mehr.
alerts-why-trouble = { $host } streikte immer wieder.
alerts-start-again = Neu starten
alerts-again-price = Je { COUNT($each, "credit") }, höchstens { $most } im Monat.

# ── Statistics ──
stats-only-messages = Zählen kann ich nur Nachrichten und Mails.
stats-counting = Zähle
stats-read = { $amount } von { $most } gelesen
stats-reading = Zum Zählen muss ich lesen: { COUNT($credits, "credit") } je { COUNT($amount, "social-chat-message") }.
stats-newest = Die neuesten { $amount }
# $what: of what and of when, such as “with “ferry”, since 3 May”
stats-headline = <b>{ COUNT($amount, $kind) }</b> { $what }.
stats-headline-split = <b>{ COUNT($amount, $kind) }</b> { $what }: { $sent } von dir, { $received } von anderen.
stats-at-least = <b>Mindestens { COUNT($amount, $kind) }</b> { $what }, in den neuesten { $read }.
stats-with = mit { LIST($terms, quotes: "»|«") }
stats-to = an { $name }
stats-in-all = insgesamt
stats-between = vom { $first } bis { $last }
stats-most-two = Am meisten in { $one } ({ $ones }) und { $two } ({ $twos }).
stats-most-three = Am meisten in { $one } ({ $ones }), { $two } ({ $twos }) und { $three } ({ $threes }).
stats-habits = Meistens { $day ->
    [1] montags
    [2] dienstags
    [3] mittwochs
    [4] donnerstags
    [5] freitags
    [6] samstags
   *[7] sonntags
    }, gegen { $time }.
stats-caption = { COUNT($amount, $kind) } seit { $month }, { $sent } davon von dir.
stats-none = Keine.
stats-none-in-newest = Keine in den neuesten { $read }.
stats-empty = Es gibt noch keine Nachrichten.
stats-show = Zeig sie mir
stats-as-picture = Als Bild
stats-chart-title = { CAPITAL(NOUN($kind, "your")) }
stats-silence = längste Stille: { COUNT($silence, "day") }
stats-chart-months = Nach Monat
stats-chart-weekdays = Nach Wochentag
stats-chart-hours = Nach Uhrzeit
stats-chart-you = du
stats-chart-others = andere
stats-chart-chats = Chats
stats-chart-people = Leute
stats-chart-words = Wörter, die wiederkommen

# ── Adding data ──
import-add = <b>Füg deine Chats und Mails hinzu</b>
    Schick mir hier einen Export, bis { $most }, oder tipp eine App an und sieh, wo sie ihn versteckt.
    Er kommt verschlüsselt in dein Archiv, und die Datei lösche ich danach.
errors-import-elsewhere = Deine Daten liegen bei { $place }; dort kommt auch Neues dazu. Ich kann nur lesen.
import-larger-files = Größere Dateien
import-other-apps = Andere Apps
import-where = Wo ist mein Export?
import-show-me-how = Zeig mir, wie
import-upload = Hochladen
import-guide-whatsapp = Chat öffnen → ⋮ → Mehr → Chat exportieren (iPhone: auf den Namen tippen, Chat exportieren) → Ohne Medien → speichern, dann hier anhängen.
import-note-whatsapp = Immer ein Chat, seine neuesten 40.000 Nachrichten. Teil ihn nicht mit Telegram: Er würde in einem Telegram-Chat landen.
import-guide-telegram = Am Computer, in Telegram Desktop: ☰ → Einstellungen → Erweitert → Telegram-Daten exportieren, als maschinenlesbares JSON. Schick mir result.json.
import-note-telegram = Auf dem Handy geht das nicht.
import-guide-signal = Einstellungen → Chats → Chatverlauf exportieren, ohne Medien. Schick mir den Ordner als Zip.
import-note-signal = Ein verschlüsseltes Backup hilft nicht; das kann nur Signal lesen.
import-guide-slack = Workspace-Menü → Tools und Einstellungen → Workspace-Einstellungen → Daten importieren/exportieren → Exportieren. Schick mir das Zip aus der Mail.
import-note-slack = Das können nur Inhaber und Admins; private Chats gibt’s je nach Tarif.
import-guide-discord = Benutzereinstellungen → Daten & Privatsphäre → Daten anfordern, mit Nachrichten. Schick mir das Zip aus der Mail.
import-note-discord = Das dauert bis zu 30 Tage und enthält nur, was du geschrieben hast; im JSON von DiscordChatExporter sind beide Seiten.
import-guide-gmail = takeout.google.com → Auswahl aufheben → Gmail → als .zip exportieren. Schick mir jedes Zip.
import-note-gmail = Andere Mailprogramme: eine .mbox- oder .eml-Datei.
import-file = diese Datei
import-next = Als Nächstes: { $file }.
import-next-after-answer = { $file } kommt nach deiner Antwort oben an die Reihe.
import-reading = Lese { $name }…
import-reading-so-far = Lese { $name }… { $percent } %, { COUNT($read, "social-chat-message") }
import-long = Das ist ganz schön viel. Ich melde mich, wenn es fertig ist.
import-ask-me = Wer davon bist du?
import-ask-me-or-reply = Wer davon bist du? Tipp auf einen Namen oder antworte damit.
import-nobody = »{ $name }« finde ich darin nicht. Wer davon bist du?
import-neither = Keins von beiden
import-none-of-them = Niemand davon
import-ask-date = Wann war die erste Nachricht?
import-ask-city = In welcher Stadt war das Handy?
import-hint-city = Stadt oder Land
import-which-city = Welche?
import-unknown-city = »{ $city }« kenne ich nicht. Versuch’s mit der nächsten Großstadt.
import-ask-owner = Das ist der Export von { $name }, nicht deiner. Trotzdem hinzufügen?
import-add-it = Hinzufügen
import-leave-it = Lass es
import-added = <b>{ COUNT($written, "social-chat-message") } hinzugefügt</b>, { $when }.
import-added-chat = <b>{ $chat } hinzugefügt: { COUNT($written, "social-chat-message") }</b>, { $when }.
import-added-chats = <b>{ COUNT($chats, "social-chat-group") } hinzugefügt: { COUNT($written, "social-chat-message") }</b>, { $when }.
import-added-mails = <b>{ COUNT($written, "mail") } hinzugefügt</b>, { $when }.
import-added-records = <b>{ COUNT($written, "record") } hinzugefügt</b>.
import-from-to = { $from } bis { $to }
import-nothing-new = Nichts Neues: { $known ->
    [one] Die { COUNT($known, "social-chat-message") } war schon da.
   *[other] Alle { COUNT($known, "social-chat-message") } waren schon da.
    }
import-some-new = <b>{ $written ->
    [one] { $written } neue Nachricht
   *[other] { $written } neue Nachrichten
    }</b>; { $known ->
    [one] { $known } war
   *[other] { $known } waren
    } schon da.
import-you-are = Darin bist du { $name }.
import-times = Uhrzeiten wie in { $city }.
import-dates = Datum gelesen als { $day }.
import-meaning = Antworten nach Bedeutung kennen bisher { $read } von { $records }, der Rest folgt.
import-shortened = { $n } gekürzt (zu lang).
import-left-out = { $n } ausgelassen ({ $what }).
import-left-out-service-message = automatisch
import-left-out-deleted = gelöscht
import-left-out-empty = leer
import-left-out-unreadable = nicht lesbar
import-left-out-unreadable-mail = nicht lesbar
import-left-out-unreadable-file = nicht lesbar
import-left-out-too-long = zu lang
import-left-out-not-a-mail = keine Mail
import-left-out-unsupported = unbekannte Art
import-left-out-duplicate = doppelt
import-left-out-no-date = ohne Datum
import-left-out-no-chat = ohne Chat
import-left-out-spam = als Spam markiert
import-left-out-trash = im Papierkorb
import-left-out-draft = nur ein Entwurf
import-left-out-chat-log = aus einem Chat
import-first = Tipp jetzt ein Wort, einen Namen oder eine Frage.
import-show = Zeig her
import-not-me = Das bin ich nicht
import-other-zone = Andere Zeitzone
import-switch = Zu meinem Archiv
import-open = Mein Archiv öffnen
import-stopped = Angehalten. { $read ->
    [one] { COUNT($read, "social-chat-message") } ist
   *[other] { COUNT($read, "social-chat-message") } sind
    } drin; für den Rest schick die Datei noch mal.
import-stopped-empty = Angehalten. Es kam nichts dazu.
import-cannot-stop = Ich erreiche dein Archiv gerade nicht und konnte es deshalb nicht anhalten.
import-forgotten = Die Datei habe ich nicht mehr. Schick sie bitte noch mal.
import-broken = { $file } ist mittendrin kaputt. { $read ->
    [one] { COUNT($read, "social-chat-message") } ist
   *[other] { COUNT($read, "social-chat-message") } sind
    } drin; für den Rest exportier noch mal.
import-failed-not-known = { $file } kann ich nicht lesen. Ich nehme Exporte von Telegram, WhatsApp, Signal, Slack, Discord und Postfächern.
import-failed-too-large = { $file } hat mehr als { $most }.
import-failed-too-large-here = { $file } ist zu groß. Exportier ohne Fotos und Videos.
import-failed-empty = In { $file } sind keine Nachrichten.
import-failed-zip-password = Das Zip hat ein Passwort. Pack es noch mal ohne.
import-failed-zip-bomb = Ausgepackt wäre dieses Zip unmöglich groß, also öffne ich es nicht.
import-failed-zip-of-zips = In dem Zip sind nur andere Zips. Schick mir die.
import-failed-damaged = { $file } ist kaputt. Exportier noch mal.
import-failed-other-archive = { $file } kann ich nicht öffnen. Schick mir lieber ein Zip.
import-failed-telegram-html = Das ist ein HTML-Export. Exportier noch mal und wähl maschinenlesbares JSON.
import-failed-discord-html = Das ist ein HTML-Export. Exportier noch mal und wähl JSON.
import-failed-discord-package = In { $file } sind keine Nachrichten. Forder die Daten noch mal an, mit Nachrichten.
import-failed-whatsapp-backup = Das ist ein Backup von WhatsApp; das kann nur WhatsApp lesen. Exportier stattdessen den Chat.
import-failed-whatsapp-dates = Das Datum in { $file } kann ich nicht lesen.
import-failed-signal-backup = Das ist ein Backup von Signal; das kann nur Signal lesen. Exportier stattdessen die Chats.
import-failed-outlook = Outlook-Dateien kann ich nicht lesen. Exportier als .mbox oder .eml.
import-failed-no-room = Auf dieser Maschine ist kein Platz mehr. Es kam nichts dazu.
import-failed-no-room-for-all = Auf dieser Maschine ist kein Platz mehr. { $read ->
    [one] { COUNT($read, "social-chat-message") } ist
   *[other] { COUNT($read, "social-chat-message") } sind
    } drin.
import-failed-archive-full = Dein Archiv ist voll. Es kam nichts dazu.
import-failed-archive-full-for-all = Dein Archiv ist voll. { $read ->
    [one] { COUNT($read, "social-chat-message") } ist
   *[other] { COUNT($read, "social-chat-message") } sind
    } drin.
import-nearly-full = Dein Archiv ist zu { NUMBER($share, style: "percent") } voll.
import-failed-too-many = Zehn Dateien warten schon. Schick diese, wenn sie fertig sind.
import-failed-gone = Telegram hat mir { $file } nicht gegeben. Schick sie bitte noch mal.
import-failed-silent = Telegram hat mir { $file } nicht gegeben. Schick sie bitte noch mal.
import-failed-unanswered = Es kam keine Antwort, da habe ich { $file } verworfen. Schick sie noch mal.
import-failed-set-aside = Bei { $file } gebe ich auf: Der Import ist dreimal abgestürzt.
import-failed-same-file = { $file } füge ich gerade schon hinzu.
import-failed-away = Ich erreiche dein Archiv gerade nicht.
import-failed-failed = Das ist mein Fehler, nicht deiner. Wer diesen Bot betreibt, braucht beim nächsten Mal das hier: { $reference }.
save-chat = Gespeichert
save-saved = Gespeichert.
save-saved-for = Gespeichert. Unter »Steht an« steht es { $on }.
save-known = Schon gespeichert.
save-how = Antworte mit /save auf eine Nachricht, oder schreib dahinter, was ich aufheben soll.
live-since = Live aus Telegram seit { $day }.
live-paused-since = Live aus Telegram: Pause seit { $day }.
live-pause = Pausieren
live-resume = Weiter
live-paused = Pause. Es kommt nichts Neues dazu.
live-resumed = Neue Nachrichten kommen wieder in dein Archiv.
live-begun = Neues aus den Chats, die du gewählt hast, kommt jetzt in dein Archiv. Ich schreibe nie jemandem. Beenden: /account.
live-ended = Deine Telegram-Nachrichten bekomme ich nicht mehr. Gespeichertes bleibt.
live-archive-gone = Dein Archiv wurde gelöscht, darum nehme ich keine Telegram-Nachrichten mehr auf. In /account geht es wieder los, mit einem neuen Archiv.

# ── Settings ──
settings-title = Einstellungen
settings-zone = Zeitzone: { $city } ({ $time })
settings-zone-none = Zeitzone: keine
settings-language = Sprache: { $language }
settings-digest = Tagesüberblick: jeden Tag um { $time }
settings-digest-off = Tagesüberblick: aus
settings-chat = In diesem Chat: Treffer sind { $cover ->
        [on] verdeckt
       *[off] sichtbar
    }, { $protect ->
        [on] nicht weiterleitbar
       *[off] weiterleitbar
    } und { $delete ->
        [on] verschwinden nach { $after }
       *[off] bleiben
    }
settings-limit = Tageslimit: { COUNT($credits, "credit") }
settings-limit-off = Tageslimit: aus
settings-ask-first-yes = Vor dem Ausgeben fragen: ja
settings-ask-first-no = Vor dem Ausgeben fragen: nein
settings-zone-button = Zeitzone
settings-language-button = Sprache
settings-alerts-button = Überblick und Alarme
settings-chat-button = Dieser Chat
settings-limit-button = Tageslimit
settings-ask-first-button = Vor dem Ausgeben fragen
settings-zone-ask = In welcher Stadt bist du?
settings-zone-hint = Stadt oder Land
settings-zone-set = { $city }, { $time }.
settings-zone-which = Welche?
settings-zone-unknown = »{ $typed }« kenne ich nicht. Versuch’s mit der nächsten Großstadt.
settings-language-ask = Welche Sprache soll ich sprechen? Suchen kannst du in jeder.
settings-language-telegram = Wie in Telegram
settings-cover-on = Verdecken: an
settings-cover-off = Verdecken: aus
settings-protect-on = Kein Weiterleiten: an
settings-protect-off = Kein Weiterleiten: aus
settings-delete-never = Löschen: nie
settings-deleted = Gelöscht, wie du wolltest.
settings-delete-after = Löschen nach: { $time }
settings-limit-ask = Wie viele Credits in 24 Stunden, höchstens?
settings-limit-none = Aus
settings-limit-set = Limit: { COUNT($credits, "credit") } in 24 Stunden.
settings-limit-gone = Limit: aus.

# ── Account, leaving, privacy, help ──
account-own = <b>Dein Archiv</b>
account-own-empty = <b>Dein Archiv</b>, noch leer
account-own-with = <b>Dein Archiv</b>: { COUNT($messages, "social-chat-message") } bis { $day }
account-may-search = Ich darf darin suchen.
account-may-search-until = Bis { $day } darf ich darin suchen.
account-may-answers = Ich darf darin suchen und daraus antworten.
account-may-answers-until = Bis { $day } darf ich darin suchen und daraus antworten.
account-may-everything = Ich darf darin suchen, daraus antworten und ein Porträt von dir schreiben.
account-may-everything-until = Bis { $day } darf ich darin suchen, daraus antworten und ein Porträt von dir schreiben.
account-other = Hat auch Zugriff: { $app }, seit { $day }.
account-more = Und { $amount } mehr.
account-end = »{ $app }« beenden
account-ended = Dieser Zugriff ist beendet.
account-change = Zugriff ändern
account-sample = <b>Ninas Archiv</b>, das Beispiel.
account-host-until = <b>{ $host }</b>, bis { $day }
account-unknown = { $host } verrät nicht, was ich darf; das merke ich, wenn du fragst.
leave-ask = Gehen? Ich beende meinen Zugriff und lösche deine Einstellungen, Alarme und alles andere, was ich über dich aufhebe.
leave-ask-unconnected = Gehen? Ich lösche deine Einstellungen, Alarme und alles andere, was ich über dich aufhebe.
leave-archive = In deinem Archiv sind { COUNT($messages, "social-chat-message") }. Was gelöscht ist, kommt nicht zurück.
leave-keep-archive = Gehen, Archiv behalten
leave-erase-archive = Gehen, Archiv löschen
leave-stay = Bleiben
leave-erasing = Lösche…
leave-done-none = Erledigt. Alles, was ich über dich hatte, ist weg.
leave-done-waits = Erledigt. Alles, was ich über dich hatte, ist weg, und dein Archiv wartet, falls du wiederkommst.
leave-done-erased = Erledigt. Dein Archiv und alles, was ich über dich hatte, sind weg.
leave-access-stands = Mein Zugriff auf { $place } ließ sich nicht beenden; beende ihn bitte dort.
leave-live = Ich bleibe ein Chatbot deines Telegram-Kontos, bis du mich dort entfernst: Einstellungen → Telegram Business → Chatbots.
leave-limit = Eine Zahl bleibt noch einen Tag, für das Tageslimit: { COUNT($credits, "credit") } ausgegeben.
leave-chat = Dieser Chat bleibt in Telegram, bis du ihn leerst.
export-doing = Sammle alles, was ich über dich habe
export-whole = Alles, was ich über dich habe. Wer die Datei hat, kann es lesen.
export-elsewhere = Alles, was ich über dich habe. Deine Daten selbst liegen bei { $host }. Wer die Datei hat, kann es lesen.
export-kept = Was ich über dich aufhebe. Dein Archiv kommt gleich. Wer die Datei hat, kann es lesen.
export-unreachable = Was ich über dich aufhebe. Dein Archiv erreiche ich gerade nicht; frag später noch mal.
export-link = Dein Archiv ist zu groß für diesen Chat. Der Link gehört nur dir und hält zehn Minuten.
export-download = Herunterladen
export-operator = Dein Archiv ist zu groß für diesen Chat. Wer diesen Bot betreibt, kann dir alles geben, mit <code>npm run person</code>.
privacy-kept = Was ich aufhebe
privacy-kept-what = Zugriff, Einstellungen und Alarme: bis du gehst. Treffer: sechs Stunden. Buttons: 30 Tage. Eine Frage: bis sie beantwortet ist.
privacy-kept-what-days = Zugriff, Einstellungen und Alarme: bis du gehst oder mich { COUNT($days, "day") } nicht benutzt. Treffer: sechs Stunden. Buttons: 30 Tage. Eine Frage: bis sie beantwortet ist.
privacy-kept-costs = Was jede Anfrage gekostet hat, ohne ihre Wörter: 35 Tage.
privacy-encrypted = Alles ist verschlüsselt, der Schlüssel liegt woanders, und in keinem Protokoll stehen deine Wörter oder Namen.
privacy-seen = Wer deine Daten sieht
privacy-seen-by = Du und dieser Bot.
privacy-model-none = Kein Sprachmodell liest sie.
privacy-model-local = Ein Sprachmodell auf derselben Maschine liest, was eine Frage braucht.
privacy-model-at = Für Antworten liest das Modell bei { $host } deine Frage und die Nachrichten, die es braucht.
privacy-model-service = { $host } antwortet, vielleicht mit einem Sprachmodell.
privacy-model-unknown = Ist hier ein Sprachmodell eingerichtet, liest es, was eine Frage braucht.
privacy-meaning-local = Um zu finden, was du meinst, liest ein Modell auf derselben Maschine alle deine Nachrichten und Fragen.
privacy-meaning-at = Um zu finden, was du meinst, bekommt das Modell bei { $host } die Wörter aller deiner Nachrichten und Fragen.
privacy-seen-else = Dieser Chat läuft über Telegram, wie bei jedem Bot. Nichts wird verkauft oder zum Trainieren benutzt, und nichts von dir landet in Gruppen.
privacy-erase = So löschst du es
privacy-erase-how = /disconnect, sofort.
help-write = Schreib einfach.
    <b>ein Wort</b> findet Nachrichten{ $word ->
        [none] { "" }
       *[other] : <code>{ $word }</code>
    }
    <b>ein Name</b> öffnet diese Person{ $name ->
        [none] { "" }
       *[other] : <code>{ $name }</code>
    }
    <b>eine Frage</b> bekommt eine Antwort{ $question ->
        [none] { "" }
       *[other] : <code>{ $question }</code>
    }
    <b>ein Tag</b> zeigt, was los war{ $day ->
        [none] { "" }
       *[other] : <code>{ $day }</code>
    }
    <code>Was habe ich verpasst?</code> fasst es zusammen
help-exact = Genauer: <code>from:joana</code> <code>chat:familie</code> <code>since:2025</code> <code>has:foto</code> <code>"genaue Wörter"</code> <code>-ohne</code>
    Eine Nachricht aufheben: antworte mit <code>/save</code>
help-commands = /chats /alerts /import /settings /account /privacy
help-prices = Eine Suche kostet { COUNT($search, "credit") }, eine Antwort { $answer }. Alles andere sagt vorher, was es kostet.

# ── Plain words ──
plain-hello = Hi. Was suchst du?
plain-not-yet = Das suche ich, sobald du verbunden bist.
plain-unchanged = Nichts geändert.
plain-did-you-mean = Meinst du <b>/{ $command }</b>?
plain-not-found-message = Das ist nicht in deinem Archiv.
plain-not-found-message-remote = Das habe ich nicht gefunden.
plain-text-only = Ich kann nur Text und Exportdateien lesen.
plain-changed = Das hast du geändert. Noch mal?
plain-prices = Eine Antwort kostet hier { COUNT($answer, "credit") }, eine Suche { $search }.
plain-left = Du hast { $left }.
plain-no-more-asking = Ab jetzt frage ich nicht mehr.

# ── Groups and inline mode ──
group-answer-in-private = Privat antworten
group-not-yours = Das ist nicht deins.
inline-only-you = Nur du siehst das. Tipp eins an, um seinen Text zu senden.
inline-nothing = Nichts zu »{ $words }«.
inline-empty = Tipp ein Wort aus deinen Nachrichten.
inline-connect = Erst verbinden
inline-in-private = »{ $words }« privat suchen
inline-not-allowed = Suchen darf ich nicht.
inline-trouble = Ich kann gerade nicht suchen.

# ── Credits, where a service charges ──
credits-button = Meine Credits
credits-none = Hier kostet nichts Credits.
credits-terms = { COUNT($left, "credit") }. Eine Suche kostet { $search }, eine Antwort { $answer }.
credits-left = <b>Noch { COUNT($left, "credit") }.</b>
credits-left-again = <b>Noch { COUNT($left, "credit") }</b>, { $when } wieder { $allowance }.
credits-period = Letzte 30 Tage: { $spent }.
credits-period-searches = Letzte 30 Tage: { $spent }, vor allem Suchen ({ $most }).
credits-period-answers = Letzte 30 Tage: { $spent }, vor allem Antworten ({ $most }).
credits-period-portraits = Letzte 30 Tage: { $spent }, vor allem Porträts ({ $most }).
credits-period-lists = Letzte 30 Tage: { $spent }, vor allem Listen ({ $most }).
credits-doubt = { $credits } davon wurden vielleicht nicht abgezogen: Es kam keine Antwort an.
receipt = { COUNT($credits, "credit") }
receipt-left = { COUNT($credits, "credit") } · noch { $left }

# ── When something goes wrong ──
errors-not-connected = Du bist noch nicht verbunden.
errors-not-yet = Das mache ich, sobald du verbunden bist.
errors-token-refused = Mein Zugriff auf { $place } ist zu Ende.
errors-token-expired = { errors-token-refused }
errors-no-search = Bei { $host } darf ich nicht suchen.
errors-no-search-own = In deinem Archiv darf ich nicht suchen.
errors-no-answer = Bei { $host } darf ich keine Fragen beantworten.
errors-no-answer-own = Aus deinem Archiv darf ich keine Fragen beantworten.
errors-no-list = Bei { $host } darf ich keine Nachrichten auflisten.
errors-no-list-own = Aus deinem Archiv darf ich keine Nachrichten auflisten.
errors-no-portrait = Bei { $host } darf ich kein Porträt schreiben.
errors-no-portrait-own = Aus deinem Archiv darf ich kein Porträt schreiben.
errors-missing = Es fehlt:
errors-out = Deine Credits reichen nicht ({ $place }): Das kostet { $needed }, du hast { $left }.
errors-out-unknown = Deine Credits sind alle ({ $place }).
errors-out-again = { CAPITAL($when) } hast du wieder { $allowance }.
errors-out-host = { $host } kann das ändern.
errors-out-operator = Wer diesen Bot betreibt, kann das mit <code>MONTHLY_CREDITS</code> ändern.
errors-limit-own = Das wäre mehr als dein Tageslimit: { $spent } von { $most } sind weg, das hier kostet { $credits }.
errors-limit-operator = Dieser Bot erlaubt { COUNT($most, "credit") } am Tag pro Person. Du hast { $spent } benutzt, das hier kostet { $credits }.
errors-room-again = Wieder Platz ist: { $when }.
errors-change-limit = Limit ändern
errors-break = { $place } braucht eine Minute Pause.
errors-break-until = { $place } braucht eine Pause bis { $at }.
errors-bad-request = So kann ich das nicht suchen. Versuch’s mit weniger oder anderen Wörtern.
errors-not-offered = { $Place } kann das nicht.
errors-not-found = Das ist weg: { $place } hat es nicht mehr.
errors-model-failed = Das Sprachmodell antwortet gerade nicht.
errors-timeout = Das hat zu lange gedauert, ich habe aufgehört.
errors-unreachable = Ich erreiche { $place } gerade nicht.
errors-connection-lost = Die Antwort kam nicht heil an ({ $place }).
errors-unreadable-reply = { errors-connection-lost }
errors-service-failed = Bei { $place } ging etwas schief; an deiner Frage lag es nicht.
errors-reply-too-large = Das ist zu viel auf einmal. Nenn einen Chat oder eine Zeit.
errors-cancelled = Angehalten.
errors-too-many-waiting = Ich bin noch bei deinen letzten zwei. Schick das gleich noch mal.
errors-stop-them = Beide anhalten
errors-private-only = Ich antworte nur privat.
errors-stale-button = Dieser Button gilt nicht mehr.
errors-internal = Das ist mein Fehler, nicht deiner. Wer diesen Bot betreibt, braucht beim nächsten Mal das hier: <code>{ $reference }</code>.
errors-secret = Das sieht nach Passwort oder Schlüssel aus, darum habe ich es nicht benutzt. Lösch es lieber.
errors-may-have-cost = Hat vielleicht { COUNT($credits, "credit") } gekostet.
errors-nothing-charged = Es hat nichts gekostet.
errors-used-button = Schon erledigt.
errors-restarted = Ich bin neu gestartet.
errors-too-fast = Das war viel auf einmal. Gib mir zehn Sekunden.
errors-stranger = Hier kommst du nur mit Einladung rein. Wer diesen Bot betreibt, braucht dafür deine Telegram-ID: <code>{ $userId }</code>. /privacy und /disconnect gehen auch so.
errors-not-invited = Hier kommst du nur mit Einladung rein.
errors-unsendable = Deine Antwort habe ich, aber Telegram nimmt sie nicht an. Frag nach weniger.
errors-sent-again = (Noch mal gesendet: Telegram hat das erste nicht bestätigt.)
errors-nothing-visible = In dieser Antwort ist nichts zu sehen.
progress-working = Moment…
progress-still-reading = Lese noch. Die erste Antwort des Tages ist langsam.
progress-in-line = Du bist Nummer { $position } in der Reihe.
progress-stopped = Angehalten.
progress-nothing-running = Es läuft nichts.
progress-rest-in-file = Der Rest steht in dieser Datei.
idle-warning = Du hast mich seit { COUNT($unused, "day", form: "dat") } nicht benutzt, in { COUNT($left, "day", form: "dat") } vergesse ich deinen Zugriff. Schick irgendwas, dann bleibt er.
idle-forgotten = Ich habe deinen Zugriff vergessen, weil du ihn { COUNT($idle, "day") } nicht benutzt hast.
idle-forgotten-own = Ich habe deinen Zugriff vergessen, weil du ihn { COUNT($idle, "day") } nicht benutzt hast. Dein Archiv ist unberührt.
idle-open-again = Wieder öffnen
place-archive = dein Archiv
place-sample = das Beispiel

# ── Dates and numbers ──
dates-today = heute
dates-yesterday = gestern
dates-tomorrow = morgen
dates-today-at = heute um { $time }
dates-on-weekday = am { WEEKDAY($weekday) }
dates-on-date = am { DATETIME($day, day: "numeric", month: "long") }
dates-on-date-in-year = am { DATETIME($day, day: "numeric", month: "long", year: "numeric") }
dates-on-weekday-date = am { WEEKDAY($weekday) }, { DATETIME($day, day: "numeric", month: "long") }
dates-weekday-date-in-year = { DATETIME($day, weekday: "long") }, { DATETIME($day, day: "numeric", month: "long", year: "numeric") }
dates-with-time = { $day }, { $time }
numbers-priced = { $label } ({ COUNT($amount, "credit") })

# ── Buttons that stand in several places ──
buttons-connect = Verbinden
buttons-try-again = Noch mal versuchen
buttons-stop = Stopp
buttons-search = Suchen
buttons-look-around = Umsehen
buttons-start-own = Eigenes Archiv starten
buttons-open-archive = Öffnen
buttons-add-chats = Chats hinzufügen
buttons-missed = Was habe ich verpasst?
buttons-download = Alles herunterladen
buttons-leave = Gehen
buttons-not-now = Jetzt nicht
buttons-answer-this = Das beantworten
buttons-search-instead = Lieber die Wörter suchen
buttons-search-for = Nach »{ $text }« suchen
buttons-search-its-words = Die Wörter suchen
buttons-save-it = Aufheben
buttons-run-it = Noch mal
buttons-answer = Antworten
list-amount = { COUNT($amount, $kind) }
list-comma = { ", " }
