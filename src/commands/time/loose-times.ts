/** Times that are said loosely, or that a year is divided into, and that the Unicode CLDR has no words for: tables. */
import type { TimeWord, Unit } from './time-languages.ts';

type Words = readonly (readonly [string, TimeWord])[];

/**
 * "The other day" and "a few days ago" are the last seven days, "a few weeks ago" the last seven weeks; "lately" is a month.
 * What may as well be a day to come is not here: "otro día", "на днях".
 */
const [FEW, LATELY] = [7, 30];
const since = (unit: Unit, amount: number, names: string): Words =>
  names.split(/\|\s*/).map((name) => [name, { kind: 'since', unit, amount }]);

const LOOSE: Words = [
  ...since(
    'day',
    FEW,
    `few days ago|a few days ago|some days ago|several days ago|the other day|neulich|
    vor ein paar Tagen|vor einigen Tagen|há alguns dias|há uns dias|alguns dias atrás|uns dias atrás|
    hace unos días|hace algunos días|il y a quelques jours|l'autre jour|несколько дней назад|
    пару дней назад|кілька днів тому|пару днів тому|कुछ दिन पहले|قبل أيام|قبل بضعة أيام|قبل عدة أيام|
    几天前|前几天|前些天|数日前|先日|この間|この前|last few days|past few days|letzten Tagen|últimos dias|últimos días|
    derniers jours|последние дни|последних дней|останні дні|पिछले कुछ दिनों|पिछले कुछ दिन|
    الأيام الأخيرة|这几天|ここ数日`,
  ),
  ...since(
    'week',
    FEW,
    `few weeks ago|a few weeks ago|some weeks ago|several weeks ago|vor ein paar Wochen|
    vor einigen Wochen|há algumas semanas|algumas semanas atrás|hace unas semanas|hace algunas semanas|
    il y a quelques semaines|несколько недель назад|пару недель назад|кілька тижнів тому|
    कुछ हफ़्ते पहले|قبل أسابيع|قبل بضعة أسابيع|几周前|数週間前`,
  ),
  ...since(
    'month',
    FEW,
    `few months ago|a few months ago|some months ago|several months ago|vor ein paar Monaten|
    vor einigen Monaten|há alguns meses|há uns meses|alguns meses atrás|hace unos meses|
    hace algunos meses|il y a quelques mois|несколько месяцев назад|пару месяцев назад|
    кілька місяців тому|कुछ महीने पहले|قبل أشهر|قبل بضعة أشهر|几个月前|数か月前|数ヶ月前`,
  ),
  ...since(
    'day',
    LATELY,
    `recently|lately|kürzlich|vor kurzem|in letzter Zeit|recentemente|ultimamente|há pouco tempo|
    recientemente|últimamente|hace poco|récemment|dernièrement|ces derniers temps|недавно|
    в последнее время|нещодавно|останнім часом|हाल ही में|مؤخرا|في الآونة الأخيرة|最近|近来|近頃`,
  ),
];

/** The ordinals of a year's quarters, from the first on, each with its forms; and what they stand before, or behind. */
const QUARTERS: readonly (readonly [ordinals: string, nouns: string])[] = [
  ['first second third fourth', 'quarter|quarter of'],
  ['erste|erstes|ersten zweite|zweites|zweiten dritte|drittes|dritten vierte|viertes|vierten', 'quartal'],
  ['primeiro segundo terceiro quarto', 'trimestre'],
  ['primer segundo tercer cuarto', 'trimestre'],
  ['premier|1er deuxième|second|2e troisième|3e quatrième|4e', 'trimestre'],
  ['первый|первом второй|втором третий|третьем четвёртый|четвёртом', 'квартал|квартале'],
  ['перший|першому другий|другому третій|третьому четвертий|четвертому', 'квартал|кварталі'],
  ['पहली दूसरी तीसरी चौथी', 'तिमाही'],
];
const QUARTER_NAMES: readonly string[] = [
  'الربع الأول|第一季度|一季度|第一四半期',
  'الربع الثاني|第二季度|二季度|第二四半期',
  'الربع الثالث|第三季度|三季度|第三四半期',
  'الربع الرابع|第四季度|四季度|第四四半期',
];

const spelledQuarters: Words = QUARTERS.flatMap(([ordinals, nouns]) =>
  ordinals
    .split(' ')
    .flatMap((forms, index) =>
      forms
        .split('|')
        .flatMap((form) => nouns.split('|').map((noun) => [`${form} ${noun}`, { kind: 'quarter', index }] as const)),
    ),
);
const namedQuarters: Words = QUARTER_NAMES.flatMap((names, index) =>
  [...names.split('|'), `q${index + 1}`].map((name) => [name, { kind: 'quarter', index }] as const),
);
/** With the number in figures beside it: "3. Quartal", "3º trimestre". */
const countedQuarters: Words = [...new Set(QUARTERS.flatMap(([, nouns]) => nouns.split('|')))].map((noun) => [
  noun,
  { kind: 'quarter' },
]);

const parts = (of: 'year' | 'month', isEnd: boolean, offset: number, names: string): Words =>
  names.split('|').map((name) => [name, { kind: 'part', of, isEnd, offset }]);

const PARTS: Words = [
  ...parts('year', false, 0, '年初|年始|今年年初|今年初'),
  ...parts('year', false, -1, '去年年初|去年初|昨年初'),
  ...parts('year', true, 0, '年末|年底|今年年底|今年末'),
  ...parts('year', true, -1, '去年年底|去年年末|去年底|去年末|昨年末'),
  ...parts('month', false, 0, '月初|本月初|这个月初|今月初'),
  ...parts('month', false, -1, '上月初|上个月初|先月初'),
  ...parts('month', true, 0, '月末|月底|本月底|这个月底|今月末'),
  ...parts('month', true, -1, '上月底|上月末|上个月底|上个月末|先月末'),
];

/** Words and fixed phrases as people write them, with what they stand for. */
export const LOOSE_TIMES: Words = [...LOOSE, ...spelledQuarters, ...namedQuarters, ...countedQuarters, ...PARTS];
