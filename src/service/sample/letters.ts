/** The sample person's e-mails: `days ago | < received or > sent | name | address | subject`, then the text. */
export const LETTERS = `
700 | < | Biblioteca de Alcântara | avisos@biblioteca.example | Your reservation is ready
"Os Pescadores" by Raul Brandão is waiting for you at the desk for seven days.

655 | > | Wim de Groot | wim@woodenboats.example | Buying a boat called Andorinha
Dear Wim, thank you for your patience with a beginner. The boat is 7.2 metres, larch on oak, 1964. The owner asks 2.800 €. Am I mad?

654 | < | Wim de Groot | wim@woodenboats.example | Re: Buying a boat called Andorinha
Yes, but the right kind. Bring a small hammer and knock on every rib below the waterline. If it sounds like bread, walk away.

640 | < | Marina do Seixal | contratos@marinaseixal.example | Berth and yard contract
Attached the contract for a place ashore at the Seixal yard, 74 € per month, water included.

588 | < | Tagus Localization | hr@tagusloc.example | Framework agreement
Dear Nina, please find the framework agreement for the coming year. Rates as discussed, payment within 30 days.

520 | < | Rui Almeida | rui.almeida@mail.example | Fotografias do avô
Digitalizei as fotografias todas. A da traineira em Peniche é de 1961. Em anexo, 14 ficheiros.

455 | > | Lena Brandt | lena.brandt@mail.example | Weihnachten
Liebe Lena, dieses Jahr kommen wir über Weihnachten nach Hamburg. Hast du noch die Luftmatratze?

454 | < | Lena Brandt | lena.brandt@mail.example | AW: Weihnachten
Die Luftmatratze hat ein Loch, aber ich habe ein neues Sofa. Ich freue mich!!

390 | < | Museu do Azulejo | edicoes@museuazulejo.example | Catalogue translation
We were very happy with the catalogue. Could you also take the children's guide, 3,200 words?

341 | < | Naturgy Lisboa | faturas@energia.example | A sua fatura de eletricidade
Valor a pagar: 43,18 €. Débito direto dentro de dez dias.

310 | < | Maria da Graça Teles | graca.teles@mail.example | Contrato de arrendamento
Boa tarde Nina, envio a minuta do contrato: renda de 1.150 €, caução de dois meses. O limoeiro faz parte da casa.

304 | > | Maria da Graça Teles | graca.teles@mail.example | Re: Contrato de arrendamento
Boa tarde Dona Graça, está tudo certo, assinamos no sábado. Cuidaremos do limoeiro.

289 | < | Mudanças Rápidas | info@mudancas.example | Recibo da carrinha
Aluguer de carrinha, um dia, 68 €. Obrigado pela preferência.

262 | < | Katrin Vogel | katrin.vogel@fahrenholz.example | Vertrag: Die Tochter des Leuchtturmwärters
Liebe Nina, anbei der Vertrag in zwei Exemplaren. Abgabetermin ist der {de+40}, das Honorar kommt in zwei Raten. Wir freuen uns sehr!

261 | > | Katrin Vogel | katrin.vogel@fahrenholz.example | AW: Vertrag
Liebe Katrin, unterschrieben und per Post zurück. Die erste Seite ist schon übersetzt, ich konnte nicht warten.

253 | < | Katrin Vogel | katrin.vogel@fahrenholz.example | Titel: Faroleira
Die Autorin sagt, bei „Faroleira“ bekomme sie Gänsehaut. Damit ist es entschieden.

213 | > | Volvo Penta Classic Parts | parts@classicmarine.example | Order: impeller for MD2B
Hello, I need one impeller and one cover gasket for a 1972 MD2B raw-water pump. Do you ship to Portugal?

212 | < | Volvo Penta Classic Parts | parts@classicmarine.example | Re: Order: impeller for MD2B
In stock: impeller 38 €, gasket 11 €, shipping 9 €. Tip: grease the new impeller with glycerine, not oil. Your boat engine will thank you.

195 | < | Hugo Prates | hugo@discorecovery.example | Your disk
All three chapters are on the stick I gave you. The mainboard is beyond hope. Please, please make backups. Dinner is fine as payment.

190 | < | Laptop Outlet | orders@laptopoutlet.example | Order confirmation
Thank you for your order: one refurbished laptop, Portuguese keyboard, 649 €. Delivery in two days.

178 | < | Clínica Dr. Pinto | geral@drpinto.example | Chip registration
The chip of your cat Bacalhau is registered under your phone number. Please check your address.

148 | < | Naval School Alcântara | courses@naval-school.example | Skipper course: registration
Three places are reserved: Nina Almeida, Sofia Lund, Tomás Reis. Fee 220 € each. Six evenings, two days of practice, exam.

147 | > | Naval School Alcântara | courses@naval-school.example | Re: Skipper course: registration
Thank you, 660 € transferred today. May we practise on our own boat?

145 | < | Hospital de São José | agendamento@saojose.example | Marcação de cirurgia
A cirurgia do seu pai está marcada para {pt-125}, às 8h00. Jejum a partir da meia-noite.

133 | < | Consulate Services | visa@consulate.example | Invitation letter received
The invitation letter for Ms Amira Haddad has been received and added to her file.

120 | < | Half Marathon Lisboa | inscricoes@meiamaratona.example | Your race number
Nina Almeida, bib 7314, start wave C, {d-42} at 9:30 on the bridge.

105 | > | Hotel Miradouro | contabilidade@hotelmiradouro.example | Invoice 2026-014
Dear colleagues, invoice 2026-014 (1.860,00 €) is 30 days overdue. Please tell me when I may expect the payment.

94 | < | Hotel Miradouro | contabilidade@hotelmiradouro.example | Out of office: Re: Invoice 2026-014
I am on holiday. For urgent matters write to the reception. Every guest is family.

80 | < | Hotel Miradouro | contabilidade@hotelmiradouro.example | Payment of 2026-014
With our apologies for the delay we have transferred 1.872,40 € today.

91 | < | Nordic Wings | bookings@nordicwings.example | Booking KX7R2P: Lisbon – Osaka
Your flights are booked. Booking code KX7R2P. Departure {d+128} 11:25 Lisbon via Helsinki, return {d+145}. Three passengers, 742 € each. Online check-in opens 24 hours before.

90 | < | Lena Brandt | lena.brandt@mail.example | Re: Japan
Ich habe den Urlaub genehmigt bekommen. Mein Chef fragt, ob ich einen Roboter mitbringe.

74 | < | 城崎温泉 つばめ屋 | info@tsubameya.example | ご予約の確認
アルメイダ様、{ja+136}から二泊、三名様のご予約を承りました。一室三万八千円、夕食付き、現金払いでお願いいたします。

73 | < | Guesthouse Nijō | stay@nijo.example | Reservation confirmed
Seven nights from {d+129}, three bicycles included. Check-in after 15:00. The cat is called Mikan.

72 | > | 田辺ゆき | yuki.tanabe@mail.example | ありがとう
ゆきさん、旅館のこと、本当に助かりました。お土産は何がいいですか?

71 | < | 田辺ゆき | yuki.tanabe@mail.example | Re: ありがとう
いわしの缶詰をお願いします!三つ、いえ五つ!

83 | < | Pastelaria Doce Rio | encomendas@docerio.example | Encomenda: bolo acordeão
Bolo de chocolate e laranja, 30 fatias, em forma de acordeão, 85 €. Levantar a {pt-70} até às 15h.

82 | > | Escola de Música do Castelo | secretaria@musicacastelo.example | Aulas de acordeão (presente)
Boa tarde, queria oferecer doze aulas de acordeão à Joana Matos. Podem preparar um vale? É surpresa.

81 | < | Escola de Música do Castelo | secretaria@musicacastelo.example | Re: Aulas de acordeão (presente)
Claro que sim! O vale de 240 € fica pronto na quinta-feira. Emprestamos o instrumento.

64 | < | Naval School Alcântara | courses@naval-school.example | Your skipper licence
Dear Nina, congratulations on 18 out of 20. The licence card will arrive by post within three weeks.

62 | < | Marine Surveys Tejo | surveys@tejosurvey.example | Survey of the Andorinha
The hull is sound. Two soft ribs at frame 14 should be replaced before the launch. Keel bolts are good for ten years. Full report attached.

56 | < | Fahrenholz Verlag | honorare@fahrenholz.example | Honorar, zweite Rate
Wir haben 2.400,00 € auf Ihr Konto angewiesen.

54 | < | Caixa do Tejo | seguros@caixatejo.example | Boat insurance
Your policy for the Andorinha is active. Annual premium 131,50 €. We copied your passport at the counter.

46 | > | Loja do Cidadão | agendamento@loja.example | Novo passaporte, urgente
Bom dia, perdi o passaporte e viajo a {pt+128}. É possível o serviço urgente?

45 | < | Loja do Cidadão | agendamento@loja.example | Re: Novo passaporte, urgente
Marcação confirmada para {pt-32}, às 10h20. Taxa do serviço urgente: 95 €.

33 | > | Loja do Cidadão | agendamento@loja.example | Cancelamento
Bom dia, encontrei o passaporte dentro das tabelas de marés. Peço desculpa e cancelo a marcação.

41 | < | Half Marathon Lisboa | resultados@meiamaratona.example | Your result
Nina Almeida, 2:07:41, place 4,118. Photos of the bridge are online for thirty days.

30 | < | Quinta das Oliveiras | eventos@quintaoliveiras.example | Reserva do casamento
Confirmamos a reserva para {pt+210}, 80 pessoas. Recebemos o sinal de 1.000 €.

29 | > | Rui Almeida | rui.almeida@mail.example | Discurso, versão 2
Cortei o bolo, deixei a traineira. Lê em voz alta e mede o tempo.

26 | < | Associação de Tradutores | eventos@tradutores.example | Translators' day: your talk
Your talk "She, it, Andorinha" is scheduled for {d+26} at 15:00, twenty minutes, in the library.

21 | < | Pergamon Yarns | news@pergamonyarns.example | New colours for the cold days
Twelve new colours of merino, from lichen to lighthouse red. 15 % off until Sunday.

18 | < | Estaleiro Aníbal | estaleiro.anibal@mail.example | Fatura
Cavernas novas, baliza 14, carvalho: 1.290,00 €. Obrigado menina.

17 | > | Estaleiro Aníbal | estaleiro.anibal@mail.example | Re: Fatura
Pago hoje por transferência. Obrigada de coração, Mestre.

14 | < | Deutsche Holzschilder | werkstatt@holzschilder.example | Ihr Namensschild ist fertig
ANDORINHA, Eiche geölt, 60 cm, zwei Schwalben. 140 €, bezahlt von Frau Brandt. Bitte nicht in der prallen Sonne lagern.

12 | < | 日本語能力試験 事務局 | info@jlpt-lisboa.example | 受験票
アルメイダ・ニナ様、N2の試験は{ja+15}、九時集合です。写真つきの身分証明書をお持ちください。

9 | < | Katrin Vogel | katrin.vogel@fahrenholz.example | Lesung in Hamburg
Liebe Nina, die Lesung findet am {de+75} um 19:30 im Speicher statt. Reisekosten übernehmen wir, bitte Belege sammeln.

7 | < | Capitania do Porto de Lisboa | registo@capitania.example | Registo da embarcação
O registo da embarcação Andorinha foi renovado. O número LX-1964-207 deve estar visível no costado.

5 | > | Amira Haddad | amira.haddad@mail.example | The launch!
Habibti, the launch is on {d+12} at high tide, 11:30. If you cannot come, we call you from the deck. Is the cup painted?

4 | < | Amira Haddad | amira.haddad@mail.example | Re: The launch!
The cup is painted, two swallows over the sea. I looked at flights. Do not tell anyone yet: I land on {d+11}. مفاجأة!

3 | < | Dora Quintela | dora@tradutores.example | Slides?
Nina, the printer closes on Friday. Slides, please, or I draw them myself.

2 | < | Nordlys Energy | reports@nordlys.example | Annual report: source files
Please find the source of the annual report, 14,000 words, due {d+17}. The tables are final, the foreword is not.

1 | < | Marina do Seixal | contratos@marinaseixal.example | Crane on launch day
The crane is reserved for the Andorinha on {d+12} from 10:45. Please pay 90 € at the office before.
`;
