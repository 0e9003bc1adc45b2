/**
 * How people type times where the Unicode CLDR, which Node's Intl holds, writes them otherwise: numbers as words, other
 * names of months and days, and spellings of one word.
 */
import { fold } from '#platform/text-match.ts';
import type { TimeWord } from './time-languages.ts';

/** Numbers from one on as words, where people write them so before a unit; one number's words are separated by a stroke. */
const NUMERALS = [
  'one two three four five six seven eight nine ten',
  'ein|eine|einen|einem|einer zwei drei vier fünf sechs sieben acht neun zehn',
  'un|una dos tres cuatro cinco seis siete ocho nueve diez',
  'un|une deux trois quatre cinq six sept huit neuf dix',
  'um|uma dois|duas três quatro cinco seis sete oito nove dez',
  'один|одну|одна два|две три четыре пять шесть семь восемь девять десять',
  "один|одна|одну два|дві три чотири п'ять шість сім вісім дев'ять десять",
  'एक दो तीन चार पाँच|पांच छह|छः|छे सात आठ नौ दस',
  '- - ثلاثة|ثلاث أربعة|أربع خمسة|خمس ستة|ست سبعة|سبع ثمانية|ثماني|ثمان تسعة|تسع عشرة|عشر',
];

const FIGURES: ReadonlyMap<string, string> = new Map(
  NUMERALS.flatMap((list) =>
    list
      .split(' ')
      .flatMap((words, index) => words.split('|').map((word) => [spelledAlike(fold(word)), `${index + 1}`] as const)),
  ),
);

/** Amounts that have a name of their own, folded, each as one of whole units; what follows them may be a case of it. */
const NAMED_AMOUNTS: readonly (readonly [RegExp, string])[] = [
  [/^an? (?=\p{L})/u, '1 '],
  [/^(?:1 )?couple of /, '2 '],
  [/^(?:1 )?fortnight(?= |$)/, '2 weeks'],
  [/^half (?:a )?year(?= |$)/, '6 months'],
  [/(?<=^|\s)(?:einem )?halben jahr(?= |$)/, '6 monaten'],
  [/^halbe[sr]? jahr$/, '6 monate'],
  [/(?<=^|\s)(?:medio|meio) ano(?= |$)/, '6 meses'],
  [/(?<=^|\s)(?:une )?demi-annee(?= |$)/, '6 mois'],
  [/(?<=^|\s)полгода(?= |$)/, '6 месяцев'],
  [/(?<=^|\s)полмесяца(?= |$)/, '2 недели'],
  [/(?<=^|\s)(?:півроку|пів року)(?= |$)/, '6 місяців'],
  [/(?<=^|\s)आध[ेा] वर्ष(?= |$)/, '6 माह'],
  [/(?<=^|\s)نصف (?:سنه|عام)(?= |$)/, '6 اشهر'],
  [/半年/, '6个月'],
  [/半个月/, '2周'],
];

const HAN_DIGITS = '一二三四五六七八九';

/** 十二 is 12, 两 2; up to 99. */
function hanNumber(typed: string): string {
  const [tens, ones] = typed.includes('十') ? typed.split('十') : ['-', typed.replace('两', '二')];
  const digit = (character: string | undefined) => HAN_DIGITS.indexOf(character ?? '') + 1;
  return String((tens === '-' ? 0 : (tens === '' ? 1 : digit(tens)) * 10) + (ones === '' ? 0 : digit(ones)));
}

/** "three days ago" and 三天前 as `3 days ago` and `3天前`, and other forms that only stand with numbers. */
export function withFigures(typed: string): string {
  return NAMED_AMOUNTS.reduce((text, [named, amount]) => text.replace(named, amount), typed)
    .replace(/(?:[二三四五六七八九]?十[一二三四五六七八九]?|[一二两三四五六七八九])(?=天|周|年|个月)/g, hanNumber)
    .split(' ')
    .map((word) => (word === '-' ? word : (FIGURES.get(word) ?? word)))
    .join(' ')
    .replace(/(?<=\d )दिनों(?=$| )/u, 'दिन');
}

/** 第3季度 is 第三季度. */
const QUARTER = /第?([1-4])(?=季度|四半期)/;

/** Dates in Chinese figures: 去年三月 as 去年3月, 3月15号 as 3月15日. 三月 alone stays, since it can be a name. */
export function hanDate(typed: string): string {
  if (/^[一二三四五六七八九十]+月$/.test(typed)) return typed;
  if (QUARTER.test(typed)) return typed.replace(QUARTER, (_, digit: string) => `第${HAN_DIGITS[Number(digit) - 1]}`);
  return typed.replace(/[一二三四五六七八九十]{1,3}(?=[月日号])/g, hanNumber).replace(/(?<=\d)号/, '日');
}

