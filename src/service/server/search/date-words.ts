/** Times that keywords name with their year: "June 2024", "in märz 2023", "2024年6月", "2024-06-01". Months' names are those of the platform. */
import { foldCase, stripDiacritics } from '#platform/text-match.ts';
import { type SeqRange, seqOf } from '../archive/moment.ts';

export interface NamedTime {
  readonly range: SeqRange;
  /** Where in the keywords it stands, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

const LOCALES = ['en', 'pt', 'de', 'ru', 'es', 'fr', 'it', 'nl', 'pl', 'tr', 'uk', 'ar'];
/** Letters by which a month's name may grow, in languages with cases. */
const MAX_GROWTH = 2;
const YEAR = String.raw`(?:19|20)\d\d`;

const DAY = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<y>${YEAR})-(?<m>\d\d)(?:-(?<d>\d\d))?|(?<d2>\d\d?)\.(?<m2>\d\d?)\.(?<y2>${YEAR}))(?![\p{L}\p{N}])`,
  'gu',
);
const YEAR_AND_MONTH = new RegExp(String.raw`(?<y>${YEAR})\s?年(?:\s?(?<m>\d\d?)\s?月(?:\s?(?<d>\d\d?)\s?日)?)?`, 'gu');
/** "June 2024", "junho de 2024", "3 June 2024", "июне 2024 года". */
const MONTH_NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<d>\d\d?)(?:\.|º|st|nd|rd|th)?\s+(?:de\s+)?)?(?<name>\p{L}[\p{L}\p{M}]+)\.?,?\s+(?:de\s+|del\s+)?(?<y>${YEAR})(?![\p{L}\p{N}])(?:\s+года?(?!\p{L}))?`,
  'gu',
);
const ONLY_YEAR = new RegExp(String.raw`(?<![\p{L}\p{N}.,:/-])(?<y>${YEAR})(?![\p{L}\p{N}]|[.,:/-]\p{N})`, 'gu');

interface MonthName {
  readonly month: number;
  /** What all of its forms begin with. */
  readonly stem: string;
  /** Letters of the longest form. */
  readonly longest: number;
}

let monthNames: MonthName[] | undefined;

function namesOfMonths(): MonthName[] {
  const names: MonthName[] = [];
  for (const locale of LOCALES) {
    const alone = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    const withDay = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
    for (let month = 0; month < 12; month++) {
      const date = Date.UTC(2024, month, 15);
      const inDay = withDay.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
      const [plain, other] = [alone.format(date), inDay].map((name) => stripDiacritics(foldCase(name)));
      if (plain === undefined || other === undefined) continue;
      let common = 0;
      while (common < plain.length && plain[common] === other[common]) common++;
      // Languages with cases show one of them here: the others end otherwise, too.
      const stem = plain === other ? plain : plain.slice(0, common);
      if (stem.length >= (plain === other ? 3 : 2))
        names.push({ month, stem, longest: plain.length + (plain.length > 3 ? MAX_GROWTH : 0) });
    }
  }
  return names;
}

function monthOf(name: string): number | undefined {
  monthNames ??= namesOfMonths();
  const plain = stripDiacritics(foldCase(name));
  const exact = monthNames.find(({ stem }) => stem === plain);
  const inflected = monthNames.find(
    ({ stem, longest }) => plain.startsWith(stem) && plain.length <= longest && /\p{Script=Cyrillic}/u.test(stem),
  );
  return (exact ?? inflected)?.month;
}

function rangeOf(year: number, month: number | undefined, day: number | undefined): SeqRange | undefined {
  if (month !== undefined && (month < 0 || month > 11)) return undefined;
  if (day !== undefined && (day < 1 || day > 31)) return undefined;
  const [from, to] = [0, 1].map((more) => {
    if (month === undefined) return Date.UTC(year + more, 0, 1);
    return day === undefined ? Date.UTC(year, month + more, 1) : Date.UTC(year, month, day + more);
  });
  if (from === undefined || to === undefined) return undefined;
  return { from: seqOf(new Date(from).toISOString()), to: seqOf(new Date(to).toISOString()) - 1 };
}

/** The time that keywords name, in UTC; of several the first, whole days before months before years. */
export function namedTime(keywords: string): NamedTime | undefined {
  for (const pattern of [DAY, YEAR_AND_MONTH, MONTH_NAME, ONLY_YEAR]) {
    for (const { 0: text, index, groups = {} } of keywords.matchAll(pattern)) {
      const { name, y, y2, m, m2, d, d2 } = groups;
      const number = m ?? m2;
      const month = name === undefined ? (number === undefined ? undefined : Number(number) - 1) : monthOf(name);
      // A name that is no month's stands before a year by chance.
      if (name !== undefined && month === undefined) continue;
      const dayText = d ?? d2;
      const range = rangeOf(Number(y ?? y2), month, dayText === undefined ? undefined : Number(dayText));
      if (range) return { range, start: index, end: index + text.length };
    }
  }
  return undefined;
}
