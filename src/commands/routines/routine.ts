/** The hidden command that does what is due by itself: a look for what is new, or a look at the day or week. */
import { defined } from '#platform/defined.ts';
import type { KeptRoutine, Routine } from '#storage/routines.ts';
import type { Command, Context } from '../command.ts';
import { type Paid, type PaidRequest, payFor, receiptText } from '../credits/paid-call.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { type Problem, type ProblemCode, problemOf } from '../failures/problem.ts';
import { queryButton, runButton } from '../press.ts';
import { operationOf, type Query } from '../query/query.ts';
import { soughtWords } from '../query/query-words.ts';
import type { Entry } from '../records/entries.ts';
import { bold, type Reply, reply } from '../reply.ts';
import { LINE_LENGTH } from '../search/listing.ts';
import { makeSnippet } from '../search/snippet.ts';
import { presentDay, type Today } from '../time/today.ts';
import { dueAfter, needsOfRun, priceNow, priceOfRun, spending, watchedQuery, watchedText } from './routines.ts';
import { lookAnswer, lookOf, lookRequest } from './today.ts';
import { freshOf, lookFor } from './watch-look.ts';
import { goOnButton, nameOf, reasonText } from './watches.ts';

/** Why one stops at once: nothing that passes by itself. Others are trouble, and it is tried again the next time. */
const STOPS: Partial<Record<ProblemCode, string>> = {
  'not-connected': 'not-connected',
  'token-refused': 'token',
  'token-expired': 'token',
  'scope-missing': 'scope-missing',
  'credits-out': 'credits-out',
  'cap-reached': 'cap-reached',
};
const MOST_FAILURES = 7;
const MAX_SHOWN = 8;

export function createRoutineCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'routine', async function* ({ argument: id }, turn) {
    const kept = await deps.routines.find(id, turn.person.id);
    if (kept?.dueAt === undefined) return;
    const { today } = await turn.user();
    const query = kept.routine.kind === 'watch' ? watchedQuery(kept.routine, today) : undefined;
    const answer =
      kept.routine.kind === 'watch' && query === undefined
        ? stop(deps, turn, kept, 'unreadable', today)
        : await runOnce(deps, turn, kept, { query, today });
    if (answer) yield answer;
  });
}

interface Run {
  /** Of a watch. */
  readonly query: Query | undefined;
  readonly today: Today;
}

/** What is to be said of it; nothing when there is nothing new. */
async function runOnce(deps: CommandDeps, turn: Context, kept: KeptRoutine, run: Run): Promise<Reply | undefined> {
  const { id, routine } = kept;
  const price = priceOfRun(run.query);
  const dueAt = dueAfter(routine, run.today.zone, deps.clock.now());
  if (price > routine.mostCredits) return stop(deps, turn, kept, 'dearer', run.today);
  const spent = spending(routine, run.today, price);
  // What was agreed for this month is used up: it waits for the next.
  if (spent === undefined) {
    turn.commitWithReply(deps.routines.changing(id, turn.person.id, routine, dueAt));
    return undefined;
  }
  // Before anything is asked for: what is lost with this process has been counted.
  await deps.routines.save(id, turn.person.id, { ...routine, ...spent }, dueAt);
  let problem: Met | undefined;
  const onProblem = (met: Met) => {
    problem = met;
  };
  const keep = (change: Partial<Routine>) =>
    turn.commitWithReply(deps.routines.changing(id, turn.person.id, { ...routine, ...spent, ...change }, dueAt));
  try {
    if (run.query) {
      const { query } = run;
      const paid = await quietly(payFor(deps, turn, watchRequest(deps, turn, kept, query, onProblem)));
      if (paid) {
        const { fresh, kept: remembered } = freshOf(routine, paid.value, deps.clock.now());
        keep({ ...remembered, failures: 0 });
        return fresh.length === 0 ? undefined : foundAnswer(turn, routine, query, fresh, paid);
      }
    } else {
      const look = lookOf(routine.kind === 'week' ? 'week' : 'today', presentDay(run.today));
      const paid = await quietly(payFor(deps, turn, { ...(await lookRequest(deps, turn, look)), onProblem }));
      if (paid) {
        keep({ failures: 0 });
        return await lookAnswer(deps, turn, look, paid);
      }
    }
  } catch (error) {
    if (turn.signal.aborted) throw turn.signal.reason;
    problem = problemOf(error);
  }
  return failed(deps, turn, kept, {
    problem: problem ?? { code: 'internal', mayHaveCost: false },
    price,
    spent,
    today: run.today,
    dueAt,
  });
}

