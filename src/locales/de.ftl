-social-chat-group = { $count ->
    [one] { $count } Chat
   *[other] { $count } Chats
    }
    .one = Chat
    .heading = Chats
    .your = deine Chats
    .in = deinen Chats
-social-chat-message = { $count ->
    [one] { $count } Nachricht
   *[other] { $count } Nachrichten
    }
    .of = { $count ->
        [one] Nachricht
       *[other] Nachrichten
        }
    .one = Nachricht
    .heading = Nachrichten
    .your = deine Nachrichten
    .in = deinen Nachrichten
    .dat = { $count ->
        [one] { $count } Nachricht
       *[other] { $count } Nachrichten
        }
-social-email = { $count ->
    [one] { $count } E-Mail
   *[other] { $count } E-Mails
    }
    .one = E-Mail
    .heading = E-Mails
    .your = deine E-Mails
    .in = deinen E-Mails
-social-post = { $count ->
    [one] { $count } Beitrag
   *[other] { $count } Beiträge
    }
    .one = Beitrag
    .heading = Beiträge
    .your = deine Beiträge
    .in = deinen Beiträgen
-social-following = { $count ->
    [one] { $count } Seiten-Abo
   *[other] { $count } Seiten-Abos
    }
    .one = Seiten-Abo
    .heading = Seiten-Abos
    .your = deine Seiten-Abos
    .in = deinen Seiten-Abos
-social-calendar = { $count } Kalender
    .one = Kalender
    .heading = Kalender
    .your = deine Kalender
    .in = deinen Kalendern
-social-event = { $count ->
    [one] { $count } Termin
   *[other] { $count } Termine
    }
    .one = Termin
    .heading = Termine
    .your = deine Termine
    .in = deinen Terminen
-favourite = { $count ->
    [one] { $count } Favorit
   *[other] { $count } Favoriten
    }
    .one = Favorit
    .heading = Favoriten
    .your = deine Favoriten
    .in = deinen Favoriten
-file = { $count ->
    [one] { $count } Datei
   *[other] { $count } Dateien
    }
    .one = Datei
    .heading = Dateien
    .your = deine Dateien
    .in = deinen Dateien
-credit = { $count ->
    [one] { $count } Credit
   *[other] { $count } Credits
    }
-day = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
    }
    .of = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tagen
        }
-hit = { $count } Treffer
    .dat = { $count ->
        [one] { $count } Treffer
       *[other] { $count } Treffern
        }
-record = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
    }
    .one = Eintrag
-one-hit = { $count ->
    [one] dem einen Treffer, den
   *[other] den { $count } Treffern, die
    }
-mail = { $count ->
    [one] Mail
   *[other] Mails
    }
-all = { "" }
    .your = alle deine Daten
    .in = allen deinen Daten
-chats = { "" }
    .your = deine Chats
    .in = deinen Chats
list-comma = { ", " }
access-allows-api-search-chat-threads = Deine Chats nach Wörtern durchsuchen
access-allows-api-search-ds = Eine Art deiner Daten nach Wörtern durchsuchen
access-allows-api-search-universal = Alles, was du freigegeben hast, nach Wörtern durchsuchen
access-allows-api-ds-query = Einträge, die du freigegeben hast, auflisten und filtern
access-allows-api-llm-prompt = Ein Sprachmodell fragen, ohne deine Daten
access-allows-api-llm-agent-prompt = Ein Sprachmodell freigegebene Daten lesen lassen, damit es eine Frage beantwortet
access-allows-api-llm-profile-prompt = Ein Sprachmodell aus freigegebenen Daten ein Profil schreiben lassen
access-allows-ds-r-social-chat-group = Deine Chats lesen
access-allows-ds-r-social-chat-message = Deine Nachrichten lesen
access-allows-ds-r-social-email = Deine E-Mails lesen
access-allows-ds-r-social-post = Deine Beiträge lesen
access-allows-ds-r-social-following = Lesen, welchen Seiten du folgst
access-allows-ds-r-social-calendar = Deine Kalender lesen
access-allows-ds-r-social-event = Deine Termine lesen
access-allows-ds-r-favourite = Deine Favoriten lesen
access-allows-ds-r-file = Deine Dateien lesen
access-presets-search-title = Suchen und lesen
access-presets-search-price = { $credits } pro Suche
access-presets-search-allows = Findet Wörter in den Daten und listet Einträge auf. Kein Sprachmodell bekommt etwas davon zu sehen.
access-presets-answers-title = … und ein Sprachmodell antworten lassen
access-presets-answers-price = { $credits } pro Frage
access-presets-answers-allows = Beantwortet auch Fragen. Ein Sprachmodell liest, was für die Antwort nötig ist – wenn der Dienst eines hat.
access-presets-everything-title = Alles
access-presets-everything-price = { $credits } pro Profil
access-presets-everything-allows = Beschreibt auch einen Menschen anhand seiner Nachrichten: mit wem, wann und worüber er schreibt.
access-lasts-30-days = Gilt: 30 Tage
access-lasts-90-days = Gilt: 90 Tage
access-lasts-1-year = Gilt: 1 Jahr
access-lasts-until-revoked = Gilt: bis ich es beende
account-looking = Sehe nach, was dein Zugang erlaubt… (0 Credits)
account-to-sample = <b>Verbunden</b> mit den Beispieldaten einer erfundenen Person: Es sind nicht deine.
account-to-own = <b>Verbunden</b> mit deinem eigenen Archiv.
account-to-service = <b>Verbunden</b> mit { $service }
account-since = Seit { $at }
account-credits = Credits: noch { $left } übrig.
account-credits-unknown = Credits: Der Dienst war gerade nicht zu erreichen.
account-commands = Befehle
account-more-than-left = mehr, als du noch hast
account-needs = braucht <code>{ $scopes }</code>
account-permissions = Berechtigungen
account-from-service = laut dem Dienst
account-from-person = wie du beim Verbinden gesagt hast
account-from-unknown = vom Dienst nicht genannt; ich lerne sie, während du Befehle nutzt
account-no-scopes = keine, die dieser Bot nutzen kann
account-others = { $amount ->
    [one] 1 weiterer Zugang
   *[other] { $amount } weitere Zugänge
    } zu deinem Archiv
account-others-unknown = Wer sonst noch Zugang hat, ließ sich gerade nicht erfragen.
account-other = { $app }, seit { $since }, bis { $until }, nie benutzt
account-other-used = { $app }, seit { $since }, bis { $until }
account-other-no-until = { $app }, seit { $since }, bis du es beendest, nie benutzt
account-other-no-until-used = { $app }, seit { $since }, bis du es beendest
account-and-more = … und { $amount } weitere
account-end = { $app } beenden
account-ended = Dieser Zugang ist beendet.
account-had-ended = Dieser Zugang war schon beendet.
account-no-access = Du hast mir keinen Zugang gegeben, mit dem ich dein Archiv durchsuchen kann.
asking-what = Was möchtest du wissen? Eine Antwort aus deinen Nachrichten kostet { COUNT($credits, "credit") }.
asking-hint = Deine Frage
asking-no-question = Darin steht keine Frage. Es wurde nichts ausgegeben.
asking-too-long = Das ist zu lang für eine Frage: bitte höchstens { $limit } Zeichen. Es wurde nichts ausgegeben.
asking-cannot-narrow = Mit has: lässt sich eine Frage nicht eingrenzen. Alles andere, was /search kennt, geht auch hier. Es wurde nichts ausgegeben.
asking-reading = Lese in deinen Daten nach: »{ $question }«
asking-reading-messages = Lese in deinen Nachrichten nach: »{ $question }«
asking-reading-these = Lese, was gefunden wurde
asking-plainly = Frage das Sprachmodell, ohne deine Daten: »{ $question }«
asking-what-about = Was steht darin über »{ $words }«?
asking-what-about-no-words = Was steht darin, in Kürze?
asking-read-nothing = nichts von deinen Daten gelesen
asking-no-links = Ohne Link: { $platforms }. Nur Nachrichten in Supergruppen und Kanälen von Telegram haben einen.
asking-took-out = { $many ->
    [one] { $many } erfundenen Verweis
   *[other] { $many } erfundene Verweise
    } entfernt
asking-looked-only = eingegrenzt auf: { LIST($what, type: "plain") }
asking-reply-to-go-on = ↩ Antworte hierauf, um weiterzufragen ({ COUNT($credits, "credit") }).
asking-stages-searched = nach »{ $words }« gesucht: { $many }
asking-stages-listed = { COUNT($many, $kind) } aufgelistet
asking-stages-read = weitergelesen: { COUNT($many, "record") }
asking-stages-counted = { $many } gezählt
asking-stages-sampled = { COUNT($many, "record") } quer durch Zeit und Chats ausgewählt
asking-stages-writing = schreibe
asking-stages-writing-part = schreibe, { $part } von { $parts }
asking-wordless = Keines dieser Wörter verrät mir, wonach ich suchen soll. Frag mit einem, das es tut: einem Namen, einem Ort, einer Sache. Zum Beispiel: »Wo ist mein Reisepass?«
asking-nothing = Nichts in deinen Daten enthält die Wörter dieser Frage. Mit anderen Wörtern klappt es vielleicht.
asking-no-model = Der Dienst hat kein Sprachmodell: Er zitiert nur und formuliert keine Antwort.
asking-closest = Am nächsten an { $question }
asking-only-near = In deinen Daten habe ich keine Antwort gefunden. Am nächsten an { $question }
asking-counted = gezählt
asking-goes-to-model = Deine Frage und das, was dafür gelesen wird, gehen an das Sprachmodell bei { $host }. Mehr dazu: /privacy.
asking-went-to-model = ℹ️ Deine Frage und das, was dafür gelesen wurde, gingen an das Sprachmodell bei { $host }. Das sage ich nur einmal; in /privacy steht es immer.
asking-buttons-search = Lieber suchen
asking-buttons-without-data = Ohne meine Daten fragen
asking-buttons-about-this = Hierzu fragen
asking-buttons-without-it = Ohne das fragen
asking-forgotten = Woran das anknüpft, habe ich nicht mehr: Antworten und Ergebnisse behalte ich nur sechs Stunden. Es wurde nichts ausgegeben.
asking-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
asking-read = { LIST($what, type: "plain") } gelesen
asking-read-chat = { LIST($what, type: "plain") } aus »{ $chat }« gelesen
asking-read-chats = { LIST($what, type: "plain") } in { COUNT($chats, "social-chat-group") } gelesen
asking-kind-heading = { NOUN($kind, "one") }
balance-refill = Wieder { $allowance } gibt es ab { $at }.
bot-description = Durchsuche und befrage deine eigenen Nachrichten und anderen Daten, direkt hier im Chat.

    Verbinde deine Daten und probier /search, /ask und /recent. Was sie in Credits kosten, steht im Menü.

    Privat: Nur du siehst deine Antworten, dein Token wird verschlüsselt gespeichert, in Gruppen landet nichts, und /disconnect löscht alles. Mehr dazu: /privacy.
