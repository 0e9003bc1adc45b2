/** Typed times in ten languages and Japanese, and the days that they mean. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timesIn } from '#locales/lists.ts';
import { parseTimeSpan } from '#locales/times/spans.ts';
import type { Today } from '#locales/times/today.ts';
import { LANGUAGES } from '#locales/words.ts';
import { todayOn } from '../commands/today-on.ts';
import { headed, items } from '../support/text-table.ts';

/** It is a Saturday. */
const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20..2026-11-21';
const LAST_WEEK = '2026-11-09..2026-11-16';
const LAST_MONTH = '2026-10-01..2026-11-01';
const MARCH = '2026-03-01..2026-04-01';
const THREE_DAYS_AGO = '2026-11-18..2026-11-19';
const LAST_YEAR = '2025-01-01..2026-01-01';
const LAST_SUMMER = '2026-06-01..2026-09-01';

/** `from..to`, the latter exclusive or missing; with a question mark if it is ambiguous. */
function said(text: string, day = TODAY, { toCome = false, ...by }: Partial<Today> & { toCome?: boolean } = {}) {
  const span = parseTimeSpan(text, { ...todayOn(day), ...by }, { anyLanguage: true, toCome });
  return span && `${span.from}..${span.to ?? ''}${span.sure ? '' : '?'}`;
}

test.each([
  ['English', 'yesterday|last week|last month|in March|last summer|3 days ago|last year'],
  ['Portuguese', 'ontem|na semana passada|mês passado|em março|verão passado|há 3 dias|ano passado'],
  ['German', 'gestern|letzte Woche|letzten Monat|im März|letzten Sommer|vor 3 Tagen|letztes Jahr'],
  ['Russian', 'вчера|на прошлой неделе|прошлый месяц|в марте|прошлым летом|3 дня назад|в прошлом году'],
  ['Spanish', 'ayer|la semana pasada|mes pasado|en marzo|el verano pasado|hace 3 días|el año pasado'],
  ['French', "hier|la semaine dernière|le mois dernier|en mars|l’été dernier|il y a 3 jours|l'année dernière"],
  ['Ukrainian', 'вчора|минулого тижня|минулий місяць|у березні|минулого літа|3 дні тому|минулого року'],
  ['Hindi', 'कल|पिछले हफ़्ते|पिछले महीने|मार्च में|पिछली गर्मी|3 दिन पहले|पिछले साल'],
  ['Chinese', '昨天|上周|上个月|3月|今年夏天|3天前|去年'],
  ['Japanese', '昨日|先週|先月|3月|今年の夏|3日前|去年'],
  ['Arabic', 'أمس|الاسبوع الماضي|الشهر الماضي|في مارس|الصيف الماضي|قبل ٣ أيام|السنة الماضية'],
])('days, weeks, months, seasons and years in %s follow the calendar', (_, texts) => {
  const days = [YESTERDAY, LAST_WEEK, LAST_MONTH, MARCH, LAST_SUMMER, THREE_DAYS_AGO, LAST_YEAR];
  expect(texts.split('|').map((text) => said(text))).toEqual(days);
});

test.each([
  ['English', 'since May|since yesterday|since 2025'],
  ['German', 'seit Mai|seit gestern|seit 2025'],
  ['Spanish', 'desde mayo|desde ayer|desde 2025'],
  ['French', 'depuis mai|depuis hier|depuis 2025'],
  ['Portuguese', 'desde maio|desde ontem|desde 2025'],
  ['Russian', 'с мая|со вчера|с 2025'],
  ['Ukrainian', 'з травня|від вчора|з 2025'],
  ['Hindi', 'मई से|कल से|2025 से'],
  ['Chinese', '5月以来|昨天以来|2025以来'],
])('a time in %s with “since” lasts until now', (_, texts) => {
  expect(texts.split('|').map((text) => said(text))).toEqual(['2026-05-01..', '2026-11-20..', '2025-01-01..']);
});

test("“since” without a past time isn't a time", () => {
  for (const text of ['since', 'since Joana', 'since December 2030', 'from May']) expect(said(text)).toBeUndefined();
});

