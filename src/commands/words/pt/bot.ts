/** What Telegram shows of the bot before anybody has written to it, in Portuguese. */
import type { Words } from '../en/en.ts';

export const bot: Words['bot'] = {
  description: [
    'Pesquise, leia e consulte as suas próprias mensagens e outros dados, aqui mesmo na conversa.',
    'Conecte os seus dados e experimente /search, /ask e /recent. O menu diz quantos créditos cada um custa.',
    'Privado: só você vê as respostas, o seu token fica criptografado, nada é publicado em grupos e /disconnect apaga tudo. Saiba mais em /privacy.',
  ].join('\n\n'),
  shortDescription:
    'Pesquise e consulte os seus dados em uma conversa privada. Token criptografado; /disconnect apaga tudo.',
};
