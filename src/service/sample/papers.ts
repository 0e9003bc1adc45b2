/** The sample person's files: `days ago | file name | what it says`. */
export const PAPERS = `
303 | contrato-arrendamento-graca.pdf | Contrato de arrendamento, 3.º andar, Graça. Renda mensal 1.150 €, caução de dois meses (2.300 €). Senhoria: Maria da Graça Teles. Arrendatários: Nina Almeida e Tomás Reis.
291 | measurements-fridge.txt | Stairs 68 cm. Fridge 70 cm. Door of the fridge off: still 69. Balcony: 140 cm. Rope!
290 | inventory-moving-boxes.xlsx | Box 1 kitchen, box 2 dictionaries A-K, box 3 dictionaries L-Z, box 14 boat things, box 15 more boat things
260 | vertrag-leuchtturm.pdf | Übersetzungsvertrag „Die Tochter des Leuchtturmwärters“, Fahrenholz Verlag. 412 Seiten, Abgabe {d+40}, Honorar in zwei Raten.
254 | title-ideas.md | A filha do faroleiro / A luz de quem fica / Faroleira / O inverno do farol. Favourite: Faroleira.
240 | borscht-zoya.md | Grandmother Zoya's borscht. 3 beetroots, quarter of a cabbage, 1 carrot, 1 onion, 4 potatoes, 2 spoons tomato paste, beef on the bone. Stew the beetroot apart with vinegar. Garlic last. Skim the foam.
213 | md2b-water-pump-open.jpg | Photo: raw-water pump of the Volvo Penta MD2B, three vanes missing from the impeller
212 | volvo-penta-md2b-manual.pdf | Workshop manual MD2B. Cooling system, raw-water pump, thermostat 72 °C, oil SAE 15W-40, three litres.
209 | boat-fund.xlsx | Boat fund: income and expenses. Impeller 38 €, gasket 11 €, red lead 64 €, ribs 1.290 €, name plate 140 €
193 | ssd-recovery-report.txt | Recovered: chapter09.docx, chapter10.docx, chapter11.docx. Mainboard: dead. Advice: backups every night.
190 | glossary-ferry-company.xlsx | boarding pass = cartão de embarque; gangway = prancha de embarque; life jacket = colete salva-vidas
174 | vacinas-bacalhau.pdf | Boletim de vacinas. Nome: Bacalhau. Espécie: gato europeu, cinzento. Peso 5,4 kg. Próxima vacina em atraso.
176 | cartaz-gato-perdido.pdf | PERDEU-SE: gato cinzento de olhos amarelos. Responde por "Bacalhau". Recompensa: sardinhas.
146 | convocatoria-cirurgia-pai.pdf | Hospital de São José. Artroplastia da anca. Internamento previsto de quatro dias.
128 | skipper-course-notes.md | Lights: red to red, go ahead. Fog signals: one prolonged blast every two minutes under way. Rule 17 stand-on vessel.
118 | half-marathon-plan.xlsx | Twelve weeks. Long runs 10, 12, 14, 16, 18, 12. Goal under 2:10.
96 | carta-de-marinheiro-resultado.pdf | Exame de marinheiro: Nina Almeida, 18 valores, aprovada.
92 | japan-spreadsheet.xlsx | Flights 2.226 €, ryokan 460 €, guesthouse 840 €, per person 1.175 €. Columns by Tomás.
91 | e-ticket-KX7R2P.pdf | E-ticket KX7R2P. Lisbon to Osaka via Helsinki, {d+128} 11:25. Return {d+145}. Passengers Almeida, Reis, Brandt.
84 | surprise-party-list.md | Cake (30 slices, accordion), piano (Hugo), lights, caldo verde, tablecloths, tie for Mestre Aníbal
79 | invoice-2026-014.pdf | Invoice 2026-014 to Hotel Miradouro, 1.860,00 €, paid late with 12,40 € interest
61 | survey-andorinha.pdf | Survey report, wooden boat Andorinha, built 1964, 7.2 m, larch on oak. Hull sound. Two soft ribs at frame 14. Keel bolts good.
46 | participacao-policia-passaporte.pdf | Participação de extravio: passaporte de Nina Almeida. Requerido novo passaporte, urgente, 95 €.
42 | half-marathon-certificate.pdf | Finisher: Nina Almeida, 2:07:41, Ponte 25 de Abril half marathon
34 | rui-speech-draft.docx | Discurso para o casamento do Rui: a traineira, o bolo, a ponte. Máximo cinco minutos. Não chorar antes da página dois.
26 | boat-pronouns-slides.pdf | She, it, Andorinha: how boats get their pronouns. Talk for the translators' day.
15 | name-plate-andorinha.jpg | Photo: oak name plate ANDORINHA with two carved swallows, 60 cm, by Lena's sign maker
8 | faroleira-complete-draft.docx | Faroleira, tradução completa, 412 páginas. FIM.
6 | storm-checklist.md | Cover tied, props under the bilges, mast down, ladder away, Mestre's phone number
3 | launch-day.md | Launch {d+12}, high tide 11:30. Guests 24. Cake Sofia, prosecco Tomás, swallow cup Amira, video call for Mama.
2 | jlpt-n2-mock-result.pdf | 模擬試験 N2: 112/180. 文法 34, 読解 40, 聴解 38.
`;
