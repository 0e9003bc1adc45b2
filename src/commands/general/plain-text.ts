/** Plain text messages: runs the router's reading immediately, and offers the alternative one as the last button. */
import { languageName } from '#locales/language-names.ts';
import { clockOnly } from '#locales/times/named-days.ts';
import type { Today } from '#locales/times/today.ts';
import { defined } from '#platform/defined.ts';
import {
  alertMe,
  askQuestion,
  changeSettings,
  countQuery,
  openChat,
  openHit,
  openPerson,
  runQuery,
  saveMessage,
  say,
  showSpan,
  turnPage,
} from '../actions.ts';
import { dailyDigest, listAlerts } from '../alerts/alerts.ts';
import { hasModel } from '../ask/context.ts';
import { creditsBehind, PRICES } from '../billing/budget.ts';
import { button, commandButton, missedButton } from '../buttons.ts';
import { type CommandInput, type Context, fallback, onAction, repliesOf, runButton } from '../command.ts';
import { ProblemError } from '../errors.ts';
import { isAnswer } from '../import/questions.ts';
import { save } from '../import/save.ts';
import { parseIfValid } from '../query/parse-query.ts';
import { asPhrase, type Query, queryFor } from '../query/query.ts';
import { ALIASES, allows, COMMANDS, canonicalName, isCommandName } from '../registry.ts';
import { type Button, RefusalError, type Reply, reply } from '../reply.ts';
import { type BotMessage, isZone, type Reading, type RoutingContext, route } from '../routing/route.ts';
import { knownNames } from '../search/names.ts';
import { loadList } from '../search/result-list.ts';
import { searchTyped, showResults } from '../search/search.ts';
import { clockTime, spanName } from '../time/dates.ts';
import { listOf } from '../user-state.ts';
import { welcome, welcomeWith } from './start.ts';

/** How long the bot's question accepts an answer that isn't a reply to it. */
const ANSWER_WITHIN_MS = 10 * 60_000;

/** Its argument is the whole message, including the slash of a command. */
export const plainText = fallback('text', (ctx, input) => runText(ctx, input.argument, input));

export const sayAction = onAction(say, (ctx, { text }) => runText(ctx, text));

async function* runText(ctx: Context, text: string, input: Partial<CommandInput> = {}): AsyncGenerator<Reply> {
  const { charged, lastReply } = ctx;
  const read = route(text, await routingContext(ctx, text, input));
  // A follow-up continues the message that it replies to, or else the newest answer.
  const about = input.about ?? (lastReply?.kind === 'answer' ? lastReply.key : undefined);
  if (input.isEdited && charged) return yield changedReply(ctx, read, text);
  if (asksFirst(ctx, read)) {
    yield await pricesReply(ctx, read, text);
    if (ctx.settings.askBeforeSpending === undefined)
      await ctx.deps.settings.change(ctx.person.id, { askBeforeSpending: false });
    return;
  }
  const other = read.otherReading && buttonOf(ctx, read.otherReading);
  try {
    const said = repliesOf(perform(ctx, read, text, input, about));
    for await (const each of said) yield other ? withOtherReading(each, other) : each;
  } catch (error) {
    if (other && error instanceof RefusalError) return yield withOtherReading(error.reply, other);
    if (!other || !(error instanceof ProblemError)) throw error;
    const { problem, cause, alternatives } = error;
    throw new ProblemError(problem, { cause, alternatives: [...alternatives, [other]] });
  }
}

async function routingContext(
  ctx: Context,
  text: string,
  { about, replied, isForward }: Partial<CommandInput>,
): Promise<RoutingContext> {
  const { connection, today: now } = ctx;
  const list = about === undefined ? undefined : await loadList(ctx, about);
  const isReply = about !== undefined || replied !== undefined;
  const repliedTo: BotMessage = list ? { kind: 'list', size: list.items.length, hasMore: false } : { kind: 'answer' };
  return {
    today: { ...now, language: ctx.words.language },
    names: await knownNames(ctx),
    commands: [...COMMANDS.map(({ name }) => name), ...Object.keys(ALIASES)],
    connected: connection !== undefined,
    hasModel: hasModel(connection),
    digest: clockOnly(text) && (await digestAge(ctx)),
    isForward,
    last: await lastMessage(ctx, text),
    repliedTo: isReply ? repliedTo : undefined,
  };
}

