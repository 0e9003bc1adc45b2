/** /profile: a page by a model, which asks first if charged; without one the service counts, and this words the counts. */
import { dayLater, dayOf } from '#locales/times/today.ts';
import { defined } from '#platform/defined.ts';
import { fold } from '#platform/text-match.ts';
import type { AnswerDetails } from '#service/contract/answers.ts';
import type { AgentContext } from '#service/contract/data-service.ts';
import { isDatastoreName } from '#service/contract/datastores.ts';
import type { KnownName } from '#service/contract/names.ts';
import { MAX_PERSON_CHATS, SEARCH_EXTENSION } from '#service/contract/search-extension.ts';
import { requireScopes } from '../access/tokens.ts';
import { dismiss, openPerson, runQuery, writePortrait } from '../actions.ts';
import { charge } from '../billing/charge.ts';
import { button, commandButton } from '../buttons.ts';
import { type Command, type Context, command, onAction } from '../command.ts';
import { shorten, tidy } from '../display-text.ts';
import { emptyArchiveReply } from '../import/questions.ts';
import { type Query, queryFor, soughtWords } from '../query/query.ts';
import { searchCondition } from '../query/query-filter.ts';
import { offers } from '../registry.ts';
import { bold, foreign, joined, RefusalError, type Reply, type RichText, reply } from '../reply.ts';
import { nameMeant } from '../routing/names.ts';
import { actionLists, tokensOf } from '../routing/vocabulary.ts';
import { knownNames } from '../search/names.ts';
import { hitLines, numbered } from '../search/result-list.ts';
import { countedDatastore } from '../stats/count-by-pages.ts';
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
  const about = await focusOf(ctx, focus, canWrite);
  const written = await charge(ctx, {
    command: 'profile',
    ...CALL,
    activity: words.text('ask-activity'),
    isLong: true,
    ...(canWrite ? {} : { credits: 0 }),
    request: (call) =>
      deps.data.profilePrompt(
        { prompt: canWrite ? portraitPrompt(focus, words.language) : 'me', ...focusContext(ctx, about) },
        withProgress(ctx, known, call),
      ),
    chargedFor: ({ details }) => details?.charged,
  });
  const { details, completion } = written;
  const conversationKey = keepResult(ctx, withAnswer(undefined, { question: focus, answer: completion }));
  const host = await newModelHost(ctx, details);
  if (details?.answeredBy === 'counts') return await portraitReply(ctx, details, about, conversationKey);
  const said = host === undefined ? words.text('profile-by-model') : words.text('profile-by-model-at', { host });
  return completionReply(ctx, written, { question: focus, conversationKey, footer: [said] });
}

function portraitPrompt(focus: string, language: string): string {
  const subject = focus === '' ? 'my interests, the people I am close to, my habits and plans' : focus;
  return `Write a short profile of me from my messages. Look at: ${subject}. Reply in the language "${language}".`;
}

/** What a portrait is about. */
interface Focus {
  /** As typed. */
  readonly text: string;
  readonly person?: KnownName | undefined;
  /** Without words and filters, of everything. */
  readonly query: Query;
}

const isNarrow = ({ words, filters, place }: Query) =>
  words.length > 0 || Object.keys(filters).length > 0 || (place !== 'all' && place !== 'chats');

/** @param isWritten whether a model reads the text itself. @throws RefusalError */
async function focusOf(ctx: Context, text: string, isWritten: boolean): Promise<Focus> {
  const everything = { text, query: queryFor([], ctx.today) };
  if (isWritten || text === '' || !offers(ctx.connection, SEARCH_EXTENSION)) return everything;
  const typed = queryToCount(ctx, text);
  const { isStopWord } = actionLists(ctx.words.language);
  const words = typed.words.filter((word) => !isStopWord(fold(word)));
  const names = await knownNames(ctx);
  const named = (name: string) => nameMeant(tokensOf(name), names)?.name;
  const whole = named(text);
  if (whole) return { ...everything, person: whole };
  const person = named(words.join(' '));
  const query: Query = { ...typed, words: person ? [] : words };
  if (countedDatastore(query) === undefined) throw new RefusalError([ctx.words.text('stats-only-messages')]);
  return { text, person, query };
}

