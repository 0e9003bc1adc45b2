/** What buttons stand for: actions by name, with the arguments that they carry. How each runs is said where it is handled. */
import { z } from 'zod';
import { LANGUAGES } from '#locales/words.ts';
import { LIFETIMES, type Lifetime, PRESETS } from '#service/contract/access-choices.ts';
import { EXPORT_APPS } from '#service/contract/export-guides.ts';
import { ImportAnswers, OwnMessage } from '#service/contract/imports.ts';
import { SentFile } from './import/sent-file.ts';
import { inPlace, operationOf, Query } from './query/query.ts';
import type { ActionFacts } from './registry.ts';

export interface Action<Args extends z.ZodType = z.ZodType> {
  /** 1–32 of `a-z0-9_`; no command's. */
  readonly name: string;
  readonly args: Args;
  readonly facts: ActionFacts<z.input<Args>>;
}

/** An action that buttons name. @param args reads what a button carries: JSON, short where a message has many buttons */
export function action<Args extends z.ZodType>(
  name: string,
  args: Args,
  facts: ActionFacts<z.input<Args>> = {},
): Action<Args> {
  return { name, args, facts };
}

// access

const Lasts = z.enum(Object.keys(LIFETIMES) as [Lifetime, ...Lifetime[]]);
const None = z.strictObject({});
const IN_PLACE = { replaces: true } as const;

export const lookAround = action('sample', None, { changesPerson: true });
/** Connects to the person's own archive, for longer where they are connected to it; asks what for where a model elsewhere would read it. */
export const openOwn = action('own', None, { changesPerson: true });
export const chooseAccess = action('access', z.strictObject({ lasts: Lasts }));
export const grantAccess = action('grant', z.strictObject({ set: z.enum(PRESETS), lasts: Lasts }), {
  changesPerson: true,
});
export const widenAccess = action('widen', z.strictObject({ scopes: z.array(z.string()).max(50) }), {
  changesPerson: true,
});
/** What the person says of a token that its service tells nothing of. */
export const tokenAllows = action('token', z.strictObject({ set: z.enum(PRESETS).optional() }), {
  changesPerson: true,
  replaces: true,
});
export const endAccess = action('end', z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/) }), IN_PLACE);
export const switchLive = action('live', z.strictObject({ on: z.boolean() }), IN_PLACE);
export const exportData = action('export', None, { alwaysAllowed: true, protects: true });
/** Erases what the bot keeps of the person; with `archive` their own archive as well. */
export const leave = action('leave', z.strictObject({ archive: z.boolean() }), {
  alwaysAllowed: true,
  changesPerson: true,
  replaces: true,
});

// alerts

const READS = { calls: ['queryDatastore'] } as const;
const Every = z.enum(['day', 'week']);
const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const Kept = z.object({ id: z.string().max(64) });

export const showToday = action('look_today', z.object({}), READS);
export const showWeek = action('look_week', z.object({}), READS);
export const showDay = action('day', z.object({ day: Day }), READS);
/** `to`: the first day that no longer counts; until now without it. */
export const showSpan = action('span', z.object({ from: Day, to: Day.optional() }), READS);

/** Tells when there is something new for a query. `every`: the person has seen the price. */
export const alertMe = action('alert', z.object({ query: Query, every: Every.optional() }));
/** Sends the look at the day, or back at the week, by itself. `agreed`: the person has seen the price. */
export const startDigest = action(
  'digest',
  z.object({ kind: z.enum(['today', 'week']), agreed: z.literal(true).optional() }),
);
export const askTime = action('digest_time', Kept, IN_PLACE);
export const setTime = action('digest_at', Kept.extend({ hour: z.int().min(0).max(23) }), IN_PLACE);
export const stopAlert = action('alert_stop', Kept, IN_PLACE);
/** Goes on with one that has stopped by itself, for what it costs now. */
export const resumeAlert = action('alert_resume', Kept, IN_PLACE);
/** What is due: run by the scheduler, behind no button. */
export const runDue = action('due', Kept, READS);

// ask

/** Answers a question. `about`: key of what it goes on from; `within`: what narrows it. */
export const askQuestion = action(
  'answer',
  z.object({ question: z.string(), about: z.string().optional(), within: Query.optional() }),
  { calls: ['llmAgentPrompt'] },
);

