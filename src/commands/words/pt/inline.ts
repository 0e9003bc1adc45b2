/** Inline mode in Portuguese. */
import type { Words } from '../en/en.ts';
import { numbers } from './numbers.ts';

export const inline: Words['inline'] = {
  connect: 'Conecte os seus dados primeiro',
  search: {
    title: (words, credits) => `Pesquisar: ${words} (${numbers.credits(credits)})`,
    posted: (words) => `🔎 Pesquisando “${words}” nos meus próprios dados`,
    button: (credits) => `Ver os meus resultados (${numbers.credits(credits)})`,
  },
  ask: {
    title: (words, credits) => `Perguntar: ${words} (${numbers.credits(credits)})`,
    posted: (words) => `💬 Perguntando aos meus próprios dados: “${words}”`,
    button: (credits) => `Ver a minha resposta (${numbers.credits(credits)})`,
  },
  inPrivate: 'Nada foi pesquisado ainda. Só você verá o que for encontrado, na nossa conversa privada.',
  here: 'Começa na hora, aqui.',
  tooLong: 'Longo demais para aqui: continue em particular',
  notAllowed: 'O seu acesso não permite isso',
};