bot-short-description = Durchsuche und befrage deine eigenen Daten im privaten Chat. Token verschlüsselt; /disconnect löscht alles.
buttons-connect = Verbinden
buttons-connect-again = Neu verbinden
buttons-connect-wider = Mit mehr Rechten verbinden
buttons-connect-other = Mit anderem Token verbinden
buttons-start-again = Von vorn beginnen
buttons-try-again = Erneut versuchen
buttons-account = Mein Zugang
buttons-credits = Guthaben
buttons-settings = Einstellungen
buttons-privacy = Datenschutz
buttons-help = Was kann ich tun?
buttons-disconnect = Trennen
buttons-check-token = Mein Token neu prüfen (gratis)
buttons-stop-them = Anhalten
buttons-continue-in-private = Privat weitermachen
buttons-back = ◂ Zurück
buttons-more = Mehr ▸
buttons-search = Suchen
buttons-ask = Fragen
buttons-chats = Meine Chats
buttons-cancel = Abbrechen
buttons-run-again = Noch mal ausführen
commands-start = Hier geht es los
commands-help = Was du tun kannst und was es kostet
commands-search = Deine Nachrichten, Mails und Dateien durchsuchen
commands-ask = Eine Frage zu deinen Nachrichten stellen
commands-recent = Deine neuesten Nachrichten zeigen
commands-chats = Deine Chats auflisten und einen öffnen
commands-today = Was reinkam, wer wartet und was heute ansteht
commands-count = Deine Nachrichten zählen, oder die mit bestimmten Wörtern
commands-stats = Deine Nachrichten als Bild ansehen
commands-profile = Dich von einem Sprachmodell aus deinen Nachrichten beschreiben lassen
commands-import = Eigene Chats und Mails importieren
commands-save = Eine Nachricht in deinem Archiv aufheben
commands-cancel = Anhalten, was gerade läuft
commands-credits = Sehen, was du ausgegeben hast
commands-alerts = Sehen und beenden, was ich von selbst für dich tue
commands-settings = Zeitzone, Tageslimit und Schutz der Ergebnisse einstellen
commands-account = Deine Verbindung ansehen und was sie erlaubt
commands-connect = Deine Daten verbinden
commands-disconnect = Mein Token und alles über mich vergessen
commands-privacy = Was über dich gespeichert ist und wie du es löschst
connected-title = Du bist verbunden
connected-to-service = <b>Du bist verbunden</b> mit { $service }.
connected-to-own = <b>Du bist verbunden</b> mit deinem eigenen Archiv.
connected-to-sample = <b>Du bist verbunden</b> mit Beispieldaten. Bei Telegram bist du { $you }; die Daten gehören { $owner }, einer erfundenen Person.
connected-to-sample-no-owner = <b>Du bist verbunden</b> mit Beispieldaten. Bei Telegram bist du { $you }; die Daten gehören einer erfundenen Person.
connected-to-sample-no-you = <b>Du bist verbunden</b> mit Beispieldaten. Bei Telegram bist du du selbst; die Daten gehören { $owner }, einer erfundenen Person.
connected-to-sample-no-you-no-owner = <b>Du bist verbunden</b> mit Beispieldaten. Bei Telegram bist du du selbst; die Daten gehören einer erfundenen Person.
connected-saved = <b>Token gespeichert</b>: Es gehört zu { $service }. Gratis prüfen konnte ich es nicht; ob es gilt, zeigt dein erster Befehl.
connected-token = Dein Token: <code>{ $masked }</code>
connected-lasts-until-ended = Es gilt, bis du es beendest.
connected-lasts-until = Es gilt bis { $at }.
connected-before-ended = Der Zugang davor ist beendet.
connected-before-failed-here = Der Zugang davor ließ sich gerade nicht beenden: Das kannst du unter /account tun.
connected-before-failed-there = Der Zugang davor ließ sich gerade nicht beenden: Widerruf ihn bei { $service }, wenn ihn niemand mehr nutzen soll.
connected-before-impossible-here = Das Token davor gilt vielleicht noch: Beenden kannst du es unter /account.
connected-before-impossible-there = Das Token davor gilt vielleicht noch: Widerruf es bei { $service }, wenn es niemand mehr nutzen soll.
connected-not-tried = Davon ist noch nichts ausprobiert:
connected-can-use = Du kannst nutzen:
connected-allows-nothing = Damit geht keiner der Befehle, die Daten lesen.
connected-not-with-token = Nicht mit diesem Token: { $commands } – was fehlt, steht unter /account.
connected-not-with-access = Nicht mit diesem Zugang: { $commands } – was fehlt, steht unter /account.
connected-empty = <b>Dein Archiv ist noch leer.</b> Als Nächstes: /import holt deine Chats herein.
connected-just-write = Schreib einfach, was du suchst.
connected-just-write-ferry = Schreib einfach, was du suchst, zum Beispiel <code>ferry</code>.
connected-bring-in = Meine Chats importieren
connecting-heading = Verbinde deine Daten
connecting-checking = Prüfe dein Token… (0 Credits)
connecting-connecting = Verbinde… (0 Credits)
connecting-nothing-stored = Es wurde nichts gespeichert.
connecting-nothing-connected = Es wurde nichts verbunden.
connecting-sample = <b>Beispieldaten</b>: Chats, E-Mails und Dateien einer erfundenen Person. Einmal tippen, alles ist erlaubt, und du kannst nichts kaputt machen.
connecting-own = <b>Deine eigenen Daten</b>: ein Archiv, das der Dienst dieses Bots nur für dich führt. Du bestimmst, was ich damit tun darf.
connecting-connect-own = Eigene Daten verbinden
connecting-look-around = In Beispieldaten umsehen
connecting-replaces = Der neue Zugang ersetzt den, den du jetzt hast; der alte wird beendet.
connecting-may-do-own = Was darf ich mit deinem Archiv tun, und wie lange? Du kannst es jederzeit unter /account beenden.
connecting-may-do-sample = Was darf ich mit den Beispieldaten einer erfundenen Person tun, und wie lange?
connecting-choose-in-browser = Im Browser auswählen
connecting-stays-at = Deine Daten bleiben bei { $service }; dort bestimmst du, was ich lesen darf.
connecting-new-replaces = Ein neues Token ersetzt das, das du jetzt hast.
connecting-tap-and-tick = Tippe auf den Button und hake an, was ich lesen darf. Der Link ist nur für dich und gilt zehn Minuten; gib ihn nicht weiter.
connecting-or-paste = Oder füg ein Token ein: Schick <code>/connect</code> und dahinter das Token, hier in unserem privaten Chat. Ich entferne deine Nachricht und speichere das Token verschlüsselt.
connecting-make-and-send = Erstelle beim Dienst ein Token, dann schick <code>/connect</code> und dahinter das Token, hier in unserem privaten Chat. Ich entferne deine Nachricht und speichere das Token verschlüsselt.
connecting-what-is-stored = Was wird gespeichert?
connecting-on-the-page = Die Seite zeigt jede Berechtigung und fragt, wie lange sie gilt. Der Link ist nur für dich und gilt zehn Minuten; gib ihn nicht weiter.
connecting-choose-what-i-may-read = Auswählen, was ich lesen darf
connecting-removed = Die Nachricht mit dem Token habe ich aus diesem Chat entfernt.
connecting-not-removed = <b>Bitte lösch deine Nachricht mit dem Token selbst</b>: Ich konnte sie nicht aus diesem Chat entfernen.
connecting-incomplete = Das sieht nicht nach einem ganzen Token aus
connecting-copy-again = Ein Token ist ein einziges langes Wort aus Buchstaben, Ziffern und ein paar Zeichen, ohne Leerzeichen. Kopier es noch einmal ganz und schick es nach <code>/connect</code>. Es wurde nichts gespeichert.
connecting-never-in-groups = Poste ein Token nie in einer Gruppe
connecting-exposed = Ich habe es nicht benutzt. Bitte lösch die Nachricht. Behandle dieses Token so, als hätten es andere: Widerruf es beim Dienst, erstelle ein neues und verbinde dich damit im privaten Chat mit mir.
connecting-exposed-removed = Ich habe es nicht benutzt. Die Nachricht habe ich entfernt, aber andere haben sie vielleicht gelesen. Behandle dieses Token so, als hätten es andere: Widerruf es beim Dienst, erstelle ein neues und verbinde dich damit im privaten Chat mit mir.
connecting-go-back = Geh zurück zu { $bot } und schick /connect für einen neuen Link.
connecting-link-is-over = Dieser Link gilt nicht mehr
connecting-link-was-used = Er wurde schon benutzt, ist älter als zehn Minuten oder stammt nicht von diesem Bot.
connecting-declined = Du hast dich nicht verbunden
connecting-declined-why = Du wolltest keinen Zugang geben, also wurde nichts gespeichert.
connecting-failed = Das Verbinden hat nicht geklappt
connecting-page-failed = Die Zustimmungsseite meldet ein Problem. Es wurde nichts gespeichert.
connecting-no-token = Von der Zustimmungsseite kam kein brauchbares Token. Es wurde nichts gespeichert.
connecting-not-stored = Es wurde nichts gespeichert. Referenz: { $reference }
connecting-close-page = Du kannst diese Seite schließen und in { $bot } weitermachen.
disconnecting-ask-access = Deinen Zugang, aufgehobene Ergebnisse, Buttons, wartende Anfragen, was ich von selbst für dich tue, Einstellungen und die Liste deiner Ausgaben löschen?
disconnecting-ask-token = Dein Zugangstoken ({ $masked }), aufgehobene Ergebnisse, Buttons, wartende Anfragen, was ich von selbst für dich tue, Einstellungen und die Liste deiner Ausgaben löschen?
disconnecting-ask-unconnected = Du bist nicht verbunden, aber vielleicht gibt es noch Einstellungen oder eine Liste deiner Ausgaben. Löschen?
disconnecting-live-stops = Nachrichten deines Telegram-Kontos nehme ich dann nicht mehr auf.
disconnecting-cannot-be-undone = Das lässt sich nicht rückgängig machen.
disconnecting-erase-all = Alles löschen
disconnecting-erase-nothing = Nichts löschen
disconnecting-keep-it = Behalten
disconnecting-erasing = Lösche…
disconnecting-nothing-to-erase = Es gab nichts zu löschen
disconnecting-erased = Gelöscht
disconnecting-items-token = dein Zugangstoken und was es erlaubt
disconnecting-items-results = { $amount ->
    [one] 1 aufgehobene Ergebnisliste
   *[other] { $amount } aufgehobene Ergebnislisten
    }
disconnecting-items-buttons = { $amount ->
    [one] 1 Satz
   *[other] { $amount } Sätze
    } Buttons
disconnecting-items-pending = { $amount ->
    [one] 1 wartende Anfrage
   *[other] { $amount } wartende Anfragen
    }
disconnecting-items-link = ein offener Link zum Verbinden
disconnecting-items-live = dass dein Telegram-Konto mit mir verbunden ist
disconnecting-items-settings = deine Einstellungen
disconnecting-items-spending = die Einzelheiten zu { $amount ->
    [one] 1 bezahlten Abfrage
   *[other] { $amount } bezahlten Abfragen
    }
disconnecting-ended-at = Beendet bei { $service }
disconnecting-accesses-ended = { $amount ->
    [one] der Zugang selbst: Er öffnet
   *[other] { $amount } Zugänge: Sie öffnen
    } nichts mehr
