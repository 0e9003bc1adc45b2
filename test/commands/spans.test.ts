/** Times as people type them, in eleven languages: which days they mean. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuery } from '#commands/query/parse-query.ts';
import { typed } from '#commands/query/query.ts';
import { dayLater, spanInFigures } from '#commands/time/calendar.ts';
import { saidTime } from '#commands/time/spans.ts';
import { LAST_MONTH, LAST_WEEK, LAST_YEAR, MARCH, said, THREE_DAYS_AGO, TODAY, YESTERDAY } from './said-time.ts';

describe('in figures', () => {
  test.each([
    ['7d', '2026-11-14..'],
    ['7д', '2026-11-14..'],
    ['2w', '2026-11-07..'],
    ['2026-11-01', '2026-11-01..2026-11-02'],
    ['2026-1-5', '2026-01-05..2026-01-06'],
    ['2026-02', '2026-02-01..2026-03-01'],
    ['2026-12', '2026-12-01..2027-01-01'],
    ['2025', '2025-01-01..2026-01-01?'],
    ['01.02.2026', '2026-02-01..2026-02-02'],
    ['29.02.2024', '2024-02-29..2024-03-01'],
    ['03/05/2026', '2026-05-03..2026-05-04'],
    ['3/5/26', '2026-05-03..2026-05-04'],
    ['13-05-2026', '2026-05-13..2026-05-14'],
    ['05/13/2026', '2026-05-13..2026-05-14'],
    ['2026/5/3', '2026-05-03..2026-05-04'],
  ])('%s is %s', (text, days) => {
    expect(said(text)).toBe(days);
  });

  test('the month is first for who writes so, where both could be one', () => {
    const readBy = (zone: string | undefined, language?: string) => {
      const today = { day: TODAY, zone, ...(language === undefined ? {} : { language }) };
      const parsed = parseQuery('ferry on:03/05/2026', today);
      return 'query' in parsed ? typed(parsed.query) : parsed.problem;
    };
    expect(readBy('America/Chicago', 'en')).toBe('ferry after:2026-03-05 before:2026-03-06');
    for (const [zone, language] of [
      [undefined, 'en'],
      ['Europe/London', 'en'],
      ['America/Chicago', 'es'],
    ] as const)
      expect(readBy(zone, language)).toBe('ferry after:2026-05-03 before:2026-05-04');
    expect(said('13/05/2026', TODAY, { monthFirst: true })).toBe('2026-05-13..2026-05-14');
    expect(said('03.05.2026', TODAY, { monthFirst: true })).toBe('2026-05-03..2026-05-04');
    expect(said('13/13/2026')).toBeUndefined();
  });

  const NONE =
    '|soon|2026-02-30|29.02.2025|99999d|2026-13|0001|-1d|1e3d|12.2026|constructor|50|emails|last|in|the ferry';
  test.each(NONE.split('|'))('%j is no time', (text) => {
    expect(said(text)).toBeUndefined();
  });

  test('is always a day that exists, whatever is typed', () => {
    const figures = fc.oneof(fc.string({ maxLength: 12 }), fc.stringMatching(/^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/));
    fc.assert(
      fc.property(figures, (word) => {
        const { from, to = from } = spanInFigures(word, TODAY) ?? { from: '2026-01-01' };
        for (const day of [from, to]) expect(new Date(`${day}T00:00:00.000Z`).toISOString().slice(0, 10)).toBe(day);
      }),
    );
    expect(dayLater('2026-02-28', 1)).toBe('2026-03-01');
  });
});

const LAST_SUMMER = '2026-06-01..2026-09-01';

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
])('a day, a week, a month, a season and a year in %s are those of the calendar', (_, texts) => {
  const days = [YESTERDAY, LAST_WEEK, LAST_MONTH, MARCH, LAST_SUMMER, THREE_DAYS_AGO, LAST_YEAR];
  expect(texts.split('|').map((text) => said(text))).toEqual(days);
});

describe('a time', () => {
  test.each([
    ['today', '2026-11-21..2026-11-22'],
    ['this week', '2026-11-16..'],
    ['last 3 days', '2026-11-18..'],
    ['последние 3 дня', '2026-11-18..'],
    ['2 weeks ago', '2026-11-02..2026-11-09'],
    ['March 2024', '2024-03-01..2024-04-01'],
    ['15 de março de 2024', '2024-03-15..2024-03-16'],
    ['2024年3月15日', '2024-03-15..2024-03-16'],
    ['去年の夏', '2025-06-01..2025-09-01'],
    ['去年夏天', '2025-06-01..2025-09-01'],
    ['过去3天', '2026-11-18..'],
    ['últimos 3 días', '2026-11-18..'],
    ['3 derniers jours', '2026-11-18..'],
    ['останні 3 дні', '2026-11-18..'],
    ['पिछले 3 दिन', '2026-11-18..'],
    ['15 de marzo de 2024', '2024-03-15..2024-03-16'],
    ['15 mars 2024', '2024-03-15..2024-03-16'],
    ['15 березня 2024 року', '2024-03-15..2024-03-16'],
    ['у п’ятницю', YESTERDAY],
    ['summer 2024', '2024-06-01..2024-09-01'],
    ['winter', '2025-12-01..2026-03-01?'],
    ['May', '2026-05-01..2026-06-01?'],
    ['December', '2025-12-01..2026-01-01?'],
    ['last Friday', YESTERDAY],
    ['в пятницу', YESTERDAY],
    ['last Saturday', '2026-11-14..2026-11-15'],
    ['last week?', LAST_WEEK],
  ])('%s is %s', (text, days) => {
    expect(said(text)).toBe(days);
  });

  test('that is still running is not the last one', () => {
    const inJuly = '2026-07-10';
    expect(said('last summer', inJuly)).toBe('2025-06-01..2025-09-01');
    expect(said('this summer', inJuly)).toBe('2026-06-01..2026-09-01');
    expect(said('last July', inJuly)).toBe('2025-07-01..2025-08-01');
    expect(said('last winter', '2026-01-10')).toBe('2024-12-01..2025-03-01');
  });

  test('is a span of days that exist, in order, whatever is typed', () => {
    const word = fc.constantFrom(
      ...'last this in 3 12 2024 99 days week summer March Friday ago 月 年 назад прошлой 900 years 31 of vor الماضي'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 5 }), (words) => {
        const time = saidTime(words.join(' '), TODAY);
        if (!time) return;
        const { from, to = '9999-12-31' } = time.span;
        expect(from < to).toBe(true);
        expect(Number.isNaN(Date.parse(from))).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('among the words of a search', () => {
  const read = (argument: string) => {
    const parsed = parseQuery(argument, { day: TODAY, zone: undefined });
    if ('problem' in parsed) return parsed.problem;
    const { words, filters } = parsed.query;
    return `${words.join(' ')} ${filters.after ?? ''}..${filters.before ?? ''}`;
  };

  test.each([
    ['ferry last summer', 'ferry 2026-06-01..2026-09-01'],
    ['last week ferry', `ferry ${LAST_WEEK}`],
    ['what did we plan in March?', `what did we plan ${MARCH}`],
    ['паром на прошлой неделе', `паром ${LAST_WEEK}`],
    ['паром неделю назад', `паром ${LAST_WEEK}`],
    ['العبّارة قبل أسبوع', `العبّارة ${LAST_WEEK}`],
    ['टिकट पिछले हफ्ते', `टिकट ${LAST_WEEK}`],
    ['船票 上个星期', `船票 ${LAST_WEEK}`],
    ['フェリー 先週', `フェリー ${LAST_WEEK}`],
    ['ferry last from:anna week', `ferry ${LAST_WEEK}`],
    ['ferry yesterday', `ferry ${YESTERDAY}`],
    ['yesterday ferry', `ferry ${YESTERDAY}`],
    ['паром вчера', `паром ${YESTERDAY}`],
    ['yesterday', ` ${YESTERDAY}`],
    ['ferry when:yesterday', `ferry ${YESTERDAY}`],
    ['ferry since:"last summer"', 'ferry 2026-06-01..'],
    ['ferry until:"last summer"', 'ferry ..2026-09-01'],
    ['ferry before:"last summer"', 'ferry ..2026-06-01'],
    ['ferry on:2026-11-20', `ferry ${YESTERDAY}`],
  ])('what cannot well be meant otherwise is a time: %s', (argument, expected) => {
    expect(read(argument)).toBe(expected);
  });

  test.each([
    'ferry tomorrow',
    'ferry "yesterday"',
    'may ferry',
    'ferry 2024',
    'the last week of term',
    'ferry "last summer"',
    'last an',
    'قبل شهر رمضان',
    'two weeks notice',
    'три дня дождя',
  ])('the rest is to be found: %s', (argument) => expect(read(argument)).toBe(`${argument} ..`));
});
