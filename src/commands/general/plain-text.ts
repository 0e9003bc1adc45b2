/** What people just write: the router reads it, it is done at once, and one button at the end leads to the other reading. */

import type { Today } from '#locales/times/today.ts';
import type { KnownName } from '#service/contract/names.ts';
import { keepPending } from '../access/pending.ts';
import { alertMe, showDay, showSpan, showToday, showWeek } from '../alerts/actions.ts';
import { askQuestion } from '../ask/actions.ts';
import { creditsBehind } from '../billing/budget.ts';
import { isCharged, priceOf } from '../billing/prices.ts';
import { button, commandButton } from '../buttons.ts';
import type { Command, CommandInput, Context } from '../command.ts';
import { command, onAction, runAction, runCommand } from '../define-command.ts';
import type { LastReply } from '../last-reply.ts';
import { parseQuery } from '../query/parse-query.ts';
import { asPhrase, operationOf, type Query } from '../query/query.ts';
import { allows, LISTED_COMMANDS, type ListedName } from '../registry.ts';
import { type Button, type Reply, reply } from '../reply.ts';
import type { Name } from '../routing/names.ts';
import { readTime } from '../routing/read-time.ts';
import { type BotMessage, type Reading, type Route, type RoutingContext, route } from '../routing/route.ts';
import { openChat, openHit, openPerson, runQuery, turnPage } from '../search/actions.ts';
import { knownNames } from '../search/names.ts';
import { loadList } from '../search/result-list.ts';
import { showResults } from '../search/search.ts';
import { countQuery } from '../stats/actions.ts';
import { plainDate, spanName } from '../time/dates.ts';
import { findZones } from '../time/zones.ts';
import { say, spend } from './actions.ts';
import { findMessage } from './find-message.ts';
import { welcome } from './start.ts';

/** A question waits so long for an answer that is not a reply to it. */
const QUESTION_WAITS_MS = 10 * 60_000;
/** Understood as well, of earlier versions. */
const ALIASES: Readonly<Record<string, ListedName>> = { watches: 'alerts' };

/** Its argument is the whole message, a command with its slash. */
export const plainText: Command = command('text', async function* (ctx, input) {
  yield* runText(ctx, input.argument, input);
});

export const sayAction = onAction(say, (ctx, { text }) => runText(ctx, text));

/** Runs words as if they had just been written. */
export async function* runText(ctx: Context, text: string, input: Partial<CommandInput> = {}): AsyncGenerator<Reply> {
  const names = await knownNames(ctx);
  const found = route(text, await routingContext(ctx, text, input, names));
  const read = withAbout(found, input.about ?? (await conversationOf(ctx, found)));
  if (input.isEdited && isCharged(ctx.deps, (await ctx.user()).connection)) return yield changedReply(ctx, read, text);
  const first = await firstSpending(ctx, read, text);
  if (first) return yield first;
  const other = read.otherReading && buttonFor(ctx, read.otherReading, names, (await ctx.user()).today);
  for await (const each of perform(ctx, read, text, { names, input }))
    yield other ? withOtherReading(each, other) : each;
}

async function routingContext(
  ctx: Context,
  text: string,
  { about, replied, isForward }: Partial<CommandInput>,
  names: readonly KnownName[],
): Promise<RoutingContext> {
  const { words, deps } = ctx;
  const { connection, lastReply, today } = await ctx.user();
  const isZone = (text: string) => findZones(text, words).length > 0;
  const last = lastMessage(lastReply, text, deps.clock.now(), isZone);
  const list = about === undefined ? undefined : await loadList(ctx, about);
  const repliedTo: BotMessage | undefined = list
    ? { kind: 'list', size: list.items.length, hasMore: false }
    : about === undefined && replied === undefined
      ? undefined
      : { kind: 'answer' };
  return {
    language: words.language,
    names,
    commands: [...LISTED_COMMANDS.map(({ name }) => name), ...Object.keys(ALIASES)],
    connected: connection !== undefined,
    // Whether anything runs is found out by stopping it.
    running: true,
    ...(last ? { last } : {}),
    ...(repliedTo ? { repliedTo } : {}),
    ...(isForward ? { isForward } : {}),
    timeIn: (text) => readTime(text, today),
    isZone,
  };
}

