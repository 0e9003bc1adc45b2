/** /count and /stats: how much was said, by whom, where and when; counted once, looked at as often as wanted. */

import { z } from 'zod';
import { scopesFor } from '#service/contract/operations.ts';

import { STATISTICS_EXTENSION } from '#service/contract/statistics.ts';
import type { Command, Context } from '../command.ts';
import { requireAccess } from '../connection/scope-gate.ts';
import { payFor, receiptText } from '../credits/paid-call.ts';
import { priceOf, unspent } from '../credits/price.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { paidButton, readPressed, runButton } from '../press.ts';
import { parseQuery } from '../query/parse-query.ts';
import { type Query, typed } from '../query/query.ts';
import { offers } from '../registry.ts';
import { type Button, type ButtonRows, type Reply, reply } from '../reply.ts';
import { figuresAnswer, findFigures, type KeptFigures, keepFigures, type Shown } from './figures-answer.ts';
import {
  type CountedDatastore,
  countedDatastore,
  figuresFilter,
  figuresTitle,
  PAGE,
  PAGE_CHOICES,
  readFigures,
} from './figures-reading.ts';

const OPERATION = 'queryDatastore';

interface Question {
  as: Shown;
  query: Query;
  datastore: CountedDatastore;
  /** The query as it is typed. */
  argument: string;
  zone: string;
  title: string;
}

export function createCountCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'count', (input, turn) => answerQuestion(deps, turn, 'count', input));
}

export function createStatsCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'stats', (input, turn) => answerQuestion(deps, turn, 'stats', input));
}

/** Counted anew only where the person has agreed to pay for that. */
async function* answerQuestion(
  deps: CommandDeps,
  turn: Context,
  as: Shown,
  { argument, confirmed }: { argument: string; confirmed: boolean },
): AsyncGenerator<Reply> {
  const question = await questionOf(turn, as, argument);
  if ('problem' in question) return yield reply([question.problem]);
  const needs = scopesFor(OPERATION, question.datastore);
  const access = await requireAccess(deps, turn, needs);
  if (!access.ok) return yield access.answer;
  const kept = confirmed ? undefined : await findFigures(deps, turn, access.connection, question);
  if (kept) yield await figuresAnswer(deps, turn, { ...question, kept });
  else if (offers(access.connection, STATISTICS_EXTENSION)) yield* count(deps, turn, question);
  else yield readingQuestion(turn, question);
}

async function questionOf(turn: Context, as: Shown, argument: string): Promise<Question | { problem: string }> {
  const { today, settings } = await turn.user();
  const words = turn.words;
  const parsed = parseQuery(argument, today, argument === '' ? 'filters' : 'words', words);
  if ('problem' in parsed) return { problem: unspent(turn.words, parsed.problem) };
  const { query } = parsed;
  const datastore = countedDatastore(query);
  if (datastore === undefined) return { problem: turn.words.text('figures-only-messages') };
  const title = figuresTitle(query, turn.words);
  return { as, query, datastore, argument: argument === '' ? '' : typed(query), zone: settings.zone ?? 'UTC', title };
}

/** By a service that counts: one request. */
async function* count(deps: CommandDeps, turn: Context, question: Question): AsyncGenerator<Reply> {
  const { as, query, datastore, argument, zone, title } = question;
  const paid = yield* payFor(deps, turn, {
    command: as,
    operation: OPERATION,
    needs: scopesFor(OPERATION, datastore),
    doing: turn.words.text('figures-counting', { what: title }),
    again: { command: as, argument },
    request: (call) => deps.data.statistics({ datastore, query: figuresFilter(query, datastore), zone }, call),
  });
  if (!paid) return;
  const figures: KeptFigures = { statistics: paid.value, zone, countedAt: deps.clock.now() };
  keepFigures(deps, turn, paid.connection, { argument, figures });
  yield await figuresAnswer(deps, turn, { ...question, kept: figures, receipt: receiptText(paid.receipt) });
}

