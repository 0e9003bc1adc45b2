/** /start in Portuguese. */
import { code } from '../../answer.ts';
import type { Words } from '../en/en.ts';

export const start: Words['start'] = {
  inGroup: (bot) => `Olá. Só respondo a perguntas pessoais em particular: abra uma conversa com ${bot}.`,
  hello: (name) => (name === '' ? 'Olá' : `Olá, ${name}`),
  welcomeBack: (name) => (name === '' ? 'Que bom ter você de volta' : `Que bom ter você de volta, ${name}`),
  what: 'Eu pesquiso e consulto as suas próprias mensagens, aqui mesmo na conversa. Só você vê as respostas.',
  sampleOrOwn: 'Explore primeiro os dados de uma pessoa inventada, ou conecte um acervo seu.',
  staysAt: (service) => `Quem guarda os seus dados é ${service}; você escolhe o que eu posso ler.`,
  steps: () => [
    '1. Conecte\n2. Experimente ',
    code('/search barco'),
    '\n3. Pergunte algo: ',
    code('/ask quem sonhou com o barco?'),
  ],
  connected: () => [
    'A conexão está feita. Escreva o que você procura, ou use ',
    code('/search'),
    ', ',
    code('/ask'),
    ' e ',
    code('/recent'),
    '.',
  ],
  asked: (typed) => ['Você pediu ', code(typed), ' em outra conversa. Aqui só você vê a resposta.'],
  answerHere: 'Responder aqui',
  whatCanYouDo: 'O que você sabe fazer?',
};
