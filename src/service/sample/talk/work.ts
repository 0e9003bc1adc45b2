/** Small talk at work: the agency, the publisher, invoices, colleagues, and German with friends and editors. */
export const OFFICE = {
  slots: {
    file: 'glossary_v3.xlsx|user_guide_PT.docx|strings_export.json|style_guide.pdf|TM_march.tmx|handover_notes.md',
    day: 'Monday|Tuesday|Wednesday|Thursday noon|end of week|tomorrow 10:00',
    client:
      'the ferry company|the ceramics museum|Nordlys Energy|the hearing-aid people|Hotel Miradouro|the school board',
    words: '1,800|3,200|950|12,400|6,700|2,150',
    tool: 'the CAT tool|the VPN|the invoice portal|the shared drive|the QA checker',
  },
  text: `
< Can you take {words} words for {client} by {day}?
> Yes, if the source is final this time
< It is. Uploaded {file}.

> Question on {file}: "boarding card" or "boarding pass" for {client}?
< They use "cartão de embarque" everywhere, so pass.
> Thanks, glossary updated

<< {tool} is down again
< IT knows, 30 minutes
> Coffee it is ☕

< Standup moved to {day}.
> 👍

< Great feedback from {client}: "reads like it was written here"
> That made my week, thank you for passing it on
<< Well deserved!

> Delivered {file}, QA clean, two comments for the client inside
< You are fast
> The cat walked on the keyboard only once

<< Reminder: time sheets until {day}
> Done
< Done-ish

< Rate check: {words} words, legal, rush. Your usual plus 30 %?
> Plus 40 %, it is a weekend
< Fair. Confirmed.
`,
};

export const INVOICES = {
  slots: {
    no: '2025-031|2025-044|2026-003|2026-009|2026-017|2026-022|2025-058',
    sum: '640,00 €|1.280,00 €|415,50 €|2.070,00 €|888,00 €|1.150,00 €',
    client: 'Tagus Localization|Nordlys Energy|Hotel Miradouro|Museu do Azulejo|Fahrenholz Verlag',
  },
  text: `
> Sent invoice {no} to {client}, {sum}.
< Received, goes into this week's run.

< Invoice {no} ({sum}) is paid.
> Thank you!

<< @nina the VAT number is missing on {no}
> Fixed and sent again, sorry
<< no worries

> Any news on {no}? It is 12 days over.
< {client} says "next Friday". I will chase.
> Please do 🙏
`,
};

export const LIGHTHOUSE = {
  slots: {
    ch: '3|5|7|9|11|14|16|18|21|24',
    term: 'Leuchtfeuer|Nebelhorn|Priel|Deichgraf|Wattläufer|Ölzeug|Lampenhaus|Sturmflut',
    opt: 'a plain word|the dialect word|a footnote|nothing at all, the context carries it|two words, alternating',
    pages: '12|18|9|25|31',
  },
  text: `
> Chapter {ch} is uploaded, {pages} pages. Open question: "{term}".
< I would choose {opt}.
<< Agreed. The author likes it strange.

< Comments on chapter {ch} are in the margin. Lovely rhythm.
> Thank you! I fought with every comma
< It shows, in a good way

<< The typesetter needs chapter {ch} by Friday. Possible?
> Possible if "{term}" is settled
< Settled: {opt}

> "{term}" appears 41 times. Keep it German or translate?
< Keep it the first time, then {opt}.
> Good, adding to the style sheet

<< Cover draft is here. Too blue?
> A lighthouse book cannot be too blue
< It can. But this one is right.
`,
};

