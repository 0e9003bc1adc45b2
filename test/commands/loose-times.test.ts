/** Times that are said loosely, quarters, and how years and months begin and end: which days they mean. */
import { expect, test } from 'vitest';
import { parseQuery } from '#commands/query/parse-query.ts';
import { said, TODAY } from './said-time.ts';

const FEW_DAYS = '2026-11-14..';
const LATELY = '2026-10-22..';
const THIRD = '2026-07-01..2026-10-01';
const THIRD_OF_2025 = '2025-07-01..2025-10-01';

test.each([
  ['English', 'a few days ago|the other day|in the last few days / recently|lately / in the third quarter / Q3 2025'],
  [
    'Portuguese',
    'há alguns dias|alguns dias atrás|nos últimos dias / recentemente / em 3º trimestre / 3º trimestre de 2025',
  ],
  [
    'German',
    'vor ein paar Tagen|neulich / kürzlich|in letzter Zeit / im dritten Quartal|im 3. Quartal / 3. Quartal 2025',
  ],
  ['Russian', 'несколько дней назад|пару дней назад / недавно|в последнее время / в третьем квартале / 3 квартал 2025'],
  [
    'Spanish',
    'hace unos días|en los últimos días / hace poco|últimamente / en tercer trimestre / tercer trimestre de 2025',
  ],
  [
    'French',
    'il y a quelques jours|l’autre jour / récemment / en troisième trimestre|3e trimestre / 3e trimestre 2025',
  ],
  ['Ukrainian', 'кілька днів тому / нещодавно|останнім часом / у третьому кварталі / третій квартал 2025'],
  ['Hindi', 'कुछ दिन पहले|पिछले कुछ दिनों में / हाल ही में / तीसरी तिमाही में / तीसरी तिमाही 2025'],
  ['Arabic', 'قبل أيام|قبل بضعة أيام / مؤخرا / في الربع الثالث / الربع الثالث 2025'],
  ['Chinese', '几天前|前几天|这几天 / 最近|近来 / 第三季度|第3季度 / 2025年第三季度|2025年第3季度'],
  ['Japanese', '先日|数日前|この間 / 最近|近頃 / 第3四半期 / 2025年第3四半期'],
])('a few days, a while and quarters in %s are those of the calendar', (_, typed) => {
  const days = [FEW_DAYS, LATELY, THIRD, THIRD_OF_2025];
  const meant = typed.split(' / ').map((texts) => texts.split('|'));
  expect(meant.map((texts) => texts.map((text) => `${text} ${said(text)}`))).toEqual(
    meant.map((texts, at) => texts.map((text) => `${text} ${days[at]}`)),
  );
});

test('few weeks and months are up to seven', () => {
  expect([said('a few weeks ago'), said('несколько месяцев назад')]).toEqual(['2026-10-03..', '2026-04-25..']);
});

test('a quarter without a year is the last one that has begun, and a name beside others', () => {
  expect(said('Q4')).toBe('2026-10-01..2027-01-01?');
  expect(said('Q4', '2026-09-30')).toBe('2025-10-01..2026-01-01?');
  expect(said('Q1', '2026-01-01')).toBe('2026-01-01..2026-04-01?');
});

test.each([
  ['年初', '2026-01-01..2026-02-01'],
  ['去年年底|去年末', '2025-12-01..2026-01-01'],
  ['月初', '2026-11-01..2026-11-11'],
  ['月末|月底', '2026-11-21..2026-12-01'],
  ['上个月底|先月末', '2026-10-21..2026-11-01'],
  ['年末|年底', '2025-12-01..2026-01-01?'],
])('%s is %s', (texts, days) => {
  expect(texts.split('|').map((text) => said(text))).toEqual(texts.split('|').map(() => days));
});

test('an end that has not begun is the one before, and may be meant otherwise', () => {
  expect([said('月末', '2026-03-20'), said('年末', '2026-12-01')]).toEqual([
    '2026-02-21..2026-03-01?',
    '2026-12-01..2027-01-01',
  ]);
});

test.each(['quarter', '5. Quartal', 'quarter 2025', 'third quarter 31', 'otro día', 'на днях', '第5季度'])(
  '%s is no time, or one to come as well',
  (text) => expect(said(text)).toBeUndefined(),
);

test.each([
  ['ferry a few days ago', 'ferry', '2026-11-14'],
  ['ferry the other day', 'ferry', '2026-11-14'],
  ['船票 先日', '船票', '2026-11-14'],
  ['sales third quarter 2025', 'sales', '2025-07-01'],
  ['sales Q3 2025', 'sales', '2025-07-01'],
  ['ferry recently', 'ferry recently', undefined],
  ['旅行 年底', '旅行 年底', undefined],
  ['sales Q3', 'sales Q3', undefined],
  ['neulich fähre', 'neulich fähre', undefined],
])('among the words of a search only what cannot well be meant otherwise is a time: %s', (argument, words, after) => {
  const parsed = parseQuery(argument, { day: TODAY, zone: undefined });
  const { query } = 'query' in parsed ? parsed : { query: undefined };
  expect([query?.words.join(' '), query?.filters.after]).toEqual([words, after]);
});
