/** /watches: what is done by itself for a person; offered with its price first, begun by a press, and ended by one. */
import { z } from 'zod';
import type { Words } from '#locales/words.ts';
import type { KeptRoutine, Routine } from '#storage/routines.ts';
import type { Command, Context } from '../command.ts';
import { requireAccess } from '../connection/scope-gate.ts';
import { defineCommand, refusal } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { readPressed, runButton } from '../press.ts';
import { parseQuery } from '../query/parse-query.ts';
import { inPlace, typed } from '../query/query.ts';
import { type Button, bold, type Reply, reply, type Span, time } from '../reply.ts';
import { clockAt, presentDay, weekdayOf } from '../time/today.ts';
import {
  beginning,
  dueAfter,
  MAX_ROUTINES,
  mostCreditsOf,
  needsOfRun,
  priceNow,
  priceOfRun,
  watchedQuery,
  watchedText,
} from './routines.ts';
import { canWatch } from './watch-look.ts';

const Pressed = z.union([
  z.object({ offer: z.enum(['today', 'week']) }),
  z.object({
    begin: z.enum(['watch', 'today', 'week']),
    every: z.enum(['day', 'week']),
    hour: z.int().min(0).max(23),
    minute: z.int().min(0).max(59),
    weekday: z.int().min(0).max(6).optional(),
    query: z.string().max(2_000).default(''),
  }),
  z.object({ end: z.string().max(64) }),
  z.object({ goOn: z.string().max(64) }),
]);
type Begin = Extract<z.infer<typeof Pressed>, { begin: unknown }>;

/** What is offered for a look at the day, and back at the week (from 0, Monday). */
const DAILY_HOURS = [7, 8, 9, 18, 21];
const WEEKLY_TIMES = [
  { weekday: 0, hour: 8 },
  { weekday: 4, hour: 17 },
  { weekday: 6, hour: 18 },
];
const MAX_SHOWN = 60;

export function createWatchesCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'alerts', async function* ({ argument, confirmed }, turn) {
    if (argument === '') yield await list(deps, turn, []);
    else if (!argument.startsWith('{')) yield await offerWatch(deps, turn, argument);
    else {
      const pressed = readPressed(Pressed, argument);
      if ('offer' in pressed) yield await offerLook(deps, turn, pressed.offer);
      else if ('end' in pressed) yield await end(deps, turn, pressed.end);
      else if (!confirmed) yield refusal(deps, turn, 'stale-button');
      else if ('begin' in pressed) yield await begin(deps, turn, pressed);
      else yield await goOn(deps, turn, pressed.goOn);
    }
  });
}

/** Under a look at the day or week. */
export const lookButton = (label: string, kind: 'today' | 'week'): Button =>
  runButton(label, 'alerts', JSON.stringify({ offer: kind }));

/** What a routine is, in a few words. */
export function nameOf(
  { kind, argument }: Pick<Routine, 'kind' | 'argument'>,
  { words }: Pick<Context, 'words'>,
): string {
  return kind === 'watch'
    ? words.text('routines-watching', { query: watchedText(argument) })
    : words.text(`routines-${kind}`);
}

async function offerWatch(deps: CommandDeps, turn: Context, argument: string): Promise<Reply> {
  const { connection, today } = await turn.user();
  const words = turn.words;
  const parsed = parseQuery(argument, today, 'words', words);
  if ('problem' in parsed) return reply([parsed.problem]);
  const query = inPlace(parsed.query, connection);
  const access = await requireAccess(deps, turn, needsOfRun(query));
  if (!access.ok) return access.answer;
  if (!canWatch(query, access.connection)) return reply([words.text('routines-cannot-watch')]);
  const { hour, minute } = clockAt(deps.clock.now(), today.zone);
  const price = priceOfRun(query);
  const asked = { begin: 'watch' as const, hour, minute, query: typed(query) };
  return reply(
    [
      bold(words.text('routines-offer-watch', { query: watchedText(argument) })),
      `\n${words.text('routines-offer-watch-how')} ${words.text('routines-stops-by-itself')}`,
    ],
    {
      buttons: [
        [agreed(costText(words, 'day', price), { ...asked, every: 'day' })],
        [agreed(costText(words, 'week', price), { ...asked, every: 'week', weekday: weekdayOf(presentDay(today)) })],
        [runButton(words.text('routines-not-now'), 'dismiss', 'alerts')],
      ],
    },
  );
}

/** What each run costs, and most of all in a month. */
const costText = (words: Words, every: Routine['every'], price: number): string =>
  words.text(every === 'day' ? 'routines-every-day' : 'routines-every-week', {
    each: price,
    most: mostCreditsOf(every, price),
  });

async function offerLook(deps: CommandDeps, turn: Context, kind: 'today' | 'week'): Promise<Reply> {
  const access = await requireAccess(deps, turn, needsOfRun(undefined));
  if (!access.ok) return access.answer;
  const words = turn.words;
  const price = priceOfRun(undefined);
  const every = kind === 'today' ? ('day' as const) : ('week' as const);
  const cost = costText(words, every, price);
  const times: { weekday?: number; hour: number }[] =
    kind === 'today' ? DAILY_HOURS.map((hour) => ({ hour })) : WEEKLY_TIMES;
  const choices = times.map((at) =>
    agreed(
      words.text(at.weekday === undefined ? 'routines-at-no-day' : 'routines-at', {
        time: clockText(at.hour, 0),
        day: (at.weekday ?? 0) + 1,
      }),
      { begin: kind, every, minute: 0, query: '', ...at },
    ),
  );
  return reply(
    [
      bold(words.text(kind === 'today' ? 'routines-offer-today' : 'routines-offer-week')),
      `\n${cost}. ${words.text('routines-stops-by-itself')}`,
    ],
    {
      buttons: [choices, [runButton(words.text('routines-not-now'), 'dismiss', 'alerts')]],
    },
  );
}

