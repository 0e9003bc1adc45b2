/** What the data service is called where it is the bot's own: in the dative, as all sentences have it (“bei …”, “mit …”). */
import type { Words } from '../en/en.ts';

export const service: Words['service'] = {
  own: 'dem Datendienst dieses Bots',
};
