/** Plain text and unknown commands: offers what could be meant, with prices, answers what wants nothing, and spends nothing by itself. */
import type { Words } from '#locales/words.ts';
import { editDistance } from '#platform/text-match.ts';
import type { Connection } from '#storage/connections.ts';
import { keepConversation, shownConversation } from '../ask/conversation.ts';
import { hasModel } from '../ask/model.ts';
import type { Command, CommandInput, Context } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten, tidy } from '../display-text.ts';
import { askButton, connectButton, invocationButton, queryButton, runButton } from '../press.ts';
import { MAX_WORDS_LENGTH, parseQuery } from '../query/parse-query.ts';
import { plainWish, smallTalkIn, soughtText } from '../query/small-talk.ts';
import { allows, LISTED_COMMANDS } from '../registry.ts';
import { type Button, type ButtonRows, bold, code, type Invocation, type Reply, reply } from '../reply.ts';
import type { Today } from '../time/today.ts';
import { createCancelCommand } from './cancel.ts';
import { createHelpCommand } from './help.ts';
import { otherwiseNamed } from './other-names.ts';

/** Its argument is the whole message, beginning with / for an unknown command. */
export function createFallback(deps: CommandDeps): Command {
  const help = createHelpCommand(deps);
  const cancel = createCancelCommand(deps);
  return defineCommand(deps, 'text', async function* (input, turn) {
    const { connection, today } = await turn.user();
    const { words } = turn;
    if (/^\/\S/.test(input.argument)) return yield unknownCommand(words, input.argument, today);
    const wish = plainWish(input.argument);
    if (wish === 'more' && input.replied === undefined)
      return yield reply(words.rich('plain-more', { next: bold(words.text('results-next')) }));
    if (wish === 'help' || wish === 'cancel')
      return yield* (wish === 'help' ? help : cancel).run({ argument: '', confirmed: false }, turn);
    const beginning: ButtonRows = [[connectButton(words.text('buttons-connect'))], ...helpRow(words)];
    const smallTalk = smallTalkIn(input.argument);
    if (smallTalk) yield reply([words.text(`plain-small-talk-${smallTalk}`)], { buttons: connection ? [] : beginning });
    else if (tidy(input.argument) === '') yield reply([words.text('plain-text-only')], { buttons: helpRow(words) });
    else if (!connection) yield reply([words.text('plain-not-connected')], { buttons: beginning });
    else yield offer(turn, { connection, today }, input);
  });
}

const helpRow = (words: Words): ButtonRows => [[runButton(words.text('buttons-help'), 'help')]];

/** Both ways in which words can be meant, each at its price; in reply to something shown, about that. */
function offer(
  turn: Context,
  { connection, today }: { connection: Connection; today: Today },
  { argument, about, replied }: CommandInput,
): Reply {
  const { words } = turn;
  const whole = tidy(argument);
  const text = soughtText(whole);
  const parsed = allows(connection, 'search') ? parseQuery(text, today) : undefined;
  const search = parsed && 'query' in parsed ? [queryButton(words, words.text('buttons-search'), parsed.query)] : [];
  const canAsk = allows(connection, 'ask');
  const quoted = bold(words.text('writing-quoted', { text: shorten(text, 80) }));
  if (canAsk && replied !== undefined && hasModel(connection)) {
    const key = about ?? keepConversation(turn, shownConversation(replied));
    const ask = askButton(words, words.text('asking-buttons-about-this'), argument, { about: key });
    return reply(words.rich('plain-about-that-or-search', { words: quoted }), {
      buttons: [[ask], ...(search.length > 0 ? [search] : [])],
    });
  }
  const buttons: Button[] = [...search, ...(canAsk ? [askButton(words, words.text('buttons-ask'), argument)] : [])];
  const meant = commandIn(whole);
  const command = meant ? [[invocationButton(words, `/${meant.command}`, meant, today)]] : [];
  if (search.length === 0 && canAsk && text.length > MAX_WORDS_LENGTH)
    return reply(words.rich('query-too-long', { most: MAX_WORDS_LENGTH }), {
      buttons: [[askButton(words, words.text('results-answer-this'), argument)]],
    });
  return buttons.length === 0
    ? reply([words.text('plain-neither')], { buttons: helpRow(words) })
    : reply(words.rich('plain-search-or-ask', { words: quoted }), { buttons: [...command, buttons] });
}

/** Those that say what they take in few words: "recent yesterday", "count ferry". Of the others only the name alone is one. */
const TAKING_WORDS: readonly string[] = ['recent', 'count', 'stats', 'chats'];
const MOST_WORDS = 4;

/** A command that was typed without its slash. */
function commandIn(text: string): Invocation | undefined {
  const [name = '', ...more] = text.split(' ');
  const command = LISTED_COMMANDS.find((facts) => facts.name === name.toLowerCase())?.name;
  if (command === undefined) return undefined;
  const isMeant = more.length === 0 || (TAKING_WORDS.includes(command) && more.length < MOST_WORDS);
  return isMeant ? { command, argument: more.join(' ') } : undefined;
}

function unknownCommand(words: Words, argument: string, today: Today): Reply {
  const [, typed = '', rest = ''] = /^\/([^\s@]*)(?:@\S+)?\s*([\s\S]*)$/.exec(argument) ?? [];
  const listed = LISTED_COMMANDS.map(({ name }) => name);
  const same = listed.find((name) => name === typed.toLowerCase());
  // A known one comes here when a message was changed: what it cost before it has cost, so it is not run by itself.
  if (same !== undefined) {
    const meant = { command: same, argument: tidy(rest) };
    return reply([words.text('plain-changed')], { buttons: [[invocationButton(words, `/${same}`, meant, today)]] });
  }
  const near = nearest(typed.toLowerCase(), listed);
  const named = otherwiseNamed(typed, tidy(rest));
  const meant = named ?? (near === undefined ? undefined : { command: near, argument: tidy(rest) });
  const unknown = code(`/${shorten(typed, 32)}`);
  if (meant === undefined) return reply(words.rich('plain-unknown', { command: unknown }), { buttons: helpRow(words) });
  const button = invocationButton(words, `/${meant.command}`, meant, today);
  const help = meant.command === 'help' ? [] : [runButton(words.text('buttons-help'), 'help')];
  return reply(words.rich('plain-did-you-mean', { command: unknown, near: bold(`/${meant.command}`) }), {
    buttons: [[button, ...help]],
  });
}

/** The name that differs least, if the difference is small for its length. */
export function nearest<Name extends string>(typed: string, names: readonly Name[]): Name | undefined {
  if (typed.length < 2 || typed.length > 32) return undefined;
  const ranked = names
    .map((name) => ({ name, distance: name.startsWith(typed) ? 1 : editDistance(typed, name) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= (best.name.length <= 4 ? 1 : 2) ? best.name : undefined;
}
