/** The commands that people type, and what else they write. */
import { Composer } from 'telegraf';
import type { Command, CommandInput } from '#commands/command.ts';
import { createLruCache } from '#platform/lru-cache.ts';
import type { BotParts } from '../bot-parts.ts';
import { type ReplyMark, readReplyMark } from '../render/reply-mark.ts';
import { Run } from '../run/run.ts';
import type { RunRequest } from '../run/run-record.ts';
import type { BotContext } from '../updates/context.ts';
import { commandOf, isPassedOn, isSomethingSent, sentFileOf, wordsOf } from '../updates/incoming-message.ts';
import { ownMessageOf, SAVED } from '../updates/own-message.ts';
import type { IncomingMessage } from '../updates/update.ts';

/** Albums of which is remembered that they were answered; forgotten, one gets another answer. */
const MOST_ALBUMS = 1000;

/** A sign of applause asks nothing. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

export function commandHandlers(parts: BotParts): Composer<BotContext> {
  const { commands } = parts;
  const handlers = new Composer<BotContext>();
  /** A token that was taken out of the chat. */
  handlers.use(async (context, next) => {
    const { pasted } = context;
    const connect = commands.find('connect');
    if (!pasted) await next();
    else if (connect) await runCommand(parts, context, connect, { pasted });
  });
  // Hidden commands are run by buttons only: typed, they are words like any other.
  const typed = commands.all.filter(({ listed }) => listed).map(({ name }) => new RegExp(`^${name}$`, 'i'));
  handlers.command(typed, async (context, next) => {
    const command = commands.find(context.command);
    if (!command || !context.written || isPassedOn(context.written)) return await next();
    const argument = context.payload.trim();
    await runCommand(parts, context, command, {
      argument,
      ...(command.name === 'save' ? quotedIn(context, argument) : {}),
      ...(command.name === 'ask' ? repliedIn(context) : {}),
    });
  });
  const isRestOfAlbum = rememberAlbums();
  handlers.on('message', async (context) => {
    if (context.written && !isRestOfAlbum(context.written)) await runWords(parts, context);
  });
  handlers.on('edited_message', (context) => runChangedWords(parts, context));
  return handlers;
}

/** Whether a message has no words and no file, and another one of its album came before: that was answered. */
function rememberAlbums(): (message: IncomingMessage) => boolean {
  const first = createLruCache<number>(MOST_ALBUMS);
  return (message) => {
    const { chat, message_id, media_group_id: album } = message;
    if (album === undefined) return false;
    const name = `${chat.id} ${album}`;
    const known = first.get(name);
    if (known === undefined) first.set(name, message_id);
    // A message that is run once more is answered once more.
    return known !== undefined && known !== message_id && wordsOf(message) === '' && !message.document;
  };
}

export async function runCommand(
  parts: BotParts,
  context: BotContext,
  command: Command,
  input: Partial<CommandInput>,
  pressed?: Pick<RunRequest, 'answerPress' | 'pressedId'>,
): Promise<void> {
  const { person, place, job, earlier } = context;
  const request: RunRequest = {
    command,
    input: { argument: '', ...input },
    person,
    place,
    ...(pressed ?? { messageId: context.read.message?.message_id }),
  };
  const known = await new Run(parts, request, job, earlier).execute();
  // Of whom nothing was read there is nothing to compare, and nothing has changed.
  if (command.changesPerson) void parts.fitMenu(person, parts.readUser(person.id));
  else if (known) void parts.fitMenu(person, known);
}

/** Words without a command: the reply to a question of ours continues its command, one to an answer asks on, anything else is the fallback's. */
async function runWords(parts: BotParts, context: BotContext): Promise<void> {
  const { commands } = parts;
  const { written: message } = context;
  if (!message) return;
  const passedOn = isPassedOn(message);
  const words = wordsOf(message).trim();
  const argument = passedOn ? words.replace(/^\/+/, '') : words;
  // Under a picture too.
  const named = passedOn ? undefined : commandOf(message, context.me);
  const command = named === undefined || named === 'other' ? undefined : commands.find(named.name);
  const file = sentFileOf(message);
  const taker = command === undefined || command.name === 'import' ? commands.find('import') : undefined;
  if (file && taker) return await runCommand(parts, context, taker, { file });
  if (command?.listed && named !== 'other')
    return await runCommand(parts, context, command, { argument: named?.argument ?? '' });
  if (argument === '' && !isSomethingSent(context.update)) return;
  const mark = repliedMark(context);
  const isTyped = argument.startsWith('/');
  // The mark of an answer names what it goes on from, which repliedIn reads.
  const continued = mark === undefined || mark.about !== undefined || isTyped ? undefined : commands.find(mark.command);
  await runCommand(parts, context, continued ?? commands.fallback, {
    argument,
    ...(continued || isTyped ? {} : repliedIn(context)),
    ...(passedOn ? { isForward: true } : {}),
    ...(passedOn || !message.reply_to_message ? quotedIn(context, argument) : {}),
  });
}

/** What a message says after it was changed, in private. */
async function runChangedWords(parts: BotParts, context: BotContext): Promise<void> {
  const { written: message } = context;
  const argument = message ? wordsOf(message).trim() : '';
  if (!message || isPassedOn(message) || !HAS_WORDS.test(argument)) return;
  await runCommand(parts, context, parts.commands.fallback, { argument, isEdited: true });
}

/** What is to be kept or found: the message that is answered, or this one. */
function quotedIn({ update }: BotContext, argument: string): Pick<CommandInput, 'quoted'> {
  const { message } = update as { message?: { reply_to_message?: unknown } };
  const replied = message?.reply_to_message;
  const quoted =
    replied === undefined
      ? argument && ownMessageOf({ ...message, text: argument }, SAVED)
      : ownMessageOf(replied, SAVED);
  return quoted ? { quoted } : {};
}

/** The mark of the message that is answered, where that is one of the bot's own. */
function repliedMark({ written, botInfo }: BotContext): ReplyMark | undefined {
  const replied = written?.reply_to_message;
  return replied?.from?.id === botInfo.id ? readReplyMark(replied) : undefined;
}

/** What a message answers, where that is one of the bot's own: what it says, and the key under which it is kept. */
function repliedIn(context: BotContext): Pick<CommandInput, 'about' | 'replied'> {
  const { place, written, botInfo } = context;
  const { reply_to_message: replied, quote } = written ?? {};
  if (place.kind !== 'private' || replied?.from?.id !== botInfo.id) return {};
  const text = quote?.text ?? replied.text ?? replied.caption ?? '';
  const about = repliedMark(context)?.about;
  return { ...(text === '' ? {} : { replied: text }), ...(about === undefined ? {} : { about }) };
}
