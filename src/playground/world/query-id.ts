/** Ids of what waits for one answer of the bot, such as a press or an inline query: long numbers, as Telegram's are. */
import { randomInt } from 'node:crypto';

export const newQueryId = () => `${randomInt(2 ** 47)}${String(randomInt(1e9)).padStart(9, '0')}`;