disconnecting-not-erased = Nicht gelöscht
disconnecting-stays-chat = dieser Chat bei Telegram: Du kannst ihn in der App leeren
disconnecting-stays-service = was bei { $service } gespeichert ist
disconnecting-stays-service-and-access = was bei { $service } gespeichert ist, und der Zugang selbst: Er ließ sich gerade nicht beenden, also widerruf ihn dort
disconnecting-stays-service-and-token = was bei { $service } gespeichert ist, und dort auch das Token selbst: Widerruf es dort, wenn es niemand mehr nutzen soll
disconnecting-stays-today = die heutige Summe ({ COUNT($spent, "credit") }): Sie bleibt für das Tageslimit und wird danach gelöscht
disconnecting-archive-ask = Auch das Archiv löschen?
disconnecting-archive-holds = Darin { $amount ->
    [one] ist { $amount } Eintrag
   *[other] sind { $amount } Einträge
    } von dir ({ $bytes }). Löschen lässt sich nicht rückgängig machen und beendet auch jeden anderen Zugang dazu. Wenn du nichts tust, bleibt es.
disconnecting-archive-erase = Archiv auch löschen
disconnecting-archive-erasing = Lösche dein Archiv…
disconnecting-archive-is-sample = Das sind die Beispieldaten, die bleiben.
disconnecting-archive-erased = Dein Archiv ist gelöscht
disconnecting-archive-records = { COUNT($amount, "record") } ({ $bytes })
disconnecting-archive-accesses = { $amount ->
    [one] 1 Zugang
   *[other] { $amount } Zugänge
    } dazu
disconnecting-archive-nothing-left = Beim Dienst ist nichts mehr davon übrig.
disconnecting-archive-stays = Was bleibt: { $what }.
examples-search = Fähre from:me after:1y
examples-ask = wann ist der Launch?
examples-recent = telegram received 30d
examples-today = woche
examples-count = Fähre from:joana since:2025
examples-stats = whatsapp since:2025
examples-profile = meine Reisen
examples-import = WhatsApp
examples-save = der Schlüssel liegt unter der Matte
exports-telegram-note = Nur für einen einzelnen Chat: Öffne ihn, dann ⋮ → Chatverlauf exportieren. Telegram bittet dich vielleicht um eine Bestätigung auf dem Handy und einen Tag Geduld.
exports-whatsapp-note = Immer nur ein Chat, höchstens seine neuesten 40.000 Nachrichten. Ein Chat mit erweitertem Datenschutz lässt sich nicht exportieren.
exports-signal-note = Ein Backup von Signal ist etwas anderes: Es ist verschlüsselt, und nur Signal kann es lesen.
exports-slack-note = Exportieren können nur Inhaber und Admins eines Workspace. Private Channels und Direktnachrichten sind nur bei manchen Tarifen dabei.
exports-discord-note = Im Paket von Discord stehen nur deine eigenen Nachrichten. In Dateien von DiscordChatExporter (JSON) stehen beide Seiten.
exports-gmail-note = Auch Postfächer anderer Programme kannst du schicken, als mbox-Dateien.
exports-telegram-steps = Öffne am Computer Telegram Desktop (desktop.telegram.org). Die Apps auf dem Handy können nicht exportieren.
    Öffne das Menü ☰, dann Einstellungen → Erweitert → Telegram-Daten exportieren.
    Hake die Chats an, die du möchtest; Fotos und Videos sind nicht nötig.
    Wähl ganz unten bei »Format« statt HTML »Maschinenlesbares JSON«.
    Tippe auf »Exportieren«. Schick die Datei result.json aus dem Ordner, der dabei entsteht.
exports-whatsapp-steps = Öffne den Chat auf deinem Handy.
    Android: ⋮ → Mehr → Chat exportieren. iPhone: Tippe oben auf den Namen, dann ganz unten auf Chat exportieren.
    Wähl »Ohne Medien«.
    Speichere die Datei oder schick sie dir selbst, und schick mir die .zip oder .txt so, wie sie ist.
exports-signal-steps = Öffne in Signal die Einstellungen, dann Chats → Chatverlauf exportieren (»Export chat history«).
    Wähl aus, wohin der Export soll, ohne Medien.
    Schick main.jsonl oder den ganzen Ordner als .zip.
exports-slack-steps = Öffne im Browser das Menü deines Workspace: Tools und Einstellungen → Workspace-Einstellungen.
    Öffne »Daten importieren/exportieren« (»Import/Export Data«), dann »Exportieren«.
    Wähl den Zeitraum, tippe auf »Export starten« und warte auf die E-Mail mit dem Link.
    Schick die .zip so, wie sie ist.
exports-discord-steps = Öffne Benutzereinstellungen → Daten & Privatsphäre.
    Hake bei »Alle meine Daten anfordern« die Nachrichten an und tippe auf »Anfordern«.
    Warte auf die E-Mail mit dem Link: bis zu 30 Tage.
    Schick die .zip so, wie sie ist.
exports-gmail-steps = Öffne takeout.google.com und tippe auf »Auswahl aufheben«.
    Hake nur Gmail an, dann »Nächster Schritt«.
    Wähl .zip und eine Größe von 2 oder 4 GB, dann »Export erstellen«.
    Warte auf die E-Mail mit dem Link und schick jede .zip so, wie sie ist, eine nach der anderen.
failures-titles-not-connected = Du bist noch nicht verbunden
failures-titles-token-refused = Dein Zugangstoken wird nicht angenommen
failures-titles-token-expired = Dein Zugangstoken ist abgelaufen
failures-titles-scope-missing = Dein Token erlaubt das nicht
failures-titles-credits-out = Deine Credits beim Dienst sind aufgebraucht
failures-titles-cap-reached = Das ginge über das Tageslimit hinaus
failures-titles-rate-limited = Der Dienst bittet um eine Pause
failures-titles-bad-request = Der Dienst konnte mit dieser Anfrage nichts anfangen
failures-titles-not-offered = Das bietet der Dienst nicht an
failures-titles-not-found = Das ist nicht mehr da
failures-titles-timeout = Der Dienst hat zu lange gebraucht
failures-titles-unreachable = Der Dienst ist nicht erreichbar
failures-titles-connection-lost = Die Verbindung ist abgebrochen
failures-titles-service-failed = Beim Datendienst ist ein Fehler aufgetreten
failures-titles-unreadable-reply = Die Antwort war nicht lesbar
failures-titles-reply-too-large = Die Antwort war zu groß
failures-titles-cancelled = Angehalten
failures-titles-too-many-waiting = Zwei weitere von dir warten schon
failures-titles-private-only = Persönliche Ergebnisse zeige ich nur privat
failures-titles-stale-button = Dieser Button gilt nicht mehr
failures-titles-internal = Hier ist etwas schiefgegangen
failures-not-connected = Verbinde zuerst dein Konto bei { $service }; du bestimmst, was der Bot lesen darf.
failures-not-connected-sample = Zweimal tippen genügt: Sieh dich in den Daten einer erfundenen Person um oder verbinde ein eigenes Archiv.
failures-token-refused = Bei { $service } ist das Token nicht bekannt: Es wurde widerrufen oder ist nicht vollständig. Bitte verbinde dich mit einem neuen.
failures-token-expired = Es galt einmal und ist abgelaufen. Neu verbinden dauert nur einen Moment und gibt dir ein frisches.
failures-lacks = Es fehlt:
failures-needs = Der Dienst hat nicht gesagt, welche Berechtigung fehlt; nötig sind:
failures-lacks-unknown = Der Dienst hat nicht gesagt, welche Berechtigung fehlt.
failures-credits-out = Das kostet { COUNT($price, "credit") }; übrig: { $left }.
failures-credits-out-no-left = Das kostet { COUNT($price, "credit") }.
failures-credits-out-no-price = Das kostet mehr, als noch da ist; übrig: { $left }.
failures-credits-out-no-price-no-left = Das kostet mehr, als noch da ist.
failures-counted-by = Gezählt werden sie bei { $service }.
failures-cap-used-up = Die Credits für heute sind aufgebraucht.
failures-cap = Das Limit liegt bei { COUNT($limit, "credit") } am Tag, vom Betreiber dieses Bots festgelegt; heute verbraucht: { $spent }; das hier kostet { $price }. Neu gezählt wird ab { $resetsAt } ({ $midnight }). In früheren Ergebnissen zu blättern bleibt gratis.
failures-cap-no-price = Das Limit liegt bei { COUNT($limit, "credit") } am Tag, vom Betreiber dieses Bots festgelegt; heute verbraucht: { $spent }. Neu gezählt wird ab { $resetsAt } ({ $midnight }). In früheren Ergebnissen zu blättern bleibt gratis.
failures-cap-mine = Das Limit liegt bei { COUNT($limit, "credit") } am Tag, von dir selbst eingestellt; heute verbraucht: { $spent }; das hier kostet { $price }. Neu gezählt wird ab { $resetsAt } ({ $midnight }). In /settings kannst du dein Limit erhöhen.
failures-cap-mine-no-price = Das Limit liegt bei { COUNT($limit, "credit") } am Tag, von dir selbst eingestellt; heute verbraucht: { $spent }. Neu gezählt wird ab { $resetsAt } ({ $midnight }). In /settings kannst du dein Limit erhöhen.
failures-rate-limited = Das waren zu viele Anfragen in kurzer Zeit.
failures-wait-a-minute = Bitte versuch es in ein, zwei Minuten noch einmal.
failures-bad-request = Versuch es mit weniger oder kürzeren Wörtern und ohne ungewöhnliche Zeichen.
failures-not-offered = Bei { $service } gibt es das im Moment nicht. Andere Befehle gehen weiterhin.
failures-not-found = Beim Dienst gibt es diesen Eintrag nicht mehr. Vielleicht wurde er inzwischen entfernt.
failures-timeout = Rechtzeitig kam keine vollständige Antwort. Die erste Anfrage eines Tages kann langsam sein; ein zweiter Versuch geht oft schneller.
failures-unreachable = Gerade gibt es keine Verbindung zu { $service }. Bitte versuch es in ein paar Minuten noch einmal.
failures-connection-lost = Der Dienst hat geantwortet, aber die Antwort kam nicht ganz an.
failures-service-failed = Mit deiner Anfrage ist alles in Ordnung.
failures-try-later = Bitte versuch es später noch einmal.
failures-try-after = Bitte versuch es noch einmal, ab: { $at }.
failures-unreadable-reply = Es kam etwas zurück, aber nicht in der vereinbarten Form. Das heißt nicht, dass nichts gefunden wurde.
failures-too-large = Versuch es enger gefasst: mehr Wörter, ein einzelner Chat oder ein kürzerer Zeitraum.
failures-cancelled = Ich habe die Anfrage angehalten, wie du wolltest.
failures-not-taken-up = Diese habe ich nicht angenommen; schick sie noch einmal, wenn eine davon fertig ist, oder halte sie an.
failures-continue-there = Dort weitermachen?
failures-forgotten-button = Wofür er stand, weiß ich nicht mehr. Bitte fang mit einem Befehl neu an; /help zählt sie auf.
failures-internal = Der Fehler liegt beim Bot, nicht bei dir. Bitte versuch es später noch einmal.
failures-may-have-cost = Vielleicht hat es { COUNT($price, "credit") } gekostet.
failures-may-have-cost-some = Vielleicht hat es Credits gekostet.
failures-reference = Referenz: <code>{ $reference }</code>
failures-refused-by-bot = Es ging keine Anfrage raus: <b>es wurde nichts ausgegeben</b>.
failures-refused-by-service = Der Dienst hat die Anfrage abgelehnt: <b>es wurde nichts ausgegeben</b>.
failures-refused-still-work = Mit diesem Token gehen weiterhin: { $commands }.
failures-refused-none-works = Mit diesem Token geht keiner der Befehle, die Daten lesen.
failures-refused-widen = Für mehr erstelle ein Token, das auch diese Berechtigungen hat, und schick es nach <code>/connect</code>.
figures-your-messages = Deine Nachrichten
figures-your-emails = Deine E-Mails
figures-only-messages = Zählen kann ich Nachrichten und E-Mails. Lass den anderen Ort weg oder schreib in:emails.

    Es wurde nichts ausgegeben.
