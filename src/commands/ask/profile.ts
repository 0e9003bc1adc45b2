/** /profile: a page by a model, which asks first if charged; without one the service counts, and this words the counts. */
import { stopWordsIn } from '#locales/lists.ts';
import { dayLater, dayOf } from '#locales/times/today.ts';
import { defined } from '#platform/defined.ts';
import { fold } from '#platform/text-match.ts';
import type { AnswerDetails } from '#service/contract/answers.ts';
import type { AgentContext } from '#service/contract/data-service.ts';
import { isDatastoreName } from '#service/contract/datastores.ts';
import { CONTAINS_EXTENSION, type Filter } from '#service/contract/filters.ts';
import type { KnownName } from '#service/contract/names.ts';
import { requireScopes } from '../access/tokens.ts';
import { dismiss, openPerson, runQuery, writePortrait } from '../actions.ts';
import { charge } from '../billing/charge.ts';
import { button, commandButton } from '../buttons.ts';
import { type Command, type Context, command, onAction } from '../command.ts';
import { shorten, tidy } from '../display-text.ts';
import { emptyArchiveReply } from '../import/questions.ts';
import { type Query, queryFor, soughtWords } from '../query/query.ts';
import { offers } from '../registry.ts';
import { type Button, bold, foreign, joined, RefusalError, type Reply, type RichText, reply } from '../reply.ts';
import { nameMeant } from '../routing/names.ts';
import { tokensOf } from '../routing/vocabulary.ts';
import { knownNames } from '../search/names.ts';
import { hitLines, numbered } from '../search/result-list.ts';
import { countedDatastore, countFilter } from '../stats/count-by-pages.ts';
import {
  caption,
  daysOf,
  habits,
  headline,
  MIN_FOR_DETAILS,
  places,
  queryToCount,
  type StatsView,
  scopeOf,
} from '../stats/stats.ts';
import { spanName } from '../time/dates.ts';
import { keepResult } from '../user-state.ts';
import { completionReply, itemOf } from './answer-reply.ts';
import { contextFor, hasModel, newModelHost, withProgress } from './context.ts';
import { withAnswer } from './conversation.ts';

const CALL = { operation: 'llmProfilePrompt', datastore: 'social-chat-message' } as const;

export const profileCommands: readonly Command[] = [
  command('profile', async (ctx, { argument }) => {
    const { words, connection, charged } = ctx;
    const focus = tidy(argument);
    // Without a model nothing is written or charged.
    if (!charged || !hasModel(connection)) return await write(ctx, focus);
    requireScopes(ctx, CALL);
    return reply(words.text('profile-asks'), {
      buttons: [
        [
          button(words.text('profile-write'), writePortrait, { focus }),
          button(words.text('buttons-not-now'), dismiss, {}),
        ],
      ],
    });
  }),
  onAction(writePortrait, (ctx, { focus }) => write(ctx, focus)),
];

async function write(ctx: Context, focus: string): Promise<Reply> {
  const { deps, words, connection: known } = ctx;
  const canWrite = hasModel(known);
  const counts = canWrite ? { text: focus } : await focusOf(ctx, focus);
  const written = await charge(ctx, {
    command: 'profile',
    ...CALL,
    activity: words.text('ask-activity'),
    isLong: true,
    ...(canWrite ? {} : { credits: 0 }),
    request: (call) =>
      deps.data.profilePrompt(
        {
          prompt: canWrite ? portraitPrompt(focus, words.language) : 'me',
          ...focusContext(ctx, counts),
        },
        withProgress(ctx, known, call),
      ),
    chargedFor: ({ details }) => details?.charged,
  });
  const { details, completion } = written;
  const conversationKey = keepResult(ctx, withAnswer(undefined, { question: focus, answer: completion }));
  const host = await newModelHost(ctx, details);
  if (details?.answeredBy === 'counts') return await portraitReply(ctx, details, counts, conversationKey);
  const said = host === undefined ? words.text('profile-by-model') : words.text('profile-by-model-at', { host });
  return completionReply(ctx, written, { question: focus, conversationKey, footer: [said] });
}

function portraitPrompt(focus: string, language: string): string {
  const subject = focus === '' ? 'my interests, the people I am close to, my habits and plans' : focus;
  return `Write a short profile of me from my messages. Look at: ${subject}. Reply in the language "${language}".`;
}

/** What a portrait is about; of everything if person (or chat) and query are absent. */
interface Focus {
  /** As typed. */
  readonly text: string;
  readonly person?: KnownName | undefined;
  readonly query?: Query | undefined;
}

/** @throws RefusalError */
async function focusOf(ctx: Context, text: string): Promise<Focus> {
  if (text === '' || !offers(ctx.connection, CONTAINS_EXTENSION)) return { text };
  const typed = queryToCount(ctx, text);
  const stopWords = [ctx.words.language, 'en' as const].map(stopWordsIn);
  const words = typed.words.filter((word) => !stopWords.some((known) => known.has(fold(word))));
  const names = await knownNames(ctx);
  const named = (name: string) => nameMeant(tokensOf(name), names)?.name;
  const whole = named(text);
  if (whole) return { text, person: whole };
  const person = named(words.join(' '));
  const query: Query = { ...typed, words: person ? [] : words };
  if (countedDatastore(query) === undefined) throw new RefusalError([ctx.words.text('stats-only-messages')]);
  const isNarrow = query.words.length > 0 || Object.keys(query.filters).length > 0;
  return { text, person, query: isNarrow || (query.place !== 'all' && query.place !== 'chats') ? query : undefined };
}

