/**
 * The words for times in the languages that are understood. Nearly all of them come with Node: its Intl holds the
 * Unicode CLDR, which says "last week", "3 days ago" and the months as people do. Seasons, and the words around all
 * these, are the small tables below.
 */
import { fold } from '../../words.ts';

const LANGUAGES = ['en', 'es', 'pt', 'de', 'fr', 'ru', 'uk', 'hi', 'ja', 'zh', 'ar'] as const;

const UNITS = ['day', 'week', 'month', 'year'] as const;
export type Unit = (typeof UNITS)[number];

/** What one word or fixed phrase stands for. */
export type TimeWord =
  /** `offset` units from now: -1 is the last one. */
  | { readonly kind: 'relative'; readonly unit: Unit; readonly offset: number }
  /** From 0: January, Monday, spring. */
  | { readonly kind: 'month' | 'weekday' | 'season'; readonly index: number; readonly short: boolean }
  | { readonly kind: 'unit'; readonly unit: Unit };

/** From spring on, by the seasons of the north; each begins with the month of its equinox or solstice. */
const SEASONS = [
  'spring primavera frühling frühjahr printemps весна весной весну весны весни навесні वसंत बसंत 春 春天 春季 ربيع الربيع',
  'summer verano verão sommer été лето летом лета літо літа влітку गर्मी गर्मियों 夏 夏天 夏季 صيف الصيف',
  'autumn fall otoño outono herbst automne осень осенью осени осінь восени पतझड़ शरद 秋 秋天 秋季 خريف الخريف',
  'winter invierno inverno hiver зима зимой зиму зимы зими взимку सर्दी सर्दियों 冬 冬天 冬季 شتاء الشتاء',
];

const LAST = new Set(
  folded(`last past previous pasado pasada pasados pasadas passado passada passados passadas último última últimos
    últimas dernier dernière derniers dernières passé passée letzte letzten letzter letztes letztem vorige vorigen voriger
    voriges vergangene vergangenen прошлый прошлая прошлое прошлую прошлой прошлом прошлым прошлые последний последняя
    последнюю последние последних минулий минула минуле минулого минулої минулу минулі минулих останній остання останні
    останніх पिछला पिछले पिछली 前の この前の 過去 الماضي الماضية آخر`),
);
const THIS = new Set(
  folded(`this este esta neste nesta ce cet cette diese diesen dieser dieses diesem этот эта это эту этой этом этим цей ця
    це цього цієї цю इस この 今年の هذا هذه`),
);
/** Say that a time follows. */
const PREPOSITIONS = new Set(folded('in im during em en durante pendant в во у में في'));
const SMALL = new Set([
  ...PREPOSITIONS,
  ...folded(`on at the am der die das den el la los las del le les no na nos nas de do da на за г года году року році
    को का के की يوم`),
]);

/** What CLDR writes otherwise than many people do. */
const OTHER_WORDS: Readonly<Record<string, TimeWord>> = {
  去年: { kind: 'relative', unit: 'year', offset: -1 },
  'العام الماضي': { kind: 'relative', unit: 'year', offset: -1 },
  неделю: { kind: 'unit', unit: 'week' },
  неделе: { kind: 'unit', unit: 'week' },
  тижні: { kind: 'unit', unit: 'week' },
  हफ़्ता: { kind: 'unit', unit: 'week' },
  हफ़्ते: { kind: 'unit', unit: 'week' },
  周: { kind: 'unit', unit: 'week' },
  一周: { kind: 'unit', unit: 'week' },
  الأسبوع: { kind: 'unit', unit: 'week' },
  вчора: { kind: 'relative', unit: 'day', offset: -1 },
  साल: { kind: 'unit', unit: 'year' },
  торік: { kind: 'relative', unit: 'year', offset: -1 },
};

function folded(list: string): string[] {
  return list.split(/\s+/).map(fold);
}

