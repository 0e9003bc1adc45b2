/** /help in Portuguese. */
import { bold } from '../../answer.ts';
import type { Words } from '../en/en.ts';

export const help: Words['help'] = {
  inGroup: (bot) =>
    `Eu pesquiso e consulto os dados de uma pessoa, só para ela. Em grupos não publico nada pessoal: abra uma conversa privada com ${bot} para começar.`,
  heading: 'O que você pode fazer agora',
  headingUnconnected: 'O que você pode fazer depois de conectar',
  notWithToken: 'não com o seu token',
  narrow: () => [
    bold('Para filtrar uma pesquisa'),
    ': from:nome, from:me, chat:nome, on:telegram, when:"semana passada", after:7d, before:2026-11-01, has:link, has:file, has:photo, "palavras exatas", -sem; in:all, in:emails, in:files. Sem palavra para procurar, e depois de /recent, listam o que indicam, do mais novo ao mais antigo.',
  ],
  free: (commands) => [bold('Grátis'), `: ${commands}`],
  prices:
    'Os preços estão no menu, aqui e em cada botão; um comando que você digita começa na hora, e a resposta diz quanto custou. Também dá para escrever qualquer coisa: eu pergunto o que fazer.',
};
