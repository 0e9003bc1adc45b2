/** A question as a search of what it asks for, within the time that it speaks of. */
import type { Clock } from '#platform/clock.ts';
import { fold } from '#platform/text-match.ts';
import type { SearchFilter } from '../../contract/search-extension.ts';
import { momentOf } from '../archive/moment.ts';
import type { Reader, ReaderQuery } from '../archives/reader.ts';
import { namedTime, spokenDays, withoutSpokenDays, withYears } from '../search/date-words.ts';
import { asksForFigure, asksForTime, asksWhen, demandsFigure } from '../search/question-signs.ts';
import { isStopWord, tellsSubject, wordsOf } from '../text/stop-words.ts';

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
/** Around them, and between whoever says it and what it is about. */
const GLUE = listed(`
qu'est-ce est-ce ने क्या मुझे मुझसे से को का की के मेरे कल आज बारे में regarding concerning algo coisa respeito acerca cosa etwas
bezüglich chose propos sujet что-то что-нибудь насчет насчёт щось щодо شيئا بخصوص 关于 について
`);
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
/** Within a name: "Joana da Silva". */
const PARTICLE = /^(?:d[aeiou]|d[ao]s|del|della|von|van|der|den|la|le|el|al|bin|ibn)$/u;
/** Names have hardly more. */
const MOST_WORDS = 4;

interface Speaker {
  /** The words by which the question names them, be it a name or not: "the plumber". */
  readonly name: string;
  /** The question without them and without saying: "What did about the engine?"; '' where it asks for nothing else. */
  readonly about: string;
}