/** The records that are counted. */
function focusContext(ctx: Context, { person, query }: Focus): { context?: AgentContext } {
  const { context } = contextFor(ctx.connection, query, undefined, ctx.today.zone);
  if (!person) return defined({ context });
  const groupIds = person.chats.slice(0, MAX_PERSON_CHATS).map(({ groupId }) => groupId);
  const $search = { ...searchCondition(query), person: { name: person.name, groupIds } };
  return { context: { ...context, queryFilters: { $search } } };
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
  { text, person, query }: Focus,
  conversationKey: string,
): Promise<Reply> {
  const { words, today } = ctx;
  if (!found) {
    const what = shorten(text, MAX_NAME);
    const none = person || isNarrow(query) ? words.text('results-none', { what }) : words.text('stats-empty');
    return (await emptyArchiveReply(ctx)) ?? reply(none, { personal: true });
  }
  const view = counted && {
    ...{ statistics: counted.statistics, kind: counted.datastore, words, today, query },
    scope: scopeOf(query, words, today),
  };
  const others = Object.entries(read.records).flatMap(([kind, amount]) =>
    kind !== counted?.datastore && isDatastoreName(kind) ? [words.text('list-amount', { amount, kind })] : [],
  );
  const facts = [
    person ? [bold(foreign(shorten(person.name, MAX_NAME)))] : [],
    ...(view ? [(view.statistics.sent > 0 && caption(view)) || headline(view), ...details(view)] : []),
    others.length === 0 ? [] : [`+ ${others.join(' · ')}`],
  ];
  const items = sources.slice(0, 2).map((source) => itemOf(ctx, source));
  const terms = soughtWords(query.words);
  const lines = hitLines(ctx, items, { terms });
  const ends = items.length === 2 ? [words.text('profile-ends'), '\n', ...lines] : lines;
  const last = person
    ? button(shorten(person.name, MAX_NAME), openPerson, { name: person.name })
    : isNarrow(query)
      ? button(words.text('stats-show'), runQuery, { query })
      : commandButton(words.text('stats-as-picture'), 'stats');
  const list = numbered(ctx, { items, order: 'best', terms }, () => [[last]]);
  return reply(joined([joined(facts, '\n'), ends], '\n\n'), { ...list, conversationKey });
}

const details = (view: StatsView): RichText[] =>
  view.statistics.messages < MIN_FOR_DETAILS
    ? []
    : [places(view), habits(view), busiestMonth(view), longestSilence(view), topicsOf(view)];

function busiestMonth({ words, statistics: { months } }: StatsView): RichText {
  if (months.length < MIN_MONTHS) return [];
  const [busiest] = months
    .map(({ month, sent, received }) => ({ month, amount: sent + received }))
    .toSorted((a, b) => b.amount - a.amount);
  if (!busiest) return [];
  const month = words.date(Date.parse(busiest.month), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return [words.text('profile-month', { month, amount: busiest.amount })];
}

function longestSilence({ words, today, statistics: { silence } }: StatsView): RichText {
  if (silence === undefined || daysOf(silence) < 2) return [];
  const from = dayOf(Date.parse(silence.from), today.zone);
  const to = dayLater(dayOf(Date.parse(silence.to), today.zone), 1);
  const length = words.capital(words.text('stats-silence', { silence: daysOf(silence) }));
  return [`${length} · ${spanName({ from, to }, today, words)}`];
}

/** Words that come back, other than the words that the portrait is about. */
function topicsOf({ words, query, statistics }: StatsView): RichText {
  const sought = soughtWords(query.words).map(fold);
  const topics = statistics.words
    .filter(({ word, messages }) => messages >= MIN_OF_TOPIC && !sought.some((one) => fold(word).startsWith(one)))
    .slice(0, MAX_TOPICS)
    .map(({ word }) => [foreign(word)]);
  return topics.length === 0 ? [] : joined([[words.text('stats-chart-words')], ...topics], ' · ');
}
