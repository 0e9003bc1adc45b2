/** Small talk in Japanese (and English), and around the game of Go. */
export const JAPANESE = {
  slots: {
    食べ物: 'ラーメン|お好み焼き|たこ焼き|抹茶のケーキ|おにぎり|カレーうどん|パステル・デ・ナタ|味噌汁',
    天気: '雨です|とてもいい天気です|風が強いです|暑すぎます|少し寒いです',
    場所: '図書館|川のそば|いつもの喫茶店|船の上|ベレン|公園',
    時間: '土曜日の三時|明日の夜|来週の火曜日|日曜日の朝|金曜日',
    単語: '懐かしい|木漏れ日|面倒くさい|一期一会|もったいない|わびさび',
    本: '『雪国』|『こころ』|『キッチン』|『海辺のカフカ』|『銀河鉄道の夜』',
  },
  text: `
< こんにちは!今日は{天気}ね。
> こんにちは!リスボンは{天気}。
< いいなあ😊

> 「{単語}」は英語で何と言いますか?
< むずかしい!文脈によるよ。
> やっぱり。ポルトガル語のほうが近いかもしれません。

< {時間}に{場所}で会いませんか?
> はい、行きます!
< 楽しみにしています🌸

> {食べ物}を作ってみました!
< すごい!写真を見せて
> ちょっと失敗しましたが、おいしかったです😅

< {本}を読み終わりました。
> どうでしたか?
< 静かで、きれいでした。ニナさんも好きだと思う。

<< 次の会は{時間}、{場所}です。
> 参加します!お菓子を持って行きますね。
< わたしも行きます〜

> My teacher says my は and が are "creative"
< 😂 creative is good!
> Not in an exam

<< 今週のテーマは「海」です。
> 得意なテーマです!船の話をします。
<<< 写真もお願いします!

< ニナさん、翻訳の仕事は忙しい?
> 忙しいけど、楽しいです。灯台の小説です。
< 読みたい!

< おはよう!猫は元気?
> 元気すぎます。朝五時に起こされました。
< かわいい😹
`,
};

export const GO = {
  slots: {
    move: '3-3 invasion|ladder breaker|the monkey jump|a shoulder hit|that ugly empty triangle|tenuki|the net',
    size: '9x9|13x13|19x19',
    rank: '6k|8k|3k|1d|10k',
    score: '4.5|12.5|half a point|by resignation|7.5|23.5',
    time: 'tonight|Sunday|tomorrow 21:00|Thursday after the run',
  },
  text: `
< Problem of the day: black to live, {rank} level
> Is it {move}?
< Think again 🙂
> Oh. OH. The throw-in first.

> Game {time}? {size}
< Yes. I take white.
> You always take white

< gg
> gg, lost {score}, I saw {move} one move too late
< you are getting dangerous

<< Who reviewed my game from Sunday?
> I did: move 43, {move}. Everything after it is poetry
<< tragic poetry

< You are {rank} now on the server!
> For three days, let me enjoy it 😄

> Is {move} ever good in the opening?
< If you have to ask, no
<< If you are kaito, yes
`,
};
