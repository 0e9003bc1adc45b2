/** Interprets incoming messages. */
import type { SentFile } from '#commands/import/sent-file.ts';
import type { IncomingMessage } from './update.ts';

/** @GroupAnonymousBot, the account that anonymous group administrators write as. */
const GROUP_ANONYMOUS_BOT = 1_087_968_824;

/** The text or caption of a message. */
export const textOf = (message: IncomingMessage): string => message.text ?? message.caption ?? '';

/** Later edits are corrections and aren't answered. Telegram also reports invisible edits. */
const EDITED_WITHIN_S = 600;

/** Whether it is a private message that was edited soon after it was sent. */
export function wasJustEdited({ chat, date, edit_date: edited }: IncomingMessage): boolean {
  if (chat.type !== 'private' || date === undefined || edited === undefined) return false;
  return edited - date <= EDITED_WITHIN_S;
}

/** The document of a message; one without a name is named after its MIME type. */
export function sentFileOf({ document }: IncomingMessage): SentFile | undefined {
  if (!document) return undefined;
  const { file_id: id, file_name: name, mime_type: mime = '', file_size: size } = document;
  return {
    id,
    name: name || `file.${/^[a-z]+\/([a-z0-9]{1,8})$/.exec(mime)?.[1] ?? ''}`,
    ...(size === undefined ? {} : { size }),
  };
}

/** Whether the sender is not an identifiable person: an anonymous administrator or a channel. */
export function isAnonymous({ from, sender_chat }: IncomingMessage): boolean {
  return from === undefined || from.id === GROUP_ANONYMOUS_BOT || sender_chat !== undefined;
}

/** Whether the text isn't the sender's own (forwarded, or chosen in inline mode), and so cannot be a command. */
export function isPassedOn({ forward_origin: origin, from, via_bot: bot }: IncomingMessage): boolean {
  if (bot !== undefined) return true;
  return origin !== undefined && (origin.sender_user === undefined || origin.sender_user.id !== from?.id);
}

/** The command that a message starts with, in lower case; `other` if it is for another bot than `me`. */
export function commandOf(
  message: IncomingMessage,
  me: string,
): { name: string; argument: string } | 'other' | undefined {
  const first = (message.entities ?? message.caption_entities)?.[0];
  if (isPassedOn(message)) return undefined;
  if (first?.type !== 'bot_command' || first.offset !== 0) return undefined;
  const words = textOf(message);
  const [name = '', to] = words.slice(1, first.length).split('@');
  if (to !== undefined && to.toLowerCase() !== me.toLowerCase()) return 'other';
  return { name: name.toLowerCase(), argument: words.slice(first.length).trim() };
}

/**
 * The text that a group message addresses to the bot (by a command, a mention or a reply), without the bot's name;
 * undefined if it is not for the bot.
 */
export function textForBot(message: IncomingMessage, me: { id: number; username: string }): string | undefined {
  const { from, reply_to_message: replied } = message;
  if (isPassedOn(message) || (from?.is_bot === true && !isAnonymous(message))) return undefined;
  const words = textOf(message);
  const name = `@${me.username}`.toLowerCase();
  const named = (message.entities ?? message.caption_entities ?? []).filter(({ type, offset, length, user }) => {
    if (type === 'text_mention') return user?.id === me.id;
    const text = words.slice(offset, offset + length).toLowerCase();
    return type === 'bot_command' ? text.endsWith(name) && offset === 0 : type === 'mention' && text === name;
  });
  const command = commandOf(message, me.username);
  const isForAnother = command === 'other';
  const isMeant = named.length > 0 || replied?.from?.id === me.id;
  if (isForAnother || (command === undefined && !isMeant)) return undefined;
  let text = words;
  for (const { type, offset, length } of named.toReversed())
    text = text.slice(0, type === 'bot_command' ? offset + length - name.length : offset) + text.slice(offset + length);
  return text.replace(/\s+/g, ' ').trim();
}