/** By one that does not: what it costs depends on how far back, so that is asked first. */
function readingQuestion({ words }: Context, { as, argument }: Question): Reply {
  const price = priceOf(OPERATION);
  const choices = PAGE_CHOICES.map((pages): Button[] => [
    {
      label: words.text('figures-newest', { amount: pages * PAGE, credits: pages * price }),
      press: {
        kind: 'run',
        once: true,
        invocation: { command: 'figures_read', argument: JSON.stringify({ as, argument, pages }), confirmed: true },
      },
    },
  ]);
  const buttons: ButtonRows = [...choices, [runButton(words.text('buttons-cancel'), 'dismiss', 'figures')]];
  return reply([words.text('figures-reading-question', { page: PAGE })], { buttons });
}

const Shape = z.enum(['count', 'stats']);
const ReadArgument = z.object({
  as: Shape,
  argument: z.string().max(2_000),
  pages: z
    .int()
    .min(1)
    .max(PAGE_CHOICES[PAGE_CHOICES.length - 1] ?? 1),
});

/** Behind the buttons of that question. */
export function createFiguresReadCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'figures_read', async function* ({ argument }, turn) {
    const asked = readPressed(ReadArgument, argument);
    const question = await questionOf(turn, asked.as, asked.argument);
    if ('problem' in question) yield reply([question.problem]);
    else yield* read(deps, turn, question, { pages: asked.pages, argument });
  });
}

async function* read(
  deps: CommandDeps,
  turn: Context,
  question: Question,
  { pages, argument }: { pages: number; argument: string },
): AsyncGenerator<Reply> {
  const words = turn.words;
  const { query, datastore, zone, title, as } = question;
  const price = priceOf(OPERATION);
  let asked = 0;
  const paid = yield* payFor(deps, turn, {
    command: as,
    operation: OPERATION,
    credits: pages * price,
    needs: scopesFor(OPERATION, datastore),
    doing: words.text('figures-counting', { what: title }),
    again: { command: 'figures_read', argument, confirmed: true },
    spent: () => asked * price,
    request: (call) =>
      readFigures(
        deps,
        {
          ...{ query, datastore, zone, words: turn.words, pages },
          onAsk: () => {
            asked += 1;
          },
          onPage: (read) => turn.note(words.text('figures-read', { amount: read, most: pages * PAGE })),
        },
        call,
      ),
    charged: ({ pages: came, failure }) => (came + (failure?.mayHaveCost ? 1 : 0)) * price,
  });
  if (!paid) return;
  const { statistics, failure } = paid.value;
  const kept: KeptFigures = { statistics, zone, countedAt: deps.clock.now(), ...(failure ? { brokenOff: true } : {}) };
  keepFigures(deps, turn, paid.connection, { argument: question.argument, figures: kept });
  yield await figuresAnswer(deps, turn, { ...question, kept, receipt: receiptText(paid.receipt) });
}

const LookArgument = z.object({ as: Shape, argument: z.string().max(2_000), zone: z.string().max(64) });

/** Behind the buttons under figures: the same ones in another form, which is free. */
export function createFiguresLookCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'figures_look', async function* ({ argument: pressed }, turn) {
    const { as, argument, zone } = readPressed(LookArgument, pressed);
    const question = await questionOf(turn, as, argument);
    if ('problem' in question) return yield reply([question.problem]);
    const { connection } = await turn.user();
    const kept = connection && (await findFigures(deps, turn, connection, { argument: question.argument, zone }));
    if (!kept) {
      const words = turn.words;
      const again = paidButton(turn.words, words.text('figures-count-again'), OPERATION, {
        command: as,
        argument: question.argument,
      });
      return yield reply([words.text('figures-forgotten')], { buttons: [[again]] });
    }
    yield await figuresAnswer(deps, turn, { ...question, kept });
  });
}
