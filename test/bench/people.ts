/** The people of the bench, and the updates that they cause: commands that they type in their private chats. */

export interface BenchUpdate {
  readonly id: number;
  readonly chat: number;
  /** The Bot API `Update` as JSON. */
  readonly json: string;
}

/** So many that none types more than this project's bot answers one person in ten seconds. */
const STRANGERS = 10_000;
const FIRST_STRANGER = 1_000_000;
const FIRST_CONNECTED = 2_000_000;

/** The private chat of somebody who has connected nothing. */
export const stranger = (index: number): number => FIRST_STRANGER + (index % STRANGERS);

/** The private chat of the connected person `index`, from 0. */
export const connectedChat = (index: number): number => FIRST_CONNECTED + index;

/** The token of whoever is in a connectedChat(), as the service issues them: a 36-character id and 48 of base64. */
export function tokenOf(chat: number): string {
  return `00000000-0000-4000-8000-${String(chat).padStart(12, '0')}${'Ab3'.repeat(16)}`;
}

/** Numbers updates from `first` on, as Telegram does for one bot. */
export function createUpdateMaker(first = 100_000_000): (chat: number, text: string) => BenchUpdate {
  let id = first;
  return (chat, text) => {
    id += 1;
    const name = `Person ${chat}`;
    const command = /^\/\w+/.exec(text)?.[0] ?? '';
    const message = {
      message_id: id - first,
      from: { id: chat, is_bot: false, first_name: name, language_code: 'en' },
      chat: { id: chat, first_name: name, type: 'private' },
      date: Math.floor(Date.now() / 1000),
      text,
      entities: [{ type: 'bot_command', offset: 0, length: command.length }],
    };
    return { id, chat, json: JSON.stringify({ update_id: id, message }) };
  };
}