async function digestAge(ctx: Context): Promise<'new' | 'old' | undefined> {
  const digest = await dailyDigest(ctx);
  return digest && (ctx.today.now - digest.routine.since < ANSWER_WITHIN_MS ? 'new' : 'old');
}

/** The bot's last message if `text` can refer to it: a list, an answer, or a question that it answers. */
async function lastMessage(ctx: Context, text: string): Promise<BotMessage | undefined> {
  const { lastReply: said, today, words } = ctx;
  const shown = listOf(said);
  if (shown && (said?.kind === 'list' || /^\s*\d+\s*$/.test(text)))
    return { kind: 'list', size: shown.last, hasMore: shown.nextPage !== undefined };
  if (said?.kind === 'answer') return { kind: 'answer' };
  if (said?.kind !== 'question' || today.now - said.at >= ANSWER_WITHIN_MS) return undefined;
  const isAnswered =
    (said.command === 'settings' && isZone(text, words.language)) ||
    (said.command === 'alerts' && clockOnly(text) !== undefined) ||
    (said.command === 'import' && (await isAnswer(ctx, text)));
  return isAnswered ? { kind: 'question' } : undefined;
}

/** The button that runs a reading; undefined if `perform` handles it. @param about conversation of a follow-up */
function buttonOf({ words, today, lastReply }: Context, read: Reading, about?: string) {
  const list = listOf(lastReply);
  switch (read.kind) {
    case 'search': {
      const { text, exact } = read.args;
      const query = exact ? exactQuery(text, today) : parseIfValid(text, today);
      const isOne = !text.includes(' ');
      const label = isOne ? words.text('buttons-search-for', { text }) : words.text('buttons-search-instead');
      return query && button(label, runQuery, { query });
    }
    case 'ask': {
      const continued = read.args.continued && about !== undefined ? { about } : {};
      return button(words.text('buttons-answer-this'), askQuestion, { question: read.args.question, ...continued });
    }
    case 'person':
      return button(read.args.name.name, openPerson, { name: read.args.name.name });
    case 'chat': {
      const { name, chats } = read.args.name;
      return chats[0] ? button(name, openChat, { chatId: chats[0].groupId, name }) : button(name, openPerson, { name });
    }
    case 'span':
      return button(spanName(read.args, today, words), showSpan, read.args);
    case 'open':
      return list && button('', openHit, { list: list.key, index: read.args.number - 1 });
    case 'more':
      return list?.nextPage === undefined ? undefined : button('', turnPage, { list: list.key, page: list.nextPage });
    case 'week':
      return commandButton('', 'today', 'week');
    case 'count':
      if (read.args.of === 'chats') return commandButton('', 'chats');
      return button('', countQuery, { query: queryAbout(read.args, today), as: 'count' });
    case 'contents':
      return button('', runQuery, { query: queryAbout(read.args, today) });
    case 'alert':
      if ('text' in read.args) return commandButton('', 'alerts', read.args.text);
      return button('', alertMe, { query: { ...queryFor([], today), filters: { from: read.args.from.name } } });
    case 'set-zone':
      return commandButton('', 'settings', `zone ${read.args.text}`);
    case 'set-language':
      return button(languageName(read.args.language), changeSettings, read.args);
    case 'digest-time': {
      const clock = clockOnly(read.args.text);
      if (!clock) return undefined;
      const label = words.text('settings-digest', { time: clockTime(clock, today, words) });
      return commandButton(label, 'alerts', read.args.text);
    }
    case 'zone':
      return commandButton(words.text('settings-zone-button'), 'settings', 'zone');
    case 'leave':
      return commandButton('', 'disconnect');
    case 'command':
      return commandButton('', canonicalName(read.args.name), read.args.argument);
    case 'answer-to-question':
      return commandButton(
        '',
        canonicalName(lastReply?.kind === 'question' ? lastReply.command : 'settings'),
        read.args.text,
      );
    default:
      return isCommandName(read.kind) ? commandButton('', read.kind) : undefined;
  }
}

