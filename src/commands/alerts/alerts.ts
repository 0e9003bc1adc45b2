/** /alerts: starts, schedules, lists and stops alerts and digests. */
import { clockOnly } from '#locales/times/named-days.ts';
import {
  clockAt,
  dayLater,
  dayOf,
  momentOf,
  presentDay,
  type Today,
  weekdayOf,
  type Zone,
} from '#locales/times/today.ts';
import { defined } from '#platform/defined.ts';
import { rowKey } from '#storage/bindings.ts';
import type { Connection } from '#storage/connections.ts';
import type { KeptRoutine, Routine } from '#storage/routines.ts';
import { requireScopes } from '../access/tokens.ts';
import { alertMe, askTime, dismiss, resumeAlert, setTime, startDigest, stopAlert } from '../actions.ts';
import { priceOf } from '../billing/budget.ts';
import { button, commandButton, inRows, missedButton } from '../buttons.ts';
import { type Command, type Context, command, onAction } from '../command.ts';
import { shorten } from '../display-text.ts';
import { parseQuery } from '../query/parse-query.ts';
import { callOf, canBeAsked, inPlace, Query } from '../query/query.ts';
import { filterText } from '../query/query-filter.ts';
import type { ServiceCall } from '../registry.ts';
import { type Button, bold, foreign, type Reply, type RichText, reply, type Span, type TextReply } from '../reply.ts';
import { messagesArrive } from '../search/result-list.ts';
import { clockTime } from '../time/dates.ts';

const MAX_ALERTS = 20;
const MAX_NAME = 60;
/** Default hour of digests. */
const DIGEST_HOUR = 8;
const OTHER_HOURS = [7, 9, 18, 21];
const MONDAY = 0;

export const alertCommands: readonly Command[] = [
  command('alerts', async (ctx, { argument }) => {
    if (argument === '') return await listAlerts(ctx);
    const clock = clockOnly(argument);
    const digests = clock ? await activeDigests(ctx) : [];
    const digest = digests.find(({ routine }) => routine.kind === 'today') ?? digests[0];
    if (clock && digest) return planAt(ctx, digest, clock);
    return await startAlert(ctx, parseQuery(argument, ctx.today, 'words', ctx.words));
  }),
  onAction(alertMe, (ctx, { query, every }) => startAlert(ctx, query, every)),
  onAction(startDigest, async (ctx, { kind, agreed }) => {
    const every = kind === 'week' ? 'week' : 'day';
    return await start(ctx, { kind }, every, agreed === true);
  }),
  onAction(askTime, async (ctx, { id }) => {
    const { words, today } = ctx;
    const hours = OTHER_HOURS.map((hour) =>
      button(clockTime({ hour, minute: 0 }, today, words), setTime, { id, hour }),
    );
    return reply(words.text('digest-time-ask'), {
      ...{ ask: words.text('digest-time-hint'), replyRuns: 'alerts' },
      buttons: [hours],
    });
  }),
  onAction(setTime, async (ctx, { id, hour }) => {
    const kept = await ctx.deps.routines.find(id, ctx.person.id);
    return kept ? planAt(ctx, kept, { hour, minute: 0 }) : stoppedReply(ctx);
  }),
  onAction(stopAlert, async (ctx, { id, isListed }) => {
    const { deps, person } = ctx;
    await deps.routines.end(id, person.id);
    const isLast = !isListed || (await deps.routines.list(person.id)).length === 0;
    return isLast ? stoppedReply(ctx) : await listAlerts(ctx);
  }),
  onAction(resumeAlert, async (ctx, { id }) => {
    const { deps, person, connection } = ctx;
    const kept = await deps.routines.find(id, person.id);
    if (!kept) return stoppedReply(ctx);
    const { stopped: _, ...routine } = kept.routine;
    const mostCredits = mostCreditsOf(routine.every, priceOfRun(ctx, queryOf(routine, connection)));
    const planned = plan(ctx, id, { ...routine, failures: 0, mostCredits, since: deps.clock.now() });
    return routine.kind === 'alert' ? startedReply(ctx, planned) : await listAlerts(ctx, planned);
  }),
];

async function startAlert(ctx: Context, asked: Query, every?: Routine['every']): Promise<Reply> {
  const { words, connection } = ctx;
  if (connection?.access?.whose === 'sample')
    return reply(words.text('alerts-only-exports'), { buttons: [[addButton(words)]] });
  // A period in the past gets no new results.
  const { after: _, before: __, ...filters } = asked.filters;
  const query: Query = { ...asked, filters };
  return await start(ctx, { kind: 'alert', query }, every ?? 'day', every !== undefined);
}