/** @returns undefined where it asks for anything but somebody's words */
export function speakerIn(question: string): Speaker | undefined {
  if (asksForFigure(question) && !asksWhen(question)) return undefined;
  const text = withoutSpokenDays(question);
  const words = wordsOf(text).map((written) => {
    const bare = written.replace(/['’]s$/u, '');
    const plain = fold(bare);
    const isTelling = bare !== '' && !SAYING.has(plain) && !GLUE.has(plain) && !isStopWord(bare);
    return { written, bare, plain, isTelling };
  });
  const saying = words.findIndex(({ plain }) => SAYING.has(plain));
  const first = words.findIndex(({ isTelling }) => isTelling);
  if (saying < 0 || first < 0) return undefined;
  const goesOn = (index: number) =>
    PARTICLE.test(words[index]?.plain ?? '') && /^\p{Lu}/u.test(words[index + 1]?.bare ?? '');
  const behind = words.findIndex(({ isTelling }, index) => index > first && !isTelling && !goesOn(index));
  const end = behind < 0 ? words.length : behind;
  const name = words.slice(first, end);
  if (name.length > MOST_WORDS || NOT_BY.has(words[first - 1]?.plain ?? '')) return undefined;
  // Of what they said others may be the subject: "what did Joana say we should bring?"
  if (words.slice(0, Math.max(end, saying)).some(({ plain }) => UNNAMED.has(plain))) return undefined;
  const bare = name.map((word) => word.bare);
  const unspaced = bare.join('');
  const isLeftOut = (word: (typeof words)[number]) => name.includes(word) || SAYING.has(word.plain);
  return {
    name: text.includes(unspaced) ? unspaced : bare.join(' '),
    about: words.slice(end).some(({ isTelling }) => isTelling) ? without(text, words, isLeftOut) : '',
  };
}

/** A text without some of its words. @param words all of it, in order */
function without<Word extends { written: string }>(
  text: string,
  words: readonly Word[],
  isLeftOut: (word: Word) => boolean,
): string {
  let rest = '';
  let from = 0;
  for (const word of words) {
    const at = text.indexOf(word.written, from);
    const end = at + word.written.length;
    rest += text.slice(from, isLeftOut(word) ? at : end);
    from = end;
  }
  return (rest + text.slice(from)).replace(/\s+/gu, ' ').trim();
}

/** Words that can be names. */
const CAPITAL = /(?<!\p{L})\p{Lu}[\p{L}\p{M}'’-]+/gu;
/** Of those so many are looked up. */
const MOST_NAMES = 8;

/**
 * A question that goes on from earlier ones, with what these say of people, things and days: whom and which day it names
 * itself takes the place of theirs.
 * @param prompt the question, and on further lines those before it, the newest first
 */
export async function wholeQuestion(
  prompt: string,
  clock: Pick<Clock, 'now'>,
  reader: Pick<Reader, 'search'>,
): Promise<string> {
  const [own = '', ...earlier] = prompt.split('\n').filter((line) => line.trim() !== '');
  let rest = earlier.join('\n');
  if (rest === '') return own;
  const { named, spoken } = timesOf(own, clock.now());
  if (named ?? spoken) rest = withoutSpokenDays(timesOf(rest, clock.now()).rest);
  const isWriter = async (from: string) =>
    (await reader.search({ keywords: '', narrow: { from }, limit: 1 })).hits.length > 0;
  const writersIn = async (text: string) => {
    const names = [...new Set(text.match(CAPITAL))].filter((name) => !isStopWord(name)).slice(0, MOST_NAMES);
    const found = await Promise.all(names.map(isWriter));
    return names.filter((_, at) => found[at]);
  };
  const writers = await writersIn(own);
  if (writers.length === 0) return `${own}\n${rest}`;
  for (const name of await writersIn(rest)) rest = rest.replaceAll(name, writers.includes(name) ? name : ' ');
  return `${own}\n${rest}`;
}

/** What a question asks for: its first line, where that asks for something by itself. */
export function askedIn(question: string): string {
  const [own = ''] = question.split('\n', 1);
  return asksForFigure(own) || asksForTime(own) || demandsFigure(own) ? own : question;
}

const DAY_MS = 86_400_000;
/** Characters of a question that are looked for. */
const LONGEST = 500;

export type QuestionSearch = Pick<ReaderQuery, 'keywords' | 'narrow' | 'partly'>;

/**
 * The search itself knows which of its words tell; what it cannot know is when "yesterday" is, and which March is meant.
 * Where only a time tells what is asked for ("what did we say yesterday?"), all of that time is looked for, newest first.
 */
export function searchOf(question: string, clock: Pick<Clock, 'now'>): QuestionSearch {
  const { keywords, rest, named, spoken } = timesOf(question, clock.now());
  if (named && !tellsSubject(rest)) return { keywords: '', partly: true, narrow: named };
  if (!spoken) return { keywords, partly: true };
  return { keywords: tellsSubject(rest) ? keywords : '', partly: true, narrow: spoken };
}

/** For what somebody said. */
export type SpeechSearch = QuestionSearch & { readonly narrow: SearchFilter & { readonly from: string } };

/**
 * Where a question asks for what somebody said: all of it, newest first ("what did Joana say yesterday?"), or what of it is
 * about something. What others said of them holds their name, and answers another question.
 * @returns undefined for other questions, and where nobody is called so who said anything
 */
export async function speechOf(
  question: string,
  clock: Pick<Clock, 'now'>,
  reader: Pick<Reader, 'search'>,
): Promise<SpeechSearch | undefined> {
  const { rest, named, spoken } = timesOf(question, clock.now());
  const speaker = speakerIn(rest);
  if (speaker === undefined) return undefined;
  const { name: from, about } = speaker;
  const { hits } = await reader.search({ keywords: '', narrow: { from }, limit: 1 });
  return hits.length === 0 ? undefined : { keywords: about, partly: true, narrow: { ...(named ?? spoken), from } };
}

/** What to look for first: what of somebody's words is asked for, or, where there is nothing of that, the question itself. */
export async function firstSearchOf(
  question: string,
  clock: Pick<Clock, 'now'>,
  reader: Pick<Reader, 'search'>,
): Promise<QuestionSearch> {
  const speech = await speechOf(question, clock, reader);
  const isThere = speech && (await reader.search({ ...speech, limit: 1 })).hits.length > 0;
  return isThere ? speech : searchOf(question, clock);
}

/** The times that a question speaks of, and the question without the one that it names. */
function timesOf(question: string, now: number) {
  const keywords = withYears(question.slice(0, LONGEST), now);
  const time = namedTime(keywords);
  const days = spokenDays(question);
  return {
    keywords,
    rest: time ? `${keywords.slice(0, time.start)} ${keywords.slice(time.end)}` : keywords,
    named: time && { since: momentOf(time.range.from), until: momentOf(time.range.to + 1) },
    spoken: days === undefined ? undefined : { since: new Date(now - days * DAY_MS).toISOString() },
  };
}
