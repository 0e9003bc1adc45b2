/**
 * How people type times where the Unicode CLDR, which Node's Intl holds, writes them otherwise: numbers as words, other
 * names of months and days, and spellings of one word.
 */
import { fold } from '#platform/text-match.ts';
import type { TimeWord } from './time-word.ts';

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
const weekends = (names: string, last?: true): Readonly<Record<string, TimeWord>> =>
  Object.fromEntries(names.split('|').map((name) => [name, { kind: 'weekend', ...(last ? { last } : {}) }]));
const days = (offset: number, names: string): Readonly<Record<string, TimeWord>> =>
  Object.fromEntries(names.split('|').map((name) => [name, relative('day', offset)]));
const weekday = (index: number): TimeWord => ({ kind: 'weekday', index, short: false });

export const OTHER_WORDS: Readonly<Record<string, TimeWord>> = {
  ...weekends(
    'weekend|week-end|wochenende|fin de semana|finde|fim de semana|выходные|выходных|вихідні|вихідних|सप्ताहांत|वीकेंड|周末|这周末|这个周末|本周末|週末|今週末|عطلة نهاية الأسبوع|نهاية الأسبوع',
  ),
  ...weekends('上周末|上个周末|先週末', true),
  ...days(0, 'this morning|this afternoon|heute morgen|heute früh|esta mañana|ce matin|esta manhã|сегодня утром'),
  ...days(0, 'сьогодні вранці|आज सुबह|今天早上|今天上午|هذا الصباح|صباح اليوم'),
  ...days(-1, 'last night|yesterday morning|yesterday evening|gestern abend|gestern früh|anoche|ayer por la noche'),
  ...days(-1, 'hier soir|hier matin|ontem à noite|ontem de manhã|вчера утром|вчора вранці|昨天晚上|昨天早上|昨天上午'),
  ...days(-3, '大前天'),
  'вчера вечером': relative('day', -1),
  неделю: { kind: 'unit', unit: 'week' },
  неделе: { kind: 'unit', unit: 'week' },
  вчора: relative('day', -1),
  'вчора ввечері': relative('day', -1),
  торік: relative('year', -1),
  позаторік: relative('year', -2),
  'बीता कल': relative('day', -1),
  'बीते कल': relative('day', -1),
  'कल रात': relative('day', -1),
  हफ़्ता: { kind: 'unit', unit: 'week' },
  महीना: { kind: 'unit', unit: 'month' },
  साल: { kind: 'unit', unit: 'year' },
  बृहस्पतिवार: weekday(3),
  वीरवार: weekday(3),
  इतवार: weekday(6),
  去年: relative('year', -1),
  前年: relative('year', -2),
  这周: relative('week', 0),
  上上周: relative('week', -2),
  上月: relative('month', -1),
  这个月: relative('month', 0),
  昨晚: relative('day', -1),
  今早: relative('day', 0),
  今晚: relative('day', 0),
  一周: { kind: 'unit', unit: 'week' },
  'العام الماضي': relative('year', -1),
  البارحة: relative('day', -1),
  'ليلة أمس': relative('day', -1),
  'الليلة الماضية': relative('day', -1),
  امبارح: relative('day', -1),
  'أمس الأول': relative('day', -2),
  'أول البارحة': relative('day', -2),
  'قبل أسبوع': relative('week', -1),
  'قبل شهر': relative('month', -1),
  'قبل سنة': relative('year', -1),
  'قبل عام': relative('year', -1),
  'قبل عامين': relative('year', -2),
  الأسبوع: { kind: 'unit', unit: 'week' },
  الشهر: { kind: 'unit', unit: 'month' },
  السنة: { kind: 'unit', unit: 'year' },
  العام: { kind: 'unit', unit: 'year' },
};