const addButton = (words: Context['words']): Button => commandButton(words.text('results-add-chats'), 'import');

const hasCriteria = ({ words, filters }: Query) => words.length + Object.keys(filters).length > 0;

/** @param isAgreed whether the person has seen the price */
async function start(
  ctx: Context,
  wanted: Pick<Routine, 'kind' | 'query'>,
  every: Routine['every'],
  isAgreed: boolean,
): Promise<Reply> {
  const { words, deps, person, today } = ctx;
  const query = queryOf(wanted, ctx.connection);
  const connection = requireScopes(ctx, callOfRun(query));
  if (query && !(hasCriteria(query) && canBeAsked(query, connection))) return reply(words.text('alerts-needs-word'));
  const kept = await deps.routines.list(person.id);
  const same = kept.find(({ routine, dueAt }) => dueAt !== undefined && isSame(routine, wanted));
  if (same && (!isAgreed || every === same.routine.every)) return startedReply(ctx, same, isAgreed);
  if (!same && kept.length >= MAX_ALERTS) return reply(words.text('alerts-too-many', { most: MAX_ALERTS }));
  const price = priceOfRun(ctx, query);
  if (price > 0 && !isAgreed) return priceReply(ctx, wanted, price);
  const weekday = wanted.kind === 'alert' ? weekdayOf(presentDay(today)) : MONDAY;
  const { hour, minute } =
    wanted.kind === 'alert' ? clockAt(deps.clock.now(), today.zone) : { hour: DIGEST_HOUR, minute: 0 };
  const at = { hour, minute, ...(every === 'week' ? { weekday } : {}) };
  const started = same
    ? plan(ctx, same.id, { ...same.routine, every, at, mostCredits: mostCreditsOf(every, price) })
    : create(ctx, { ...wanted, every, at, mostCredits: mostCreditsOf(every, price) });
  return startedReply(ctx, started, isAgreed);
}

const isSame = ({ kind, query }: Routine, other: Pick<Routine, 'kind' | 'query'>): boolean =>
  kind === other.kind &&
  JSON.stringify(Query.safeParse(query).data) === JSON.stringify(Query.safeParse(other.query).data);

function priceReply({ words, today }: Context, { kind, query }: Pick<Routine, 'kind' | 'query'>, each: number) {
  const notNow = button(words.text('buttons-not-now'), dismiss, {});
  const label = words.text('alerts-start');
  if (kind === 'alert') {
    const asked = Query.parse(query);
    const weekly = words.text('alerts-weekly', { most: mostCreditsOf('week', each) });
    const choices = [
      button(label, alertMe, { query: asked, every: 'day' }, { once: true }),
      button(weekly, alertMe, { query: asked, every: 'week' }, { once: true }),
    ];
    const price = words.text('alerts-price', { each, most: mostCreditsOf('day', each) });
    return reply([price], { buttons: [[...choices, notNow]] });
  }
  const every = kind === 'week' ? 'week' : 'day';
  const time = clockTime({ hour: DIGEST_HOUR, minute: 0 }, today, words);
  return reply(words.text(`digest-price-${every}`, { time, each, most: mostCreditsOf(every, each) }), {
    buttons: [[button(label, startDigest, { kind, agreed: true }, { once: true }), notNow]],
  });
}

/** @param replaces whether it replaces the message with the price */
async function startedReply(ctx: Context, { id, routine }: KeptRoutine, replaces = false): Promise<TextReply> {
  const { words, today } = ctx;
  const { kind, every, mostCredits } = routine;
  const stop = button(words.text('alerts-stop'), stopAlert, { id });
  if (kind === 'alert') {
    const what = { what: foreign(alertName(ctx, routine)) };
    if (!(await messagesArrive(ctx))) {
      const text = [...words.rich('alerts-begun', what), words.gap, words.text('alerts-only-exports')];
      return reply(text, { buttons: [[stop]], replaces });
    }
    const query = Query.safeParse(routine.query).data;
    const other = every === 'day' ? 'week' : 'day';
    // A higher frequency that costs credits must be agreed to with its price.
    const canChange = query !== undefined && (other === 'week' || mostCredits === 0);
    const change = canChange ? [button(words.text(`alerts-look-${other}`), alertMe, { query, every: other })] : [];
    return reply(words.rich(`alerts-begun-${every}`, what), { buttons: [[...change, stop]], replaces });
  }
  const text = words.text(`digest-begun-${every}`, { time: clockTime(routine.at, today, words) });
  const buttons = [[button(words.text('digest-other-time'), askTime, { id }), stop]];
  if (today.zone !== undefined) return reply([text], { buttons, replaces });
  // The time zone matters only now that there is an hour.
  const asks = { ask: words.text('settings-zone-hint'), replyRuns: 'settings' };
  return reply([text, '\n', words.text('settings-zone-ask')], { ...asks, buttons, replaces });
}

