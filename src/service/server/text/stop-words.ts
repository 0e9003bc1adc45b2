/** Words that carry no subject, in the languages that people here write: left out of what is looked for in a question. */
import { READ_LANGUAGES, readingIn } from '#locales/lists.ts';
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

const MAX_REMEMBERED = 20_000;
let stopForms: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Its words, as they are compared, by language. */
function formsByLanguage(): ReadonlyMap<string, ReadonlySet<string>> {
  stopForms ??= new Map(
    READ_LANGUAGES.map((language) => [
      language,
      new Set(
        readingIn(language)
          .stopWords.split(' ')
          .flatMap((entry) => formOf(entry) ?? []),
      ),
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
