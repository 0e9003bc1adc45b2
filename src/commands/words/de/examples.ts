/** What can be typed after a command, in German. */
import type { Words } from '../en/en.ts';

export const examples: Words['examples'] = {
  search: 'Fähre from:me after:1y',
  ask: 'wann ist der Launch?',
  recent: 'telegram received 30d',
  today: 'woche',
  count: 'Fähre from:joana since:2025',
  stats: 'whatsapp since:2025',
  profile: 'meine Reisen',
  import: 'WhatsApp',
  save: 'der Schlüssel liegt unter der Matte',
};
