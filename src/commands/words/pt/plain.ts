/** What is said to words without a command, and to commands that are not known, in Portuguese. */
import type { Words } from '../en/en.ts';

export const plain: Words['plain'] = {
  smallTalk: {
    thanks: 'De nada.',
    greeting: 'Olá! Diga o que devo procurar, ou faça uma pergunta. O preço está no botão, antes de qualquer gasto.',
    farewell: 'Até breve.',
    fine: 'Certo. Escreva quando quiser encontrar alguma coisa.',
  },
  more: (next) => ['Para ver mais de uma lista, toque em ', next, ' abaixo dela.'],
  textOnly: 'Eu só leio texto: escreva algumas palavras para pesquisar, ou uma pergunta.',
  notConnected: 'Posso pesquisar isso nas suas mensagens, ou responder a partir delas, assim que você fizer a conexão.',
  neither: 'O seu token não permite pesquisar nem perguntar isso. Veja em /account o que ele permite.',
  searchOrAsk: (words) => ['Pesquisar ', words, ' nas suas mensagens, ou perguntar sobre isso?'],
  aboutThatOrSearch: (words) => ['Perguntar ', words, ' sobre a mensagem a que você respondeu, ou pesquisar em tudo?'],
  unknown: (command) => ['Não conheço ', command, '. /help mostra o que eu sei fazer.'],
  changed: 'Você mudou isso. Faço como está agora?',
  didYouMean: (command, near) => ['Não conheço ', command, '. Você quis dizer ', near, '?'],
};
