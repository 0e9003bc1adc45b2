/** Handles typed commands, files and plain text. */
import { Composer } from 'telegraf';
import type { Command, CommandInput } from '#commands/command.ts';
import { createLruCache } from '#platform/lru-cache.ts';
import type { BotParts } from '../bot-parts.ts';
import { type ReplyMark, readReplyMark } from '../render/reply-mark.ts';
import { Run } from '../run/run.ts';
import { answerName, type RunRequest } from '../run/run-record.ts';
import type { BotContext } from '../updates/context.ts';
import { commandOf, isPassedOn, sentFileOf, textOf } from '../updates/incoming-message.ts';
import { ownMessageOf, SAVED } from '../updates/own-message.ts';
import type { IncomingMessage } from '../updates/update.ts';

/** Maximum number of albums remembered as answered; a forgotten one may be answered again. */
const MAX_ALBUMS = 1000;

/** An edit to nothing but emoji or punctuation asks nothing. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

export function commandHandlers(parts: BotParts): Composer<BotContext> {
  const { commands } = parts;
  const handlers = new Composer<BotContext>();
  /** A token that was removed from the chat. */
  handlers.use(async (context, next) => {
    const { pasted } = context;
    const connect = commands.find('connect');
    if (!pasted) await next();
    else if (connect) await runCommand(parts, context, connect, { pasted });
  });
  // Hidden commands are run by buttons only; typed, they are plain text.
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
  const isRestOfAlbum = createAlbumFilter();
  handlers.on('message', async (context) => {
    if (context.written && !isRestOfAlbum(context.written)) await runText(parts, context);
  });
  handlers.on('edited_message', (context) => runEditedText(parts, context));
  return handlers;
}

/** Whether a message has no text and no file, and an earlier one of its album was answered. */
function createAlbumFilter(): (message: IncomingMessage) => boolean {
  const first = createLruCache<number>(MAX_ALBUMS);
  return (message) => {
    const { chat, message_id, media_group_id: album } = message;
    if (album === undefined) return false;
    const name = `${chat.id} ${album}`;
    const known = first.get(name);
    if (known === undefined) first.set(name, message_id);
    // A message that is handled again after a crash is answered again.
    return known !== undefined && known !== message_id && textOf(message) === '' && !message.document;
  };
}

export async function runCommand(
  parts: BotParts,
  context: BotContext,
  command: Command,
  input: Partial<CommandInput>,
  origin?: Pick<RunRequest, 'answerPress' | 'pressedId' | 'messageId' | 'shownId'>,
): Promise<void> {
  const { person, place, job, earlier } = context;
  const request: RunRequest = {
    command,
    input: { argument: '', ...input },
    person,
    place,
    ...(origin ?? { messageId: context.read.message?.message_id }),
  };
  const known = await new Run(parts, request, job, earlier).execute();
  // If nothing was read of the person, nothing can have changed.
  if (command.changesPerson) void parts.fitMenu(person, parts.readUser(person.id));
  else if (known) void parts.fitMenu(person, known);
}

/** Plain text: a reply to the bot's question continues its command; anything else goes to the fallback. */
async function runText(parts: BotParts, context: BotContext): Promise<void> {
  const { commands } = parts;
  const { written: message } = context;
  if (!message) return;
  const passedOn = isPassedOn(message);
  const text = textOf(message).trim();
  const argument = passedOn ? text.replace(/^\/+/, '') : text;
  // Captions can hold commands too.
  const named = passedOn ? undefined : commandOf(message, context.me);
  const command = named === undefined || named === 'other' ? undefined : commands.find(named.name);
  const file = sentFileOf(message);
  const importer = command === undefined || command.name === 'import' ? commands.find('import') : undefined;
  if (file && importer) return await runCommand(parts, context, importer, { file });
  if (command?.listed && named !== 'other')
    return await runCommand(parts, context, command, { argument: named?.argument ?? '' });
  if (argument === '' && !hasAttachment(context)) return;
  const mark = repliedMark(context);
  const isTyped = argument.startsWith('/');
  // An answer's mark has the key of its conversation, which repliedIn reads.
  const continued = mark === undefined || mark.about !== undefined || isTyped ? undefined : commands.find(mark.command);
  await runCommand(parts, context, continued ?? commands.fallback, {
    argument,
    ...(continued || isTyped ? {} : repliedIn(context)),
    ...(passedOn ? { isForward: true } : {}),
    ...(passedOn || !message.reply_to_message ? quotedIn(context, argument) : {}),
  });
}

/** The text of a message in a private chat after it was edited; where nothing is charged, in place of its answer. */
async function runEditedText(parts: BotParts, context: BotContext): Promise<void> {
  const { written: message } = context;
  const argument = message ? textOf(message).trim() : '';
  if (!message || isPassedOn(message) || !HAS_WORDS.test(argument)) return;
  const { message_id: messageId, chat } = message;
  const shownId = parts.answers.get(answerName(chat.id, messageId));
  const isFree = shownId !== undefined && !(await parts.readUser(context.person.id)).charged;
  const origin = { messageId, ...(isFree ? { shownId } : {}) };
  await runCommand(parts, context, parts.commands.fallback, { argument, isEdited: true }, origin);
}

/** Whether the message is content that a person sent, rather than a service message. */
const hasAttachment = ({ update }: BotContext) =>
  'message' in update && (ownMessageOf(update.message, SAVED)?.attachments.length ?? 0) > 0;

/** The message to save or search: the one that this message replies to, or this one. */
function quotedIn({ update }: BotContext, argument: string): Pick<CommandInput, 'quoted'> {
  const { message } = update as { message?: { reply_to_message?: unknown } };
  const replied = message?.reply_to_message;
  const quoted =
    replied === undefined
      ? argument && ownMessageOf({ ...message, text: argument }, SAVED)
      : ownMessageOf(replied, SAVED);
  return quoted ? { quoted } : {};
}

/** The mark of the message that this one replies to, if that is the bot's. */
function repliedMark({ written, botInfo }: BotContext): ReplyMark | undefined {
  const replied = written?.reply_to_message;
  return replied?.from?.id === botInfo.id ? readReplyMark(replied) : undefined;
}

/** The bot's message that this one replies to: its text, and the key of its stored conversation. */
function repliedIn(context: BotContext): Pick<CommandInput, 'about' | 'replied'> {
  const { place, written, botInfo } = context;
  const { reply_to_message: replied, quote } = written ?? {};
  if (place.kind !== 'private' || replied?.from?.id !== botInfo.id) return {};
  const text = quote?.text ?? replied.text ?? replied.caption ?? '';
  const about = repliedMark(context)?.about;
  return { ...(text === '' ? {} : { replied: text }), ...(about === undefined ? {} : { about }) };
}
