/**
 * What a reply to a message of ours goes on with, known from the message itself, also after a restart and in any language:
 * by a link on a sign at its end that has no width. Telegram tells the entities of the message that is replied to.
 */
import type { OutgoingMessage } from '../api/message.ts';

/** U+2060 WORD JOINER: nobody sees it, and no server takes it for a space to be trimmed. */
const SIGN = '\u2060';
const ADDRESS = 'https://t.me/#';
const MARK = /^https:\/\/t\.me\/#([a-z0-9_]{1,32})(?:\.([A-Za-z0-9_-]{16}))?$/;

export interface ReplyMark {
  /** Runs with the reply as its argument. */
  command: string;
  /** Key under which is kept what it goes on from. */
  about?: string;
}

/** Adds the mark; it takes one character and one entity. */
export function markForReply(message: OutgoingMessage, { command, about }: ReplyMark): void {
  const { length } = message.text;
  const url = `${ADDRESS}${command}${about === undefined ? '' : `.${about}`}`;
  message.text += SIGN;
  message.entities = [...message.entities, { type: 'text_link', offset: length, length: 1, url }];
}

interface Replied {
  text?: string | undefined;
  entities?: readonly { type: string; offset: number; url?: string | undefined }[] | undefined;
}

/** The mark of a message of the bot. */
export function readReplyMark({ text = '', entities = [] }: Replied): ReplyMark | undefined {
  const link = entities.findLast(({ type, offset }) => type === 'text_link' && text[offset] === SIGN);
  const [, command, about] = MARK.exec(link?.url ?? '') ?? [];
  return command === undefined ? undefined : { command, ...(about === undefined ? {} : { about }) };
}
