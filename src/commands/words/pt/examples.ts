/** What can be typed after a command, in Portuguese. */
import type { Words } from '../en/en.ts';

export const examples: Words['examples'] = {
  search: 'barco from:me since:2025',
  ask: 'quem sonhou com o barco?',
  recent: 'whatsapp received 7d',
  today: 'semana',
  count: 'barco from:nina since:2025',
  stats: 'whatsapp since:2025',
  profile: 'as minhas viagens',
  import: 'whatsapp',
  save: 'a chave está debaixo do tapete',
};