async function perform(
  ctx: Context,
  read: Reading,
  text: string,
  input: Partial<CommandInput>,
  about: string | undefined,
): Promise<Reply | AsyncIterable<Reply> | undefined> {
  const { words } = ctx;
  switch (read.kind) {
    case 'search':
      return await search(ctx, read.args, input.about);
    case 'contents': {
      const { of: _, ...about } = read.args;
      // The text may also be meant literally.
      const literal = Object.keys(about).length > 0 ? undefined : parseIfValid(text, ctx.today);
      return await showResults(ctx, queryAbout(read.args, ctx.today), { isPlain: true, literal });
    }
    case 'stop': {
      if ((await ctx.deps.running.cancel(ctx.person.id)) > 0) return undefined;
      // If nothing is running, it may be meant for an alert or digest; else the word is searched for.
      if ((await ctx.deps.routines.list(ctx.person.id)).length === 0) return await search(ctx, { text });
      const instead = buttonOf(ctx, { kind: 'search', args: { text } });
      const alerts = await listAlerts(ctx);
      return instead ? withOtherReading(alerts, instead) : alerts;
    }
    case 'unknown-command':
      return didYouMean(ctx, read.args);
    case 'find-message':
      return await findMessage(ctx, read.args.text, input);
    case 'save':
      return await save(ctx, input.quoted && { ...input.quoted, text: read.args.text });
    case 'not-connected':
      return await welcomeWith(ctx, text);
    case 'thanks':
      return { kind: 'reaction', emoji: '👍' };
    case 'hello':
      if (!ctx.connection) return await welcome(ctx);
      return reply(words.text('plain-hello'), { buttons: [[missedButton(words)]] });
    case 'no-words':
      // A photo, a voice message, a sticker.
      return reply(words.text(text === '' ? 'plain-text-only' : 'query-no-word'));
    default: {
      const meant = buttonOf(ctx, read, about);
      return meant && runButton(ctx, meant);
    }
  }
}

type ArgsOf<Kind extends Reading['kind']> = (Reading & { kind: Kind })['args'];

/** Searches for an address, number or code literally; other words as /search does. */
async function search(
  ctx: Context,
  { text, exact, host, withinReply }: ArgsOf<'search'>,
  about?: string,
): Promise<Reply> {
  const { today } = ctx;
  if (exact) return await showResults(ctx, exactQuery(text, today));
  const list = withinReply && about !== undefined ? await loadList(ctx, about) : undefined;
  const literal = host === undefined ? {} : { literal: exactQuery(host, today) };
  return await searchTyped(ctx, text, { isPlain: true, ...literal }, list?.query);
}

const exactQuery = (text: string, today: Today) => queryFor([asPhrase(text)], today);

/** Messages from a person, or else the chat with them, in one or both directions. */
function queryAbout({ of, direction, name, words, time }: ArgsOf<'contents'>, today: Today): Query {
  const isFrom = name?.kind === 'person' && direction === 'received';
  return {
    ...queryFor(words === undefined ? [] : words.split(' '), today),
    ...(of === 'mails' ? { place: 'social-email' } : {}),
    filters: defined({
      [isFrom ? 'from' : 'chat']: name?.name,
      direction: isFrom ? undefined : direction,
      after: time?.from,
      before: time?.to,
      has: of === 'messages' || of === 'mails' || of === 'chats' ? undefined : of,
    }),
  };
}

function didYouMean(ctx: Context, { suggestion, argument }: ArgsOf<'unknown-command'>): Reply {
  const { words } = ctx;
  const meant = canonicalName(suggestion);
  return reply(words.rich('plain-did-you-mean', { command: meant }), {
    buttons: [[commandButton(`/${meant} ${argument}`.trim(), meant, argument)]],
  });
}