/** The same word in one spelling. */
export function spelledAlike(typed: string): string {
  if (/^[\0-\x7f]*$/.test(typed)) return typed;
  return typed
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/\u093c/g, '')
    .replace(/म्ब/g, 'ंब')
    .replace(/अक्तूबर/g, 'अक्टूबर')
    .replace(/(?<![\p{L}\p{M}])(?:हफ्ता|हफ्ते|हफ्तों|सप्ताहों)(?![\p{L}\p{M}])/gu, 'सप्ताह')
    .replace(/(?<![\p{L}\p{M}])(?:महीना|महीने|महीनों)(?![\p{L}\p{M}])/gu, 'माह')
    .replace(/(?<![\p{L}\p{M}])(?:साल|सालों|वर्षों)(?![\p{L}\p{M}])/gu, 'वर्ष')
    .replace(/(?:星期|礼拜)(?=[一二三四五六日天])/g, '星期')
    .replace(/(?<=星期|周)天/g, '日')
    .replace(/个?(?:星期|礼拜)(?![一二三四五六日])/g, '周')
    .replace(/(?<=^|\s)(?:عام|سنه) (?=\d{4}(?!\d))/g, 'في ')
    .replace(/^منذ (?=\S)/, 'قبل ');
}

/** Months from January on, as they are called in the Levant, in the Maghreb and in Morocco. */
export const MONTHS_OTHERWISE: readonly (readonly string[])[] = [
  ['كانون الثاني', 'جانفي'],
  ['شباط', 'فيفري'],
  ['آذار'],
  ['نيسان', 'أفريل'],
  ['أيار', 'ماي'],
  ['حزيران', 'جوان'],
  ['تموز', 'جويلية', 'يوليوز'],
  ['آب', 'أوت', 'غشت'],
  ['أيلول', 'شتنبر'],
  ['تشرين الأول'],
  ['تشرين الثاني', 'نونبر'],
  ['كانون الأول', 'دجنبر'],
];

const relative = (unit: 'day' | 'week' | 'month' | 'year', offset: number): TimeWord => ({
  kind: 'relative',
  unit,
  offset,
});

/** What a word means, and the words, separated by strokes. */
const OTHERWISE: readonly (readonly [TimeWord, string])[] = [
  [
    { kind: 'weekend' },
    `weekend|week-end|wochenende|fin de semana|finde|fim de semana|выходные|выходных|вихідні|вихідних|
    सप्ताहांत|वीकेंड|周末|这周末|这个周末|本周末|週末|今週末|عطلة نهاية الأسبوع|نهاية الأسبوع`,
  ],
  [{ kind: 'weekend', last: true }, '上周末|上个周末|先週末'],
  [
    relative('day', 0),
    `this morning|this afternoon|heute morgen|heute früh|esta mañana|ce matin|esta manhã|
    сегодня утром|сьогодні вранці|आज सुबह|今天早上|今天上午|هذا الصباح|صباح اليوم|今早|今晚`,
  ],
  [
    relative('day', -1),
    `last night|yesterday morning|yesterday evening|gestern abend|gestern früh|anoche|
    ayer por la noche|hier soir|hier matin|ontem à noite|ontem de manhã|вчера утром|вчора вранці|
    昨天晚上|昨天早上|昨天上午|вчера вечером|вчора|вчора ввечері|बीता कल|बीते कल|कल रात|昨晚|البارحة|ليلة أمس|
    الليلة الماضية|امبارح`,
  ],
  [relative('day', -2), 'أمس الأول|أول البارحة'],
  [relative('day', -3), '大前天'],
  [relative('year', -1), 'торік|去年|العام الماضي|قبل سنة|قبل عام'],
  [relative('year', -2), 'позаторік|前年|قبل عامين'],
  [relative('week', 0), '这周'],
  [relative('week', -2), '上上周'],
  [relative('month', -1), '上月|قبل شهر'],
  [relative('month', 0), '这个月'],
  [relative('week', -1), 'قبل أسبوع'],
  [{ kind: 'unit', unit: 'week' }, 'неделю|неделе|हफ़्ता|一周|الأسبوع'],
  [{ kind: 'unit', unit: 'month' }, 'महीना|الشهر'],
  [{ kind: 'unit', unit: 'year' }, 'साल|السنة|العام'],
  [{ kind: 'weekday', index: 3, short: false }, 'बृहस्पतिवार|वीरवार'],
  [{ kind: 'weekday', index: 6, short: false }, 'इतवार'],
];

export const OTHER_WORDS: readonly (readonly [string, TimeWord])[] = OTHERWISE.flatMap(([word, names]) =>
  names.split(/\|\s*/).map((name) => [name, word] as const),
);