figures-counting = Zähle: { $what }
figures-read = { $amount } von höchstens { $most } gelesen
figures-sent-and-received = { $sent } gesendet, { $received } empfangen
figures-none = Nichts passt dazu. Mit weniger Wörtern oder Filtern findet sich vielleicht mehr.
figures-silence = Längste Stille: { COUNT($days, "day") }, { $from } bis { $to }
figures-busiest-month = Stärkster Monat: { DATETIME($name, month: "short", year: "numeric") }, { $amount }
figures-busiest-times = Meistens { $day ->
    [1] montags
    [2] dienstags
    [3] mittwochs
    [4] donnerstags
    [5] freitags
    [6] samstags
   *[7] sonntags
    } gegen { $hour }:00 Uhr (Zeit in { $zone })
figures-chats = Chats
figures-people = Menschen
figures-favourite-words = Wörter, die wiederkehren
figures-partial = Das sind die neuesten { $amount } von { $total }.
figures-partial-no-total = Das sind die neuesten { $amount }; es gibt noch ältere.
figures-broken-off = Unterwegs hat der Dienst nicht mehr geantwortet; das hier kam vorher.
figures-by-month = Nach Monat
figures-by-weekday = Nach Wochentag
figures-by-hour = Nach Uhrzeit ({ $zone })
figures-sent = gesendet
figures-received = empfangen
figures-as-picture = Als Bild (gratis)
figures-show = Zeig sie mir
figures-count-anew = Neu zählen
figures-count-again = Noch mal zählen
figures-kept-since = Gezählt:
figures-forgotten = Diese Zahlen habe ich vergessen: Ich behalte sie nur sechs Stunden.
figures-not-drawn = Das Bild ließ sich gerade nicht zeichnen; hier sind seine Zahlen.
figures-reading-question = Dieser Datendienst zählt nicht selbst, also muss ich mitlesen: { $page } Nachrichten für 1 Credit, die neuesten zuerst. Wie weit soll ich zurückgehen? Du zahlst nur, was ich lese.
figures-newest = Bis zu { $amount } (höchstens { COUNT($credits, "credit") })
figures-nothing-counted = Es wurde nichts gezählt und nichts ausgegeben.
figures-days = Vom { $first } bis { $last }
figures-days-one = Alle am { $day }
front-overflow = Der Rest dieser Antwort steht in der Datei.
front-nothing-visible = (Diese Antwort hat keinen sichtbaren Text.)
front-working = Bin dabei
front-unknown-button = Dieser Button stammt aus einer älteren Version. Schick /help
front-gone-button = Dieser Button wurde schon benutzt, gilt nicht mehr oder ist nicht für dich.
front-foreign-button = Dieser Button ist für die Person, die gefragt hat.
front-too-fast = Das war viel auf einmal. Gib mir zehn Sekunden, dann geht es weiter.
front-private-only = Persönliche Ergebnisse zeige ich nur privat. Dort weitermachen?
front-not-allowed = Dieser Bot ist nur für eingeladene Leute.
front-stranger = Hallo! Dieser Bot ist nur für eingeladene Leute. Damit du dazukommst, gib dem Betreiber deine Telegram-ID: <code>{ $userId }</code>. Was über dich gespeichert ist, gehört trotzdem dir: /privacy, /disconnect.
front-repeat-note = Noch einmal gesendet, weil Telegram das erste Mal nicht bestätigt hat.
front-unsendable = Ich habe eine Antwort, aber Telegram hat sie nicht angenommen. Versuch es mit einer engeren Frage oder mit /help.
front-secrets-token = Das sieht nach einem Zugangstoken aus, deshalb habe ich es für nichts benutzt. Um dich damit zu verbinden, schick es nach /connect. Falls andere es sehen konnten, erstelle beim Dienst ein neues.
front-secrets-other = Ein Teil davon sieht nach einem Passwort oder Schlüssel aus, deshalb habe ich ihn nirgendwohin geschickt und deine Nachricht so gelassen. Vielleicht möchtest du sie löschen. Zum Verbinden schick dein Token nach /connect.
front-beginning = { $doing }… ({ COUNT($price, "credit") })
front-going = { $doing }… { $seconds } s · { COUNT($price, "credit") }
front-still = Ich bin noch dran: { $doing }.
front-still-working = Ich arbeite noch an einer früheren Anfrage.
front-queued = Ich bin noch dran: { $doing }. { $before ->
    [0] Deine Anfrage ist die nächste
    [one] Vor deiner Anfrage ist noch eine
   *[other] Vor deiner Anfrage sind noch { $before }
    }.
front-behind = { $doing }: sobald { $before ->
    [0] das davor fertig ist
   *[other] die Anfragen davor fertig sind
    }.
front-in-line = Gerade fragen viele Leute. Du bist Nummer <b>{ $position }</b> in der Reihe.
front-stopped = Angehalten. { $price ->
    [0] Es wurde nichts ausgegeben
    [one] Die Anfrage war schon unterwegs, also werden vielleicht noch { $price } Credit berechnet
   *[other] Die Anfrage war schon unterwegs, also werden vielleicht noch { $price } Credits berechnet
    }.
