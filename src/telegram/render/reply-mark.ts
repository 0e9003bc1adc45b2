/**
 * Marks a message of the bot with what a reply to it continues, by a link on an invisible character at its end. It
 * works after a restart and in any language, because Telegram sends the entities of the message that is replied to.
 */
import type { OutgoingMessage } from '../api/message.ts';

/** U+2060 WORD JOINER: invisible, and not trimmed as white space by any server. */
const INVISIBLE = '\u2060';
const ADDRESS = 'https://t.me/#';
const MARK = /^https:\/\/t\.me\/#([a-z0-9_]{1,32})(?:\.([A-Za-z0-9_-]{16}))?$/;

export interface ReplyMark {
  /** Runs with the reply as its argument. */
  command: string;
  /** Key of the stored conversation that it continues. */
  about?: string;
}

/** Adds the mark to a message, as one character and one entity. */
export function markForReply(message: OutgoingMessage, { command, about }: ReplyMark): void {
  const { length } = message.text;
  const url = `${ADDRESS}${command}${about === undefined ? '' : `.${about}`}`;
  message.text += INVISIBLE;
  message.entities = [...message.entities, { type: 'text_link', offset: length, length: 1, url }];
}

interface Replied {
  text?: string | undefined;
  entities?: readonly { type: string; offset: number; url?: string | undefined }[] | undefined;
}

/** The mark of one of the bot's messages, if it has one. */
export function readReplyMark({ text = '', entities = [] }: Replied): ReplyMark | undefined {
  const link = entities.findLast(({ type, offset }) => type === 'text_link' && text[offset] === INVISIBLE);
  const [, command, about] = MARK.exec(link?.url ?? '') ?? [];
  return command === undefined ? undefined : { command, ...(about === undefined ? {} : { about }) };
}
