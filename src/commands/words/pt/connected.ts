/** “You are connected”, in Portuguese. */
import { bold, code, time } from '../../answer.ts';
import type { Words } from '../en/en.ts';

export const connected: Words['connected'] = {
  title: 'Conexão feita',
  toService: (service) => [bold('Conexão feita'), ` com ${service}.`],
  toOwn: () => [bold('Conexão feita'), ' com o seu próprio acervo.'],
  toSample: (you, owner) => [
    bold('Conexão feita'),
    ` com dados de exemplo. No Telegram, ${you === '' ? 'você continua sendo você' : `você é ${you}`}; os dados são de ${owner === undefined ? 'uma pessoa inventada' : `${owner}, uma pessoa inventada`}.`,
  ],
  saved: (service) => [
    bold('Token guardado'),
    ` para ${service}. Não dava para verificar de graça; o seu primeiro comando fará isso.`,
  ],
  token: (masked) => ['O seu token: ', code(masked)],
  lastsUntilEnded: 'Vale até você encerrar.',
  lastsUntil: (at) => ['Vale até ', time(at), '.'],

  before: {
    ended: 'O acesso anterior foi encerrado.',
    failedHere: 'O acesso anterior não pôde ser encerrado agora: encerre em /account.',
    failedThere: (service) =>
      `O acesso anterior não pôde ser encerrado agora: revogue-o lá (${service}) se ninguém mais for usá-lo.`,
    impossibleHere: 'O token anterior talvez ainda valha: encerre em /account.',
    impossibleThere: (service) =>
      `O token anterior talvez ainda valha: revogue-o lá (${service}) se ninguém mais for usá-lo.`,
  },

  notTried: 'Nenhum destes foi testado ainda:',
  canUse: 'Você pode usar:',
  allowsNothing: 'Não permite nenhum dos comandos que leem dados.',
  notWithToken: (commands) => `Não com este token: ${commands} – veja em /account o que falta.`,
  notWithAccess: (commands) => `Não com este acesso: ${commands} – veja em /account o que falta.`,

  empty: () => [bold('O seu acervo ainda está vazio.'), ' A seguir: /import traz as suas conversas.'],
  justWrite: 'É só escrever o que você procura.',
  justWriteFerry: () => ['É só escrever o que você procura, por exemplo ', code('barco'), '.'],
  bringIn: 'Trazer as minhas conversas',
};