test.each(
  headed(`
    2024-01-01..2025-01-01: 前年 | 两年前
    2024-02-29..2024-03-01: 29.02.2024
    2024-03-01..2024-04-01: March 2024
    2024-03-15..2024-03-16: 2024年3月15日 | 15 березня 2024 року | 15 de marzo de 2024 | 15 de março de 2024
      15 mars 2024
    2024-06-01..2024-09-01: summer 2024
    2025-01-01..2025-02-01: كانون الثاني 2025 | جانفي 2025
    2025-01-01..2026-01-01: السنة الفائتة | قبل عام | عام 2025 | سنة 2025 | एक साल पहले | गत वर्ष | 1 साल पहले
      год назад | торік | рік тому
    2025-01-01..2026-01-01?: 2025
    2025-03-01..2025-04-01: 去年三月
    2025-06-01..2025-09-01: 去年夏天 | 去年の夏
    2025-07-01..2025-10-01: Q3 2025 | 3º trimestre de 2025 | 3. Quartal 2025 | 3 квартал 2025
      tercer trimestre de 2025 | 3e trimestre 2025 | третій квартал 2025 | तीसरी तिमाही 2025 | الربع الثالث 2025
      2025年第三季度 | 2025年第3季度 | 2025年第3四半期
    2025-12-01..2026-01-01: 去年年底 | 去年末
    2025-12-01..2026-01-01?: 年末 | 年底 | December
    2025-12-01..2026-03-01?: winter
    2025-12-23..2025-12-24: 去年十二月二十三日
    2026-01-01..: هذا العام | هذه السنة
    2026-01-01..2026-02-01: 年初
    2026-01-05..2026-01-06: 2026-1-5
    2026-02-01..2026-03-01: फरवरी में | फ़रवरी में | 2026-02
    2026-03-01..2026-04-01: في آذار | خلال مارس
    2026-03-05..2026-03-06: ५ मार्च को | 5 मार्च
    2026-03-15..2026-03-16: 3月15号 | 三月十五日 | 三月十五号
    2026-04-25..: несколько месяцев назад
    2026-05-01..2026-06-01: half a year ago | six months ago | vor einem halben Jahr | vor sechs Monaten
      hace medio año | hace seis meses | il y a six mois | há meio ano | полгода назад | півроку тому
      пів року тому | आधे साल पहले | छह महीने पहले | قبل نصف سنة | منذ نصف عام | 半年前 | 六个月前
    2026-05-01..2026-06-01?: May
    2026-05-03..2026-05-04: 03/05/2026
    2026-05-25..: letztes halbes Jahr | за последние полгода | 最近半年
    2026-07-01..2026-10-01: in the third quarter | em 3º trimestre | im dritten Quartal | im 3. Quartal
      в третьем квартале | en tercer trimestre | en troisième trimestre | 3e trimestre | у третьому кварталі
      तीसरी तिमाही में | في الربع الثالث | 第三季度 | 第3季度 | 第3四半期
    2026-09-01..2026-10-01: सितम्बर में | सितंबर में
    2026-10-01..2026-11-01: एक महीने पहले | पिछले माह | 一个月前 | 上个月
    2026-10-03..: a few weeks ago
    2026-10-21..2026-11-01: 上个月底 | 先月末
    2026-10-22..: recently | lately | recentemente | kürzlich | in letzter Zeit | недавно | в последнее время
      hace poco | últimamente | récemment | нещодавно | останнім часом | हाल ही में | مؤخرا | 最近 | 近来 | 近頃
    2026-11-01..: 这个月
    2026-11-01..2026-11-11: 月初
    2026-11-02..2026-11-09: 上上周 | 上上个星期 | 两周前 | a couple of weeks ago | a fortnight ago | two weeks ago | 半个月前
      2 weeks ago
    2026-11-07..: 2w
    2026-11-09..2026-11-16: الأسبوع الفائت | الأسبوع المنصرم | قبل أسبوع | منذ اسبوع | पिछले हफ्ते | बीते हफ़्ते
      एक हफ़्ते पहले | 1 हफ्ते पहले | पिछले सप्ताह | 上个星期 | 上礼拜 | 上个礼拜 | 一周前 | неделю назад | одну неделю назад
      тиждень тому | a week ago | one week ago | vor einer Woche | hace una semana | il y a une semaine
      há uma semana | last week?
    2026-11-13..2026-11-14: 上周五 | 上个星期五
    2026-11-14..: 最近一周 | 近7天 | 7d | 7д | a few days ago | the other day | in the last few days | há alguns dias
      alguns dias atrás | nos últimos dias | vor ein paar Tagen | neulich | несколько дней назад | пару дней назад
      hace unos días | en los últimos días | il y a quelques jours | l’autre jour | кілька днів тому | कुछ दिन पहले
      पिछले कुछ दिनों में | قبل أيام | قبل بضعة أيام | 几天前 | 前几天 | 这几天 | 先日 | 数日前 | この間
    2026-11-14..2026-11-15: last Saturday
    2026-11-14..2026-11-16: last weekend | letztes Wochenende | el fin de semana pasado | le week-end dernier
      fim de semana passado | прошлые выходные | в прошлые выходные | минулі вихідні | पिछले सप्ताहांत
      عطلة نهاية الأسبوع الماضي | 上周末 | 上个周末
    2026-11-15..2026-11-16?: 星期天 | 礼拜天
    2026-11-16..: 这个星期 | 这礼拜 | 本周 | this week
    2026-11-16..2026-11-17: минулого понеділка
    2026-11-18..: آخر 3 أيام | آخر ثلاثة أيام | पिछले 3 दिनों में | पिछले तीन दिन | 最近三天 | 近三天 | 过去三天
      за последние три дня | 过去3天 | last 3 days | последние 3 дня | останні 3 дні | últimos 3 días
      3 derniers jours | पिछले 3 दिन
    2026-11-18..2026-11-19: قبل ثلاثة أيام | منذ ٣ أيام | तीन दिन पहले | ३ दिन पहले | 三天前 | 3 天前 | три дня назад
      три дні тому | three days ago | vor drei Tagen | hace tres días | il y a trois jours | há três dias
      3 dias atrás
    2026-11-19..2026-11-20: أول امس | أمس الأول | قبل يومين | منذ يومين
    2026-11-19..2026-11-20?: बृहस्पतिवार | वीरवार को
    2026-11-20..2026-11-21: البارحة | امبارح | ليلة أمس | बीता कल | कल रात | पिछले शुक्रवार को | 昨晚 | 昨日 | 本周五
      这礼拜五 | вчера вечером | минулої п’ятниці | last night | yesterday evening | last Friday | в пятницу
      у п’ятницю | 2026-11-20 | 20.11.2026 | 20-11-2026 | 20/11/26 | 11/20/2026 | 2026/11/20
    2026-11-21..2026-11-22: today
    2026-11-21..2026-11-23?: 周末 | 这个周末
    2026-11-21..2026-12-01: 月末 | 月底
    2026-12-01..2027-01-01: 2026-12`),
)('“%s” means %s', (text, days) => expect(said(text)).toBe(days));

