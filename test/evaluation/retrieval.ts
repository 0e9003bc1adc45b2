/** Asks the questions of piles, and prints how well the answers are found. */
import { percentile, short, table } from '../bench/figures.ts';
import { contenders, type OpenContender } from './contender.ts';
import { kindsInTurn, makePile, PACKS } from './pile.ts';
import type { Question, Session } from './question.ts';
import { type Asked, type Scores, scoresOf, sessionsOf } from './scores.ts';

/** Messages that a search gives. */
const LIMIT = 50;
/** As many as in the haystacks of published benchmarks. */
export const SESSIONS_PER_QUESTION = 50;

/** What every contender found, in the order in which they were asked. */
export type Findings = Map<string, Asked[]>;

/** Asks every contender; each has the messages to itself, and `sessions` is gone through once for each. */
export function askAll(
  questions: readonly Question[],
  sessions: () => Iterable<Session>,
  into: Findings,
  signal: AbortSignal,
  asked: readonly OpenContender[] = contenders(),
): void {
  for (const open of asked) {
    const contender = open(sessions());
    const list = into.get(contender.name) ?? [];
    into.set(contender.name, list);
    try {
      for (const question of questions) {
        signal.throwIfAborted();
        const startedAt = performance.now();
        const found = contender.search(question.text, LIMIT);
        list.push({ question, sessions: sessionsOf(found), ms: performance.now() - startedAt });
      }
    } finally {
      contender.close();
    }
  }
}

/** Each question has a pile of its own, of some 500 messages in its language. */
export function askOwnPiles(
  perLanguage: number,
  seed: number,
  signal: AbortSignal,
  asked?: readonly OpenContender[],
): Findings {
  const findings: Findings = new Map();
  for (const [at, pack] of PACKS.entries()) {
    for (const [index, kind] of kindsInTurn(perLanguage).entries()) {
      const pile = makePile({ sessions: SESSIONS_PER_QUESTION, kinds: [kind] }, seed * 1_000_003 + index * 16 + at, [
        pack,
      ]);
      askAll(pile.questions, pile.sessions, findings, signal, asked);
    }
  }
  return findings;
}

/** All questions of all languages have one pile. */
export function askOnePile(
  perLanguage: number,
  sessions: number,
  seed: number,
  signal: AbortSignal,
  asked?: readonly OpenContender[],
): Findings {
  const findings: Findings = new Map();
  const pile = makePile({ sessions, kinds: kindsInTurn(perLanguage) }, seed * 1_000_003 + 7);
  askAll(pile.questions, pile.sessions, findings, signal, asked);
  return findings;
}

const percent = (share: number) => (Number.isNaN(share) ? '–' : (100 * share).toFixed(1));

function cells({ questions, hitAt1, hitAt5, hitAt10, mrr, recallAt5, recallAt10 }: Scores): string[] {
  return [
    `${questions}`,
    ...[hitAt1, hitAt5, hitAt10].map(percent),
    mrr.toFixed(3),
    ...[recallAt5, recallAt10].map(percent),
  ];
}

const HEAD = ['', '', 'questions', 'hit@1', 'hit@5', 'hit@10', 'MRR', 'recall@5', 'recall@10'];

/** A row for each group of questions, kind of question, and all of them; the contenders below one another. */
export function findingsTable(findings: Findings): string {
  const rows: string[][] = [];
  const every = [...findings.values()].flat();
  const groups = [...new Set(every.map(({ question }) => question.group))];
  const kinds = [...new Set(every.map(({ question }) => question.kind))];
  const add = (name: string, fits: (question: Question) => boolean) => {
    for (const [contender, asked] of findings) {
      const scores = scoresOf(asked.filter(({ question }) => fits(question)));
      if (scores.questions > 0) rows.push([name, contender, ...cells(scores)]);
    }
  };
  for (const group of groups) add(group, (question) => question.group === group);
  for (const kind of kinds) add(kind, (question) => question.kind === kind);
  if (groups.length + kinds.length > 2) add('all', () => true);
  return table(HEAD, rows);
}

/** How long searches took. */
export function timesLine(findings: Findings): string {
  return [...findings]
    .map(([name, asked]) => {
      const times = asked.map(({ ms }) => ms);
      return `${name}: ${short(percentile(times, 0.5))} ms, p99 ${short(percentile(times, 0.99))} ms`;
    })
    .join('; ');
}