export const TRADE = {
  slots: {
    word: 'saudade|desenrascanço|Feierabend|Schadenfreude|тоска|木漏れ日|cafuné|Waldeinsamkeit|komorebi',
    topic:
      'rates for subtitling|machine output at half price|the new tax form|copyright clauses|health insurance for freelancers|the summer meetup',
    day: 'on Thursday|next month|on the 3rd|after summer',
  },
  text: `
< How would you translate "{word}" in a menu? Yes, a menu.
> With a smile and a footnote
<< Menus have no footnotes
> Then with a bigger font

<<< Anyone with experience on {topic}?
> Yes, write me. Short version: never accept the first offer.
< Seconded.

< Meetup {day} about {topic}, upstairs at the library
> Coming, I bring biscuits
<< +1

<< Looking for a JA>PT colleague, medical
> Try Kenji, he is careful and fast
<< Thanks Nina!

> Does "{word}" need italics in 2026?
< No word needs italics, only explanations do
`,
};

export const RANDOM = {
  slots: {
    pet: 'Bacalhau|my sourdough|the office plant|Jonas’s dog|the parrot downstairs',
    deed: 'sat on the keyboard and sent a mail|survived the weekend|has its own calendar now|ate the glossary|refuses to be photographed',
    song: 'Madredeus|Kraftwerk|Кино|Cesária Évora|Ryuichi Sakamoto|Zeca Afonso',
  },
  text: `
< Update: {pet} {deed}
> Promote it
<< Minutes approved

<< Friday song: {song}
> Excellent choice, replying with {song2}
<<< This channel is the best radio

> Found on a sign: "Please do not feed the translators"
< Who told them
<<< 😂😂

<<< Lunch at the yellow place?
> 12:30, I am starving
< Save me a chair
`,
};

export const GERMAN = {
  slots: {
    was: 'die neue Ausstellung|den Film über die Fähre|dein Paket|die Fotos vom See|das Hörbuch|den Kuchen nach Omas Rezept',
    wann: 'am Wochenende|heute Abend|nächste Woche|im Frühling|morgen früh|nach der Arbeit',
    wo: 'in Hamburg|an der Elbe|in Kreuzberg|auf dem Balkon|im Zug nach Leipzig|im Schwimmbad',
    gefuehl: 'müde, aber zufrieden|ziemlich verkatert|voller Ideen|einfach nur platt|ganz ruhig',
  },
  text: `
< Na, wie geht’s dir?
> {gefuehl}. Und selbst?
< Sitze {wo} und denke an dich
> 🥰

> Hast du {was} schon gesehen?
< Noch nicht, {wann}! Lohnt es sich?
> Sehr. Nimm Taschentücher mit.

< Telefonieren {wann}?
> Gern, so gegen acht deine Zeit
< Abgemacht

< Hier schneit es! Und bei euch?
> 17 Grad und Wäsche auf der Leine, nicht böse sein
< Ich bin sehr böse 😄

> Wie sagt man auf Hochdeutsch zu „Schietwetter“?
< Gar nicht. Das Wort ist perfekt.
> Geht so ins Buch.

< Ich bring dir Lakritz mit, versprochen
> Und Vollkornbrot! Das dunkle!
< Natürlich das dunkle.

< Erinnerst du dich an unsere WG {wo}?
> An den Kühlschrank vor allem
< Der lebte wirklich.
`,
};

export const GERMAN_WORK = {
  slots: {
    sache: 'den Vertrag|die Fahnen|das Lektorat|die Kurzbiografie|den Klappentext|die Rechtefrage|den Umschlag',
    frist: 'bis Freitag|bis Ende des Monats|heute noch|bis zum 15.|in zwei Wochen',
    zahl: '24|30|48|60|112',
  },
  text: `
< Guten Morgen Nina, schaffen Sie {sache} {frist}?
> Guten Morgen Katrin, ja, das geht gut.
< Wunderbar, danke!

> Ich habe noch eine Frage zu {sache}.
< Rufen Sie mich gern an, ab 14 Uhr bin ich frei.

< Die Autorin ist begeistert von den ersten {zahl} Seiten!
> Das freut mich riesig. Die nächsten {zahl2} kommen {frist}.

> Anbei {sache}, mit {zahl} Anmerkungen (nicht erschrecken)
< Ich erschrecke erst ab hundert 😉

< Kleine Erinnerung: {sache} fehlt uns noch.
> Kommt {frist}, versprochen.
`,
};