/** What an alert searches for: its words and filters. */
export function alertName({ words, today }: Context, { query }: Pick<Routine, 'query'>): string {
  const asked = Query.safeParse(query).data;
  if (asked === undefined) return '';
  const said = asked.words.join(' ').replace(/^"([^"]*)"$/, '$1');
  const filters = filterText({ ...asked, words: [] }, words, today);
  return shorten([said, filters].filter((part) => part !== '').join(' '), MAX_NAME);
}

export const dailyDigest = async (ctx: Context): Promise<KeptRoutine | undefined> =>
  (await activeDigests(ctx)).find(({ routine }) => routine.kind === 'today');

export async function activeDigests({ deps, person }: Context): Promise<KeptRoutine[]> {
  const kept = await deps.routines.list(person.id);
  return kept.filter(({ routine, dueAt }) => routine.kind !== 'alert' && dueAt !== undefined);
}

function planAt(ctx: Context, { id, routine }: KeptRoutine, clock: { hour: number; minute: number }) {
  const planned = plan(ctx, id, { ...routine, at: { ...routine.at, ...clock } });
  return startedReply(ctx, planned);
}

const stoppedReply = ({ words }: Context): Reply => reply(words.text('alerts-stopped'));

/** @param changed the routine as changed by this reply */
export async function listAlerts(ctx: Context, changed?: KeptRoutine): Promise<TextReply> {
  const { words, deps, person } = ctx;
  const stored = await deps.routines.list(person.id);
  const all = stored.map((each) => (each.id === changed?.id ? changed : each));
  if (all.length === 0) {
    if (await messagesArrive(ctx)) return reply(words.text('alerts-none'), { buttons: [[missedButton(words)]] });
    const digest = button(words.text('today-every-morning'), startDigest, { kind: 'today' });
    return reply(words.text('alerts-nothing-arrives'), { buttons: [[digest, addButton(words)]] });
  }
  const buttons = all.flatMap(({ id, routine, dueAt }): Button[] => {
    const what = shorten(alertName(ctx, routine), 24);
    const label = routine.kind === 'alert' ? words.text('alerts-stop-named', { what }) : words.text('digest-stop');
    const stop = button(label, stopAlert, { id, isListed: true });
    if (dueAt === undefined) return [button(words.text('alerts-start-again'), resumeAlert, { id }), stop];
    return routine.kind === 'alert' ? [stop] : [stop, button(words.text('digest-time'), askTime, { id })];
  });
  const lines = all.flatMap((each): Span[] => ['\n', ...lineOf(ctx, each)]);
  return reply([bold(words.text('alerts-heading')), ...lines], { buttons: inRows(buttons, 2) });
}

function lineOf(ctx: Context, { routine, dueAt }: KeptRoutine): RichText {
  const { words, today } = ctx;
  const { kind, every, at, mostCredits, stopped } = routine;
  const line =
    kind === 'alert'
      ? words.rich(`alerts-line-${every}`, { what: foreign(alertName(ctx, routine)) })
      : [words.text(`digest-line-${every}`, { time: clockTime(at, today, words) })];
  if (dueAt === undefined) return [...line, '. ', reasonText(ctx, stopped)];
  return mostCredits === 0
    ? line
    : [...line, words.text('list-comma'), words.text('alerts-at-most', { most: mostCredits })];
}

function reasonText({ words, deps }: Context, stopped = 'trouble'): string {
  const host = deps.about.serviceName ?? words.capital(words.text('place-archive'));
  return words.text(`alerts-why-${stopped}` as 'alerts-why-trouble', { host });
}