/** What the bot said last, as far as `text` can mean it: a list, an answer, or a question that still waits. */
function lastMessage(
  said: LastReply | undefined,
  text: string,
  now: number,
  isZone: (text: string) => boolean,
): BotMessage | undefined {
  const shown = listOf(said);
  if (shown && (said?.kind === 'list' || /^\s*\d+\s*$/.test(text)))
    return { kind: 'list', size: shown.last, hasMore: shown.nextPage !== undefined };
  if (said?.kind === 'answer') return { kind: 'answer' };
  if (said?.kind !== 'question' || now - said.at >= QUESTION_WAITS_MS) return undefined;
  return { kind: 'question', accepts: (text) => said.command === 'settings' && isZone(text) };
}

const listOf = (last: LastReply | undefined) =>
  last?.kind === 'list' || last?.kind === 'answer' ? last.list : undefined;

type Asked = Route & { about?: string };

/** A follow-up goes on from the conversation that it replies to, or else from the newest one. */
function withAbout(found: Route, about: string | undefined): Asked {
  return found.kind === 'ask' && found.args.continued && about !== undefined ? { ...found, about } : found;
}

async function conversationOf(ctx: Context, { kind }: Route): Promise<string | undefined> {
  if (kind !== 'ask') return undefined;
  const { lastReply } = await ctx.user();
  return lastReply?.kind === 'answer' ? lastReply.key : undefined;
}

/** Does what was read. */
async function* perform(
  ctx: Context,
  read: Asked,
  text: string,
  { names, input }: { names: readonly KnownName[]; input: Partial<CommandInput> },
): AsyncIterable<Reply> {
  const { words } = ctx;
  switch (read.kind) {
    case 'search':
      return yield* search(ctx, read.args, input.about);
    case 'ask':
      return yield* runAction(ctx, askQuestion, {
        question: read.args.question,
        ...(read.about === undefined ? {} : { about: read.about }),
      });
    case 'person':
      return yield* runAction(ctx, openPerson, { name: read.args.name.name });
    case 'chat':
      return yield* openNamed(ctx, read.args.name, names);
    case 'day':
      return yield* runAction(ctx, showDay, read.args);
    case 'span':
      return yield* runAction(ctx, showSpan, { from: read.args.from, ...(read.args.to ? { to: read.args.to } : {}) });
    case 'open':
      return yield* openNumber(ctx, read.args.number);
    case 'more':
      return yield* nextPage(ctx);
    case 'today':
      return yield* runAction(ctx, showToday, {});
    case 'week':
      return yield* runAction(ctx, showWeek, {});
    case 'count':
      if (read.args.of === 'chats') return yield* runCommand(ctx, 'chats');
      return yield* runAction(ctx, countQuery, {
        query: countedQuery(read.args, (await ctx.user()).today),
        as: 'count',
      });
    case 'alert':
      return yield* runCommand(ctx, 'alerts', read.args.text);
    case 'set-zone':
      return yield* runCommand(ctx, 'settings', `zone ${read.args.text}`);
    case 'zone':
      return yield* runCommand(ctx, 'settings', 'zone');
    case 'save':
      return yield* runCommand(ctx, 'save', read.args.text);
    case 'leave':
      return yield* runCommand(ctx, 'disconnect');
    case 'stop':
      return yield* stop(ctx, text);
    case 'command': {
      const { name, argument } = read.args;
      return yield* runCommand(ctx, ALIASES[name] ?? (name as ListedName), argument);
    }
    case 'unknown-command':
      return yield didYouMean(ctx, read.args);
    case 'answer-to-question': {
      const { lastReply } = await ctx.user();
      const asked = lastReply?.kind === 'question' ? lastReply.command : 'settings';
      return yield* runCommand(ctx, asked as ListedName, read.args.text);
    }
    case 'find-message':
      return yield* findMessage(ctx, read.args.text, input);
    case 'not-connected':
      keepPending(ctx, text);
      return yield await welcome(ctx, words.text('plain-not-yet'));
    case 'thanks':
      return yield { kind: 'reaction', emoji: '👍' };
    case 'hello':
      return yield reply([words.text('plain-hello')], {
        buttons: [[commandButton(words.text('buttons-missed'), 'today')]],
      });
    case 'no-words':
      return yield reply([words.text('plain-no-words')]);
    default:
      return yield* runCommand(ctx, read.kind);
  }
}