/** A press that agrees to what stands on its button, or above it. */
function agreed(label: string, argument: Begin | { goOn: string }): Button {
  const invocation = { command: 'alerts', argument: JSON.stringify(argument), confirmed: true };
  return { label: shorten(label, MAX_SHOWN), tone: 'primary', press: { kind: 'run', invocation, once: true } };
}

async function begin(deps: CommandDeps, turn: Context, wanted: Begin): Promise<Reply> {
  const { words, person } = turn;
  const { today } = await turn.user();
  const { begin: kind, every, hour, minute, weekday, query: argument } = wanted;
  const present = await deps.routines.list(person.id);
  const isSame = ({ routine }: KeptRoutine) => routine.kind === kind && routine.argument === argument;
  if (present.some((kept) => isSame(kept) && kept.dueAt !== undefined))
    return await list(deps, turn, [words.text('routines-already'), '\n\n']);
  if (present.length >= MAX_ROUTINES)
    return await list(deps, turn, [words.text('routines-too-many', { most: MAX_ROUTINES }), '\n\n']);
  const query = kind === 'watch' ? watchedQuery({ argument }, today) : undefined;
  const at = { hour, minute, ...(weekday === undefined ? {} : { weekday }) };
  const { write, dueAt } = beginning(deps, turn, today, { kind, argument, every, at, price: priceOfRun(query) });
  turn.commitWithReply(write);
  return begunAnswer(turn, { kind, argument }, dueAt);
}

function begunAnswer(turn: Context, routine: Pick<Routine, 'kind' | 'argument'>, dueAt: number): Reply {
  const { words } = turn;
  const when = [`${words.text('routines-begun')}${words.gap}`, moment(dueAt), '.'];
  return reply([bold(nameOf(routine, turn)), '\n', ...when], {
    buttons: [[runButton(words.text('routines-list'), 'alerts')]],
    place: 'replace',
  });
}

/** Goes on with one that has stopped by itself, for what it costs now. */
async function goOn(deps: CommandDeps, turn: Context, id: string): Promise<Reply> {
  const { words, person } = turn;
  const { today } = await turn.user();
  const kept = await deps.routines.find(id, person.id);
  if (!kept) return await list(deps, turn, [words.text('routines-gone'), '\n\n']);
  const { stopped: _, ...routine } = kept.routine;
  const price = priceNow(routine, today);
  const now = deps.clock.now();
  const again = { ...routine, failures: 0, mostCredits: mostCreditsOf(routine.every, price), since: now };
  const dueAt = dueAfter(again, today.zone, now);
  turn.commitWithReply(deps.routines.changing(id, person.id, again, dueAt));
  return begunAnswer(turn, routine, dueAt);
}

async function end(deps: CommandDeps, turn: Context, id: string): Promise<Reply> {
  const words = turn.words;
  const isEnded = await deps.routines.end(id, turn.person.id);
  return await list(deps, turn, [words.text(isEnded ? 'routines-ended' : 'routines-gone'), '\n\n']);
}

async function list(deps: CommandDeps, turn: Context, said: readonly Span[]): Promise<Reply> {
  const { words, person, pressed } = turn;
  const { today } = await turn.user();
  const all = await deps.routines.list(person.id);
  const replace = pressed && said.length > 0 ? ({ place: 'replace' } as const) : {};
  if (all.length === 0) return reply([...said, words.text('routines-none')], replace);
  return reply(
    [
      ...said,
      bold(words.text('routines-listed')),
      ...all.flatMap((kept) => ['\n\n', bold(nameOf(kept.routine, turn)), '\n', ...factsOf(kept, turn, today.zone)]),
    ],
    {
      buttons: all.flatMap(({ id, dueAt, routine }) => [
        ...(dueAt === undefined ? [[goOnButton({ id, routine }, turn, priceNow(routine, today))]] : []),
        [
          runButton(
            words.text('routines-end', { what: nameOf(routine, turn) }),
            'alerts',
            JSON.stringify({ end: id }),
            'danger',
          ),
        ],
      ]),
      ...replace,
    },
  );
}

/** Under what has stopped by itself; a press agrees to the price that stands on it. */
export function goOnButton({ id, routine }: Pick<KeptRoutine, 'id' | 'routine'>, turn: Context, price: number): Button {
  return agreed(turn.words.text('routines-go-on', { what: nameOf(routine, turn), each: price }), { goOn: id });
}

function factsOf({ routine, dueAt }: KeptRoutine, { words }: Context, zone: string | undefined): Span[] {
  const { at, mostCredits, every, spent, stopped } = routine;
  const when =
    words.text(at.weekday === undefined ? 'routines-when-no-day' : 'routines-when', {
      time: clockText(at.hour, at.minute),
      day: (at.weekday ?? 0) + 1,
    }) + (zone === undefined ? `${words.gap}${words.text('routines-in-utc')}` : '');
  const each = mostCredits / mostCreditsOf(every, 1);
  return [
    [
      when,
      words.text('routines-price', { each, most: mostCredits }),
      words.text('routines-spent', { credits: spent }),
    ].join(' · '),
    ...(dueAt === undefined ? ['\n', reasonText(stopped, words)] : []),
  ];
}

/** Why one has stopped, in words. */
export function reasonText(stopped: string | undefined, words: Context['words']): string {
  return words.text(
    `routines-why-${stopped !== undefined && words.has('routines-why-', stopped) ? stopped : 'trouble'}`,
  );
}

const clockText = (hour: number, minute: number): string =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');

const moment = (at: number): Span => time(new Date(at).toISOString());