/** Runs it to its end; what it says meanwhile, and of its failure, is for whoever waits for it: here nobody. */
async function quietly<T>(answers: AsyncGenerator<Reply, T>): Promise<T> {
  for (;;) {
    const { done, value } = await answers.next();
    if (done) return value;
  }
}

function watchRequest(
  deps: CommandDeps,
  turn: Context,
  { routine }: KeptRoutine,
  query: Query,
  onProblem: (met: Met) => void,
): PaidRequest<Entry[]> {
  return {
    command: 'alerts',
    operation: operationOf(query),
    needs: needsOfRun(query),
    doing: turn.words.text('routines-looking', { query: watchedText(routine.argument) }),
    again: { command: 'alerts', argument: '' },
    onProblem,
    async request(call) {
      const { connection } = await turn.user();
      return await lookFor(deps, query, { since: routine.since, connection, words: turn.words }, call);
    },
  };
}

function foundAnswer(
  { words }: Context,
  { argument }: Routine,
  query: Query,
  fresh: readonly Entry[],
  { receipt }: Paid<unknown>,
): Reply {
  const shown = fresh.slice(0, MAX_SHOWN);
  const groups = Map.groupBy(shown, ({ place }) => place);
  const sought = soughtWords(query.words);
  return {
    kind: 'records',
    personal: true,
    title: [words.text('routines-found', { query: watchedText(argument) })],
    groups: [...groups].map(([place, entries]) => ({
      heading: [place],
      lines: entries.map(({ who, outgoing, at, text }) => ({
        ...defined({ who, outgoing: outgoing || undefined, at }),
        ...makeSnippet(text, sought, LINE_LENGTH),
      })),
    })),
    footer: [
      ...(fresh.length > shown.length
        ? [`${words.text('routines-more', { amount: fresh.length - shown.length })}\n`]
        : []),
      ...receiptText(receipt),
    ],
    buttons: [
      [queryButton(words, words.text('routines-search-all'), query)],
      [runButton(words.text('routines-list'), 'alerts')],
    ],
  };
}

type Met = Pick<Problem, 'code' | 'mayHaveCost'>;

interface Failure {
  readonly problem: Met;
  readonly price: number;
  readonly spent: Pick<Routine, 'month' | 'spent'>;
  readonly today: Today;
  readonly dueAt: number;
}

/** Stops where that cannot pass by itself; is silent where it can, until that has gone on for long. */
function failed(deps: CommandDeps, turn: Context, kept: KeptRoutine, failure: Failure): Reply | undefined {
  const { problem, price, spent, today, dueAt } = failure;
  const stops = STOPS[problem.code];
  if (stops !== undefined) return stop(deps, turn, kept, stops, today);
  const { id, routine } = kept;
  const failures = routine.failures + 1;
  const cost = { ...spent, spent: spent.spent - (problem.mayHaveCost ? 0 : price) };
  const later = { ...routine, ...cost, failures };
  if (failures >= MOST_FAILURES) return stop(deps, turn, { ...kept, routine: later }, 'trouble', today);
  turn.commitWithReply(deps.routines.changing(id, turn.person.id, later, dueAt));
  return undefined;
}

/** It is not due any more, and that is said once. */
function stop(deps: CommandDeps, turn: Context, { id, routine }: KeptRoutine, stopped: string, today: Today): Reply {
  const { words, person } = turn;
  turn.commitWithReply(deps.routines.changing(id, person.id, { ...routine, stopped }, undefined));
  const price = priceNow(routine, today);
  return reply(
    [bold(words.text('routines-stopped', { what: nameOf(routine, turn) })), '\n', reasonText(stopped, words)],
    { buttons: [[goOnButton({ id, routine }, turn, price)], [runButton(words.text('routines-list'), 'alerts')]] },
  );
}
