/** The actions that buttons run, by name, with the schemas of their arguments. Handlers are defined with `onAction`. */
import { z } from 'zod';
import { LANGUAGES } from '#locales/words.ts';
import { LIFETIMES, type Lifetime, PRESETS } from '#service/contract/access-choices.ts';
import { EXPORT_APPS } from '#service/contract/export-guides.ts';
import { ImportAnswers, OwnMessage } from '#service/contract/imports.ts';
import { SentFile } from './import/sent-file.ts';
import { inPlace, operationOf, Query } from './query/query.ts';
import type { ActionFacts } from './registry.ts';

export interface Action<Args extends z.ZodType = z.ZodType> {
  /** 1–32 of `a-z0-9_`; not the name of a command. */
  readonly name: string;
  readonly args: Args;
  readonly facts: ActionFacts<z.input<Args>>;
}

/** Declares an action. @param args schema of the JSON that a button carries; short if a message has many buttons */
export function action<Args extends z.ZodType>(
  name: string,
  args: Args,
  facts: ActionFacts<z.input<Args>> = {},
): Action<Args> {
  return { name, args, facts };
}

// access

const LifetimeName = z.enum(Object.keys(LIFETIMES) as [Lifetime, ...Lifetime[]]);
const NoArgs = z.strictObject({});
const IN_PLACE = { replaces: true } as const;

export const lookAround = action('sample', NoArgs, { changesPerson: true });
/** Connects to the person's own archive or renews that; asks for the access first if a remote model would read it. */
export const openOwn = action('own', NoArgs, { changesPerson: true });
export const chooseAccess = action('access', z.strictObject({ lasts: LifetimeName }));
export const grantAccess = action('grant', z.strictObject({ set: z.enum(PRESETS), lasts: LifetimeName }), {
  changesPerson: true,
});
export const widenAccess = action('widen', z.strictObject({ scopes: z.array(z.string()).max(50) }), {
  changesPerson: true,
});
/** The person states what a token allows, for a service that doesn't describe its tokens. */
export const declareScopes = action('token', z.strictObject({ set: z.enum(PRESETS).optional() }), {
  changesPerson: true,
  replaces: true,
});
export const endAccess = action('end', z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/) }), IN_PLACE);
export const switchLive = action('live', z.strictObject({ on: z.boolean() }), IN_PLACE);
export const exportData = action('export', NoArgs, { alwaysAllowed: true, protects: true });
/** Erases what the bot stores about the person; with `archive` their own archive as well. */
export const leave = action('leave', z.strictObject({ archive: z.boolean() }), {
  alwaysAllowed: true,
  changesPerson: true,
  replaces: true,
});

// alerts

const READS = { calls: ['queryDatastore'] } as const;
const Every = z.enum(['day', 'week']);
const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const RoutineRef = z.object({ id: z.string().max(64) });

/** Shows a day or a longer period. `to`: exclusive end; until now if absent. */
export const showSpan = action('span', z.object({ from: Day, to: Day.optional() }), READS);

/** Alerts the person to new results of a query. `every` is set once the person has seen the price. */
export const alertMe = action('alert', z.object({ query: Query, every: Every.optional() }));
/** Subscribes to the daily or weekly digest. `agreed`: the person has seen the price. */
export const startDigest = action(
  'digest',
  z.object({ kind: z.enum(['today', 'week']), agreed: z.literal(true).optional() }),
);
export const askTime = action('digest_time', RoutineRef, IN_PLACE);
export const setTime = action('digest_at', RoutineRef.extend({ hour: z.int().min(0).max(23) }), IN_PLACE);
/** `isListed`: pressed in the list of alerts, which then shows the others. */
export const stopAlert = action('alert_stop', RoutineRef.extend({ isListed: z.literal(true).optional() }), IN_PLACE);
/** Resumes an alert or digest that stopped by itself, at its current price. */
export const resumeAlert = action('alert_resume', RoutineRef, IN_PLACE);
/** Runs an alert or digest that is due; started by the scheduler, never by a button. */
export const runDue = action('due', RoutineRef, READS);

// ask

/** Answers a question. `about`: key of the conversation that it continues; `within`: query that narrows it. */
export const askQuestion = action(
  'answer',
  z.object({ question: z.string(), about: z.string().optional(), within: Query.optional() }),
  { calls: ['llmAgentPrompt'] },
);

export const askWithoutData = action('answer_plain', z.object({ question: z.string() }), { calls: ['llmPrompt'] });

/** Writes the portrait, once the person has seen its price. */
export const writePortrait = action('portrait', z.object({ focus: z.string() }), {
  calls: ['llmProfilePrompt'],
  protects: true,
});

// general

/** Runs a text as if the person had typed it. */
export const say = action('say', z.strictObject({ text: z.string().min(1).max(400) }));
export const dismiss = action('dismiss', z.strictObject({}), { alwaysAllowed: true, replaces: true });

// import

export const importGuide = action('import_guide', z.object({ app: z.enum(EXPORT_APPS).optional() }), IN_PLACE);

/** Continues an import, with or without an answer, or stops it. `file` is sent again if the service doesn't have it. */
export const continueImport = action(
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

/** Opens an item of a stored list. `again` and `id` find it once the list has expired. */
export const openHit = action(
  'open',
  z.object({ list: z.string(), index: z.int().min(0), again: Query.optional(), id: z.string().optional() }),
);

/** Shows another page of a stored list, or the list in another order, in place. */
export const turnPage = action(
  'page',
  z.object({ list: z.string(), page: z.int().min(0), order: Order.optional(), again: Query.optional() }),
);

/** Runs a query. `inPlace`: the results replace the message. */
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
/** Changes settings; null restores the default. */
export const changeSettings = action(
  'settings_set',
  z
    .strictObject({
      zone: z.string().max(64),
      language: z.enum(LANGUAGES).nullable(),
      coverResults: z.boolean(),
      protectResults: z.boolean(),
      deleteAfterMinutes: z.int().nullable(),
      dailyCreditCap: z.int().min(0).nullable(),
      askBeforeSpending: z.boolean(),
    })
    .partial(),
  { changesPerson: true, replaces: true },
);

// stats

export const As = z.enum(['count', 'stats']);
export type As = z.infer<typeof As>;

/** Choices for how many pages of the newest messages to read, if the service can't count. */
export const PAGE_CHOICES = [1, 5] as const;

export const countQuery = action('count_query', z.object({ query: Query, as: As }), { calls: ['queryDatastore'] });
/** Counts by reading `pages` pages of the newest messages. */
export const countNewest = action('count_newest', z.object({ query: Query, as: As, pages: z.literal(PAGE_CHOICES) }), {
  calls: ({ pages }) => new Array<'queryDatastore'>(pages).fill('queryDatastore'),
});