/** The records that are counted. */
function focusContext(ctx: Context, { person, query }: Focus): { context?: AgentContext } {
  const { context } = contextFor(ctx.connection, query && { ...query, filters: {} }, undefined, ctx.today.zone);
  const kind = query && countedDatastore(query);
  const [only = {}, ...others] = [
    ...(person ? [writtenWith(person)] : []),
    ...(query && kind ? [countFilter(query, kind)] : []),
  ].filter((filter) => Object.keys(filter).length > 0);
  const queryFilters = others.length > 0 ? { $and: [only, ...others] } : only;
  return Object.keys(queryFilters).length > 0 ? { context: { ...context, queryFilters } } : defined({ context });
}

/** Their chats, and what they wrote in others. */
function writtenWith({ kind, name, chats }: KnownName): Filter {
  const own = { groupId: { $in: chats.map(({ groupId }) => groupId) } };
  return kind === 'chat' ? own : { $or: [own, { fromName: name }, { fromHandle: name }] };
}

const MAX_TOPICS = 8;
/** Fewest messages with a word that comes back. */
const MIN_OF_TOPIC = 3;
const MAX_NAME = 40;
/** Fewest months among which one is the busiest. */
const MIN_MONTHS = 3;

async function portraitReply(
  ctx: Context,
  { found, counted, read, sources }: AnswerDetails,
  focus: Focus,
  conversationKey: string,
): Promise<Reply> {
  const { words, today } = ctx;
  const { person, query = queryFor([], today) } = focus;
  if (!found) {
    const isAbout = person !== undefined || focus.query !== undefined;
    const none = isAbout
      ? words.text('results-none', { what: shorten(focus.text, MAX_NAME) })
      : words.text('stats-empty');
    return (await emptyArchiveReply(ctx)) ?? reply(none, { personal: true });
  }
  const view = counted && {
    ...{ statistics: counted.statistics, kind: counted.datastore, words, today, query },
    scope: scopeOf(query, words, today),
  };
  const others = Object.entries(read.records).flatMap(([kind, amount]) =>
    kind !== counted?.datastore && isDatastoreName(kind) ? [words.text('list-amount', { amount, kind })] : [],
  );
  const facts = joined(
    [
      person ? [bold(foreign(shorten(person.name, MAX_NAME)))] : [],
      ...(view ? [(view.statistics.sent > 0 && caption(view)) || headline(view), ...details(view)] : []),
      others.length === 0 ? [] : [`+ ${others.join(' · ')}`],
    ],
    '\n',
  );
  const items = sources.slice(0, 2).map((source) => itemOf(ctx, source));
  const terms = soughtWords(query.words);
  const ends: RichText = [
    ...(items.length === 2 ? [words.text('profile-ends'), '\n'] : []),
    ...hitLines(ctx, items, { terms }),
  ];
  const list = numbered(ctx, { items, order: 'best', terms }, () => [[lastButton(ctx, focus)]]);
  return reply(joined([facts, items.length === 0 ? [] : ends], '\n\n'), { ...list, conversationKey });
}

function details(view: StatsView): RichText[] {
  const { statistics, words, query } = view;
  const { messages, months, silence, words: topics } = statistics;
  if (messages < MIN_FOR_DETAILS) return [];
  const busiest = months
    .map(({ month, sent, received }) => ({ month, amount: sent + received }))
    .reduce((most, each) => (each.amount > most.amount ? each : most), { month: '', amount: 0 });
  const sought = soughtWords(query.words).map(fold);
  const other = topics.filter(
    ({ word, messages: of }) => of >= MIN_OF_TOPIC && !sought.some((one) => fold(word).startsWith(one)),
  );
  return [
    places(view),
    habits(view),
    months.length < MIN_MONTHS
      ? []
      : [
          words.text('profile-month', {
            month: words.date(Date.parse(busiest.month), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
            amount: busiest.amount,
          }),
        ],
    silence === undefined || daysOf(silence) < 2 ? [] : [longestSilence(view, silence)],
    other.length === 0
      ? []
      : labelled(
          words.text('stats-chart-words'),
          other.slice(0, MAX_TOPICS).map(({ word }) => word),
        ),
  ];
}

function longestSilence({ words, today }: StatsView, silence: { from: string; to: string }): string {
  const from = dayOf(Date.parse(silence.from), today.zone);
  const to = dayLater(dayOf(Date.parse(silence.to), today.zone), 1);
  const length = words.capital(words.text('stats-silence', { silence: daysOf(silence) }));
  return `${length} · ${spanName({ from, to }, today, words)}`;
}

const labelled = (label: string, items: readonly string[]): RichText => [
  `${label} · `,
  ...joined(
    items.map((item) => [foreign(item)]),
    ' · ',
  ),
];

function lastButton({ words }: Context, { person, query }: Focus): Button {
  if (person) return button(shorten(person.name, MAX_NAME), openPerson, { name: person.name });
  if (query) return button(words.text('stats-show'), runQuery, { query });
  return commandButton(words.text('stats-as-picture'), 'stats');
}