/** Stops a routine for a reason other than the person's request, and tells them once. */
export function stopWithReason(ctx: Context, { id, routine }: KeptRoutine, stopped: string): Reply {
  const { words, person, deps, today, connection } = ctx;
  ctx.commitWithReply(deps.routines.changing(id, person.id, { ...routine, stopped }, undefined));
  const price = priceOfRun(ctx, queryOf(routine, connection));
  const cost = { each: price, most: mostCreditsOf(routine.every, price), time: clockTime(routine.at, today, words) };
  const what =
    routine.kind === 'alert'
      ? words.rich('alerts-stopped-itself', { what: foreign(alertName(ctx, routine)) })
      : [words.text('digest-stopped-itself')];
  const again = price === 0 ? [] : ['\n', words.text('alerts-again-price', cost)];
  return reply([...what, '\n', reasonText(ctx, stopped), ...again], {
    personal: true,
    buttons: [[button(words.text('alerts-start-again'), resumeAlert, { id }, { once: true })]],
  });
}

/** Most runs per calendar month. */
const MAX_RUNS_PER_MONTH = { day: 31, week: 5 } as const;

/** Next due time after a moment, in a time zone. */
export function nextRunAt({ at }: Pick<Routine, 'at'>, zone: Zone, after: number): number {
  for (let day = dayOf(after, zone); ; day = dayLater(day, 1)) {
    if (at.weekday !== undefined && weekdayOf(day) !== at.weekday) continue;
    const moment = momentOf(day, at, zone);
    if (moment > after) return moment;
  }
}

/** The query of an alert, with its place resolved; undefined for a digest, or if it can't be parsed. */
export function queryOf({ query }: Pick<Routine, 'query'>, connection: Connection | undefined): Query | undefined {
  const asked = Query.safeParse(query).data;
  return asked && inPlace(asked, connection);
}

/** The service call of one run. @param query of an alert; undefined for a digest */
export const callOfRun = (query: Query | undefined): ServiceCall =>
  query === undefined ? { operation: 'queryDatastore', datastore: 'social-chat-message' } : callOf(query);

/** Credits of one run; 0 if the service doesn't charge. */
export const priceOfRun = ({ charged }: Pick<Context, 'charged'>, query: Query | undefined): number =>
  charged ? priceOf(callOfRun(query).operation) : 0;

const mostCreditsOf = (every: Routine['every'], price: number): number => MAX_RUNS_PER_MONTH[every] * price;

/** This month's spending with another run; undefined above the agreed maximum. The month never goes back. */
export function spending(routine: Routine, today: Today, price: number): Pick<Routine, 'month' | 'spent'> | undefined {
  const month = presentDay(today).slice(0, 7);
  const spent = (month > routine.month ? 0 : routine.spent) + price;
  return spent > routine.mostCredits ? undefined : { month, spent };
}

function create(ctx: Context, wanted: Pick<Routine, 'kind' | 'every' | 'at' | 'query' | 'mostCredits'>): KeptRoutine {
  const { deps, person, chat, today } = ctx;
  const now = deps.clock.now();
  const { userId, language, firstName } = person;
  const month = presentDay(today).slice(0, 7);
  const begun = { month, spent: 0, since: now, told: [], failures: 0 };
  const kept = scheduled(ctx, rowKey(now), { ...wanted, ...begun, userId, language, firstName, chatId: chat.id });
  ctx.commitWithReply(deps.routines.keeping(kept.id, person.id, kept.routine, kept.dueAt));
  return kept;
}

/** Saves a routine and schedules its next run. */
export function plan(ctx: Context, id: string, routine: Routine): KeptRoutine {
  const { deps, person } = ctx;
  const kept = scheduled(ctx, id, routine);
  ctx.commitWithReply(deps.routines.changing(id, person.id, kept.routine, kept.dueAt));
  return kept;
}

/** The routine with its next run in the person's current time zone. */
function scheduled({ deps, today: { zone } }: Context, id: string, { zone: _, ...routine }: Routine) {
  return { id, routine: { ...routine, ...defined({ zone }) }, dueAt: nextRunAt(routine, zone, deps.clock.now()) };
}

/** Makes all active alerts due now, after new data has been imported. */
export async function runAlertsAfterImport({ deps, person, commitWithReply }: Context): Promise<void> {
  for (const { id, routine, dueAt } of await deps.routines.list(person.id))
    if (routine.kind === 'alert' && dueAt !== undefined)
      commitWithReply(deps.routines.changing(id, person.id, routine, deps.clock.now()));
}
