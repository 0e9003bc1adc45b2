/**
 * The words for times in the languages that are understood. Nearly all of them come with Node: its Intl holds the
 * Unicode CLDR, which says "last week", "3 days ago" and the months as people do. Seasons, and the words around all
 * these, are the tables of time-languages.ts.
 */
import { memoize } from '#platform/lru-cache.ts';
import { fold } from '#platform/text-match.ts';
import { LOOSE_TIMES } from './loose-times.ts';
import { type TimeWord, UNITS, type Understood, type Unit } from './time-languages.ts';
import { MONTHS_OTHERWISE, OTHER_WORDS, spelledAlike, withFigures } from './time-spellings.ts';

/** A year in French, and an English article. */
const OTHERWISE_MEANT = new Set(['an']);

/** Do not leave the number out: "week ago" is no English. */
const SAYS_ONE = new Set(['en', 'pt', 'de', 'es', 'fr', 'ja', 'zh', 'hi']);

/** One text is looked at in several ways, one after the other. */
const FEW_TEXTS = 50;

/** Folded, its figures those of ASCII, without dots and the space that some write between a figure and a character. */
const plain = memoize<string>(FEW_TEXTS, (text) => {
  const typed = fold(text.normalize('NFKC'))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[.,،;:!?¿¡？！。؟।]/g, '')
    .replace(/(?<!\p{L})[ld]'(?=\p{L})/gu, '')
    .replace(/[ʼ`]/g, "'")
    .replace(/(?<=\d) +(?=\p{sc=Han})/gu, '');
  return spelledAlike(typed)
    .replace(/^(過去|过去|最近|近|この前の|前の|今年の)(?=.)/, '$1 ')
    .replace(/\s+/g, ' ')
    .trim();
});

/** What somebody typed, cut into what can be looked up. */
export interface TypedTime {
  /** Without the small words around it. */
  readonly words: readonly string[];
  readonly modifier: 'last' | 'this' | undefined;
  /** There was a word that says "in", which a time follows. */
  readonly preposition: boolean;
}

export function readTyped(text: string, known: Understood): TypedTime {
  const all = plain(text).split(' ');
  const words = all.filter((word) => !known.small.has(word) && !known.last.has(word) && !known.this.has(word));
  const holds = (some: ReadonlySet<string>) => all.some((word) => some.has(word));
  return {
    words,
    modifier: holds(known.last) ? 'last' : holds(known.this) ? 'this' : undefined,
    preposition: holds(known.in),
  };
}

/** The same text without the small words, as the vocabulary has it. */
const keyOf = (text: string, { small }: Understood) =>
  plain(text)
    .split(' ')
    .filter((word) => !small.has(word))
    .join(' ');

/** Made when it is first asked for; there are as many as sets of languages that are understood together. */
function madeOnce<T extends object>(make: (known: Understood) => T): (known: Understood) => T {
  const made = new WeakMap<Understood, T>();
  return (known) => {
    const present = made.get(known) ?? make(known);
    made.set(known, present);
    return present;
  };
}

const vocabularyOf = madeOnce(makeVocabulary);

/** What a word or fixed phrase means. */
export function timeWord(text: string, known: Understood): TimeWord | undefined {
  return vocabularyOf(known).get(keyOf(text, known));
}

function makeVocabulary(known: Understood): Map<string, TimeWord> {
  const words = new Map<string, TimeWord>();
  const add = (text: string, word: TimeWord) => {
    const key = keyOf(text, known);
    if (key !== '' && !/\d/.test(key) && !words.has(key) && !OTHERWISE_MEANT.has(key)) words.set(key, word);
  };
  for (const language of known.languages) {
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    for (const unit of UNITS) {
      for (const offset of [0, -1, -2]) add(relative.format(offset, unit), { kind: 'relative', unit, offset });
      // "неделю назад", "قبل يومين": the number is not said, or is in the form of the word.
      const ago = new Intl.RelativeTimeFormat(language);
      for (const offset of [-1, -2]) {
        const said = ago.format(offset, unit).replace(offset === -1 && !SAYS_ONE.has(language) ? /1 ?/ : '', '');
        add(said, { kind: 'relative', unit, offset });
      }
      const amounts = unitFormat(language, unit);
      for (const one of [1, 2]) {
        const parts = amounts.formatToParts(one).map(({ type, value }) => (type === 'integer' ? '' : value));
        add(parts.join(''), { kind: 'unit', unit });
      }
    }
    const weekdays = dateFormat(language, { weekday: 'long' });
    for (let index = 0; index < 7; index++) {
      const [name] = partOf(weekdays, 'weekday', new Date(Date.UTC(2024, 0, 1 + index)));
      if (name === undefined) continue;
      add(name, { kind: 'weekday', index, short: false });
      // Russian and Ukrainian: "on Friday" has a form of its own.
      if (language === 'ru') add(name.replace(/а$/, 'у'), { kind: 'weekday', index, short: false });
      if (language === 'uk') {
        add(name.replace(/а$/, 'у').replace(/я$/, 'ю'), { kind: 'weekday', index, short: false });
        // "Last Monday" is in the genitive.
        const genitive = name
          .replace(/а$/, 'и')
          .replace(/я$/, 'і')
          .replace(/ок$/, 'ка')
          .replace(/^четвер$/, 'четверга');
        add(genitive, { kind: 'weekday', index, short: false });
      }
      if (language === 'zh') add(name.replace('星期', '周'), { kind: 'weekday', index, short: false });
    }
    for (const month of ['long', 'short'] as const) {
      const formats = [dateFormat(language, { month }), dateFormat(language, { month, day: 'numeric' })];
      for (let index = 0; index < 12; index++) {
        const day = new Date(Date.UTC(2024, index, 15));
        for (const name of formats.flatMap((format) => partOf(format, 'month', day))) {
          add(name, { kind: 'month', index, short: month === 'short' });
          // Russian and Ukrainian: "in March" has a form of its own, made of that in "5 March".
          if (language === 'ru' && month === 'long')
            add(name.replace(/[ая]$/, 'е'), { kind: 'month', index, short: false });
          if (language === 'uk' && month === 'long')
            add(name.replace(/[ая]$/, 'і').replace(/го$/, 'му'), { kind: 'month', index, short: false });
        }
      }
    }
  }
  for (const [index, names] of known.seasons.entries())
    for (const name of names) add(name, { kind: 'season', index, short: false });
  for (const [index, names] of MONTHS_OTHERWISE.entries())
    for (const name of names) add(name, { kind: 'month', index, short: false });
  for (const [text, word] of OTHER_WORDS) add(text, word);
  for (const [text, word] of LOOSE_TIMES) {
    const key = keyOf(text, known);
    if (!words.has(key)) words.set(key, word);
  }
  return words;
}

function dateFormat(language: string, format: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' });
}

function partOf(format: Intl.DateTimeFormat, part: 'month' | 'weekday', day: Date): string[] {
  const parts = format.formatToParts(day);
  return parts.filter(({ type }) => type === part).map(({ value }) => value);
}

function unitFormat(language: string, unit: Unit): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
}

/** Making a format takes longer than using it a hundred times. */
const countsIn = memoize(20, (language: string) =>
  UNITS.map((unit) => ({ unit, ago: new Intl.RelativeTimeFormat(language), amount: unitFormat(language, unit) })),
);

/** Among them every form that an amount can have in these languages (Unicode CLDR, plural rules). */
const AMOUNTS = [0, 1, 2, 3, 5, 11, 21, 100];
const withoutFigure = (text: string) => text.replace(/\d+/, '');

/** What stands around the figure of an amount of time, in any form: whatever else has a figure is no such amount. */
const framesOf = madeOnce(({ languages }) => {
  const written = languages
    .flatMap(countsIn)
    .flatMap(({ unit, ago, amount }) => AMOUNTS.flatMap((some) => [ago.format(-some, unit), amount.format(some)]));
  return new Set(written.map((text) => withoutFigure(plain(text))));
});

/** "3 weeks ago" (`ago`) or "3 weeks", the number in figures or spelled out. */
export function countedTime(text: string, known: Understood): { unit: Unit; amount: number; ago: boolean } | undefined {
  // "3 semanas atrás" beside what CLDR has.
  const before = known.languages.includes('pt') ? 'ha' : 'hace';
  const typed = withFigures(plain(text)).replace(/^(.+) atras$/, `${before} $1`);
  const amount = Number(/^\D*(\d{1,4})\D*$/.exec(typed)?.[1] ?? Number.NaN);
  if (Number.isNaN(amount) || !framesOf(known).has(withoutFigure(typed))) return undefined;
  for (const formats of known.languages.flatMap(countsIn)) {
    const { unit } = formats;
    if (plain(formats.ago.format(-amount, unit)) === typed) return { unit, amount, ago: true };
    if (plain(formats.amount.format(amount)) === typed) return { unit, amount, ago: false };
  }
  return undefined;
}
