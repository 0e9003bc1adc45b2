/** Stories of play and table: the bet, the half marathon, the recipes, the book club, and the odd message that tests a reader. */
export const PLAY_STORIES = `
@ kaito 158 21:30
kaito: bet: first to win 10 games by new year. loser pays dinner
nina: Deal. I choose the restaurant in both cases.
kaito: that is not how bets work
nina: It is now. Score 0:0.
@ kaito 137 22:40
nina: 2:1 for me!!
kaito: lucky ladder
@ kaito 101 23:15
kaito: 4:3 for me. the bet is turning
nina: I was cooking during game seven. Soup handicap.
@ kaito 62 22:05
nina: 6:6. I have not slept.
kaito: we need a referee
@ tsumego 61 20:20
hugo: so the bet stands 6:6? I open a book. odds 1.9 each
nina: Corruption in the Go club!
kaito: put 5 euro on me
@ kaito 23 21:50
kaito: 8:7 for me
nina: The ko in the corner will visit me at night.
@ kaito 5 22:30
nina: The bet stands at 8:8!! I won by half a point!!
kaito: I counted three times. ok. 8:8
nina: Two more wins. I look at menus: there is a place with eel in Alfama.
@ running 118 19:05
marta: Half marathon over the bridge, {d-42}. Who is in? 27 € until Sunday.
ben: In. My knee signs under protest.
nina: In! Goal: under 2:10 and a smile.
joana: I hold the banners and the bananas.
@ running 66 20:30
marta: Long run 16 km done. Nina led the last 3!
nina: There was a dog behind me.
@ running 42 13:20
joana: THEY FINISHED!!! Nina 2:07:41, Marta 1:58:03, Ben alive
nina: 2:07:41!! I cried on the bridge, wind from the right, whole river below.
ben: I was overtaken by a man dressed as a sardine
marta: Next: Porto in spring?
nina: Ask me when I can walk stairs.
@ mama 240 18:20
nina: Мам, напиши рецепт бабушкиного борща, только точно.
mama: Точно не бывает. Свёкла 3 шт., капуста четверть, морковь, лук, картошка 4, томатная паста 2 ложки, говядина на косточке.
mama: Свёклу тушить отдельно с уксусом, чтобы цвет не ушёл. Чеснок в самом конце.
nina: Записала! А сколько варить мясо?
mama: Два часа, и пену снимать, Нина. Пену!
@ leftovers 239 19:40
nina: Borscht, officially, from grandmother Zoya: 3 beetroots, quarter of a cabbage, carrot, onion, 4 potatoes, 2 spoons of tomato paste, beef on the bone. Beetroot stewed apart with vinegar so it stays red. Garlic at the very end. Skim the foam!
sofia: Saved, framed, cooking on Sunday
joana: E o endro?
nina: Dill on top, always. And smetana.
@ leftovers 160 20:10
sofia: Syrniki test: mine fell apart 😭
nina: Too wet. 500 g of curd cheese, one egg, two spoons of flour, low heat, and do not stir long.
sofia: Second batch: PERFECT. You saved breakfast.
@ slowreaders 30 21:00
ben: Vote: "Kokoro" 4, "The Rings of Saturn" 3. Kokoro it is.
nina: I bring the Japanese edition to show off.
dora: We meet at my place on {d+6}, 20:00. Cheese theme: none.
@ nihongo 52 19:10
haru: 今度の日本語能力試験N2を受ける人はいますか?
nina: 私です…{ja+15}です。こわいです😱
kenji: 大丈夫、毎日少しずつ。漢字カードを貸しますよ。
nina: ありがとうございます!文法がいちばん苦手です。
@ nihongo 2 20:30
haru: 模擬試験の結果はどうでしたか?
nina: 180点中112点!合格ラインは90点です🎉
kenji: すごい!このまま頑張って!
@ lena 140 21:15
lena: Ich habe den Sieg über die Steuererklärung davongetragen.
nina: Heldin! Ich stecke noch bei den Belegen.
lena: Die Schildermacherin sagt, Eichenholz für ANDORINHA. Zwei Schwalben, 60 cm. 140 €, ist das ok?
nina: Mehr als ok. Das wird wunderschön.
@ lena 15 20:00
lena: Namensschild ist fertig!! Es riecht nach Öl und Meer.
nina: Zeig! Bringst du es zum Stapellauf mit?
lena: Flug ist gebucht, ich lande {de+10} um 14:20.
@ oleg 72 22:30
oleg: Сдал на права мотоциклиста! В сорок лет!
nina: Поздравляю!! Шлем купил?
oleg: Шлем, куртку и страховку жизни.
@ zoya 58 12:00
zoya: Ниночка, мне 88! Говорят, я самая молодая в подъезде.
nina: С днём рождения, бабулечка!! Посылка с кофе пришла?
zoya: Пришла. Пью маленькими чашками, чтобы надолго.
@ tides 6 06:00
system: ⚠️ Aviso laranja: vento SW 28 kn, rajadas 45 kn, ondulação 5 m na barra. Reforcem as amarras.
@ crew 6 06:40
nina: Storm warning: gusts 45 knots tonight. Who can check the cover and the props at the yard?
tomas: I go at seven
anibal: Já fui. Está tudo amarrado. Durmam.
@ nameless 9 21:00
rui: Este grupo ainda não tem nome
sofia: It has a soul
nina: 👨‍👩‍👧‍👦🏳️‍🌈👩🏽‍🔧 ← the crew, more or less
@ splice 34 22:20
carla: <script>alert('varnish')</script> <- my new boat name
wim: <b>bold</b> choice & *very* _subtle_ [really](https://boats.example)
nina: It will not fit on the transom 😂
@ amira 16 20:20
amira: قصيدة اليوم: «على هذه الأرض ما يستحق الحياة». وأنتِ؟ ماذا تقرئين؟
nina: ניסיתי גם עברית once, but my right-to-left brain is small. اليوم أقرأ سوسيكي.
amira: الفنجان جاهز: سنونوتان تطيران فوق البحر 🐦
@ slowreaders 44 23:10
dora: My notes on the last chapter, sorry for the length:⏎⏎1. The house is the narrator. Every time somebody leaves a room, the sentence leaves it too, and what stays behind is furniture described as if it were weather. I counted eleven chairs and not one of them is sat upon by a person who is happy.⏎⏎2. The sea is never blue. It is "pewter", "bottle", "the grey of a coat nobody collects". When it finally is blue, on the second-last page, somebody has died, and we understand that blue was the colour of not being there to see it.⏎⏎3. On translation: the original repeats one verb forty times where the English has twelve different ones. Nina, you will scream. The repetition is the tide, in my opinion; take away the repetition and the book is a lake.⏎⏎4. The dog. I do not want to talk about the dog.⏎⏎5. Is the letter ever read? I think it is burned unread, and that the smell in chapter nine is the letter. Ben thinks the smell is fish. We are both right, which is why this is a good book and not a good fish.⏎⏎6. The ending is not an ending but a door left open for the cat. I love it, I hate it, I will read it again in ten years and write you exactly the same message.
ben: I maintain: fish.
nina: Dora, number three: yes, I screamed. On the tram.
@ mama 5h
mama: Доченька, у вас там шторм прошёл? Всё цело?
nina: Всё цело, мама, Mestre всё привязал. Лодка скоро на воду, {ru+12}.
mama: Жаль, что я не увижу. Сними видео!
nina: Включу тебя по видеосвязи, прямо с палубы ❤️
@ yuki 1.5h
yuki: おはよう!進水式はいつですか?
nina: {ja+12}です!日本にも写真を送ります。
yuki: アンドリーニャ、いい名前。つばめですね🐦
`;
