/** Asks the service and plain FTS5 the questions of the sets, and formats the scores. */
import { table } from '../bench/figures.ts';
import type { ChatSet } from './chats.ts';
import { type EvaluatedService, openPlainFts } from './contenders.ts';
import { type Figures, percent, toFigures } from './figures.ts';
import { type Answered, answerScores, type Found, rankingScores } from './scores.ts';

export interface Measured {
  readonly set: Pick<ChatSet, 'name' | 'language' | 'style'>;
  readonly service: readonly Found[];
  readonly plain: readonly Found[];
  readonly answered: readonly Answered[];
}

export async function measure(set: ChatSet, evaluated: EvaluatedService, signal: AbortSignal): Promise<Measured> {
  const service = await evaluated.bringIn(set);
  const plain = openPlainFts(set.messages);
  const [found, plainFound, answered]: [Found[], Found[], Answered[]] = [[], [], []];
  try {
    for (const question of set.questions) {
      signal.throwIfAborted();
      found.push({ question, ids: await service.search(question.text) });
      plainFound.push({ question, ids: await plain.search(question.text) });
    }
    for (const question of [...set.questions, ...set.neverSaid]) {
      signal.throwIfAborted();
      answered.push({ question, quoted: await service.ask(question.text) });
    }
  } finally {
    plain.close();
  }
  const { name, language, style } = set;
  return { set: { name, language, style }, service: found, plain: plainFound, answered };
}

type Grouping = readonly (readonly [name: string, measured: readonly Measured[]])[];

/** Groups measurements by `nameOf` their set. */
export const groupsOf = (measured: readonly Measured[], nameOf: (set: Measured['set']) => string): Grouping => [
  ...Map.groupBy(measured, ({ set }) => nameOf(set)),
];

const RANKING = ['', 'questions', 'first', 'in 5', 'in 10', 'all evidence in 10', 'right conversation in 5'];
const ANSWERS = [
  '',
  'questions',
  'evidence quoted',
  'precision of quotes',
  '"when" unanswered',
  'never said, not answered',
];

function rankingRow(name: string, found: readonly Found[]): string[] {
  const { first, in5, in10, all10, conversation5 } = rankingScores(found);
  return [name, String(found.length), ...[first, in5, in10, all10, conversation5].map(percent)];
}

/** Ranking scores of the service, with plain FTS5 below. */
export function rankingTable(groups: Grouping): string {
  const rows = groups.flatMap(([name, measured]) => [
    rankingRow(
      name,
      measured.flatMap(({ service }) => service),
    ),
    rankingRow(
      '  FTS5',
      measured.flatMap(({ plain }) => plain),
    ),
  ]);
  return table(RANKING, rows);
}

/** Ranking scores by kind of question, over all sets. */
export function kindsTable(measured: readonly Measured[]): string {
  const kindsOf = (found: readonly Found[]) => Map.groupBy(found, ({ question }) => question.kind);
  const plain = kindsOf(measured.flatMap((one) => one.plain));
  const rows = [...kindsOf(measured.flatMap((one) => one.service))].flatMap(([kind, found]) => [
    rankingRow(kind, found),
    rankingRow('  FTS5', plain.get(kind) ?? []),
  ]);
  return table(RANKING, rows);
}

export function answersTable(groups: Grouping): string {
  const rows = groups.map(([name, measured]) => {
    const answered = measured.flatMap((one) => one.answered);
    const { quoted, precision, whenSilent, toldSo } = answerScores(answered);
    return [name, String(answered.length), ...[quoted, precision, whenSilent, toldSo].map(percent)];
  });
  return table(ANSWERS, rows);
}

export const figuresOf = (groups: Grouping): Figures =>
  Object.fromEntries(
    groups.map(([name, measured]) => [
      name,
      toFigures({
        ...rankingScores(measured.flatMap(({ service }) => service)),
        ...answerScores(measured.flatMap(({ answered }) => answered)),
      }),
    ]),
  );
