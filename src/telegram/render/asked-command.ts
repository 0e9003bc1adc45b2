/**
 * How a question of ours knows the command that a reply to it continues, also after a restart and in any language: by a link
 * on a sign at its end that has no width. Telegram tells the entities of the message that is replied to.
 */
import type { OutgoingMessage } from '../api/message.ts';

/** U+2060 WORD JOINER: nobody sees it, and no server takes it for a space to be trimmed. */
const SIGN = '\u2060';
const ADDRESS = 'https://t.me/#';

/** Makes the message one whose reply continues the command. */
export function markAsked(message: OutgoingMessage, command: string): void {
  const { length } = message.text;
  message.text += SIGN;
  message.entities = [...message.entities, { type: 'text_link', offset: length, length: 1, url: ADDRESS + command }];
}

interface Replied {
  text?: string | undefined;
  entities?: readonly { type: string; url?: string | undefined }[] | undefined;
}

/** The command that a reply to this message of the bot continues. */
export function askedCommand({ text = '', entities = [] }: Replied): string | undefined {
  const link = text.endsWith(SIGN) ? entities.findLast(({ type }) => type === 'text_link') : undefined;
  return link?.url?.startsWith(ADDRESS) ? link.url.slice(ADDRESS.length) : undefined;
}