test.each([
  '',
  ...items(`
    soon | 2026-02-30 | 29.02.2025 | 99999d | 2026-13 | 13/13/2026 | 0001 | -1d | 1e3d | 12.2026 | constructor | 50
    emails | last | in | the ferry | two weeks | a week | half | 上半年 | три дня | तीन दिन | ثلاثة أيام | 三天 | 上五
    قبل | पहले | назад | quarter | 5. Quartal | quarter 2025 | third quarter 31 | otro día | на днях | 第5季度
    tomorrow | next week | 31 June | May 2024 2025`),
])("%j isn't a time, or is too ambiguous", (text) => expect(said(text)).toBeUndefined());

test('an ambiguous numeric date is month-first where that is the custom', () => {
  const first = '2026-03-05..2026-03-06';
  const second = '2026-05-03..2026-05-04';
  expect(said('03/05/2026', TODAY, { zone: 'America/Chicago' })).toBe(first);
  expect(said('13/05/2026', TODAY, { zone: 'America/Chicago' })).toBe('2026-05-13..2026-05-14');
  expect(said('03.05.2026', TODAY, { zone: 'America/Chicago' })).toBe(second);
  expect(said('03/05/2026', TODAY, { zone: 'Europe/London' })).toBe(second);
  expect(said('03/05/2026', TODAY, { zone: 'America/Chicago', language: 'es' })).toBe(second);
});

