/** The languages in which times are understood, which of them for whom, and the words that stand around times in each. */
import { memoize } from '#platform/lru-cache.ts';
import { fold } from '#platform/text-match.ts';

const LANGUAGES = ['en', 'pt', 'de', 'ru', 'ja', 'ar', 'es', 'fr', 'uk', 'hi', 'zh'] as const;
type TimeLanguage = (typeof LANGUAGES)[number];

/** Words, with spaces between them. */
interface Around {
  readonly last?: string;
  readonly this?: string;
  /** Say that a time follows. */
  readonly in?: string;
  /** Make a time part of something else: "the last week of term". */
  readonly of?: string;
  readonly small?: string;
  /** From spring on, by the seasons of the north; each begins with the month of its equinox or solstice. */
  readonly seasons: readonly [string, string, string, string];
}

const AROUND: Readonly<Record<TimeLanguage, Around>> = {
  en: {
    last: 'last past previous',
    this: 'this',
    in: 'in during',
    of: 'of',
    small: 'on at the',
    seasons: ['spring', 'summer', 'autumn fall', 'winter'],
  },
  pt: {
    last: 'passado passada passados passadas último última últimos últimas',
    this: 'este esta neste nesta',
    in: 'em durante',
    of: 'de do da',
    small: 'no na nos nas de do da',
    seasons: ['primavera', 'verão', 'outono', 'inverno'],
  },
  de: {
    last: 'letzte letzten letzter letztes letztem vorige vorigen voriger voriges vergangene vergangenen',
    this: 'diese diesen dieser dieses diesem',
    in: 'in im',
    of: 'der des',
    small: 'am der die das den',
    seasons: ['frühling frühjahr', 'sommer', 'herbst', 'winter'],
  },
  ru: {
    last: `прошлый прошлая прошлое прошлую прошлой прошлом прошлым прошлые последний последняя последнюю последние
      последних`,
    this: 'этот эта это эту этой этом этим',
    in: 'в во',
    small: 'на за г года году',
    seasons: ['весна весной весну весны', 'лето летом лета', 'осень осенью осени', 'зима зимой зиму зимы'],
  },
  ja: { last: '前の この前の 過去', this: 'この 今年の', seasons: ['春', '夏', '秋', '冬'] },
  ar: {
    last: 'الماضي الماضية الماضيين الفائت الفائتة المنصرم المنصرمة السابق السابقة آخر',
    this: 'هذا هذه',
    in: 'في خلال',
    small: 'يوم',
    seasons: ['ربيع الربيع', 'صيف الصيف', 'خريف الخريف', 'شتاء الشتاء'],
  },
  es: {
    last: 'pasado pasada pasados pasadas último última últimos últimas',
    this: 'este esta',
    in: 'en durante',
    of: 'de',
    small: 'el los las de',
    seasons: ['primavera', 'verano', 'otoño', 'invierno'],
  },
  fr: {
    last: 'dernier dernière derniers dernières passé passée passés passées',
    in: 'en',
    of: 'de des',
    small: 'le de',
    seasons: ['printemps', 'été', 'automne', 'hiver'],
  },
  uk: {
    last: `минулий минула минуле минулу минулої минулого минулому минулим минулі останній останню останні останніх`,
    this: 'цей ця це цю цього цьому цієї',
    in: 'в у',
    small: 'на за року році',
    seasons: ['весна весни весною навесні', 'літо літа літом влітку', 'осінь осені восени', 'зима зими зимою взимку'],
  },
  hi: {
    last: 'पिछला पिछले पिछली बीता बीते बीती गत',
    this: 'इस',
    in: 'में',
    small: 'को',
    seasons: ['वसंत बसंत', 'गर्मी गर्मियों गर्मियाँ', 'पतझड़', 'सर्दी सर्दियों सर्दियाँ जाड़े जाड़ों'],
  },
  zh: { last: '过去 最近 近', seasons: ['春 春天 春季', '夏 夏天 夏季', '秋 秋天 秋季', '冬 冬天 冬季'] },
};

/** A word of one of these may be a word of another; the others are told apart by their scripts. */
const LATIN: readonly TimeLanguage[] = ['en', 'pt', 'de', 'es', 'fr'];

/** Languages together, with the words of all of them, folded. */
export interface Understood {
  readonly languages: readonly TimeLanguage[];
  readonly last: ReadonlySet<string>;
  readonly this: ReadonlySet<string>;
  readonly in: ReadonlySet<string>;
  readonly of: ReadonlySet<string>;
  /** Those of `in` too. */
  readonly small: ReadonlySet<string>;
  readonly seasons: readonly (readonly string[])[];
}

/**
 * What is understood of somebody whose language is `own` (ISO 639-1): that, English, and whatever its script tells apart,
 * so that English words stay what they are. Undefined: every language.
 * @returns the same object for the same languages
 */
export function understoodOf(own: string | undefined): Understood {
  if (own === undefined) return together('all');
  return together(LATIN.find((language) => language === own) ?? 'en');
}

const together = memoize(LATIN.length + 1, (own: string): Understood => {
  const isUnderstood = (language: TimeLanguage) =>
    own === 'all' || language === own || language === 'en' || !LATIN.includes(language);
  const languages = LANGUAGES.filter(isUnderstood);
  const wordsOf = (kind: Exclude<keyof Around, 'seasons'>) =>
    languages.flatMap((language) => folded(AROUND[language][kind] ?? ''));
  return {
    languages,
    last: new Set(wordsOf('last')),
    this: new Set(wordsOf('this')),
    in: new Set(wordsOf('in')),
    of: new Set(wordsOf('of')),
    small: new Set([...wordsOf('in'), ...wordsOf('small')]),
    seasons: [0, 1, 2, 3].map((index) =>
      languages.flatMap((language) => folded(AROUND[language].seasons[index] ?? '')),
    ),
  };
});

function folded(list: string): string[] {
  return list.split(/\s+/).filter(Boolean).map(fold);
}

/** What a word for a time stands for. */
export const UNITS = ['day', 'week', 'month', 'year'] as const;
export type Unit = (typeof UNITS)[number];

/** What one word or fixed phrase stands for. */
export type TimeWord =
  /** `offset` units from now: -1 is the last one. */
  | { readonly kind: 'relative'; readonly unit: Unit; readonly offset: number }
  /** From 0: January, Monday, spring. */
  | { readonly kind: 'month' | 'weekday' | 'season'; readonly index: number; readonly short: boolean }
  | { readonly kind: 'unit'; readonly unit: Unit }
  /** So many units up to now: "a few days ago" names no day. */
  | { readonly kind: 'since'; readonly unit: Unit; readonly amount: number }
  /** Three months of a year, from 0; without its index where a figure beside the word has it. */
  | { readonly kind: 'quarter'; readonly index?: number }
  /** The first or last month of a year, or third of a month, `offset` from the present one. */
  | { readonly kind: 'part'; readonly of: 'year' | 'month'; readonly isEnd: boolean; readonly offset: number }
  /** Saturday and Sunday; `last`: those before the present one. */
  | { readonly kind: 'weekend'; readonly last?: true };
