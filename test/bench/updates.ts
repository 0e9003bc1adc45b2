/** Makes the updates of the bench: commands that distinct people type in their private chats. */

export interface BenchUpdate {
  readonly id: number;
  readonly chat: number;
  /** The Bot API `Update` as JSON. */
  readonly json: string;
}

/**
 * Chats that type fast commands, so many that none types more than this project's bot answers one person in ten seconds;
 * slow commands come from people of their own.
 */
const CHATS = 10_000;
const FIRST_FAST_CHAT = 1_000_000;
const FIRST_SLOW_CHAT = 2_000_000;

export const fastChat = (index: number): number => FIRST_FAST_CHAT + (index % CHATS);
export const slowChat = (index: number): number => FIRST_SLOW_CHAT + index;

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
