/** The look at the day every morning, or back at the week every Monday: begun, put to another time, ended. */

import type { Clock } from '#locales/times/named-days.ts';
import type { KeptRoutine } from '#storage/routines.ts';
import { requireScopes } from '../access/scopes.ts';
import { button } from '../buttons.ts';
import type { Context } from '../command.ts';
import { onAction } from '../define-command.ts';
import { ProblemError } from '../errors.ts';
import { type Reply, reply } from '../reply.ts';
import { clockTime } from '../time/dates.ts';
import { askTime, everyMonday, everyMorning, notNow, setTime, stopAlert } from './actions.ts';
import { begin, MOST_ALERTS, mostCreditsOf, needsOfRun, plan, priceOfRun } from './schedule.ts';

type Kind = 'today' | 'week';

const HOUR = 8;
const OTHER_HOURS = [7, 9, 18, 21];
const MONDAY = 0;

export const everyMorningAction = onAction(everyMorning, async function* (ctx, { agreed }) {
  yield await start(ctx, 'today', agreed === true);
});
export const everyMondayAction = onAction(everyMonday, async function* (ctx, { agreed }) {
  yield await start(ctx, 'week', agreed === true);
});

async function start(ctx: Context, kind: Kind, agreed: boolean): Promise<Reply> {
  const { words, deps, person } = ctx;
  const access = await requireScopes(ctx, needsOfRun(undefined));
  if ('problem' in access) throw new ProblemError(access.problem);
  const kept = await deps.routines.list(person.id);
  const known = kept.find(({ routine, dueAt }) => routine.kind === kind && dueAt !== undefined);
  if (known) return await begunReply(ctx, known, agreed);
  if (kept.length >= MOST_ALERTS) return reply([words.text('alerts-too-many', { most: MOST_ALERTS })]);
  const price = priceOfRun(ctx, access.connection, undefined);
  const every = kind === 'today' ? 'day' : 'week';
  if (price > 0 && !agreed) {
    const time = clockTime({ hour: HOUR, minute: 0 }, (await ctx.user()).today, words);
    const action = kind === 'today' ? everyMorning : everyMonday;
    return reply([words.text(`digest-price-${every}`, { time, each: price, most: mostCreditsOf(every, price) })], {
      buttons: [
        [
          button(words.text('alerts-start'), action, { agreed: true }, { once: true }),
          button(words.text('alerts-not-now'), notNow, {}),
        ],
      ],
    });
  }
  const at = { hour: HOUR, minute: 0, ...(kind === 'week' ? { weekday: MONDAY } : {}) };
  return await begunReply(ctx, await begin(ctx, { kind, every, at, price }), agreed);
}

async function begunReply(ctx: Context, { id, routine }: KeptRoutine, inPlace: boolean): Promise<Reply> {
  const { words } = ctx;
  const { today } = await ctx.user();
  const time = clockTime(routine.at, today, words);
  const text = words.text(`digest-begun-${routine.every}`, { time });
  // A city is needed only now that an hour matters.
  const city = today.zone === undefined ? { ask: words.text('digest-city-hint'), replyRuns: 'settings' } : {};
  return reply([text, ...(today.zone === undefined ? ['\n', words.text('digest-city')] : [])], {
    ...city,
    buttons: [
      [button(words.text('digest-other-time'), askTime, { id }), button(words.text('alerts-stop'), stopAlert, { id })],
    ],
    ...(inPlace ? { place: 'replace' } : {}),
  });
}

export const askTimeAction = onAction(askTime, async function* (ctx, { id }) {
  const { words } = ctx;
  const { today } = await ctx.user();
  const hours = OTHER_HOURS.map((hour) => button(clockTime({ hour, minute: 0 }, today, words), setTime, { id, hour }));
  yield reply([words.text('digest-time-ask')], {
    ask: words.text('digest-time-hint'),
    replyRuns: 'alerts',
    buttons: [hours],
    place: 'replace',
  });
});

export const setTimeAction = onAction(setTime, async function* (ctx, { id, hour }) {
  const kept = await ctx.deps.routines.find(id, ctx.person.id);
  if (kept) yield await planAt(ctx, kept, { hour, minute: 0 }, true);
  else yield reply([ctx.words.text('alerts-stopped')], { place: 'replace' });
});

/** Puts the person's digest to a time; undefined where there is none. */
export async function setDigestTime(ctx: Context, clock: Clock): Promise<Reply | undefined> {
  const kept = await ctx.deps.routines.list(ctx.person.id);
  const digest = (kind: Kind) => kept.find(({ routine, dueAt }) => routine.kind === kind && dueAt !== undefined);
  const found = digest('today') ?? digest('week');
  return found && (await planAt(ctx, found, clock, false));
}

async function planAt(ctx: Context, { id, routine }: KeptRoutine, clock: Clock, inPlace: boolean): Promise<Reply> {
  return await begunReply(ctx, await plan(ctx, id, { ...routine, at: { ...routine.at, ...clock } }), inPlace);
}