/** Folded, its figures those of ASCII, without dots and the space that some write between a figure and a character. */
function plain(text: string): string {
  return fold(text.normalize('NFKC'))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[.,،;:!?¿¡？！。؟]/g, '')
    .replaceAll('ʼ', "'")
    .replace(/(?<=^| )[ld]'(?=\p{L})/gu, '')
    .replace(/(?<=\d) +(?=\p{sc=Han})/gu, '')
    .replace(/^(過去|この前の|前の|今年の)(?=.)/, '$1 ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What somebody typed, cut into what can be looked up. */
export interface TypedTime {
  /** Without the small words around it. */
  readonly words: readonly string[];
  readonly modifier: 'last' | 'this' | undefined;
  /** There was a word that says "in", which a time follows. */
  readonly preposition: boolean;
}

export function readTyped(text: string): TypedTime {
  const all = plain(text).split(' ');
  const words = all.filter((word) => !SMALL.has(word) && !LAST.has(word) && !THIS.has(word));
  return {
    words,
    modifier: all.some((word) => LAST.has(word)) ? 'last' : all.some((word) => THIS.has(word)) ? 'this' : undefined,
    preposition: all.some((word) => PREPOSITIONS.has(word)),
  };
}

/** The same text without the small words, as the vocabulary has it. */
const keyOf = (text: string) =>
  plain(text)
    .split(' ')
    .filter((word) => !SMALL.has(word))
    .join(' ');

let vocabulary: ReadonlyMap<string, TimeWord> | undefined;

/** What a word or fixed phrase means. */
export function timeWord(text: string): TimeWord | undefined {
  vocabulary ??= makeVocabulary();
  return vocabulary.get(keyOf(text));
}

function makeVocabulary(): Map<string, TimeWord> {
  const words = new Map<string, TimeWord>();
  const add = (text: string, word: TimeWord) => {
    const key = keyOf(text);
    if (key !== '' && !/\d/.test(key) && !words.has(key)) words.set(key, word);
  };
  for (const language of LANGUAGES) {
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    for (const unit of UNITS) {
      for (const offset of [0, -1, -2]) add(relative.format(offset, unit), { kind: 'relative', unit, offset });
      for (const one of [1, 2]) {
        const amount = unitFormat(language, unit).formatToParts(one);
        add(amount.map(({ type, value }) => (type === 'integer' ? '' : value)).join(''), { kind: 'unit', unit });
      }
    }
    for (let index = 0; index < 7; index++) {
      const day = new Date(Date.UTC(2024, 0, 1 + index));
      // In Chinese the short one is what people say.
      for (const weekday of language === 'zh' ? (['long', 'short'] as const) : (['long'] as const))
        for (const name of partOf(language, 'weekday', { weekday }, day))
          for (const form of formsOf(language, name)) add(form, { kind: 'weekday', index, short: false });
    }
    for (let index = 0; index < 12; index++) {
      const day = new Date(Date.UTC(2024, index, 15));
      for (const month of ['long', 'short'] as const) {
        for (const name of [
          ...partOf(language, 'month', { month }, day),
          ...partOf(language, 'month', { month, day: 'numeric' }, day),
        ]) {
          const forms = month === 'short' ? [name] : formsOf(language, name);
          for (const form of forms) add(form, { kind: 'month', index, short: month === 'short' });
        }
      }
    }
  }
  for (const [index, names] of SEASONS.entries())
    for (const name of names.split(' ')) add(name, { kind: 'season', index, short: false });
  for (const [text, word] of Object.entries(OTHER_WORDS)) add(text, word);
  return words;
}

/**
 * A weekday or month as it stands, and as it stands behind "on" or "in": Slavic words change there, and so does the form
 * that CLDR has of a month in "5 March".
 */
function formsOf(language: string, name: string): string[] {
  if (language === 'ru') return [name, name.replace(/а$/, 'у'), name.replace(/[ая]$/, 'е')];
  if (language !== 'uk') return [name];
  const within = name
    .replace(/я$/, 'і')
    .replace(/ого$/, 'ому')
    .replace(/(?<=листопад)а$/, 'і');
  return [name, name.replace(/а$/, 'у').replace(/я$/, 'ю'), within];
}

function partOf(language: string, part: 'month' | 'weekday', format: Intl.DateTimeFormatOptions, day: Date): string[] {
  const parts = new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).formatToParts(day);
  return parts.filter(({ type }) => type === part).map(({ value }) => value);
}

function unitFormat(language: string, unit: Unit): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
}

/** Making a format takes longer than using it a hundred times. */
let counts: readonly { unit: Unit; ago: Intl.RelativeTimeFormat; amount: Intl.NumberFormat }[] | undefined;

/** "3 weeks ago" (`ago`) or "3 weeks", in any of the languages. */
export function countedTime(text: string): { unit: Unit; amount: number; ago: boolean } | undefined {
  const typed = plain(text);
  const amount = Number(/^\D*(\d{1,4})\D*$/.exec(typed)?.[1] ?? Number.NaN);
  if (Number.isNaN(amount)) return undefined;
  counts ??= LANGUAGES.flatMap((language) =>
    UNITS.map((unit) => ({ unit, ago: new Intl.RelativeTimeFormat(language), amount: unitFormat(language, unit) })),
  );
  for (const formats of counts) {
    const { unit } = formats;
    if (plain(formats.ago.format(-amount, unit)) === typed) return { unit, amount, ago: true };
    if (plain(formats.amount.format(amount)) === typed) return { unit, amount, ago: false };
  }
  return undefined;
}
