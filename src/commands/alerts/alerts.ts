/** /alerts: what is told by itself: begun, listed and ended. */

import { clockOnly } from '#locales/times/named-days.ts';
import { clockAt, presentDay, type Today, weekdayOf } from '#locales/times/today.ts';
import { SEARCH_EXTENSION } from '#service/contract/search-extension.ts';
import type { KeptRoutine, Routine } from '#storage/routines.ts';
import { requireScopes } from '../access/scopes.ts';
import { button, commandButton, inRows } from '../buttons.ts';
import type { Context } from '../command.ts';
import { command, onAction } from '../define-command.ts';
import { shorten } from '../display-text.ts';
import { ProblemError } from '../errors.ts';
import { parseQuery } from '../query/parse-query.ts';
import { inPlace, isList, operationOf, Query } from '../query/query.ts';
import { filterText } from '../query/query-filter.ts';
import { offers } from '../registry.ts';
import { type Button, bold, foreign, type Reply, type RichText, reply, type Span } from '../reply.ts';
import { alertsArrive } from '../search/results-reply.ts';
import { clockTime } from '../time/dates.ts';
import { alertMe, askTime, notNow, resumeAlert, stopAlert } from './actions.ts';
import { setDigestTime } from './digest.ts';
import { begin, MOST_ALERTS, mostCreditsOf, needsOfRun, plan, priceOfRun, queryOf } from './schedule.ts';

const MAX_NAME = 60;

export const alerts = command('alerts', async function* (ctx, { argument }) {
  if (argument === '') return yield await list(ctx);
  const clock = clockOnly(argument);
  const moved = clock && (await setDigestTime(ctx, clock));
  if (moved) return yield moved;
  const parsed = parseQuery(argument, (await ctx.user()).today, 'words', ctx.words);
  yield 'problem' in parsed ? reply(parsed.text) : await start(ctx, parsed.query);
});

export const alertMeAction = onAction(alertMe, async function* (ctx, { query, every }) {
  yield await start(ctx, query, every);
});

/** @param agreed how often, by somebody who has seen the price */
async function start(ctx: Context, asked: Query, agreed?: Routine['every']): Promise<Reply> {
  const { words, deps, person } = ctx;
  const { today, connection: known } = await ctx.user();
  // What is over has nothing new.
  const { after: _, before: __, ...filters } = asked.filters;
  const { limit: ___, ...lasting }: Query = { ...asked, filters };
  const query = inPlace(lasting, known);
  const access = await requireScopes(ctx, needsOfRun(query));
  if ('problem' in access) throw new ProblemError(access.problem);
  const { connection } = access;
  const isNothing = query.words.length + Object.keys(filters).length === 0;
  const canLook = !isList(query) || operationOf(query) === 'queryDatastore' || offers(connection, SEARCH_EXTENSION);
  if (isNothing || !canLook) return reply([words.text('alerts-needs-word')]);
  const kept = await deps.routines.list(person.id);
  const same = kept.find(({ routine, dueAt }) => dueAt !== undefined && isSame(routine, lasting));
  if (same && (agreed ?? same.routine.every) === same.routine.every)
    return begunReply(ctx, same, today, agreed !== undefined);
  if (!same && kept.length >= MOST_ALERTS) return reply([words.text('alerts-too-many', { most: MOST_ALERTS })]);
  const price = priceOfRun(ctx, connection, query);
  if (price > 0 && agreed === undefined) {
    const most = mostCreditsOf('week', price);
    return reply([words.text('alerts-price', { each: price, most: mostCreditsOf('day', price) })], {
      buttons: [
        [
          button(words.text('alerts-start'), alertMe, { query: lasting, every: 'day' }, { once: true }),
          button(words.text('alerts-weekly', { most }), alertMe, { query: lasting, every: 'week' }, { once: true }),
          button(words.text('alerts-not-now'), notNow, {}),
        ],
      ],
    });
  }
  const every = agreed ?? 'day';
  const { hour, minute } = clockAt(deps.clock.now(), today.zone);
  const at = { hour, minute, ...(every === 'week' ? { weekday: weekdayOf(presentDay(today)) } : {}) };
  const begun = same
    ? await plan(ctx, same.id, { ...same.routine, every, at, mostCredits: mostCreditsOf(every, price) })
    : await begin(ctx, { kind: 'alert', query: lasting, every, at, price });
  return begunReply(ctx, begun, today, agreed !== undefined);
}

const isSame = ({ kind, query }: Routine, other: Query): boolean =>
  kind === 'alert' && JSON.stringify(Query.safeParse(query).data) === JSON.stringify(Query.parse(other));

function begunReply(ctx: Context, { id, routine }: KeptRoutine, today: Today, isPressed: boolean): Reply {
  const { words } = ctx;
  const query = Query.safeParse(routine.query).data;
  const other = routine.every === 'day' ? 'week' : 'day';
  // Looking more often where that costs is agreed to under its price.
  const canChange = query !== undefined && (other === 'week' || routine.mostCredits === 0);
  const change = canChange ? [button(words.text(`alerts-look-${other}`), alertMe, { query, every: other })] : [];
  return reply(words.rich(`alerts-begun-${routine.every}`, { what: foreign(alertName(ctx, routine, today)) }), {
    buttons: [[...change, button(words.text('alerts-stop'), stopAlert, { id })]],
    ...(isPressed ? { place: 'replace' } : {}),
  });
}