export const askPlainly = action('answer_plain', z.object({ question: z.string() }), { calls: ['llmPrompt'] });

/** Writes the portrait whose price the person has seen. */
export const writePortrait = action('portrait', z.object({ focus: z.string() }), {
  calls: ['llmProfilePrompt'],
  protects: true,
});

// general

/** Runs words as if the person had typed them. */
export const say = action('say', z.strictObject({ text: z.string().min(1).max(400) }));
/** Runs words whose price the person has seen. */
export const spend = action(
  'spend',
  z.strictObject({ text: z.string().min(1).max(400), as: z.enum(['ask', 'search']) }),
  { calls: ({ as }) => [as === 'ask' ? 'llmAgentPrompt' : 'searchUniversal'] },
);
export const dismiss = action('dismiss', z.strictObject({}), { alwaysAllowed: true, replaces: true });

// import

export const importGuide = action('import_guide', z.object({ app: z.enum(EXPORT_APPS).optional() }), IN_PLACE);

/** Goes on with an import, with an answer or without, or stops it. `file`: is sent once more where the service has it not. */
export const importOn = action(
  'import_on',
  z.object({
    id: z.uuid(),
    file: SentFile.optional(),
    answers: ImportAnswers.optional(),
    stop: z.literal(true).optional(),
  }),
);

export const importAsk = action('import_ask', z.object({ id: z.uuid(), about: z.enum(['me', 'time-zone']) }), IN_PLACE);

export const saveMessage = action('save_it', z.object({ message: OwnMessage }), IN_PLACE);

// search

export const Order = z.enum(['best', 'newest']);
export type Order = z.infer<typeof Order>;

/** Opens an item of a kept list. `again`, `id`: what finds it once the list is forgotten. */
export const openHit = action(
  'open',
  z.object({ list: z.string(), index: z.int().min(0), again: Query.optional(), id: z.string().optional() }),
);

/** Shows another page of a kept list, or the list in another order, in place. */
export const turnPage = action(
  'page',
  z.object({ list: z.string(), page: z.int().min(0), order: Order.optional(), again: Query.optional() }),
);

/** Runs a query. `inPlace`: its results take the place of the message. */
export const runQuery = action(
  'query',
  z.object({ query: Query, order: Order.optional(), inPlace: z.literal(true).optional() }),
  { calls: ({ query }, connection) => [operationOf(inPlace(query, connection))] },
);

export const openPerson = action('person', z.object({ name: z.string() }), { calls: ['queryDatastore'] });

export const openChat = action('chat', z.object({ chatId: z.string(), name: z.string().optional() }), {
  calls: ['queryDatastore'],
});

// settings

export const showSettings = action(
  'settings_show',
  z.strictObject({ screen: z.enum(['overview', 'language', 'chat', 'limit']) }),
  IN_PLACE,
);
export const askZone = action('zone_ask', z.strictObject({}));
export const setZone = action('zone_set', z.strictObject({ zone: z.string().max(64) }), IN_PLACE);
/** `auto`: as the person's Telegram. */
export const setLanguage = action('language_set', z.strictObject({ to: z.enum(['auto', ...LANGUAGES]) }), {
  changesPerson: true,
  replaces: true,
});
/** Turns a switch of the chat to its next state. */
export const turnSwitch = action('switch', z.strictObject({ of: z.enum(['cover', 'protect', 'delete']) }), IN_PLACE);
/** Credits in 24 hours, null for no limit. */
export const setLimit = action('limit_set', z.strictObject({ to: z.int().min(0).nullable() }), IN_PLACE);
export const setAskFirst = action('ask_first', z.strictObject({ on: z.boolean() }), IN_PLACE);

// stats

export const As = z.enum(['count', 'stats']);
export type As = z.infer<typeof As>;

/** Pages of the newest messages that may be read, where the service does not count. */
export const PAGE_CHOICES = [1, 5] as const;

export const countQuery = action('count_query', z.object({ query: Query, as: As }), { calls: ['queryDatastore'] });
/** Reads so many pages. */
export const countNewest = action('count_newest', z.object({ query: Query, as: As, pages: z.literal(PAGE_CHOICES) }), {
  calls: ({ pages }) => new Array<'queryDatastore'>(pages).fill('queryDatastore'),
});
/** Of what has just been counted, for nothing. */
export const asChart = action('as_chart', z.object({ key: z.string(), query: Query }));