/** Stops what runs; where nothing does, the word is looked for like any other. */
async function* stop(ctx: Context, text: string): AsyncIterable<Reply> {
  if ((await ctx.deps.running.cancel(ctx.person.id)) === 0) yield* search(ctx, { text });
}

async function* openNamed(ctx: Context, { name }: Name, names: readonly KnownName[]): AsyncIterable<Reply> {
  const [chat] = names.find((each) => each.name === name)?.chats ?? [];
  if (chat) yield* runAction(ctx, openChat, { chatId: chat.groupId, name });
  else yield* runAction(ctx, openPerson, { name });
}

async function* openNumber(ctx: Context, number: number): AsyncIterable<Reply> {
  const list = listOf((await ctx.user()).lastReply);
  if (list) yield* runAction(ctx, openHit, { list: list.key, index: number - 1 });
}

async function* nextPage(ctx: Context): AsyncIterable<Reply> {
  const list = listOf((await ctx.user()).lastReply);
  if (list?.nextPage !== undefined) yield* runAction(ctx, turnPage, { list: list.key, page: list.nextPage });
}

type ArgsOf<Kind extends Reading['kind']> = (Reading & { kind: Kind })['args'];

/** An address, a number or a code as it stands; other words as /search reads them. */
async function* search(
  ctx: Context,
  { text, exact, withinReply }: ArgsOf<'search'>,
  about?: string,
): AsyncIterable<Reply> {
  const { today } = await ctx.user();
  if (exact) return yield* showResults(ctx, exactQuery(text, today.zone));
  const parsed = parseQuery(text, today, 'words', ctx.words);
  if ('problem' in parsed) yield reply(parsed.text);
  else {
    const list = withinReply && about !== undefined ? await loadList(ctx, about) : undefined;
    yield* showResults(ctx, list?.query ? within(list.query, parsed.query) : parsed.query, { isPlain: true });
  }
}

/** Both at once. */
const within = (whole: Query, part: Query): Query => ({
  ...whole,
  words: [...whole.words, ...part.words],
  filters: { ...whole.filters, ...part.filters },
});

export const exactQuery = (text: string, zone: string | undefined): Query => ({
  words: [asPhrase(text)],
  place: { kind: 'any' },
  filters: {},
  ...(zone === undefined ? {} : { zone }),
});

/** What is to be counted, as a query. */
function countedQuery({ of, direction, name, words, time }: ArgsOf<'count'>, { zone }: Today): Query {
  const isFrom = name?.kind === 'person' && direction === 'received';
  return {
    words: words === undefined ? [] : words.split(' '),
    place: of === 'mails' ? { kind: 'datastore', datastore: 'social-email' } : { kind: 'any' },
    filters: {
      ...(name === undefined ? {} : isFrom ? { from: name.name } : { chat: name.name }),
      ...(direction === undefined || isFrom ? {} : { direction }),
      ...(time === undefined ? {} : { after: time.from, ...(time.to === undefined ? {} : { before: time.to }) }),
    },
    ...(zone === undefined ? {} : { zone }),
  };
}

function didYouMean(ctx: Context, { suggestion, argument }: ArgsOf<'unknown-command'>): Reply {
  const { words } = ctx;
  const meant = ALIASES[suggestion] ?? (suggestion as ListedName);
  return reply(words.rich('plain-did-you-mean', { command: meant }), {
    buttons: [[commandButton(`/${meant} ${argument}`.trim(), meant, argument)]],
  });
}

