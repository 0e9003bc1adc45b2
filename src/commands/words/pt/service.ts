/** What the data service is called where it is the bot's own. No sentence has a preposition before it that would contract. */
import type { Words } from '../en/en.ts';

export const service: Words['service'] = {
  own: 'o serviço de dados deste bot',
};
