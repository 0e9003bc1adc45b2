/** Stories of going places: the journey to Japan, the passport that was lost, Amira's visit. */
export const TRAVEL_STORIES = `
@ japantrip 92 20:10
lena: Also. Japan. Machen wir ernst?
nina: Ja!! Tempel, Nudeln, Kyoto, und ein Ryokan mit Onsen, sonst bleibe ich hier.
tomas: I have a spreadsheet. Do not laugh.
lena: Ich lache leise.
nina: Dates? I could go {d+128} to {d+145}.
lena: Passt. Ich nehme Urlaub.
tomas: Flights Lisbon–Osaka via Helsinki, 742 € each, if we book this week.
+ 1d 21:30
nina: Booked! Three seats, booking code KX7R2P, leaving {d+128} at 11:25.
lena: Ich habe Gänsehaut.
tomas: I have the window.
@ japantrip 75 19:00
nina: Ryokan in Kinosaki: two nights, 38.000 yen per room with dinner. Cash only!
lena: Haben die Platz für drei?
nina: Yuki called for me. Reserved under Almeida, {d+136} to {d+138}. Yuki is an angel.
tomas: And Kyoto?
nina: Small guesthouse near Nijō, Yuki's cousin runs it. 7 nights, bicycle included.
lena: Rail pass or single tickets?
tomas: Single tickets are cheaper, I checked. Spreadsheet!
@ japantrip 40 22:15
lena: Brauchen wir eigentlich Impfungen? Adapter?
nina: No vaccines. Adapter type A, I have two.
tomas: Budget so far: flights 2.226, ryokan 460, guesthouse 840. Split by three: 1.175 € each.
lena: Überwiesen 💸
nina: Meins auch.
@ yuki 74 13:20
yuki: 城崎の旅館、予約できましたよ!{ja+136}から二泊です。
nina: ゆきさん、本当にありがとうございます!!
yuki: 温泉も庭も最高ですよ♨️
nina: 楽しみすぎて眠れません。
yuki: 京都で会いましょうね。抹茶をおごります。
@ tomas 47 08:12
nina: Tomás, I cannot find my passport.
tomas: Drawer with the batteries?
nina: No. Nor the blue folder. Nor the printer.
tomas: When did you have it last?
nina: At the bank, {d-54}, for the boat insurance.
tomas: Don't panic. I come home at six and we turn the flat over.
+ 11h
tomas: Under the sofa: 4 pens, one mouse (toy), zero passports.
nina: I called the bank. Nothing there either.
@ rui 46 12:30
nina: Perdi o passaporte, mano. Sem ele não há Japão.
rui: Calma. Faz participação na polícia e marca já na Loja do Cidadão.
nina: Vaga só para {pt-32}. E custa 65 €, urgente 95 €.
rui: Paga o urgente. Eu empresto se for preciso ❤️
@ mama 45 20:40
nina: Мам, я потеряла паспорт 😞
mama: Посмотри в книгах! Ты в детстве всё прятала в книги.
nina: Мам, мне 36
mama: И что? Посмотри в книгах.
@ crew 33 11:48
sofia: Nina. NINA. I opened the tide tables in the chart locker.
sofia: Guess what was between March and April.
nina: No.
sofia: One passport. Dry. Slightly salty.
nina: I used it as a bookmark after the bank 🤦‍♀️ my mother was right
tomas: We never tell her
anibal: Eu digo-lhe.
@ mama 33 13:02
nina: Мама, ты была права. Паспорт был в книге. На лодке.
mama: Я ничего не говорю. Я просто улыбаюсь 😌
@ amira 132 19:45
amira: I have the visa! I can come to Lisbon, ten days!
nina: AMIRA!!! متى؟
amira: From {d-100} to {d-90}. هل عندكم مكان؟
nina: Our sofa bed has your name on it. And the cat will sleep on your face.
amira: أحب القطط. I bring coffee, zaatar and my mother's rules for making kibbeh.
@ amira 99 23:10
amira: Your city smells of grilled fish and laundry. I love it
nina: Tomorrow: tram 28 never, boat always. Bring the warm jacket.
amira: حاضر يا قبطان ⚓
@ leftovers 95 18:30
amira: Kibbeh night at Nina's! Bring an empty stomach.
sofia: Mine has been ready since noon
joana: Levo vinho do Douro
amira: Rule one of my mother: nobody measures. Rule two: everybody is wrong about salt.
nina: The cat ate a piece of raw kibbeh and looked at God.
@ amira 89 15:05
amira: At the gate. Crying a little. شكراً على كل شيء
nina: Come back for the launch of the boat. Promise.
amira: وعد. I will paint two swallows on a cup until then.
@ japantrip 20h
lena: Am {de+128} geht es los! Wer packt den Reiskocher für den Rückflug ein?
tomas: Spreadsheet says: nobody.
nina: Yuki's cousin keeps three bicycles for us in Kyoto from {d+129}.
lena: Perfekt. Ich lerne gerade „sumimasen“.
`;
