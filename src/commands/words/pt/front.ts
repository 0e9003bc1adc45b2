/** What is said around a command's answers, in Portuguese. What a request does is a gerund: `Pesquisando “barco”`. */
import { bold, code } from '../../answer.ts';
import type { Words } from '../en/en.ts';
import { form, numbers } from './numbers.ts';

const { credits, figure } = numbers;

const spent = (amount: number) => (amount === 0 ? 'Nada foi gasto.' : `Pode ter custado ${credits(amount)}.`);
const still = (doing: string) => `Ainda estou ${doing.charAt(0).toLowerCase()}${doing.slice(1)}.`;

export const front: Words['front'] = {
  overflow: 'O resto desta resposta está no arquivo.',
  nothingVisible: '(Esta resposta não tem texto visível.)',
  working: 'Trabalhando nisso',
  unknownButton: 'Este botão é de uma versão mais antiga. Envie /help',
  goneButton: 'Este botão já foi usado, expirou ou não é seu.',
  foreignButton: 'Esse botão é para quem perguntou.',
  tooFast: 'Foi muita coisa de uma vez. Espere dez segundos e continue.',
  privateOnly: 'Só mostro resultados pessoais em particular. Continuar lá?',
  notAllowed: 'Este bot é só para quem recebeu convite.',
  stranger: (userId) => [
    'Olá! Este bot é só para quem recebeu convite. Para entrar, passe o seu id do Telegram a quem opera o bot: ',
    code(userId),
    '. Mesmo assim, o que fica guardado sobre você é seu: /privacy, /disconnect.',
  ],
  repeatNote: 'Enviado de novo, porque o Telegram não confirmou da primeira vez.',
  unsendable: 'Tenho uma resposta, mas o Telegram não a aceitou. Tente uma pergunta mais específica, ou /help.',
  secrets: {
    token:
      'Isso parece um token de acesso, então não o usei para nada. Para conectar com ele, envie depois de /connect. Se outras pessoas puderam ver, crie um novo no serviço.',
    other:
      'Uma parte disso parece uma senha ou chave, então não enviei a lugar nenhum e deixei a sua mensagem como está. Talvez você queira apagá-la. Para conectar, envie o seu token depois de /connect.',
  },
  beginning: (doing, price) => `${doing}… (${credits(price)})`,
  going: (doing, seconds, price) => `${doing}… ${figure(seconds)} s · ${credits(price)}`,
  still,
  stillWorking: 'Ainda estou trabalhando em um pedido anterior.',
  queued: (doing, before) =>
    `${still(doing)} ${before === 0 ? 'O seu pedido é o próximo.' : `Antes do seu há mais ${figure(before)}.`}`,
  behind: (doing, before) =>
    before === 0
      ? `${doing}: depois do que está na frente.`
      : `${doing}: depois do que está na frente e de mais ${figure(before)}.`,
  inLine: (position) => ['Muita gente está perguntando agora. Você é o número ', bold(figure(position)), ' da fila.'],
  stopped: (price) =>
    price === 0
      ? 'Parado. Nada foi gasto.'
      : `Parado. O pedido já estava a caminho, então ainda ${form(price, 'pode ser cobrado', 'podem ser cobrados')} ${credits(price)}.`,
  timedOut: (price) => `Demorou demais, então parei de esperar. ${spent(price)}`,
  interrupted: (price) => `Fui reiniciado antes de conseguir responder. ${spent(price)}`,
  failed: (reference, price) => [
    `Algo deu errado do meu lado. ${spent(price)} Se acontecer de novo, passe esta referência a quem opera o bot: `,
    code(reference),
  ],
  nothingRunning: 'Nada em andamento.',
  stoppedNow: 'Parado.',
  takenBack: {
    profile: 'Nenhum perfil foi feito. Nada foi gasto.',
    disconnect: 'Nada foi apagado.',
    other: 'Nada mudou.',
  },
};
