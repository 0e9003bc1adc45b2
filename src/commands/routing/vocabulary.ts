/** Tokens of typed text, and the locales' word lists prepared for matching them. */
import type { Intent, Lists } from '#locales/list-schemas.ts';
import { abbreviatedWords, listsIn, stopWordsIn } from '#locales/lists.ts';
import { LANGUAGES, type LanguageCode } from '#locales/words.ts';
import { fold } from '#platform/text-match.ts';

export type TemplateName = keyof Lists['templates'];
export type Counting = Readonly<Record<keyof Lists['counting'], Phrases>>;

const entries = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][];
const lengthOf = ({ before, behind }: Template) => before.length + behind.length;

const CONTENTS = ['link', 'file', 'photo', 'video', 'voice', 'audio', 'sticker'] as const;

const patternOf = (forms: readonly string[]) =>
  new RegExp(forms.length === 0 ? '(?!)' : `(?<!\\p{L})(?:${forms.join('|')})[^\\p{L}\\p{N}]*$`, 'iu');

/** Whole words, except between Han characters, which have no spaces. */
const wordPatternOf = (forms: readonly string[]) => {
  const letter = String.raw`(?!\p{sc=Han})\p{L}`;
  return new RegExp(forms.length === 0 ? '(?!)' : `(?<!${letter})(?:${forms.join('|')})(?!${letter})`, 'u');
};

/** Lists of the person's language and English, since they trigger actions; those that only classify, of all languages. */
function compile(language: LanguageCode) {
  const lists = [...new Set([language, 'en'] as const)].map(listsIn);
  const combined = (of: (list: Lists) => readonly string[]) => phrases(lists.flatMap(of));
  const ofAll = (of: (list: Lists) => readonly string[]) => phrases(LANGUAGES.map(listsIn).flatMap(of));
  const intents = lists.toReversed().flatMap((list) => entries(list.intents));
  const templates = lists.flatMap((list) => entries(list.templates));
  const names = Object.keys(listsIn(language).counting) as (keyof Counting)[];
  const counting = Object.fromEntries(names.map((name) => [name, combined((list) => list.counting[name])])) as Counting;
  return {
    intents: new Map<string, Intent>(
      intents.flatMap(([intent, texts]) => texts.map((text) => [foldPhrase(text), intent] as const)),
    ),
    /** Longest first. */
    templates: templates
      .flatMap(([name, texts]) => texts.map((text) => ({ name, ...template(text) })))
      .toSorted((one, other) => lengthOf(other) - lengthOf(one)),
    writes: lists.flatMap(({ writes }) => writes.map(template)),
    mentions: lists.flatMap(({ mentions }) => mentions.map(template)),
    notes: lists.flatMap(({ note }) => note.map(template)),
    counting,
    /** Kinds of contents, and what they are called. */
    contents: [
      ...CONTENTS.map((kind) => ({ kind, called: combined(({ keywords }) => keywords.contents[kind] ?? []) })),
      ...(['mails', 'messages', 'chats'] as const).map((kind) => ({ kind, called: counting[kind] })),
    ],
    show: combined((list) => list.show),
    save: combined((list) => list.save),
    courtesy: combined((list) => list.courtesy),
    first: ofAll(({ questions }) => questions.first),
    requests: ofAll(({ questions }) => questions.requests),
    followOn: ofAll((list) => list.followOn),
    /** Single words that begin a question, long enough to be recognised with a typo. */
    questionWords: lists.flatMap(({ questions }) =>
      questions.first.map(foldPhrase).filter((word) => /^\p{L}{4,}$/u.test(word) && !HAN.test(word)),
    ),
    auxiliaries: combined((list) => list.questions.auxiliaries),
    subjects: combined((list) => list.questions.subjects),
    ambiguousAlone: combined((list) => list.ambiguousAlone),
    /** As written: an accent or a full form makes another word, such as “qué” of “q”. */
    plainWords: new Set(listsIn(language).plainWords),
    /** Words that make a question at its end: "le dentiste est où". Not folded, since "ou" is another word. */
    closes: patternOf(lists.flatMap(({ reading }) => reading.signs?.closes ?? [])),
    /** Words for what was named before: "it". Of folded text. */
    refers: wordPatternOf(lists.flatMap(({ reading }) => reading.signs?.refers ?? [])),
    /** Of a folded word. */
    isStopWord: (word: string) => [language, 'en' as const].some((each) => stopWordsIn(each).has(word)),
    /** Words of all languages; Latin-script ones only of the person's own language, or of all languages for English. */
    askAnywhere: phrases(
      LANGUAGES.flatMap((other) =>
        listsIn(other).questions.anywhere.filter(
          (word) => other === language || language === 'en' || !/\p{sc=Latin}/u.test(word),
        ),
      ),
    ),
  };
}