front-timed-out = Das hat zu lange gedauert, also warte ich nicht länger. { $cost }
front-interrupted = Ich wurde neu gestartet, bevor ich antworten konnte. { $cost }
front-failed = Bei mir ist etwas schiefgegangen. { $cost } Wenn es wieder passiert, nenn dem Betreiber diese Referenz: <code>{ $reference }</code>
front-nothing-running = Gerade läuft nichts.
front-stopped-now = Angehalten.
front-taken-back-profile = Es wurde kein Profil gemacht und nichts ausgegeben.
front-taken-back-disconnect = Es wurde nichts gelöscht.
front-taken-back-other = Es wurde nichts geändert.
help-in-group = Ich durchsuche und befrage eigene Daten, immer nur für die Person, der sie gehören. In Gruppen poste ich nichts Persönliches: Öffne einen privaten Chat mit { $bot }, um loszulegen.
help-heading = Was du jetzt tun kannst
help-heading-unconnected = Was du tun kannst, sobald du verbunden bist
help-not-with-token = nicht mit deinem Token
help-narrow = <b>Suche eingrenzen</b>: from:name, from:me, chat:name, on:telegram, when:"letzte Woche", after:7d, before:2026-11-01, has:link, has:file, has:photo, "genau diese Wörter", -ohne; in:all, in:emails, in:files. Ohne ein Suchwort, und nach /recent, listen sie auf, was dazu passt, das Neueste zuerst.
help-free = <b>Gratis</b>: { $commands }
help-prices = Preise stehen im Menü, hier und auf jedem Button; ein Befehl, den du eintippst, läuft sofort, und die Antwort sagt, was er gekostet hat. Du kannst auch einfach etwas schreiben: Ich frage dann, was ich damit tun soll.
idle-unused = Du hast deine Verbindung eine Weile nicht benutzt
idle-warning = Ein Token, das seit { COUNT($idle, "day.of") } niemand benutzt, vergesse ich, damit es nicht missbraucht werden kann. Bei deinem ist es in etwa { COUNT($left, "day.of") } so weit. Führ irgendeinen Befehl mit deinen Daten aus, zum Beispiel <code>/recent</code>, dann bleibt es.
idle-forgotten = Ich habe dein Token vergessen
idle-not-used = Es wurde seit { COUNT($idle, "day.of") } nicht benutzt.
idle-ended = Auch beim Dienst ist es beendet und öffnet nichts mehr.
idle-may-be-valid = Beim Dienst gilt es vielleicht noch: Widerruf es dort, wenn du es nicht mehr brauchst, oder verbinde dich neu.
importing-file = Datei
importing-heading = Eigene Chats und Mails importieren
importing-what = Was deine Apps exportieren, lege ich in dein eigenes Archiv bei { $service }, verschlüsselt und nur für dich. Die Datei selbst wird entfernt, sobald sie gelesen ist.
importing-step-1 = Wähl deine App: Ich zeige dir, wo ihr Export versteckt ist.
importing-step-2 = <b>Schick mir die Datei hier (bis zu { $most })</b>.
importing-step-2-page = <b>Schick mir die Datei hier (bis zu { $most })</b> oder nimm für größere die Upload-Seite.
importing-step-3 = Warte auf die Quittung. Wenn du dasselbe noch einmal schickst, kommt nur Neues dazu.
importing-not-connected = Dafür musst du nicht verbunden sein; zum Durchsuchen danach: /connect.
importing-way-to = { $app }: der Weg zu deinem Export
importing-elsewhere-heading = Daten hereinholen
importing-elsewhere = Deine Daten liegen bei { $service } und werden dort hereingeholt. Dieser Bot hat dafür keinen Schlüssel: Er liest nur, was du ihn lesen lässt.
importing-elsewhere-file = Deine Daten liegen bei { $service } und werden dort hereingeholt: Dieser Bot kann sie nur lesen. Von dem, was du geschickt hast, wurde nichts übernommen.
importing-page = Upload-Seite
importing-page-heading = Die Upload-Seite
importing-page-what = Sie öffnet sich in deinem Browser und nimmt Dateien jeder Größe. Der Link ist nur für dich, öffnet sich einmal und gilt zehn Minuten; gib ihn nicht weiter.
importing-open-page = Upload-Seite öffnen
importing-no-page = Der Dienst hat keine Upload-Seite. Schick mir die Datei hier.
importing-how-to-export = Wie exportiere ich?
importing-bringing = Importiere »{ $name }«
importing-looking-after = Kümmere mich um einen Import
importing-taking = Hole »{ $name }« von Telegram…
importing-bar-of = { $bar } von { $bytes }
importing-handing = Gebe »{ $name }« weiter…
importing-looking = Sehe in »{ $name }« hinein…
importing-waiting = »{ $name }« wartet, bis die Datei davor fertig ist.
importing-progress = { $read } gelesen, davon { $written } neu
importing-silent = Der Dienst antwortet gerade nicht. »{ $name }« läuft dort weiter; ich frage immer wieder nach.
importing-silent-no-name = Der Dienst antwortet gerade nicht. Der Import läuft dort weiter; ich frage immer wieder nach.
importing-still-going = Das dauert: »{ $name }« läuft ohne mich weiter.
importing-still-going-no-name = Das dauert: Der Import läuft ohne mich weiter.
importing-not-an-export = »{ $name }« kann ich nicht importieren: Ich nehme Exporte von Chat-Apps und Postfächern, als .json, .jsonl, .zip, .txt, .csv, .mbox oder .eml. /import zeigt, wo deine Apps ihren haben.
importing-too-large = »{ $name }« hat { $bytes }; aus dem Chat kann ich Dateien bis { $most } nehmen. Exportier weniger Chats oder ohne Medien, und schick das.
importing-too-large-has-page = »{ $name }« hat { $bytes }; aus dem Chat kann ich Dateien bis { $most } nehmen. Die Upload-Seite nimmt größere.
importing-too-large-no-bytes = »{ $name }« hat mehr; aus dem Chat kann ich Dateien bis { $most } nehmen. Exportier weniger Chats oder ohne Medien, und schick das.
importing-too-large-no-bytes-has-page = »{ $name }« hat mehr; aus dem Chat kann ich Dateien bis { $most } nehmen. Die Upload-Seite nimmt größere.
importing-gone = Telegram gibt mir »{ $name }« nicht mehr. Bitte schick sie noch einmal.
importing-interrupted = »{ $name }« kam von Telegram nicht durch. Es wurde nichts importiert.
importing-no-service = Der Dienst hat »{ $name }« nicht angenommen. Es wurde nichts importiert.
importing-too-large-there = »{ $name }« ist größer, als der Dienst annimmt. Exportier weniger Chats oder ohne Medien.
importing-not-done = Ein paar deiner Dateien sind noch nicht fertig: Sie laufen oder warten auf eine Antwort. Antworte oder halte sie an, dann versuch es mit »{ $name }« noch einmal.
importing-no-room = Der Dienst hat gerade keinen Platz für »{ $name }«. Es wurde nichts importiert.
importing-stopped = Angehalten. Von »{ $name }« wurde nichts importiert.
importing-cannot-stop = Ich konnte den Dienst nicht erreichen, um den Import anzuhalten: Vielleicht läuft er dort weiter.
importing-unknown = Von diesem Import weiß ich nichts mehr. Eine Quittung hebe ich einen Tag auf; schick die Datei im Zweifel noch einmal.
importing-waited-in-vain = Die Dateien vor »{ $name }« haben zu lange gebraucht. Davon wurde noch nichts importiert.
importing-too-many = Es warten schon viele Dateien von dir. Schick diese noch einmal, wenn sie fertig sind.
importing-not-me = Das bin ich nicht
importing-see = Stand ansehen
importing-connect-to-search = Verbinden und durchsuchen
importing-failed-cancelled = Abgebrochen. Es wurde nichts übernommen.
importing-failed-cancelled-halfway = Abgebrochen. Was bis dahin übernommen war, bleibt.
importing-failed-silent = Die Datei kam innerhalb einer Stunde nicht vollständig an. Schick sie noch einmal.
importing-failed-unanswered = Die Frage blieb einen Tag lang unbeantwortet. Schick die Datei noch einmal.
importing-failed-failed = Der Import ist gescheitert, und es liegt nicht an deiner Datei. Wer diesen Dienst betreibt, findet den Grund im Protokoll; versuch es später noch einmal.
importing-failed-not-known = Das ist kein Export, den ich kenne. Ich lese Exporte von Telegram, WhatsApp, Signal, Slack, Discord, Postfächer (mbox, Gmail Takeout) und Einträge, die ein Datendienst herausgegeben hat (JSON-Zeilen).
importing-failed-empty = Darin ist nichts, was ich lesen könnte.
importing-failed-other-archive = Diese Art von Archiv kann ich nicht öffnen. Entpack es und schick den Inhalt als Zip.
importing-failed-zip-password = Dieses Zip verlangt ein Passwort. Entpack es, pack es ohne Passwort neu und schick das.
importing-failed-zip-bomb = Dieses Zip würde größer, als es wirklich sein kann. Ich öffne es nicht.
importing-failed-zip-of-zips = In diesem Zip sind nur weitere Zips. Entpack es und schick, was darin ist.
importing-failed-damaged = Dieses Zip ist beschädigt oder kam nicht ganz an. Schick es noch einmal, oder entpack es und pack es neu.
importing-failed-telegram-html = Das ist ein Telegram-Export als HTML, zum Ansehen im Browser. Exportiere ihn in Telegram Desktop noch einmal: Einstellungen > Erweitert > Telegram-Daten exportieren, als Format »Maschinenlesbares JSON«; für einen einzelnen Chat: ⋮ im Chat > Chatverlauf exportieren. Schick dann result.json oder den Ordner als Zip.
importing-failed-whatsapp-backup = Das ist eine Sicherung von WhatsApp selbst, die nur WhatsApp lesen kann. Exportiere stattdessen einen Chat: öffne ihn, dann ⋮ oder sein Name, und »Chat exportieren«.
importing-failed-whatsapp-dates = Das ist ein Chat aus WhatsApp, aber seine Datumsangaben haben eine Form, die ich nicht lesen kann.
importing-failed-signal-backup = Das ist eine verschlüsselte Sicherung von Signal, die nur Signal lesen kann. Exportiere stattdessen deine Chats: in den Einstellungen von Signal »Chats«, »Chatverlauf exportieren«.
importing-failed-discord-package = Dieses Datenpaket von Discord enthält keine Nachrichten. Fordere es noch einmal mit »Nachrichten« an.
importing-failed-discord-html = Das wurde mit DiscordChatExporter als HTML exportiert. Exportiere es noch einmal im Format »JSON«.
importing-failed-outlook = Die eigenen Maildateien von Outlook kann ich nicht lesen. Exportiere das Postfach als mbox, oder speichere die Mails als .eml-Dateien, und schick diese.
importing-receipt-brought-in = Importiert: »{ $name }«
importing-receipt-nothing = Nichts ließ sich importieren: »{ $name }«
importing-receipt-stopped = Angehalten: »{ $name }«
importing-receipt-written = { $amount ->
    [one] { $amount } Nachricht oder Mail ist
   *[other] { $amount } Nachrichten und Mails sind
    } neu
importing-receipt-updated = { $amount ->
    [one] { $amount } hat
   *[other] { $amount } haben
    } sich seit dem letzten Mal geändert
importing-receipt-known = { $amount ->
    [one] { $amount } war
   *[other] { $amount } waren
    } schon da
importing-receipt-left-out = { $amount } ausgelassen: { $reasons }
importing-receipt-aside = Du durchsuchst gerade die Beispieldaten; verbinde deine eigenen, um das hier zu finden.
importing-receipt-you-are = Du bist darin { $person }, wie in deinen früheren Exporten.
importing-receipt-broken-at = Bei Byte { $byte } bricht die Datei ab oder ist nicht lesbar. Alles davor ist drin.
importing-receipt-disk-full = Die Festplatte des Dienstes ist voll: Was bis dahin gespeichert wurde, bleibt.
importing-receipt-go-on = Was bis dahin importiert wurde, bleibt. Schick die Datei noch einmal, um weiterzumachen.
importing-left-out-service-message = { $n ->
    [one] { $n } Hinweis
   *[other] { $n } Hinweise
    } wie »ist der Gruppe beigetreten«
importing-left-out-deleted = { $n } gelöschte { COUNT($n, "social-chat-message.of") }
importing-left-out-empty = { $n } leere { COUNT($n, "social-chat-message.of") }
importing-left-out-unreadable = { $n } nicht lesbar
importing-left-out-unreadable-mail = { $n } nicht lesbare { COUNT($n, "mail") }
importing-left-out-unreadable-file = { $n } nicht lesbare { $n ->
    [one] Datei
   *[other] Dateien
    }
importing-left-out-not-a-mail = { $n ->
    [one] { $n } Datei, die keine Mail ist
   *[other] { $n } Dateien, die keine Mails sind
    }
importing-left-out-unsupported = { $n } von einer Art, die die App nicht exportiert hat
importing-left-out-duplicate = { $n } doppelt im Export
importing-left-out-no-date = { $n } ohne Datum
importing-left-out-no-chat = { $n } aus { $n ->
    [one] einem Chat, der
   *[other] Chats, die
    } nicht im Export { $n ->
    [one] ist
   *[other] sind
    }
importing-left-out-spam = { $n ->
    [one] { $n } Spam-Mail
   *[other] { $n } Spam-Mails
    }
importing-left-out-trash = { $n ->
    [one] { $n } Mail
   *[other] { $n } Mails
    } im Papierkorb
importing-left-out-draft = { $n ->
    [one] { $n } Entwurf
   *[other] { $n } Entwürfe
    }
importing-left-out-chat-log = { $n ->
    [one] { $n } Chatprotokoll
   *[other] { $n } Chatprotokolle
    }
importing-ask-who = Wer bist du in »{ $name }«?
importing-ask-who-why = Damit ich weiß, welche Nachrichten von dir sind.
importing-ask-no-name = Kein Name
importing-ask-person = { $name } · { COUNT($messages, "social-chat-message") }
importing-ask-you-are = In »{ $name }« bist du { $person }.
importing-ask-you-are-nobody = In »{ $name }« bist du niemand davon.
importing-ask-none-of-them = Niemand davon
importing-ask-stop = Anhalten
importing-ask-page = { $page } von { $pages }
importing-ask-others-export = »{ $name }« ist der Export von <b>{ $person }</b>. Trotzdem importieren?
importing-ask-all-the-same = Trotzdem importieren
importing-ask-leave-it = Lass es
importing-ask-imported = Der Export von { $person } wird trotzdem importiert.
importing-ask-date = In »{ $name }« steht das Datum <b>{ $example }</b>. Was kommt zuerst?
importing-ask-day-first = Der Tag
importing-ask-day-first-as = Der Tag (Tag { $day }, Monat { $month })
importing-ask-month-first = Der Monat
importing-ask-month-first-as = Der Monat (Tag { $day }, Monat { $month })
importing-ask-day-is-first = In »{ $name }« kommt der Tag zuerst.
importing-ask-month-is-first = In »{ $name }« kommt der Monat zuerst.
inline-connect = Verbinde zuerst deine Daten
inline-search-title = Suchen: { $words } ({ COUNT($credits, "credit") })
inline-search-posted = 🔎 Ich suche in meinen eigenen Daten nach »{ $words }«
inline-search-button = Meine Ergebnisse ({ COUNT($credits, "credit") })
inline-ask-title = Fragen: { $words } ({ COUNT($credits, "credit") })
inline-ask-posted = 💬 Ich frage meine eigenen Daten: »{ $words }«
inline-ask-button = Meine Antwort ({ COUNT($credits, "credit") })
inline-in-private = Noch wird nichts gesucht. Was gefunden wird, siehst nur du, in unserem privaten Chat.
inline-here = Läuft sofort, hier.
inline-too-long = Für hier zu lang: privat weitermachen
inline-not-allowed = Dein Zugang erlaubt das nicht
live-begun = Du hast mich mit deinem Telegram-Konto verbunden. Von jetzt an landen Nachrichten der Chats, die du ausgewählt hast, sofort in deinem Archiv: neue, bearbeitete, gelöschte. Ich schreibe nie jemandem in deinem Namen. /account zeigt es und hält es an; dein Telegram-Konto von mir trennen kannst nur du, unter Einstellungen → Telegram Business → Chatbots.
live-ended = Ich bin nicht mehr mit deinem Telegram-Konto verbunden. Was gespeichert wurde, bleibt in deinem Archiv.
live-archive-gone = Dein Archiv wurde gelöscht, deshalb nehme ich keine Nachrichten deines Telegram-Kontos mehr auf. /account startet es wieder, mit einem neuen Archiv.
live-start = Ich nehme wieder auf, was in deinem Telegram-Konto neu ist.
live-stop = Ich nehme nichts mehr aus deinem Telegram-Konto auf.
live-none = Ich bin nicht mit deinem Telegram-Konto verbunden.
live-take-out = Dein Telegram-Konto von mir trennen kannst nur du, unter Einstellungen → Telegram Business → Chatbots.
live-still-connected = bei Telegram bleibe ich ein Chatbot deines Kontos, bis du mich unter Einstellungen → Telegram Business → Chatbots herausnimmst. Ich nehme nichts mehr auf
live-flows = <b>Live</b>: Neue Nachrichten deines Telegram-Kontos kommen in dein Archiv, seit { $since }.
live-stopped = <b>Live, angehalten</b>: Aus deinem Telegram-Konto nehme ich nichts mehr auf, seit { $since }.
live-stop-it = Nachrichten nicht mehr aufnehmen
live-start-it = Nachrichten wieder aufnehmen
money-receipt-left = noch { $amount } übrig
money-receipt-today = heute { $spent } von { COUNT($cap, "credit") }
money-receipt-today-no-cap = heute { COUNT($spent, "credit") }
money-looking = Sehe nach deinen Credits…
money-left = Noch { COUNT($amount, "credit") } übrig.
money-left-unknown = Wie viel noch übrig ist, ließ sich gerade nicht erfragen.
money-set-cap = Tageslimit festlegen
money-today = <b>Heute: </b>{ COUNT($spent, "credit") }
money-period = <b>Letzte { $days } Tage: </b>{ COUNT($spent, "credit") }
money-by-command = { $command }: { COUNT($spent, "credit") }, { $calls ->
    [one] { $calls } Abfrage
   *[other] { $calls } Abfragen
    }