test("a period that is still running, or hasn't begun, isn't the last one", () => {
  const inJuly = '2026-07-10';
  expect(said('last summer', inJuly)).toBe('2025-06-01..2025-09-01');
  expect(said('this summer', inJuly)).toBe('2026-06-01..2026-09-01');
  expect(said('last July', inJuly)).toBe('2025-07-01..2025-08-01');
  expect(said('last winter', '2026-01-10')).toBe('2024-12-01..2025-03-01');
  expect(said('Q4')).toBe('2026-10-01..2027-01-01?');
  expect(said('Q4', '2026-09-30')).toBe('2025-10-01..2026-01-01?');
  expect(said('Q1', '2026-01-01')).toBe('2026-01-01..2026-04-01?');
  expect(said('月末', '2026-03-20')).toBe('2026-02-21..2026-03-01?');
  expect(said('年末', '2026-12-01')).toBe('2026-12-01..2027-01-01');
});

test('“weekend” is the last one that has begun', () => {
  const days = ['2026-11-16', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
  expect(days.map((day) => said('weekend', day)?.slice(8, 10))).toEqual(['14', '14', '21', '21', '21']);
  expect(days.map((day) => said('last weekend', day)?.slice(8, 10))).toEqual(['14', '14', '14', '14', '21']);
});

test.each([
  ['tomorrow|morgen|завтра|明天', '2026-11-22..2026-11-23'],
  ['next week', '2026-11-23..2026-11-30'],
  ['3 December|3. Dezember', '2026-12-03..2026-12-04'],
  ['12 May', '2026-05-12..2026-05-13'],
  ['5 January', '2027-01-05..2027-01-06'],
  ['yesterday', YESTERDAY],
  ['29 February', '2024-02-29..2024-03-01'],
])('%s may be in the future if that is allowed', (texts, days) => {
  expect(texts.split('|').map((text) => said(text, TODAY, { toCome: true }))).toEqual(texts.split('|').map(() => days));
});

test("days follow the person's time zone", () => {
  const late = Date.parse('2026-11-21T23:00:00.000Z');
  expect(said('today', TODAY, { now: late, zone: 'Asia/Tokyo' })).toBe('2026-11-22..2026-11-23');
  expect(said('today', TODAY, { now: late, zone: 'America/New_York' })).toBe('2026-11-21..2026-11-22');
});

test('a span always has existing days in order, whatever is typed', () => {
  const word = fc.constantFrom(
    ...'last this in 3 12 2024 99 days week summer March Friday ago 月 年 назад прошлой 900 years 31 of vor الماضي'.split(
      ' ',
    ),
  );
  const typed = fc.oneof(
    fc.array(word, { maxLength: 5 }).map((words) => words.join(' ')),
    fc.string({ maxLength: 12 }),
    fc.stringMatching(/^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/),
  );
  fc.assert(
    fc.property(typed, fc.boolean(), (text, toCome) => {
      const span = parseTimeSpan(text, todayOn(TODAY), { anyLanguage: true, toCome });
      if (!span) return;
      const { from, to = '9999-12-31' } = span;
      expect(from < to).toBe(true);
      for (const day of [from, to]) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    }),
    { numRuns: 2_000 },
  );
});

test('every listed time of a language is understood', () => {
  const several = (list = '-') => list.split(', ').flatMap((forms) => (forms === '-' ? [] : forms.split('|')));
  for (const language of LANGUAGES) {
    const { seasons, months, weekdays, quarters, phrases } = timesIn(language);
    const named = [seasons, months, weekdays, quarters, ...Object.values(phrases)].flatMap(several);
    const today = todayOn(TODAY, undefined, language);
    const missed = named.filter((text) => parseTimeSpan(text, today, { toCome: true }) === undefined);
    expect(missed, language).toEqual([]);
  }
});