const compiled = new Map<LanguageCode, ReturnType<typeof compile>>();

export function actionLists(language: LanguageCode) {
  const lists = compiled.get(language) ?? compile(language);
  compiled.set(language, lists);
  return lists;
}

export interface Token {
  /** Without case, accents and surrounding punctuation. */
  readonly folded: string;
  /** UTF-16 positions in the text, including punctuation. */
  readonly start: number;
  readonly end: number;
}

/** Han script has no spaces, so each character is a token. */
const PIECE = /\p{sc=Han}|[^\s\p{sc=Han}]+/gu;
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu;
const HAN = /\p{sc=Han}/u;

/** Also folds the nuktas, nasal marks and digits of Hindi, and apostrophes. */
const foldMore = (text: string) =>
  fold(text)
    .replaceAll('\u093c', '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[ʼ`´]/g, "'")
    .replace(/[०-९]/g, (figure) => String(figure.charCodeAt(0) - 0x966));

/** Splits into tokens; "d'Inès" is read as "de Inès". Pieces without a letter or digit are dropped. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const abbreviated = abbreviatedWords();
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const folded = foldMore(piece.replace(AROUND, ''));
    const end = index + piece.length;
    const elided = /^\P{L}*d['’](?=\p{L})/iu.exec(piece)?.[0].length ?? 0;
    if (elided > 0) tokens.push({ folded: 'de', start: index, end: index + elided });
    if (folded !== '') {
      const word = elided > 0 ? folded.slice(2) : (abbreviated.get(folded) ?? folded);
      tokens.push({ folded: word, start: index + elided, end });
    }
  }
  return tokens;
}

/** The word of a token as written, in lower case. */
export const wordOf = ({ text }: Typed, { start, end }: Token): string =>
  text.slice(start, end).replace(AROUND, '').toLowerCase();

export const isHan = (token: Token | undefined) => token !== undefined && HAN.test(token.folded);

/** One phrase, without spaces between Han characters. */
export const join = (tokens: readonly Token[]) =>
  tokens.map((token, at) => (at === 0 || (isHan(token) && isHan(tokens[at - 1])) ? '' : ' ') + token.folded).join('');

export const foldPhrase = (text: string) => join(tokensOf(text));

export interface Typed {
  readonly text: string;
  readonly tokens: readonly Token[];
}

export const typedAs = (text: string): Typed => ({ text, tokens: tokensOf(text) });

/** The part of the text from the first to the last of the given tokens. */
export const partOf = ({ text }: Typed, tokens: readonly Token[]): Typed =>
  typedAs(text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0));

interface Phrases {
  has(phrase: string): boolean;
  /** Token count of the longest phrase that starts at `at`, or that ends the tokens; 0 for none. */
  beginning(tokens: readonly Token[], at?: number): number;
  ending(tokens: readonly Token[]): number;
}

export function phrases(texts: Iterable<string>): Phrases {
  const all = Array.from(texts, tokensOf);
  const known = new Set(all.map(join));
  const lengths = [...new Set(all.map(({ length }) => length))].sort((one, other) => other - one);
  const fits = (part: readonly Token[], length: number) => part.length === length && known.has(join(part));
  return {
    has: (phrase) => known.has(phrase),
    beginning: (tokens, at = 0) => lengths.find((length) => fits(tokens.slice(at, at + length), length)) ?? 0,
    ending: (tokens) => lengths.find((length) => fits(tokens.slice(-length), length)) ?? 0,
  };
}

/** A phrase with a placeholder: "chat with {x}", "{x} कौन है". */
export interface Template {
  readonly before: readonly string[];
  readonly behind: readonly string[];
}

function template(text: string): Template {
  const [before = '', behind = ''] = text.split('{x}');
  const folded = (part: string) => tokensOf(part).map((token) => token.folded);
  return { before: folded(before), behind: folded(behind) };
}

/** The tokens in place of `{x}`, at least one; undefined if the template doesn't match. */
export function filled(tokens: readonly Token[], { before, behind }: Template): readonly Token[] | undefined {
  const end = tokens.length - behind.length;
  if (before.length >= end) return undefined;
  const fits =
    before.every((word, at) => word === tokens[at]?.folded) &&
    behind.every((word, at) => word === tokens[end + at]?.folded);
  return fits ? tokens.slice(before.length, end) : undefined;
}