money-before-disconnecting = { $spent }, bevor du dich getrennt hast (ohne Einzelheiten)
money-in-doubt = Davon unklar: { $spent }. Die Anfrage ging raus, aber es kam keine vollständige Antwort; vielleicht hat der Dienst sie berechnet, vielleicht nicht. Ich zähle sie als ausgegeben.
money-through-bot = Das sind die Abfragen über diesen Bot.
money-through-bot-only = Das sind die Abfragen über diesen Bot; dein Guthaben führt der Dienst.
money-no-cap = Es ist kein Tageslimit festgelegt; in /settings kannst du eines einstellen.
money-cap = Limit: { COUNT($limit, "credit") } am Tag (vom Betreiber festgelegt), noch { $left } übrig. Neu gezählt wird ab { $until } ({ $midnight }).
money-cap-mine = Limit: { COUNT($limit, "credit") } am Tag (von dir eingestellt), noch { $left } übrig. Neu gezählt wird ab { $until } ({ $midnight }).
money-midnight-utc = Mitternacht UTC
money-midnight-own = Mitternacht bei dir
money-nothing-spent = Es wurde nichts ausgegeben.
numbers-credits = { COUNT($amount, "credit") }
numbers-priced = { $label } ({ COUNT($amount, "credit") })
numbers-credits-between = { $least }–{ COUNT($most, "credit") }
own-data-button = Schick mir alles über mich
own-data-collecting = Ich suche zusammen, was über dich gespeichert ist …
own-data-doing = Ich suche zusammen, was über dich gespeichert ist
own-data-whole = Alles, was über dich gespeichert ist, in zwei Dateien: was ich speichere, ohne dein Token, und dein Archiv ({ COUNT($count, "record") }). Beides ist reiner Text: Wer die Dateien hat, kann sie lesen. Wenn du mir records.jsonl schickst, importiere ich es wieder.
own-data-too-large = Was ich über dich speichere, ohne dein Token. Dein Archiv ({ COUNT($count, "record") }) ist nicht dabei: Es hat mehr als { $most } Text. Wer diesen Bot betreibt, kann es dir ganz als eine Datei geben: npm run person.
own-data-empty = Alles, was ich über dich speichere, ohne dein Token. Dein Archiv ist leer.
own-data-elsewhere = Alles, was ich über dich speichere, ohne dein Token. Deine Daten selbst sind bei { $service }: Frag dort danach.
own-data-unreachable = Was ich über dich speichere, ohne dein Token. Dein Archiv ließ sich gerade nicht lesen: Versuch es in ein paar Minuten noch einmal.
own-data-kept-only = Was ich über dich speichere, ohne dein Token. Dein Archiv folgt.
own-data-page-heading = Dein Archiv
own-data-page-what = Für diesen Chat ist dein Archiv ({ COUNT($count, "record") }) zu groß. Auf einer Seite in deinem Browser bekommst du es als eine Zip-Datei; das kostet nichts. Der Link ist nur für dich, öffnet sich einmal und gilt zehn Minuten; gib ihn nicht weiter.
own-data-open-page = Mein Archiv speichern
own-data-in-parts = Dein Archiv ({ COUNT($count, "record") }) ist groß: Es kommt hier in Teilen, als Zip-Dateien. Das kostet nichts, und du kannst es jederzeit abbrechen.
own-data-sending-part = Teil { $part } deines Archivs wird gepackt
own-data-part = Teil { $part } deines Archivs: { COUNT($count, "record") }.
own-data-all-parts = Das war dein ganzes Archiv: { COUNT($count, "record") }. Es ist reiner Text: Wer die Dateien hat, kann sie lesen. Wenn du mir eine davon schickst, importiere ich sie wieder.
own-data-parts-stopped = Angehalten. Die Teile, die schon da sind, gehören dir; den Rest habe ich nicht geschickt. Es wurde nichts ausgegeben.
own-data-parts-broken = Weiter ließ sich dein Archiv gerade nicht lesen. Was schon da ist, bleibt; Teil { $part } kommt als Nächstes. Versuch es in ein paar Minuten.
own-data-go-on = Weiter schicken
plain-small-talk-thanks = Gern geschehen.
plain-small-talk-greeting = Hallo! Schreib mir, wonach ich suchen soll, oder frag mich etwas. Der Preis steht auf dem Knopf, bevor etwas ausgegeben wird.
plain-small-talk-farewell = Bis bald.
plain-small-talk-fine = Gut. Schreib mir, sobald du etwas finden möchtest.
plain-more = Mehr von einer Liste bekommst du mit { $next } darunter.
plain-text-only = Ich lese nur Text: Schreib ein paar Wörter, nach denen ich suchen soll, oder eine Frage.
plain-not-connected = Sobald du verbunden bist, kann ich deine Nachrichten danach durchsuchen oder dir daraus antworten.
plain-neither = Dein Token erlaubt weder, danach zu suchen, noch danach zu fragen. Was es erlaubt, steht in /account.
plain-search-or-ask = Deine Nachrichten nach { $words } durchsuchen oder dazu fragen?
plain-about-that-or-search = Zu dem, worauf du geantwortet hast, { $words } fragen oder überall danach suchen?
plain-unknown = Den Befehl { $command } kenne ich nicht. /help zeigt, was ich kann.
plain-changed = Das hast du geändert. Soll ich es so ausführen, wie es jetzt dasteht?
plain-did-you-mean = Den Befehl { $command } kenne ich nicht. Meintest du { $near }?
privacy-stored = Was gespeichert wird und wie lange
privacy-encrypted = Alles ist verschlüsselt, der Schlüssel liegt woanders, und statt deiner Telegram-ID steht ein Kürzel; was du ausgegeben hast, sind bloße Zahlen unter diesem Kürzel. In Protokollen stehen keine Texte, Namen, Fragen oder Tokens.
privacy-where-to = Wohin deine Daten gehen
privacy-to-service = Deine Wörter und Fragen landen mit deinem Token bei { $service }, wenn du einen Befehl ausführst; die Antwort kommt zurück in diesen Chat.
privacy-model-none = Dieser Dienst hat kein Sprachmodell: /ask zitiert deine Daten, und sonst liest sie niemand.
privacy-model-unknown = Bei /ask und /profile liest das Sprachmodell dieses Dienstes, wenn er eines hat, die Daten, die dein Token erlaubt.
privacy-model-local = Bei /ask und /profile liest ein Sprachmodell auf dem eigenen Rechner dieses Dienstes ({ $host }) die Daten, die dein Token erlaubt.
privacy-model-elsewhere = Bei /ask und /profile gehen deine Frage und das, was dafür aus deinen Daten gelesen wird, weiter an das Sprachmodell bei { $host }; was dort damit geschieht, bestimmt, wer es betreibt.
privacy-not-sold = Dieser Bot verkauft nichts, teilt nichts und nutzt nichts zum Trainieren.
privacy-files = Eine Datei, die du zum Importieren schickst, gebe ich so, wie sie kommt, an diesen Dienst weiter; ich behalte nichts davon.
privacy-groups = In Gruppen poste ich nie etwas Persönliches.
privacy-how-to-erase = Wie du es löschst
privacy-erase = /disconnect löscht auf einmal alles, was oben steht, beendet deinen Zugang beim Dienst, wo das geht, und sagt dir, was gelöscht und beendet wurde. Nachrichten deines Telegram-Kontos nehme ich dann nicht mehr auf. Was bleibt: dieser Chat bei Telegram (den kannst du selbst löschen) und was der Dienst selbst speichert. Widerruf das Token dort, falls es sich nicht beenden ließ.
privacy-items-1 = Dein Zugangstoken und was es erlaubt: bis du dich trennst oder es seit { COUNT($days, "day") }n nicht benutzt hast (ich sage dir vorher Bescheid).
privacy-items-1-no-days = Dein Zugangstoken und was es erlaubt: bis du dich trennst oder es seit langer Zeit nicht benutzt hast (ich sage dir vorher Bescheid).
privacy-items-2 = Ergebnisse, in denen du blätterst, und das, woran du mit einer Antwort anknüpfst: sechs Stunden. Buttons: 30 Tage. Ein Link zum Verbinden: zehn Minuten.
privacy-items-3 = Eine Nachricht von dir, die Credits kostet oder warten muss: bis sie beantwortet ist; danach nur ihre Nummer, zwei Tage lang. Die Antwort: bis Telegram sie hat.
privacy-items-4 = Deine Einstellungen: bis du dich trennst. Wann welcher Befehl wie viele Credits gekostet hat, ganz ohne Wörter: 35 Tage, oder bis du dich trennst.
privacy-items-5 = Was ich von selbst für dich tun soll (Suchen, die ich beobachte, Blicke auf deinen Tag): wonach ich suche, wann, und Kürzel dessen, was ich gemeldet habe, bis du es beendest oder dich trennst. Ich lese deine Daten dann so, als hättest du den Befehl eingetippt, zu dem Preis, dem du zugestimmt hast.
privacy-items-6 = Wenn du mich mit deinem Telegram-Konto verbindest: dass du es getan hast und seit wann, bis du es dort beendest oder dich trennst; danach nur ein Kürzel, das nicht verrät, wem es gehört, damit ich nichts mehr daraus aufnehme. Die Nachrichten gehen direkt in dein Archiv; ich behalte keine.
profiles-too-long = Das ist zu lang: bitte höchstens { $limit } Zeichen. Es wurde nichts ausgegeben.
profiles-costs = Für ein Profil lese ich deine Nachrichten durch und beschreibe dich auf einer Seite. Es kostet { $credits } ({ $today }).
profiles-costs-with-focus = Für ein Profil lese ich deine Nachrichten durch und beschreibe dich. Im Blick dabei: { $focus }. Es kostet { $credits } ({ $today }).
profiles-count-costs = Der Dienst hat kein Sprachmodell, das ein Profil schreiben könnte. Was sich zählen lässt, kostet { $nothing }: mit wem, wo und wann du schreibst und welche Wörter wiederkehren.
profiles-nothing = nichts
profiles-reading = Lese deine Nachrichten für ein Profil
profiles-counting = Zähle deine Nachrichten für ein Profil
profiles-confirm = { COUNT($credits, "credit") } bestätigen
profiles-count-it = Zählen (0 Credits)
queries-filters-sent = von dir gesendet
queries-filters-received = empfangen
queries-filters-on = über { $platform }
queries-filters-from = von { $name }
queries-filters-chat = in Chats namens »{ $name }«
queries-filters-holding-link = mit Link
queries-filters-holding-file = mit Datei
queries-filters-holding-photo = mit Foto
queries-filters-holding-video = mit Video
queries-filters-holding-voice = mit Sprachnachricht
queries-filters-holding-audio = mit Audiodatei
queries-filters-holding-sticker = mit Sticker
queries-filters-exactly = genau »{ $phrase }«
queries-filters-without = ohne »{ $word }«
queries-filters-before = vor dem { $day }
queries-filters-before-is-utc = vor dem { $day } (UTC)
queries-filters-since = seit dem { $day }
queries-filters-since-is-utc = seit dem { $day } (UTC)
queries-filters-on-day = am { $day }
queries-filters-on-day-is-utc = am { $day } (UTC)
queries-filters-days = vom { $first } bis { $last }
queries-filters-days-is-utc = vom { $first } bis { $last } (UTC)
queries-reasons-sender = der Name passt
queries-reasons-chat = der Name des Chats passt
queries-reasons-missing = ohne { LIST($words, type: "plain", quotes: "»|«") }
queries-reasons-missing-more = ohne { LIST($words, type: "plain", quotes: "»|«") } …
queries-reasons-times = { $amount }-mal
queries-problems-no-word = Bitte gib mindestens ein Suchwort an oder einen Filter wie from:anna.
queries-problems-only-excluded = Das sagt nur, was wegbleiben soll. Bitte gib auch ein Suchwort an oder einen Filter wie from:anna.
queries-problems-only-punctuation = Darin steht kein Wort, nur Satzzeichen.
queries-problems-too-long = Das ist zu lang zum Suchen: bitte höchstens { $most } Zeichen.
queries-problems-excluded-key = Mit einem Minus lassen sich nur Wörter ausschließen: »-{ $key }:« geht nicht.
queries-problems-nothing-after = Nach { $key }: fehlt etwas – schreib es direkt hinter den Doppelpunkt.
queries-problems-has = Nach has: kann link, file, photo, video, voice, audio oder sticker stehen. Ob eine Nachricht »{ $value }« hat, weiß ich nicht.
queries-problems-platform = Diese Plattformen kenne ich: { $known }; auch ein Tag passt dort.
queries-problems-place = Den Ort »{ $value }« kenne ich nicht. Nach in: kann stehen: { $known }.
queries-problems-limit = Ich kann 1 bis { $most } auf einmal holen, nicht { $value }.
queries-problems-filter = Den Filter »{ $value }« kenne ich nicht. Es gibt from:, chat:, on:, when:, after:, before: und has:.
queries-problems-to-come = Der { $day } kommt erst noch: Nichts kann neuer sein als heute.
queries-problems-no-day = Kein Tag liegt nach dem { $after } und vor dem { $before }.
queries-problems-date = Das Datum »{ $value }« verstehe ich nicht. Versuch 2026-11-01, 7d, gestern oder "letzte Woche".
queries-problems-sender-too-long = Bitte höchstens { $most } Zeichen für den Namen, von dem es kommt.
queries-problems-chat-too-long = Bitte höchstens { $most } Zeichen für den Namen eines Chats.
records-amount = { COUNT($amount, $kind) }
records-heading = { NOUN($kind, "heading") }
records-other-heading = Sonstiges
records-place = { NOUN($place, "your") }
records-unnamed-chat = Chat ohne Namen
records-no-text = (kein Text)
records-no-preview = Treffer ohne Vorschau.
records-you = Du
records-unreadable = { $amount ->
    [one] { $amount } Eintrag war
   *[other] { $amount } Einträge waren
    } nicht lesbar
