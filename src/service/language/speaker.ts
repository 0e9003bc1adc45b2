/** Whose words a question asks for, where it asks for nothing else: "what did Joana say yesterday?". */
import { fold } from '../../words.ts';
import { withoutSpokenDays } from '../search/date-words.ts';
import { asksForFigure, asksWhen } from '../search/question-signs.ts';
import { isStopWord, wordsOf } from '../text/stop-words.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(fold));

/** That somebody says, writes or sends: forms that do not tell that the person asking did. */
const SAYING = listed(`
say says said saying tell tells told telling write writes wrote written writing send sends sent text texts texted message
messages messaged mention mentioned talk talked post posted answer answered reply replied heard hear
diz disse dizer fala falou escreve escreveu escrever manda mandou envia enviou conta contou responde respondeu mensagem
mensagens dice dijo decir escribe escribió manda mandó envía envió cuenta contó responde respondió mensaje mensajes
sagt sagte gesagt schreibt schrieb geschrieben schickt schickte geschickt erzählt erzählte antwortet antwortete
geantwortet meint meinte gemeint nachricht nachrichten
dit écrit envoie envoyé raconte raconté répond répondu
говорит говорил говорила сказал сказала пишет писал писала написал написала прислал прислала отправил отправила
рассказал рассказала ответил ответила сообщение сообщения
каже казав казала сказав сказала пише писав писала написав написала надіслав надіслала прислав прислала розповів
розповіла відповів відповіла повідомлення
कहा बोला बोली बोले लिखा लिखी भेजा भेजी बताया बताई मैसेज संदेश
قال قالت كتب كتبت أرسل أرسلت بعث بعثت ذكر ذكرت رسالة رسائل
说 说了 写 写了 发 发了 告诉 讲 消息 言っ 言う 書い 書く 送っ 送る 話し
`);
/** Around them in Hindi and in French. */
const GLUE = listed("qu'est-ce est-ce ने क्या मुझे मुझसे से को का की के मेरे कल आज");
/** Where one of these says it, nobody who is named does. */
const UNNAMED = listed(`
i we you he she they who whom whose anybody somebody people eu nós tu você ele ela eles elas quem yo nosotros él ella ellos
ellas quién he hemos ich wir du er sie man wer wem je j nous vous il elle ils elles ai avons qui я мы ты вы он она они кто
кому ми ти ви він вона вони хто मैंने हमने किसने أنا نحن هو هي 我 我们 你 他 她 他们 谁 私 誰
`);
/** What is said to somebody, or of them, is none of theirs. */
const NOT_BY = listed(
  'to with about for au ao an zu mit für über sobre con com avec pour с со к до для о об про з із до إلى مع عن 对 跟 给 关于',
);
/** Names have hardly more. */
const MOST_WORDS = 3;

/** @returns the words by which it names them, be it a name or not: "the plumber"; undefined where it asks for something else, too */
export function speakerIn(question: string): string | undefined {
  if (asksForFigure(question) && !asksWhen(question)) return undefined;
  const words = wordsOf(withoutSpokenDays(question))
    .map((text) => text.replace(/['’]s$/u, ''))
    .filter((text) => text !== '')
    .map((text) => ({ text, plain: fold(text) }));
  if (!words.some(({ plain }) => SAYING.has(plain)) || words.some(({ plain }) => UNNAMED.has(plain))) return undefined;
  const isTelling = ({ text, plain }: (typeof words)[number]) =>
    !SAYING.has(plain) && !GLUE.has(plain) && !isStopWord(text);
  const first = words.findIndex(isTelling);
  const name = words.slice(first, words.findLastIndex(isTelling) + 1);
  if (first < 0 || name.length > MOST_WORDS || !name.every(isTelling)) return undefined;
  if (NOT_BY.has(words[first - 1]?.plain ?? '')) return undefined;
  const texts = name.map(({ text }) => text);
  const unspaced = texts.join('');
  return question.includes(unspaced) ? unspaced : texts.join(' ');
}
