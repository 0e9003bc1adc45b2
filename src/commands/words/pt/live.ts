/** Where somebody has connected the bot to their Telegram account as a chatbot, in Portuguese. */
import { bold, time } from '../../answer.ts';
import type { Words } from '../en/en.ts';

const PLACE = 'Configurações → Telegram Business → Chatbots';

export const live: Words['live'] = {
  begun: `Agora estou conectado à sua conta do Telegram. A partir daqui, as mensagens das conversas que você escolheu vão para o seu acervo quando acontecem: novas, editadas, apagadas. Nunca escrevo a ninguém em seu nome. Em /account você vê isso e pode parar; só você pode desligar a sua conta do Telegram de mim: remova-me em ${PLACE}.`,
  ended: 'Já não estou conectado à sua conta do Telegram. O que foi guardado fica no seu acervo.',
  archiveGone:
    'O seu acervo foi apagado, por isso parei de recolher as mensagens da sua conta do Telegram. Em /account isso recomeça, com um acervo novo.',
  start: 'Voltei a recolher o que há de novo na sua conta do Telegram.',
  stop: 'Não recolho mais nada da sua conta do Telegram.',
  none: 'Não estou conectado à sua conta do Telegram.',
  takeOut: `Só você pode desligar a sua conta do Telegram de mim: remova-me em ${PLACE}.`,
  stillConnected: `no Telegram continuo sendo um chatbot da sua conta até você me remover em ${PLACE}. Já não recolho nada`,
  flows: (since) => [
    bold('Ao vivo'),
    ': as novas mensagens da sua conta do Telegram vão para o seu acervo desde ',
    time(since),
    '.',
  ],
  stopped: (since) => [bold('Ao vivo, parado'), ': desde ', time(since), ' não recolho nada da sua conta do Telegram.'],
  stopIt: 'Parar de recolher mensagens',
  startIt: 'Voltar a recolher mensagens',
};