records-labelled = { $label }: { $value }
records-to = An
records-where = Wo
records-until = Bis
records-address = Adresse
records-kind = { NOUN($kind, "heading") }
results-question = Wonach soll ich suchen? Eine Suche kostet { $price }.

    Du kannst sie eingrenzen:
results-question-places = oder sagen, wo ich suchen soll:
results-hint = Deine Suchwörter
results-searching = Suche in { NOUN($place, "in") } nach »{ $subject }«
results-listing = Suche in { NOUN($place, "in") }: { $filters }
results-title = { CAPITAL(NOUN($place, "your")) }:
results-newest-in = Das Neueste in { NOUN($place, "in") }
results-cannot-list = Ohne ein Suchwort kann dieser Datendienst das nicht finden. Gib eines an, oder lass has:, Wörter mit Minus und in:all weg.

    Es wurde nichts ausgegeben.
results-facts-all = { COUNT($amount, $of) }
results-facts-shown = { COUNT($amount, $of) } gezeigt
results-facts-best = die besten { $shown } von { COUNT($total, $of, form: "dat") }
results-facts-best-at-least = die besten { $shown } von mindestens { COUNT($total, $of, form: "dat") }
results-facts-newest = die neuesten { $shown } von { COUNT($total, $of, form: "dat") }
results-facts-newest-at-least = die neuesten { $shown } von mindestens { COUNT($total, $of, form: "dat") }
results-facts-none = 0 Treffer
results-filtered = Gefiltert: { $filters }
results-sifted = Hier ausgesiebt aus { COUNT($received, "one-hit") } der Dienst geschickt hat: { $filters } · { $hidden } ausgeblendet
results-nowhere = Mit { LIST($missing, quotes: "»|«") } finde ich nichts. Diese hier haben { LIST($present, quotes: "»|«") }.
results-page = Seite { $page } von { $pages }
results-turning-is-free = Blättern ist gratis
results-next = Weiter ▶
results-previous = ◀ Zurück
results-ask-about-these = Hierzu fragen
results-everywhere = Alles durchsuchen
results-gone = Diese Ergebnisse habe ich vergessen: Ich behalte sie nur sechs Stunden.
results-again = Noch mal suchen
results-none = In { NOUN($place, "in") } finde ich nichts zu: { $what } ({ $filters }).
results-none-no-filters = In { NOUN($place, "in") } finde ich nichts zu: { $what }.
results-none-readable = Was ich in { NOUN($place, "in") } lesen konnte, passt nicht zu: { $what } ({ $filters }).
results-none-readable-no-filters = Was ich in { NOUN($place, "in") } lesen konnte, passt nicht zu: { $what }.
results-looked-through = Durchgesehen habe ich { $kinds }: alles, was dein Zugang erlaubt. Wie weit jede App zurückreicht, kann ich gratis nicht sagen; /recent zeigt die allerneueste Nachricht, und ganz neue sind vielleicht noch unterwegs.
results-reaching = Durchgesehen habe ich { $kinds }: alles, was dein Zugang erlaubt. So weit reicht es:
    { $lines }
    Neueres ist vielleicht noch unterwegs.
results-nothing-there = Durchgesehen habe ich { $kinds }: Da ist noch gar nichts. /import holt deine Daten herein.
results-sifted-away = Hier ausgesiebt aus { COUNT($received, "one-hit") } der Dienst geschickt hat: { $filters } · { $hidden } ausgeblendet. Versuch es ohne das.
results-fewer-filters = Mit weniger Filtern findet sich vielleicht mehr.
results-fewer-words = Mit weniger Wörtern findet sich mehr, oft auch mit anderen Formen davon.
results-other-form = Versuch eine andere Form des Wortes oder einen Namen, der dazu gehört.
results-just-this = Nur »{ $word }«
results-messages-only = Nur Nachrichten durchsuchen
results-your-chats = Deine Chats durchsuchen
results-without-filters = Ohne Filter suchen
results-without-quotes = Ohne Anführungszeichen suchen
results-ask-instead = Lieber fragen
results-around = Was drum herum gesagt wurde
results-open-chat = Chat öffnen
results-whole-text = Ganzer Text
results-fetching = Hole den ganzen Text
results-only-part = Das ist ein Teil davon: Das Ganze ist zu lang, um es hier aufzuheben.
results-no-longer = Das ist nicht mehr da.
results-open-in-telegram = In Telegram öffnen
results-no-link-telegram = Kein Link: Telegram hat Links nur zu Nachrichten in Supergruppen und Kanälen, und bei diesem Eintrag steht nicht, ob er aus so etwas stammt.
results-no-link-other = Kein Link: { $platform } hat keine zu einzelnen Nachrichten.
routines-watch = Beobachten
routines-list = Was ich beobachte
routines-none = Ich beobachte nichts für dich und schicke nichts von selbst. Unter einer Suche kannst du auf »Beobachten« tippen; /today bietet dir einen Blick auf jeden Tag oder jede Woche an.
routines-listed = Was ich von selbst für dich tue
routines-watching = Suche nach »{ $query }«
routines-today = Dein Tag
routines-week = Deine Woche
routines-when = jeden { WEEKDAY($day, style: "long") } um { $time }
routines-when-no-day = jeden Tag um { $time }
routines-in-utc = (UTC)
routines-price = jedes Mal { COUNT($each, "credit") }, höchstens { $most } im Monat
routines-spent = diesen Monat { $credits } ausgegeben
routines-offer-watch = Soll ich dir Bescheid sagen, wenn es etwas Neues zu »{ $query }« gibt?
routines-offer-watch-how = Ich sehe von selbst nach, melde Neues einmal und bleibe still, wenn es nichts gibt.
routines-offer-today = Soll ich dir das jeden Tag schicken? Was reinkam, wer auf Antwort wartet und was für den Tag ansteht.
routines-offer-week = Soll ich dir jede Woche einen Rückblick schicken? Wer am meisten geschrieben hat, wer auf Antwort wartet und was bevorsteht.
routines-stops-by-itself = Es hört von selbst auf, wenn dein Zugang, deine Credits oder dein Tageslimit es nicht erlauben, und sagt dir Bescheid.
routines-every-day = Einmal am Tag · je { COUNT($each, "credit") } · höchstens { $most } im Monat
routines-every-week = Einmal pro Woche · je { COUNT($each, "credit") } · höchstens { $most } im Monat
routines-at = { WEEKDAY($day, style: "long") } { $time }
routines-at-no-day = { $time }
routines-not-now = Jetzt nicht
routines-begun = Eingeschaltet. Das erste Mal:
routines-too-many = Für eine Person tue ich bis zu { $most } Dinge von selbst. Beende zuerst eines.
routines-already = Das tue ich schon.
routines-cannot-watch = Ohne ein Suchwort kann ich das bei diesem Datendienst nicht beobachten. Gib eines an, oder lass has: und Wörter mit Minus weg.
routines-end = Beenden: { $what }
routines-go-on = Weiter: { $what } (je { COUNT($each, "credit") })
routines-ended = Beendet. Davon kommt nichts mehr von selbst.
routines-gone = Das ist schon beendet.
routines-found = Neu zu »{ $query }«
routines-more = und { $amount } mehr: such danach, um alles zu sehen
routines-search-all = Nach allem davon suchen
routines-looking = Sehe nach Neuem zu »{ $query }«
routines-stopped = Angehalten: { $what }
routines-why-not-connected = Du bist nicht mehr verbunden.
routines-why-token = Dein Zugang gilt nicht mehr.
routines-why-scope-missing = Dein Zugang erlaubt es nicht mehr.
routines-why-credits-out = Deine Credits beim Dienst sind aufgebraucht.
routines-why-cap-reached = Es wäre über dein Tageslimit hinausgegangen.
routines-why-dearer = Es kostet jetzt mehr, als du zugesagt hast.
routines-why-unreadable = Ich kann nicht mehr lesen, wonach ich suchen soll.
routines-why-trouble = Der Dienst konnte viele Male hintereinander nicht antworten.
routines-erased = { $amount ->
    [one] { $amount } Sache
   *[other] { $amount } Dinge
    }, die ich von selbst für dich getan habe
