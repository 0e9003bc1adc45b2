/** Stories of work: the lighthouse novel, the invoice that was not paid, the laptop that died. */
export const WORK_STORIES = `
@ lighthouse 260 10:30
katrin: Vertrag unterschrieben: „Die Tochter des Leuchtturmwärters“, Portuguese rights, 412 pages, delivery {d+40}.
nina: I am so happy. First question already: the title. "A filha do faroleiro"?
jonas: Literal, clear, fine.
nina: But in Portuguese it sounds like a radio play from 1950.
katrin: Suggest alternatives, the author is open.
+ 6d 15:20
nina: Title options: "A luz de quem fica", "Faroleira", "O inverno do farol".
jonas: "Faroleira"! One word, female, strange.
katrin: The author says: "Faroleira" gives her goosebumps. Decided.
@ lighthouse 131 11:05
nina: Half-time: page 206 of 412. The dog has died. I needed a walk.
jonas: Sorry. We should have warned you.
katrin: Everybody cries on page 203.
@ lighthouse 55 16:45
katrin: Advance for the second half is on its way: 2.400 €.
nina: Thank you! It becomes two ribs of a boat.
jonas: The most literal royalties ever.
@ lighthouse 8 14:10
nina: Last chapter translated. I wrote "FIM" and sat there for ten minutes.
katrin: Herzlichen Glückwunsch!! Take the evening off.
jonas: Copy-edit starts Monday. I keep my red pencil gentle.
nina: Revision from me until {d+20}, then proofs.
@ katrin 7 09:40
katrin: Die Autorin möchte Sie zur Lesung einladen: Hamburg, {de+75}. Kämen Sie?
nina: Sehr gern! Ich kann bei Lena wohnen.
katrin: Wunderbar, Reisekosten übernehmen wir.
@ invoices 104 10:12
nina: Invoice 2026-014 (Hotel Miradouro, 1.860,00 €) is 30 days overdue.
miguel: I reminded them on Monday. No answer yet.
priya: Their accountant is on holiday until the 15th, it seems.
nina: Their website says "every guest is family". I would like to be paid like family.
+ 11d 09:30
miguel: Second reminder sent, with interest calculated: 12,40 €.
nina: Thank you. Should I stop work on their winter brochure?
priya: Yes. Pause until they pay.
@ invoices 79 17:55
miguel: 2026-014 is PAID. 1.872,40 € including interest. 🎉
nina: I frame the transfer. Resuming the brochure tomorrow.
priya: Lesson: 50 % up front for hotels.
@ miguel 79 18:10
miguel: Tell me you celebrate
nina: Oysters for two and a new water pump for the boat engine.
@ tomas 196 22:40
nina: My laptop just died. Black. Smell of toast.
tomas: Backup?
nina: … of three weeks ago.
tomas: And the novel?
nina: Chapters 9 to 11 only on the disk. I am going to be sick.
tomas: Hugo from the Go club recovers disks for a living. Write him now.
@ tsumego 196 23:02
nina: Hugo, emergency: dead laptop, 60 pages of a novel on the SSD.
hugo: do not switch it on again. bring it tomorrow 9:00, Rua da Palma 212
kaito: good luck!!
+ 2d 19:30
hugo: chapters 9, 10, 11 alive. the mainboard is not
nina: I love you in a strictly professional way. What do I owe you?
hugo: one dinner and two games. and BACKUPS
@ general 193 10:05
nina: New laptop, new life, nightly backups. Please resend me the ferry glossary.
priya: Sent glossary_v3.xlsx. Welcome back!
@ translators 60 12:30
dora: The association asks: who speaks at the translators' day? Topic: "Names of boats in fiction".
ben: This has Nina written all over it
nina: I accept before I can think. 20 minutes, {d+26}, at the library.
dora: Noted. Slides by the week before, please.
@ translators 4 11:10
dora: Nina, slides?
nina: Friday! Title: "She, it, Andorinha: how boats get their pronouns".
ben: Already good.
@ general 28h
priya: Nordlys Energy wants the annual report, 14,000 words, by {d+17}. Nina, 8,000 of them?
nina: Yes, if Miguel takes the tables.
miguel: I love tables. Said nobody.
priya: Split done, files are on the shared drive.
`;
