import { entries, type LanguagePack, words } from './pack.ts';

export const german: LanguagePack = {
  code: 'de',
  name: 'German',
  given: words(
    'Anna Jürgen Lena Matthias Greta Stefan Käthe Holger Frieda Uwe Johanna Björn Ulrike Sören Paula Ralf Heike Till Marlene Götz',
  ),
  family: words(
    'Brandt Weiß Krüger Schäfer Vogel Lindner Böhm Sommer Winkler Straub Kaiser Hafner Möller Seiler Ebert Groß Jahn Kessler Rieger Thoma',
  ),
  order: 'given family',
  chats: entries(
    'Familie; Fußball am Sonntag; Alte Schulfreunde; Haus Nummer 9; Lesekreis; Chor; Projekt Leuchtturm; Nachbarn; Wandergruppe; Jahrgang 2008; Küchenumbau; Mittagstisch; Garten; Reise an die Seen; Bandprobe',
  ),
  lists: {
    doctor: entries('Zahnarzt; Augenarzt; Physiotherapeuten; Hautarzt; Tierarzt; Kardiologen; Kinderarzt'),
    spot: entries(
      'Ferienhaus; Garage; Fahrradkeller; Gartentor; Weinkeller; Probenraum; Bootshaus; Lagerraum; Gemeindesaal; Waschküche; Dachboden; Gartenlaube; Schranke; Skihütte; Werkstatt',
    ),
    food: entries('Erdnüsse; Muscheln; Erdbeeren; Sellerie; Walnüsse; Sesam; Senf; Kiwi; Soja; Lupinen; Mango; Eier'),
    thing: entries(
      'Zelt; Bohrmaschine; Hochdruckreiniger; Beamer; Nähmaschine; Leiter; Cello; Küchenmaschine; Dachbox; Schlafsack; Kamera; Brotbackautomat; Kettensäge; Fernrohr; Neoprenanzug; Schreibmaschine; Geige; Kanu; Grill; Mikroskop; Nudelmaschine; Plattenspieler; Schubkarre; Schlitten',
    ),
    city: entries(
      'Köln; Leipzig; Bremen; Kassel; Würzburg; Lübeck; Erfurt; Münster; Freiburg; Rostock; Görlitz; Mainz; Ulm; Passau; Kiel; Jena',
    ),
    company: entries(
      'Blauer Amboss; Hafenpresse; Turmfalke Feinkost; Nordtor Klinik; Eichenlinie; Silberfaden; Gezeiten; Weidenufer; Kupfermühle; Rotstein; Rittersporn; Meridian Glas',
    ),
    restaurant: entries(
      'Schiefer Löffel; Grüne Pagode; Café Laterne; Salzbirne; Neun Oliven; Goldene Barke; Altes Pumpwerk; Mark und Korn; Klein Hanoi; Blechpfeife; Wacholder; Sieben Öfen; Blauer Kessel; Mühlbach',
    ),
    animal: entries('Hund; Kater; Papagei; Hase; Esel; Igel; Hamster'),
    day: entries('Montag; Dienstag; Mittwoch; Donnerstag; Freitag; Samstag'),
    station: entries('Hauptbahnhof; Flughafen; Busbahnhof; Hafen; Gleis vier; Nordausgang'),
  },
  topics: [
    {
      name: 'appointment',
      keys: ['person', 'doctor'],
      value: 'time',
      say: [
        'Der Termin von {person} beim {doctor} ist am {day} um {time}.',
        'Beim {doctor} ist {person} am {day} um {time} dran, steht im Kalender.',
        'Nur damit du es weißt, {person} muss am {day} um Punkt {time} beim {doctor} sein.',
      ],
      own: [
        'Mein Termin beim {doctor} ist am {day} um {time}.',
        'Ich muss am {day} spätestens {time} beim {doctor} sein.',
      ],
      change: [
        'Verschoben: {person} ist beim {doctor} jetzt am {day} um {time} dran.',
        'Der Termin von {person} beim {doctor} wurde verlegt, neu ist {day} {time}.',
      ],
      ask: [
        'Wann ist der Termin von {person} beim {doctor}?',
        'Um wie viel Uhr hat {person} den Termin beim {doctor}?',
      ],
      askOtherwise: [
        'Wann wird {person} beim {doctor} erwartet?',
        'Für welche Uhrzeit wurde {person} beim {doctor} eingetragen?',
      ],
      talk: [
        'Hat jemand von {person} wegen des Termins gehört?',
        '{person} hat ein bisschen Angst vor dem {doctor}.',
        'Beim {doctor} waren sie zu {person} letztes Mal so nett.',
      ],
    },
    {
      name: 'code',
      keys: ['spot'],
      value: 'code',
      say: [
        'Der Code für {spot} ist {code}, bitte nicht weitergeben.',
        'Am Eingang {spot} tippst du {code} und wartest auf das grüne Licht.',
        'Notiert: {spot}, Türcode {code}.',
      ],
      change: [
        'Das Schloss ist neu, ab heute geht {spot} mit {code} auf.',
        'Neuer Code für {spot}: {code}. Der alte geht nicht mehr.',
      ],
      ask: ['Wie ist der Code für {spot}?', 'Welcher Türcode gilt für {spot}?'],
      askOtherwise: ['Wie komme ich hinein, {spot}?', 'Was muss ich am Eingang eintippen, {spot}?'],
      talk: [
        'Wer war zuletzt dort, {spot}? Das Licht brannte noch.',
        'Hast du den Code, {spot}? Ich vergesse ihn immer.',
        'Vor dem Winter räumen wir auf: {spot}.',
      ],
    },
    {
      name: 'allergy',
      keys: ['person'],
      value: 'food',
      say: [
        'Vorsicht mit dem Kuchen, {person} ist allergisch gegen {food}.',
        'Bitte keine {food} auf den Tisch, {person} bekommt davon Ausschlag.',
        '{person} hat mir von der Allergie erzählt: {food}, schon Spuren.',
      ],
      own: [
        'Ich bin allergisch gegen {food}, schon gegen Spuren.',
        'Lasst bitte {food} weg, ich bekomme davon Ausschlag.',
      ],
      ask: ['Wogegen ist {person} allergisch?', 'Welche Allergie hat {person}?'],
      askOtherwise: ['Was darf ich nicht kochen, wenn {person} kommt?', 'Welches Essen muss {person} meiden?'],
      askBoth: ['Wogegen sind {a} und {b} allergisch?'],
      talk: ['{person} kommt zum Essen, was kochen wir?', 'Ich glaube, {person} fand den Kuchen letztes Mal gut.'],
    },
    {
      name: 'work',
      keys: ['person'],
      value: 'company',
      say: [
        '{person} hat seit diesem Monat eine neue Stelle bei {company}.',
        'Rate mal, {person} arbeitet bei {company}.',
        '{person} hat heute den Vertrag mit {company} unterschrieben.',
      ],
      own: [
        'Ich habe seit diesem Monat eine neue Stelle bei {company}.',
        'Heute habe ich den Vertrag mit {company} unterschrieben!',
      ],
      change: [
        '{person} hat gekündigt und arbeitet jetzt bei {company}.',
        'Wieder ein Wechsel: {person} ging zu {company}.',
      ],
      ask: ['Bei welcher Firma arbeitet {person}?', 'Wo hat {person} eine neue Stelle?'],
      askOtherwise: ['Wer beschäftigt {person}?', 'Mit wem hat {person} einen Vertrag gemacht?'],
      askBoth: ['Bei welchen Firmen arbeiten {a} und {b}?'],
      talk: ['{person} freut sich auf Urlaub, die Arbeit ist zu viel.', 'Wie geht es {person} mit der Stellensuche?'],
    },
    {
      name: 'restaurant',
      keys: ['person', 'city'],
      value: 'restaurant',
      say: [
        '{person} hat ein Restaurant in {city} empfohlen: {restaurant}.',
        'Wenn du mal in {city} bist, sagt {person}, iss im {restaurant}.',
        'Tipp von {person} zum Abendessen in {city}: {restaurant}, bitte reservieren.',
      ],
      ask: ['Welches Restaurant in {city} hat {person} empfohlen?'],
      askOtherwise: [
        'Wo soll man nach {person} in {city} essen?',
        'Was war der Tipp von {person} für Abende in {city}?',
      ],
      askWhen: [
        'Welches Restaurant hat {person} im {when} empfohlen?',
        'Was war im {when} der Tipp von {person} zum Abendessen?',
      ],
      talk: ['{person} war wieder in {city} und hatte Regen.', 'Das Abendessen mit {person} war schön.'],
    },
    {
      name: 'arrival',
      keys: ['person'],
      value: 'time',
      say: [
        '{person} kommt um {time} an, {station}, wer kann abholen?',
        'Ich habe nachgesehen, der Zug von {person} kommt um {time}, {station}.',
      ],
      own: ['Ich komme um {time} an, {station}, holt mich jemand ab?', 'Mein Zug kommt um {time} an, {station}.'],
      change: ['Verspätung: der Zug von {person} kommt erst um {time}, {station}.'],
      ask: ['Um wie viel Uhr kommt {person} an?', 'Wann kommt der Zug von {person}?'],
      askOtherwise: ['Wann muss ich {person} abholen?'],
      askWhen: ['Um wie viel Uhr kam {person} im {when} an?', 'Wann kam im {when} der Zug von {person}?'],
      talk: ['{person} fährt gern Zug.', 'Wer könnte {person} nächstes Mal abholen?'],
    },
  ],
  chatter: [
    'Hast du im Fenster neben {shop} gesehen: {thing}?',
    'Bin unterwegs, zehn Minuten.',
    'War das {day} oder einen Tag später?',
    'Der {animal} nebenan war die ganze Nacht laut.',
    'Kann jemand {food} für den Salat mitbringen?',
    'Das Wetter in {city} ist furchtbar, es regnet quer.',
    '{person} lässt alle grüßen.',
    'Treffen wir uns am {day} um {time}, wie immer.',
    'Ich habe von einem {animal} geträumt, keine Ahnung warum.',
    'Der Bus nach {city} kam wieder zu spät.',
    'Mein Termin fällt aus, ich habe am {day} Zeit.',
    'Wer kennt ein gutes Restaurant für zehn Leute?',
    'Am {day} muss ich lange arbeiten.',
    'Der Zug war voll, ich stand bis {city}.',
    'Hast du die Rechnung von {shop} schon bezahlt?',
    '{person} und {person} streiten wieder über Fußball.',
    'Wir brauchen neue Schlüssel: {spot}.',
    'Alles Gute zum Geburtstag, {person}!',
    'Habe etwas über {food} gelesen, nie wieder.',
    'Hat {company} noch das Büro am Fluss?',
    'Können wir den Anruf auf {time} verlegen?',
    'Beim {doctor} hieß es, ich soll mehr schlafen.',
    'Ich habe ein altes Foto gefunden: {spot}.',
    'Was kostet eine Fahrkarte nach {city} heute?',
    'Das Lokal {restaurant} hatte zu, es gab Brote.',
    'Das Paket ist bei den Nachbarn.',
    'Mein Schirm ist liegen geblieben, {spot}.',
    'Kochen wir am {day} zusammen?',
    'Beim Einkaufen vergesse ich immer die Hälfte.',
    'Nie wieder kaufe ich etwas bei {shop}.',
  ],
  common: words(
    'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde wenn können alle gegen vom schon hier ihr diese ihre unter wir soll ich eines Jahr zwei kann diese wieder keine seine nun dann ganz immer sehr heute morgen gestern jetzt doch mal ja nein gut neu alt groß klein erst letzte nächste andere viel wenig Tag Woche Zeit Haus Leute Mensch Leben Welt Hand Stadt Arbeit Abend Nacht Wasser Kaffee Straße Kinder Mann Frau Weg Ende Teil Platz Seite Bild Buch Frage Sache Stunde Minute Wetter Sonne Regen Schnee gehen kommen machen sehen sagen wissen denken finden geben nehmen bringen halten stehen lassen bleiben liegen',
  ),
  replies: entries(
    'Danke, notiert.; Okay!; Gut zu wissen; Ach so; Perfekt, danke; Hm, gut; Na dann; Klar; Verstanden; Ja, mache ich; Oh nein; Schön; Wirklich?; Ich auch; Bis gleich',
  ),
  months: words('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  when: '{month} {year}',
  syllables: words('hau gen bach stein feld ner sch mann ber reu lin gau mers kel ding dorf weil au'),
  space: ' ',
};