routines-lost = { $doing }: Ich wurde neu gestartet, bevor ich sagen konnte, was dabei herauskam. Vielleicht hat es { COUNT($credits, "credit") } gekostet.
saving-saved = In deinem Archiv gespeichert, im Chat »Saved«.
saving-saved-aside = In deinem eigenen Archiv gespeichert, im Chat »Saved«. Gerade durchsuchst du die Beispieldaten; verbinde deine eigenen Daten, um es zu finden.
saving-known = Das ist schon gespeichert.
saving-how = Antworte mit /save auf eine Nachricht, die du aufheben möchtest, auch auf eine weitergeleitete, oder schreib sie hinter den Befehl: /save der Schlüssel liegt unter der Matte
service-own = dem Datendienst dieses Bots
settings-unknown = Diese Einstellung kenne ich nicht. Du kannst zum Beispiel tippen: /settings cap 20, /settings cap none, /settings zone Lisbon, /settings protect on, /settings cover on, /settings delete 1h, /settings pictures dark.
settings-back = ‹ Einstellungen
settings-language-label = Sprache:
settings-language-open = Sprache
settings-language-ask = In welcher Sprache soll ich antworten? Was du suchst, kann in jeder sein.
settings-language-as-telegram = Wie mein Telegram
settings-cap-label = Tageslimit:
settings-cap-none = kein eigenes
settings-cap-zero = 0 – nichts läuft, was Credits kostet
settings-cap-operator = Der Betreiber erlaubt { $credits } am Tag; es zählt das kleinere von beiden.
settings-cap-remove = Kein Limit
settings-results-open = Ergebnisschutz
settings-results-cover-label = Ergebnisse verdecken:
settings-results-cover-on = an – niemand liest mit, bevor du darauf tippst
settings-results-cover-off = aus – sie sind sofort lesbar
settings-results-cover-turn-on = Ergebnisse verdecken
settings-results-cover-turn-off = Nicht mehr verdecken
settings-results-protect-label = Ergebnisse schützen:
settings-results-protect-on = an – sie lassen sich nicht weiterleiten, speichern oder kopieren
settings-results-protect-off = aus – sie lassen sich weiterleiten und speichern
settings-results-protect-turn-on = Ergebnisse schützen
settings-results-protect-turn-off = Nicht mehr schützen
settings-results-delete-label = Ergebnisse löschen:
settings-results-delete-after = { $time } nach dem Anzeigen
settings-results-delete-never = nie – sie bleiben im Chat
settings-results-delete-keep = Behalten
settings-results-from-now-on = Das gilt für Ergebnisse ab jetzt. Ergebnisse sind alles, was aus deinen Daten kommt.
settings-results-deleted = Hier stand ein Ergebnis, das sich selbst löscht.
start-in-group = Hallo! Persönliche Fragen beantworte ich nur privat: Öffne einen Chat mit { $bot }.
start-hello = Hallo, { $name }
start-hello-no-name = Hallo
start-welcome-back = Schön, dass du wieder da bist, { $name }
start-welcome-back-no-name = Schön, dass du wieder da bist
start-what = Ich durchsuche und befrage deine eigenen Nachrichten, direkt hier im Chat. Die Antworten siehst nur du.
start-sample-or-own = Sieh dich erst in den Daten einer erfundenen Person um oder verbinde ein eigenes Archiv.
start-stays-at = Deine Daten bleiben bei { $service }; du bestimmst, was ich lesen darf.
start-steps = 1. Verbinde dich
    2. Probier <code>/search Fähre</code>
    3. Frag etwas: <code>/ask wann ist der Launch?</code>
start-connected = Du bist verbunden. Schreib, was du suchst, oder nimm <code>/search</code>, <code>/ask</code> und <code>/recent</code>.
start-asked = In einem anderen Chat hast du gefragt: <code>{ $typed }</code>. Hier siehst nur du die Antwort.
start-answer-here = Hier beantworten
start-what-can-you-do = Was kannst du?
timelines-newest = Neueste { NOUN($kind, "heading") }
timelines-newest-in = Neueste Nachrichten in
timelines-around-in = Drum herum in
timelines-fetching = Hole { NOUN($kind, "heading") }: { $filters }
timelines-fetching-no-filters = Hole deine neuesten { NOUN($kind, "heading") }
timelines-opening = Öffne »{ $chat }«
timelines-looking-around = Sehe mich um in »{ $chat }«
timelines-fetching-earlier = Hole, was davor kam
timelines-fetching-later = Hole, was danach kam
timelines-none = Es gibt noch keine { NOUN($kind, "heading") }. Vielleicht sind sie noch nicht angekommen.
timelines-none-filtered = Dafür gibt es keine { NOUN($kind, "heading") }: { $filters }. Mit weniger Filtern zeigt sich vielleicht mehr; versuch: sent, received, telegram, 7d.
timelines-none-in-chat = In diesem Chat gibt es keine Nachrichten.
timelines-what-to-type = Was kann ich tippen?
timelines-earlier = ▲ Früher
timelines-later = ▼ Später
timelines-more-chats = ▼ Mehr Chats
timelines-beginning = hier fängt es an
timelines-nothing-earlier = nichts Früheres
timelines-nothing-later = nichts Späteres
timelines-later-failed = was danach kam, ließ sich nicht holen
timelines-free = gratis
timelines-gone = Diese Liste habe ich vergessen: Ich behalte sie nur sechs Stunden.
timelines-again = Noch mal holen
timelines-sent = Gesendet
timelines-received = Empfangen
timelines-everything = Ohne Filter
timelines-chats = Deine Chats
timelines-chats-named = Deine Chats namens
timelines-listing-chats = Liste deine Chats auf
timelines-looking-for-chats = Suche nach Chats namens »{ $name }«
timelines-no-chats = Es gibt noch keine Chats. Vielleicht sind sie noch nicht angekommen.
timelines-no-chat-named = Kein Chat hat »{ $name }« im Namen.
timelines-chat-name-too-long = Bitte höchstens { $most } Zeichen für den Namen eines Chats. Es wurde nichts ausgegeben.
timelines-chat-number = { $number } · { $price }
today-title = Heute, { DATETIME($day, weekday: "long", day: "numeric", month: "long") }
today-week-title = Deine Woche, { DATETIME($from, day: "numeric", month: "short") } bis { DATETIME($to, day: "numeric", month: "short") }
today-doing = Sehe mir deinen Tag an
today-doing-week = Blicke auf deine Woche zurück
today-doing-then = Blicke zurück
today-waiting = Wartet auf deine Antwort
today-named = Für heute erwähnt
today-named-next = Für die nächsten Tage erwähnt
today-named-then = Für diesen Tag erwähnt
today-happened = Was reinkam
today-happened-week = Wo etwas los war
today-others = und { $chats ->
    [one] { $chats } weiterer Chat
   *[other] { $chats } weitere Chats
    }
today-nothing = Heute kam nichts rein, und niemand scheint auf eine Antwort zu warten.
today-nothing-week = Diese Woche kam nichts rein, und niemand scheint auf eine Antwort zu warten.
today-nothing-then = Da kam nichts rein.
today-which-day = Ich sehe mir einen Tag an oder blicke auf eine Woche zurück: /today gestern, /today freitag, /today woche. Es wurde nichts ausgegeben.
today-not-synced = Mehr erwartet? Vielleicht ist es noch nicht in deinem Archiv.
today-read = { COUNT($amount, "social-chat-message") } gelesen, seit dem { DATETIME($since, day: "numeric", month: "short") }
today-read-newest = die { $amount ->
    [one] neueste Nachricht
   *[other] neuesten { $amount } Nachrichten
    } gelesen
today-daily = Jeden Tag schicken
today-weekly = Jede Woche ein Rückblick
today-in-words = Fass es zusammen
today-question = Was ist heute in meinen Chats passiert, wer wartet auf eine Antwort von mir, und was habe ich für heute versprochen?
today-question-week = Was war in den letzten sieben Tagen in meinen Chats wichtig, wer wartet auf eine Antwort von mir, und was steht bevor?
today-then-title = { DATETIME($from, day: "numeric", month: "short") } bis { DATETIME($to, day: "numeric", month: "short") }
zones-title = Zeitzone:
zones-here = { $zone }, dort ist es jetzt { $time }
zones-unknown = noch nicht bekannt, deine Tage beginnen und enden also um Mitternacht UTC
zones-pick = Was zeigt deine Uhr? Deine Tage beginnen und enden dann um Mitternacht bei dir, beim Suchen und bei dem, was du ausgeben kannst.
zones-choice = { $time } · { $where }
zones-several = In »{ $typed }« gibt es mehr als eine Zeitzone. Welche ist deine?
zones-not-found = Eine Zeitzone namens »{ $typed }« kenne ich nicht.
zones-set = Deine Zeitzone ist { $zone }, dort ist es jetzt { $time }. Deine Tage beginnen und enden um Mitternacht bei dir.
zones-counting = Was du heute ausgegeben hast, zählt bis
zones-forgotten = Deine Zeitzone habe ich vergessen: Deine Tage beginnen und enden um Mitternacht UTC.
zones-change = Zeitzone ändern
zones-tell = Zeitzone angeben
zones-forget = Meine Zeitzone vergessen
zones-back = Alle Einstellungen
zones-hours-in-utc = Deine Zeitzone kenne ich nicht, deshalb gelten diese Uhrzeiten in UTC.
zones-ask = Deine Zeitzone kenne ich nicht, deshalb gelten diese Tage in UTC.
zones-typing = Nicht dabei? Tippe deine Stadt ein, zum Beispiel { $city }, oder { $name }, oder { $offset }.
writing-quoted = »{ $text }«
