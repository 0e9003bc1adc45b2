/** The words for before and after noon that phones write in times, as CLDR has them for the languages of WhatsApp. */

const BEFORE_NOON = [
  'am',
  'a.m.',
  'a. m.',
  'a m',
  'π.μ.',
  'пр.об.',
  'дп',
  'öö',
  'vorm.',
  'vm.',
  'fm',
  'f.m.',
  'de.',
  'dop.',
  'sa',
  'pd',
  'ip.',
  'ap.',
  'ص',
  'ق.ظ.',
  'ق.ظ',
  'पूर्वाह्न',
  'ก่อนเที่ยง',
  'לפנה״צ',
  'לפנה"צ',
  '午前',
  '上午',
  '凌晨',
  '清晨',
  '早上',
  '오전',
];

const AFTER_NOON = [
  'pm',
  'p.m.',
  'p. m.',
  'p m',
  'μ.μ.',
  'сл.об.',
  'пп',
  'ös',
  'nachm.',
  'nm.',
  'em',
  'e.m.',
  'du.',
  'odp.',
  'ch',
  'md',
  'م',
  'ب.ظ.',
  'ب.ظ',
  'अपराह्न',
  'หลังเที่ยง',
  'אחה״צ',
  'אחה"צ',
  '午後',
  '下午',
  '中午',
  '晚上',
  '오후',
];

const PERIODS: ReadonlyMap<string, 'before' | 'after'> = new Map([
  ...BEFORE_NOON.map((word) => [word, 'before'] as const),
  ...AFTER_NOON.map((word) => [word, 'after'] as const),
]);

/** For a regular expression: any of the words, the longest first. */
export const DAY_PERIOD = [...PERIODS.keys()]
  .sort((one, other) => other.length - one.length)
  .map((word) => word.replaceAll('.', '\\.').replaceAll(' ', ' ?'))
  .join('|');

/**
 * @param hour as written
 * @param period the word beside it, if any
 * @returns 0 to 23; undefined for an hour that does not exist
 */
export function hourOfDay(hour: number, period: string | undefined): number | undefined {
  if (hour > 23) return undefined;
  if (period === undefined || hour > 12) return hour;
  const word = period.toLowerCase();
  const half = PERIODS.get(word) ?? PERIODS.get(word.replaceAll(' ', '')) ?? PERIODS.get(word.replaceAll('. ', '.'));
  return half === 'after' ? (hour % 12) + 12 : hour % 12;
}