/** Most rows of buttons under a message. */
const MAX_ROWS = 3;

/** Adds the alternative as the last button; there it replaces an alert, and any button of the same kind or label. */
function withOtherReading(each: Reply, other: Button): Reply {
  if (each.kind !== 'text' || each.replaces || each.isDeadEnd) return each;
  const isReplaced = (one: Button) =>
    commandOf(one) === alertMe.name || one.label === other.label || isSameKind(one, other);
  const kept = (each.buttons ?? []).map((row, index, rows) =>
    index === rows.length - 1 ? row.filter((one) => !isReplaced(one)) : row,
  );
  const rows = kept.filter((row) => row.length > 0);
  const last = rows.at(-1);
  return {
    ...each,
    buttons: rows.length < MAX_ROWS || !last ? [...rows, [other]] : [...rows.slice(0, -1), [...last, other]],
  };
}

const commandOf = ({ press }: Button) => (press.kind === 'run' ? press.invocation.command : undefined);
/** Whether both run a query or both ask a question; numbered buttons only open hits. */
const isSameKind = (one: Button, other: Button) =>
  !/^\d+$/.test(one.label) &&
  commandOf(one) === commandOf(other) &&
  (commandOf(one) === runQuery.name || commandOf(one) === askQuestion.name);

/** An edited message isn't run, and paid for, again unless the person confirms. */
function changedReply(ctx: Context, read: Reading, text: string): Reply {
  const again = buttonOf(ctx, read) ?? button('', say, { text });
  return reply(ctx.words.text('plain-changed'), {
    buttons: [[{ ...again, label: ctx.words.text('buttons-run-it') }]],
  });
}

/** Whether the person sees the prices before plain text costs credits: the first time, unless they chose otherwise. */
const asksFirst = ({ connection, settings, charged }: Context, { kind }: Reading): boolean =>
  connection !== undefined && charged && settings.askBeforeSpending !== false && (kind === 'ask' || kind === 'search');

async function pricesReply(ctx: Context, { kind }: Reading, text: string): Promise<Reply> {
  const { words, connection, settings } = ctx;
  const left = connection && (await creditsBehind(ctx, connection))?.balance;
  const may = (name: 'ask' | 'search') => connection !== undefined && allows(connection, name);
  const row = [
    ...(may('ask') ? [button(words.text('buttons-answer'), askQuestion, { question: text })] : []),
    ...(may('search') ? [commandButton(words.text('buttons-search'), 'search', text)] : []),
  ];
  return reply(
    [
      words.text('plain-prices', PRICES),
      ...(left === undefined ? [] : [words.gap, words.text('plain-left', { left })]),
      ...(settings.askBeforeSpending ? [] : [words.gap, words.text('plain-no-more-asking')]),
    ],
    { buttons: [kind === 'ask' ? row : row.toReversed()] },
  );
}

/** How many leading words identify a message. */
const LEADING_WORDS = 12;
/** Most words that are searched for. */
const MAX_WORDS = 20;
/** A word, or up to 40 characters of text without spaces. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]{0,39}/gu;

async function findMessage(ctx: Context, text: string, { quoted }: Partial<CommandInput>): Promise<Reply> {
  const { words, deps, today } = ctx;
  const typed = text.match(WORD) ?? [];
  if (typed.length === 0) return reply(words.text('plain-text-only'));
  const whole = queryFor([asPhrase(typed.slice(0, LEADING_WORDS).join(' '))], today);
  const someWords = queryFor([...new Set(typed)].slice(0, MAX_WORDS), today);
  const buttons: Button[] = [
    ...(deps.owners && quoted ? [button(words.text('buttons-save-it'), saveMessage, { message: quoted })] : []),
    button(words.text('buttons-search-its-words'), runQuery, { query: someWords }),
  ];
  const key = deps.owners ? 'plain-not-found-message' : 'plain-not-found-message-remote';
  return await showResults(ctx, whole, { none: reply(words.text(key), { buttons: [buttons] }) });
}
