/** Stop words of all languages: left out of the words searched for a question. */
import { READ_LANGUAGES, readingIn } from '#locales/lists.ts';
import { memoize } from '#platform/lru-cache.ts';
import { isUnspaced, piecesOf, placedPieces, wholeWords } from './words.ts';

/** One for all scripts, which select the dictionary. Created lazily: it takes 13 ms. */
let segmenter: Intl.Segmenter | undefined;
const IDEOGRAPHS = /^\p{Script=Han}+$/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Splits unspaced text into words. In Japanese, single ideographs stay with their neighbours: 会議|室 is 会議室. */
export function segmentsOf(text: string): string[] {
  const pieces = placedPieces(text);
  if (!pieces.some(({ piece }) => isUnspaced(piece))) return [text];
  return pieces.flatMap(({ piece, start, end }) => {
    const written = text.slice(start, end);
    return isUnspaced(piece) ? wordsOfRun(written, KANA.test(text)) : [written];
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

const MAX_CACHED = 20_000;
let stopForms: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Stop words by language, folded. */
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
  return piece !== undefined && isUnspaced(piece) ? piece : wholeWords(word)[0];
}

/** Languages in which a word is a stop word. */
const languagesOf = memoize<readonly string[]>(MAX_CACHED, (word) => {
  const form = formOf(word);
  return form === undefined ? [] : [...formsByLanguage()].flatMap(([name, known]) => (known.has(form) ? [name] : []));
});

/** Whether a word is a stop word in any language. */
export const isStopWord = (word: string): boolean => languagesOf(word).length > 0;

let ordinaryForms: ReadonlySet<string> | undefined;

/** Whether a word is in any language too common to be somebody's topic. */
export function isOrdinaryWord(word: string): boolean {
  ordinaryForms ??= new Set(
    READ_LANGUAGES.flatMap((language) => readingIn(language).ordinaryWords.split(' ')).flatMap(
      (entry) => formOf(entry) ?? [],
    ),
  );
  const form = formOf(word);
  return form === undefined || ordinaryForms.has(form) || isStopWord(word);
}

/** The language with the most stop words among these; undefined if there are none or it's a tie. */
export function languageOf(words: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of words) for (const name of languagesOf(word)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [most, next] = [...counts].sort(([, one], [, other]) => other - one);
  return most && most[1] > (next?.[1] ?? 0) ? most[0] : undefined;
}

/** Whether a text has a content word. */
export function hasContentWord(text: string): boolean {
  return wordsOf(text).some((word) => !isStopWord(word));
}

/** The content words of a text, as written. */
export const contentWordsIn = (text: string): string[] => wordsOf(text).filter((word) => !isStopWord(word));

/** The words of a text as written; unspaced text is split. */
export function wordsOf(text: string): string[] {
  return text
    .split(/[\s,.;:!?¿¡()[\]{}"„“”«»…、。？！؟،]+/u)
    .flatMap(segmentsOf)
    .filter((word) => wholeWords(word).length > 0);
}

const MAX_WORDS = 12;

/** The content words of a question as keywords; all of its words if it has none. */
export function keywordsOf(question: string): string {
  const content = contentWordsIn(question);
  return (content.length > 0 ? content : wordsOf(question)).slice(0, MAX_WORDS).join(' ');
}
