/** Words that carry no subject, in the languages that people here write: left out of what is looked for in a question. */
import { memoize } from '#platform/lru-cache.ts';
import { isRunOfPairs, piecesOf, placedPieces, wholeWords } from './words.ts';

/** One for all scripts, which decide the dictionary. Made when it is asked for: it takes 13 ms. */
let segmenter: Intl.Segmenter | undefined;
const IDEOGRAPHS = /^\p{Script=Han}+$/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Cuts runs without spaces into words. In Japanese, single ideographs stay with their neighbours: 会議|室 is 会議室. */
export function segmentsOf(text: string): string[] {
  const pieces = placedPieces(text);
  if (!pieces.some(({ piece }) => isRunOfPairs(piece))) return [text];
  return pieces.flatMap(({ piece, start, end }) => {
    const written = text.slice(start, end);
    return isRunOfPairs(piece) ? wordsOfRun(written, KANA.test(text)) : [written];
  });
}

function wordsOfRun(run: string, isJapanese: boolean): string[] {
  const words: string[] = [];
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
  for (const { segment } of segmenter.segment(run)) {
    const last = words.at(-1);
    const areIdeographs = last !== undefined && IDEOGRAPHS.test(last) && IDEOGRAPHS.test(segment);
    if (isJapanese && areIdeographs && ([...segment].length === 1 || [...last].length === 1))
      words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}

/** By language. */
const LISTS: Readonly<Record<string, string>> = {
  en: `
a about above after again all also always am an and another any anybody anyone anything are around as ask at be because
been before being best between both but by can could day days did do does doing done during each else ever every everything
few find for from get give go going got had has have having he hello help her here hers hey hi him his how i if in into
is it its just know last latest let like list look lot made make many may maybe me mention message messages might mine more most much must
my need never new news next no not nothing now of off ok on once one only or other our out over people perhaps please
really recent recently said same saw say says see send sent she should show since so some somebody someone something still such summarise
summarize summary take talk talked tell than that the their them then there these they thing things think this those
time to today told tomorrow too under until up us very want wanted was we week were what when where whether which while
who whom whose why will with without would write wrote yes yesterday yet you your yours chat chats
what's who's where's when's how's why's what're who're what'd who'd where'd how'd who'll what'll it's that's there's here's he's
she's i'm i've you're you've we've they're they've let's don't didn't doesn't isn't aren't wasn't weren't can't couldn't won't
wouldn't shouldn't hasn't haven't hadn't enough already even quite rather instead
`,
  pt: `
o os as um uma uns umas de do da dos das em no na nos nas por para com sem que quem qual quais quando onde como porque
e ou mas se eu tu ele ela nós eles elas me te lhe meu minha meus minhas teu tua seu sua foi era é são está estava ser
ter tem têm tinha há não sim já mais muito também isso isto este esta esse essa aquele aquela ao aos à às pelo pela sobre
agora tenho quanto quanta quantos quantas então depois deste desta disto desse dessa disso neste nesta nisto nesse nessa
nisso dele dela deles delas num numa vez vezes q pq oq vc vcs tb tbm pra pras qto qta qtos qtas qdo qd
`,
  es: `
el la los las y en un una unos unas por con sin qué cuándo dónde cómo quién es son fue está del al mi tu su lo le se
cuál cuáles cuánto cuánta cuántos cuántas quiénes q xq hay ha han he yo nosotros ellos ese eso esa muy más pero como para desde ahora entonces luego bastante suficiente
`,
  de: `
der die das den dem des ein eine einen einem einer und oder aber wenn wer was wann wo wie warum ich du er sie es wir
ihr mich mir dich dir sein seine ihre mein meine dein ist sind war waren wird werden hat haben hatte nicht kein keine
auch noch schon nur mit von zu zum zur im in am an auf für aus bei beim nach über unter um als bitte wen wem wohin
welche welcher welches welchen welchem viel genug schon sogar uhr jetzt muss darf kann damit dann denn
hab habe hast habt hatten bist seid gibt gibts geht gehts kannst können könnte musst müssen soll sollen will willst wollen
uns euch unser unsere doch eben ja nein nochmal so da ne nen zum eigentlich gerade dort wurde wurden worden wirst würde würden viele vielen was's wann's
`,
  fr: `
le la les un une des du de et ou mais si qui que quoi quel quelle quand où comment pourquoi je tu il elle nous vous ils
elles mon ma mes ton ta tes son sa ses est sont était ont ai as a au aux avec sans pour par dans sur ne pas plus ce cet
cette ces combien jai cest pk il y alors ensuite après assez c'est qu'est j'ai n'est n'a d'où qu'il qu'elle qu'on s'il d'un d'une l'on m'a t'a
`,
  it: `
il lo gli uno una di da del della dei delle con su per tra fra e o ma se chi che cosa quale quando dove come perché io
sono è era ha hanno non più mio mia
`,
  ru: `
и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее мне было вот от меня еще нет
о из ему теперь когда даже ну вдруг ли если уже или ни быть был него до вас нибудь опять уж вам ведь там потом себя
ничего ей может они тут где есть надо ней для мы тебя их чем была сам чтоб без будто чего раз тоже себе под будет
кто этот того потому этого какой какая какие какую каком каких каким мой моя мои про это эта эти расскажи покажи найди
чтобы кому кого кем сколько куда откуда почему зачем мной нас нам можно нельзя такой такая дальше затем еще ещё
`,
  uk: `
в не на що я з як а то всі вона так його але ти до у ж ви за б по мені було від ще ні його коли де хто який яка які чому
мене мій моя моє мої твій твоя твоє твої кого кому ким скільки котрій котра чи це цей ця ці цього є був була були буде
та теж також вже лише тільки тут там про для із зі над під при без перед тому якщо щоб або бо ми нам нас вам вас їх їй
вони він воно нього неї них себе собі треба можна куди звідки навіщо якого якій яку яким
`,
  hi: `
का की के को से में पर ने है हैं था थी थे हूँ हूं हो होगा होगी होंगे और या भी तो ही कि यह वह ये वो इस उस इसका उसका क्या कब कहाँ कहां
किधर कौन कौनसा सा सी किस किसने किसका किसकी किसके किसे किसको कैसे कैसा कैसी क्यों कितना कितने कितनी मैं मैंने मुझे मुझसे मेरा मेरी मेरे
हम हमारा हमारी हमारे तुम तुम्हारा तुम्हारी आप आपका आपकी नहीं मत अब अभी कुछ कोई लिए वाला वाली वाले साथ बारे बजे
ka ke ko se hai hain tha thi hun hoon aur bhi toh yeh woh kya kab kahan kahaan kaha kidhar kaun kaise kaisa
kaisi kyu kyun kyon kitna kitne kitni kisne kiska kiski kiske kise kisko mujhe mera meri hamara tum tumhara aap nahi nahin
abhi kuch koi wala wali wale baje
`,
  ar: `
في من على الى عن مع هل ما ماذا متى اين كيف كم اي لماذا هو هي انا نحن انت هم هذا هذه ذلك تلك التي الذي كان كانت لا لم لن
او ثم حتى اذا عند كل بعد قبل قد ان انه يا و ب ل
`,
  ja: `
はい は が を に へ と の も か や で ね よ な た だ て し ま す い う り る れ ん られ れる せる たい ない から まで より など って
です でし でした ます ませ ません まし ました ましょう だっ だった さん ちゃん くん 様 する した して すれ てい ている ていま いる いた い いっ ある あっ
あり れ なる なっ なり こと もの とき ところ よう そう うち この その あの どの これ それ あれ どれ ここ そこ あそこ どこ いつ なに 何 誰
だれ どう なぜ け ば げ せ んで では には いくら 何時 何番 もらう ください くれ くれる いい 時 今 行っ 行く 私 あなた について
`,
  zh: `
的 了 在 是 我 你 他 她 它 们 我们 你们 他们 和 与 或 但 吗 呢 吧 啊 什么 谁 哪 哪里 哪儿 怎么 然后 后来 为什么 多少 几 这 那 个 有 没有 不 很 也 都 就 会 要
什么时候 什么时间 几点 几号 几个 哪天 哪年 天 哪个 哪些 多少钱 多久 多大 怎么样 怎样 如何 为何 啥 咋 谁的 这个 那个 这里 那里 这儿 那儿 把 被 给
`,
  ko: `
이 그 저 것 수 등 및 에서 으로 하다 있다 없다 무엇 누구 언제 어디 어떻게 왜 나 너 우리
`,
  th: `
ที่ และ ใน เป็น ของ ได้ ไม่ มี จะ ให้ กับ ว่า คือ อะไร ใคร เมื่อไหร่ เมื่อไร อย่างไร ทำไม ไหม ครับ ค่ะ คะ ฉัน ผม คุณ
`,
};

const MAX_REMEMBERED = 20_000;
let stopForms: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Its words, as they are compared, by language. */
function formsByLanguage(): ReadonlyMap<string, ReadonlySet<string>> {
  stopForms ??= new Map(
    Object.entries(LISTS).map(([language, list]) => [
      language,
      new Set(list.split(/\s+/).flatMap((entry) => formOf(entry) ?? [])),
    ]),
  );
  return stopForms;
}

function formOf(word: string): string | undefined {
  const [piece] = piecesOf(word);
  return piece !== undefined && isRunOfPairs(piece) ? piece : wholeWords(word)[0];
}

/** Languages in which a word says nothing about a subject. */
const languagesOf = memoize<readonly string[]>(MAX_REMEMBERED, (word) => {
  const form = formOf(word);
  return form === undefined ? [] : [...formsByLanguage()].flatMap(([name, known]) => (known.has(form) ? [name] : []));
});

/** Whether a word says nothing about a subject. */
export const isStopWord = (word: string): boolean => languagesOf(word).length > 0;

/** The language of which these words hold the most such ones; undefined where that is none, or another's as well. */
export function languageOf(words: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of words) for (const name of languagesOf(word)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [most, next] = [...counts].sort(([, one], [, other]) => other - one);
  return most && most[1] > (next?.[1] ?? 0) ? most[0] : undefined;
}

/** Whether any word of a text says what it is about. */
export function tellsSubject(text: string): boolean {
  return wordsOf(text).some((word) => !isStopWord(word));
}

/** The words of a text as they are written, cut apart where they stand without spaces. */
export function wordsOf(text: string): string[] {
  return text
    .split(/[\s,.;:!?¿¡()[\]{}"„“”«»…、。？！؟،]+/u)
    .flatMap(segmentsOf)
    .filter((word) => wholeWords(word).length > 0);
}

const MAX_WORDS = 12;

/** The words of a question that say what it is about, as keywords; all of its words when none does. */
export function contentWords(question: string): string {
  const words = wordsOf(question);
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS).join(' ');
}
