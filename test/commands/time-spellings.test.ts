/** Times as people type them where the Unicode CLDR has another word or spelling. */
import { describe, expect, test } from 'vitest';
import { LAST_MONTH, LAST_WEEK, LAST_YEAR, MARCH, said, THREE_DAYS_AGO, YESTERDAY } from './said-time.ts';

const HALF_A_YEAR_AGO = '2026-05-01..2026-06-01';
const WEEK_BEFORE = '2026-11-02..2026-11-09';
const LAST_WEEKEND = '2026-11-14..2026-11-16';

describe('a time', () => {
  test.each([
    ['Arabic', 'البارحة|امبارح|ليلة أمس', YESTERDAY],
    ['Arabic', 'أول امس|أمس الأول|قبل يومين|منذ يومين', '2026-11-19..2026-11-20'],
    ['Arabic', 'قبل ثلاثة أيام|منذ ٣ أيام', THREE_DAYS_AGO],
    ['Arabic', 'الأسبوع الفائت|الأسبوع المنصرم|قبل أسبوع|منذ اسبوع', LAST_WEEK],
    ['Arabic', 'هذا العام|هذه السنة', '2026-01-01..'],
    ['Arabic', 'السنة الفائتة|قبل عام|عام 2025|سنة 2025', LAST_YEAR],
    ['Arabic', 'في آذار|خلال مارس', MARCH],
    ['Arabic', 'كانون الثاني 2025|جانفي 2025', '2025-01-01..2025-02-01'],
    ['Arabic', 'آخر 3 أيام|آخر ثلاثة أيام', '2026-11-18..'],
    ['Hindi', 'बीता कल|कल रात', YESTERDAY],
    ['Hindi', 'पिछले हफ्ते|बीते हफ़्ते|एक हफ़्ते पहले|1 हफ्ते पहले|पिछले सप्ताह', LAST_WEEK],
    ['Hindi', 'तीन दिन पहले|३ दिन पहले', THREE_DAYS_AGO],
    ['Hindi', 'पिछले 3 दिनों में|पिछले तीन दिन', '2026-11-18..'],
    ['Hindi', 'एक महीने पहले|पिछले माह', LAST_MONTH],
    ['Hindi', 'एक साल पहले|गत वर्ष|1 साल पहले', LAST_YEAR],
    ['Hindi', 'पिछले शुक्रवार को', YESTERDAY],
    ['Hindi', 'बृहस्पतिवार|वीरवार को', '2026-11-19..2026-11-20?'],
    ['Hindi', '५ मार्च को|5 मार्च', '2026-03-05..2026-03-06'],
    ['Hindi', 'फरवरी में|फ़रवरी में', '2026-02-01..2026-03-01'],
    ['Hindi', 'सितम्बर में|सितंबर में', '2026-09-01..2026-10-01'],
    ['Chinese', '昨晚|昨日', YESTERDAY],
    ['Chinese', '三天前|3 天前', THREE_DAYS_AGO],
    ['Chinese', '上个星期|上礼拜|上个礼拜|一周前', LAST_WEEK],
    ['Chinese', '上上周|上上个星期|两周前', '2026-11-02..2026-11-09'],
    ['Chinese', '这个星期|这礼拜|本周', '2026-11-16..'],
    ['Chinese', '这个月', '2026-11-01..'],
    ['Chinese', '一个月前|上个月', LAST_MONTH],
    ['Chinese', '最近三天|近三天|过去三天', '2026-11-18..'],
    ['Chinese', '最近一周|近7天', '2026-11-14..'],
    ['Chinese', '前年|两年前', '2024-01-01..2025-01-01'],
    ['Chinese', '上周五|上个星期五', '2026-11-13..2026-11-14'],
    ['Chinese', '本周五|这礼拜五', YESTERDAY],
    ['Chinese', '去年三月', '2025-03-01..2025-04-01'],
    ['Chinese', '3月15号|三月十五日|三月十五号', '2026-03-15..2026-03-16'],
    ['Chinese', '去年十二月二十三日', '2025-12-23..2025-12-24'],
    ['Chinese', '星期天|礼拜天', '2026-11-15..2026-11-16?'],
    ['Russian', 'вчера вечером', YESTERDAY],
    ['Russian', 'три дня назад', THREE_DAYS_AGO],
    ['Russian', 'неделю назад|одну неделю назад', LAST_WEEK],
    ['Russian', 'год назад', LAST_YEAR],
    ['Russian', 'за последние три дня', '2026-11-18..'],
    ['Ukrainian', 'три дні тому', THREE_DAYS_AGO],
    ['Ukrainian', 'тиждень тому', LAST_WEEK],
    ['Ukrainian', 'торік|рік тому', LAST_YEAR],
    ['Ukrainian', 'минулої п’ятниці', YESTERDAY],
    ['Ukrainian', 'минулого понеділка', '2026-11-16..2026-11-17'],
    ['English', 'three days ago', THREE_DAYS_AGO],
    ['English', 'a week ago|one week ago', LAST_WEEK],
    ['English', 'half a year ago|six months ago', HALF_A_YEAR_AGO],
    ['English', 'a couple of weeks ago|a fortnight ago|two weeks ago', WEEK_BEFORE],
    ['English', 'last night|yesterday evening', YESTERDAY],
    ['German', 'vor drei Tagen', THREE_DAYS_AGO],
    ['German', 'vor einer Woche', LAST_WEEK],
    ['German', 'vor einem halben Jahr|vor sechs Monaten', HALF_A_YEAR_AGO],
    ['German', 'letztes halbes Jahr', '2026-05-25..'],
    ['Spanish', 'hace tres días', THREE_DAYS_AGO],
    ['Spanish', 'hace una semana', LAST_WEEK],
    ['Spanish', 'hace medio año|hace seis meses', HALF_A_YEAR_AGO],
    ['French', 'il y a trois jours', THREE_DAYS_AGO],
    ['French', 'il y a une semaine', LAST_WEEK],
    ['French', 'il y a six mois', HALF_A_YEAR_AGO],
    ['Portuguese', 'há três dias|3 dias atrás', THREE_DAYS_AGO],
    ['Portuguese', 'há uma semana', LAST_WEEK],
    ['Portuguese', 'há meio ano', HALF_A_YEAR_AGO],
    ['Russian', 'полгода назад', HALF_A_YEAR_AGO],
    ['Russian', 'за последние полгода', '2026-05-25..'],
    ['Ukrainian', 'півроку тому|пів року тому', HALF_A_YEAR_AGO],
    ['Hindi', 'आधे साल पहले|छह महीने पहले', HALF_A_YEAR_AGO],
    ['Arabic', 'قبل نصف سنة|منذ نصف عام', HALF_A_YEAR_AGO],
    ['Chinese', '半年前|六个月前', HALF_A_YEAR_AGO],
    ['Chinese', '最近半年', '2026-05-25..'],
    ['Chinese', '半个月前', WEEK_BEFORE],
    ['English', 'last weekend', LAST_WEEKEND],
    ['German', 'letztes Wochenende', LAST_WEEKEND],
    ['Spanish', 'el fin de semana pasado', LAST_WEEKEND],
    ['French', 'le week-end dernier', LAST_WEEKEND],
    ['Portuguese', 'fim de semana passado', LAST_WEEKEND],
    ['Russian', 'прошлые выходные|в прошлые выходные', LAST_WEEKEND],
    ['Ukrainian', 'минулі вихідні', LAST_WEEKEND],
    ['Hindi', 'पिछले सप्ताहांत', LAST_WEEKEND],
    ['Arabic', 'عطلة نهاية الأسبوع الماضي', LAST_WEEKEND],
    ['Chinese', '上周末|上个周末', LAST_WEEKEND],
    ['Chinese', '周末|这个周末', '2026-11-21..2026-11-23?'],
  ])('in %s is understood in every spelling that people type: %s', (_, texts, days) => {
    expect(texts.split('|').map((text) => `${text} ${said(text)}`)).toEqual(
      texts.split('|').map((text) => `${text} ${days}`),
    );
  });

  test('weekend is the last one that has begun', () => {
    const days = ['2026-11-16', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
    expect(days.map((day) => said('weekend', day)?.slice(0, 10))).toEqual(
      ['14', '14', '21', '21', '21'].map((day) => `2026-11-${day}`),
    );
    expect(days.map((day) => said('last weekend', day)?.slice(0, 10))).toEqual(
      ['14', '14', '14', '14', '21'].map((day) => `2026-11-${day}`),
    );
  });

  test.each('two weeks|a week|half|上半年|три дня|तीन दिन|ثلاثة أيام|三天|上五|قبل|पहले|назад'.split('|'))(
    'is not what may be the words of something else: %s',
    (text) => expect(said(text)).toBeUndefined(),
  );
});