/** What an alert looks for: its words, else what narrows it. */
export function alertName({ words }: Context, { query }: Pick<Routine, 'query'>, today: Today): string {
  const asked = Query.safeParse(query).data;
  if (asked === undefined) return '';
  const said = asked.words.join(' ').replace(/^"([^"]*)"$/, '$1');
  return shorten(said === '' ? filterText(asked, words, today) : said, MAX_NAME);
}

export const stopAlertAction = onAction(stopAlert, async function* (ctx, { id }) {
  await ctx.deps.routines.end(id, ctx.person.id);
  yield stoppedReply(ctx);
});

const stoppedReply = ({ words }: Context): Reply => reply([words.text('alerts-stopped')], { place: 'replace' });

export const notNowAction = onAction(notNow, function* ({ words }) {
  yield reply([words.text('alerts-not-started')], { place: 'replace' });
});

export const resumeAlertAction = onAction(resumeAlert, async function* (ctx, { id }) {
  const { deps, person } = ctx;
  const { today, connection } = await ctx.user();
  const kept = await deps.routines.find(id, person.id);
  if (!kept) return yield stoppedReply(ctx);
  const { stopped: _, ...routine } = kept.routine;
  const price = priceOfRun(ctx, connection, queryOf(routine, connection));
  const again: Routine = {
    ...routine,
    failures: 0,
    mostCredits: mostCreditsOf(routine.every, price),
    since: deps.clock.now(),
  };
  const planned = await plan(ctx, id, again);
  yield routine.kind === 'alert'
    ? begunReply(ctx, planned, today, true)
    : { ...(await list(ctx, planned)), place: 'replace' };
});

/** @param changed as it is with this reply */
async function list(ctx: Context, changed?: KeptRoutine): Promise<Reply & { kind: 'text' }> {
  const { words, deps, person } = ctx;
  const { today } = await ctx.user();
  const stored = await deps.routines.list(person.id);
  const all = stored.map((each) => (each.id === changed?.id ? changed : each));
  if (all.length === 0) {
    const arrives = await alertsArrive(ctx);
    return arrives
      ? reply([words.text('alerts-none')], { buttons: [[commandButton(words.text('alerts-missed'), 'today')]] })
      : reply([words.text('alerts-nothing-arrives')], {
          buttons: [[commandButton(words.text('results-add-chats'), 'import')]],
        });
  }
  const buttons = all.flatMap(({ id, routine, dueAt }): Button[] => {
    const what = shorten(alertName(ctx, routine, today), 24);
    const stop = button(
      routine.kind === 'alert' ? words.text('alerts-stop-named', { what }) : words.text('digest-stop'),
      stopAlert,
      { id },
    );
    if (dueAt === undefined) return [button(words.text('alerts-start-again'), resumeAlert, { id }), stop];
    return routine.kind === 'alert' ? [stop] : [stop, button(words.text('digest-time'), askTime, { id })];
  });
  return reply(
    [bold(words.text('alerts-heading')), ...all.flatMap((each): Span[] => ['\n', ...lineOf(ctx, each, today)])],
    {
      buttons: inRows(buttons, 2),
    },
  );
}

function lineOf(ctx: Context, { routine, dueAt }: KeptRoutine, today: Today): RichText {
  const { words } = ctx;
  const { kind, every, at, mostCredits, stopped } = routine;
  const time = clockTime(at, today, words);
  const line =
    kind === 'alert'
      ? words.rich(`alerts-line-${every}`, { what: foreign(alertName(ctx, routine, today)) })
      : [words.text(`digest-line-${every}`, { time })];
  if (dueAt === undefined) return [...line, '. ', reasonText(ctx, stopped)];
  return mostCredits === 0
    ? line
    : [...line, words.text('list-comma'), words.text('alerts-at-most', { most: mostCredits })];
}

/** Why one has stopped by itself. */
export function reasonText({ words, deps }: Context, stopped = 'trouble'): string {
  const host = deps.about.serviceName ?? words.capital(words.text('place-archive'));
  if (stopped === 'access' || stopped === 'credits' || stopped === 'limit' || stopped === 'dearer')
    return words.text(`alerts-why-${stopped}`);
  return words.text('alerts-why-trouble', { host });
}

/** Said once, when it stops by itself. */
export async function stoppedByItself(ctx: Context, { id, routine }: KeptRoutine, stopped: string): Promise<Reply> {
  const { words, person, deps } = ctx;
  const { today, connection } = await ctx.user();
  ctx.commitWithReply(deps.routines.changing(id, person.id, { ...routine, stopped }, undefined));
  const price = priceOfRun(ctx, connection, queryOf(routine, connection));
  const cost = { each: price, most: mostCreditsOf(routine.every, price), time: clockTime(routine.at, today, words) };
  return reply(
    [
      ...(routine.kind === 'alert'
        ? words.rich('alerts-stopped-itself', { what: foreign(alertName(ctx, routine, today)) })
        : [words.text('digest-stopped-itself')]),
      '\n',
      reasonText(ctx, stopped),
      ...(price === 0 ? [] : ['\n', words.text('alerts-again-price', cost)]),
    ],
    { personal: true, buttons: [[button(words.text('alerts-start-again'), resumeAlert, { id }, { once: true })]] },
  );
}