/** The button of the other reading. */
function buttonFor(
  ctx: Context,
  { kind, args }: Reading,
  names: readonly KnownName[],
  today: Today,
): Button | undefined {
  const { words } = ctx;
  switch (kind) {
    case 'ask':
      return button(words.text('buttons-answer-this'), askQuestion, { question: args.question });
    case 'search': {
      const query = args.exact ? exactQuery(args.text, today.zone) : parsedQuery(args.text, today);
      if (!query) return undefined;
      const label = args.text.includes(' ')
        ? words.text('buttons-search-instead')
        : words.text('buttons-search-for', { text: args.text });
      return button(label, runQuery, { query }, { calls: [operationOf(query)] });
    }
    case 'person':
      return button(args.name.name, openPerson, { name: args.name.name });
    case 'chat': {
      const [chat] = names.find(({ name }) => name === args.name.name)?.chats ?? [];
      return chat && button(args.name.name, openChat, { chatId: chat.groupId, name: args.name.name });
    }
    case 'day':
      return button(plainDate(args.day, today, words), showDay, args);
    case 'span':
      return button(spanName(args, today, words), showSpan, { from: args.from, ...(args.to ? { to: args.to } : {}) });
    default:
      return undefined;
  }
}

function parsedQuery(text: string, today: Today): Query | undefined {
  const parsed = parseQuery(text, today);
  return 'query' in parsed ? parsed.query : undefined;
}

/** Longest that stands under a message. */
const MOST_ROWS = 3;

/** As the last button, in place of an alert's, and of one of its own kind that knows less of what was typed. */
function withOtherReading(each: Reply, other: Button): Reply {
  if (each.kind !== 'text' && each.kind !== 'completion') return each;
  if (each.place === 'replace') return each;
  const isReplaced = (one: Button) =>
    commandOf(one) === alertMe.name || one.label === other.label || isOfKind(one, other);
  const kept = (each.buttons ?? []).map((row, index, rows) =>
    index === rows.length - 1 ? row.filter((one) => !isReplaced(one)) : row,
  );
  const rows = kept.filter((row) => row.length > 0);
  const last = rows.at(-1);
  return {
    ...each,
    buttons: rows.length < MOST_ROWS || !last ? [...rows, [other]] : [...rows.slice(0, -1), [...last, other]],
  };
}

const commandOf = ({ press }: Button) => (press.kind === 'run' ? press.invocation.command : undefined);
const isOfKind = (one: Button, other: Button) =>
  commandOf(one) === commandOf(other) && (commandOf(one) === runQuery.name || commandOf(one) === askQuestion.name);

/** What was changed is not paid for a second time by itself. */
function changedReply({ words }: Context, { kind }: Asked, text: string): Reply {
  const calls =
    kind === 'ask' ? (['llmAgentPrompt'] as const) : kind === 'search' ? (['searchUniversal'] as const) : [];
  return reply([words.text('plain-changed')], {
    buttons: [[button(words.text('buttons-run-it'), say, { text }, { calls })]],
  });
}

/** Where plain words would cost something and the person has not said yet whether that is asked about. */
async function firstSpending(ctx: Context, read: Asked, text: string): Promise<Reply | undefined> {
  const { words, deps } = ctx;
  const { connection, settings } = await ctx.user();
  if (settings.askBeforeSpending === false || (read.kind !== 'ask' && read.kind !== 'search')) return undefined;
  if (!connection || !isCharged(deps, connection)) return undefined;
  const prices = { answer: priceOf('llmAgentPrompt'), search: priceOf('searchUniversal') };
  const left = (await creditsBehind(deps, connection, ctx.signal))?.balance;
  const answer = button(words.text('buttons-answer'), spend, { text, as: 'ask' }, { calls: ['llmAgentPrompt'] });
  const search = button(words.text('buttons-search'), spend, { text, as: 'search' }, { calls: ['searchUniversal'] });
  const row = [...(allows(connection, 'ask') ? [answer] : []), ...(allows(connection, 'search') ? [search] : [])];
  const isFirst = settings.askBeforeSpending === undefined;
  return reply(
    [
      words.text('plain-prices', prices),
      ...(left === undefined ? [] : [words.gap, words.text('plain-left', { left })]),
      ...(isFirst ? [words.gap, words.text('plain-no-more-asking')] : []),
    ],
    { buttons: [read.kind === 'ask' ? row : row.toReversed()] },
  );
}

export const spendAction = onAction(spend, async function* (ctx, { text, as }) {
  const { settings } = await ctx.user();
  if (settings.askBeforeSpending === undefined)
    await ctx.deps.settings.change(ctx.person.id, { askBeforeSpending: false });
  yield* as === 'ask' ? runAction(ctx, askQuestion, { question: text }) : runCommand(ctx, 'search', text);
});
