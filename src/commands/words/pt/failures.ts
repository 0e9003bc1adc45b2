/** What is said of failures, in Portuguese. */
import { bold, code, time } from '../../answer.ts';
import type { Words } from '../en/en.ts';
import { form, numbers } from './numbers.ts';

const { credits, figure } = numbers;

export const failures: Words['failures'] = {
  titles: {
    'not-connected': 'Ainda não há uma conexão',
    'token-refused': 'O seu token de acesso foi recusado',
    'token-expired': 'O seu token de acesso expirou',
    'scope-missing': 'O seu token não permite isso',
    'credits-out': 'Os seus créditos no serviço acabaram',
    'cap-reached': 'Isto passaria do limite diário',
    'rate-limited': 'O serviço pede uma pausa',
    'bad-request': 'O serviço não conseguiu usar este pedido',
    'not-offered': 'O serviço não oferece isso',
    'not-found': 'Isso já não está mais lá',
    timeout: 'O serviço demorou demais',
    unreachable: 'Não consigo falar com o serviço',
    'connection-lost': 'A conexão caiu',
    'service-failed': 'O serviço de dados teve um erro',
    'unreadable-reply': 'Não consegui ler a resposta',
    'reply-too-large': 'A resposta era grande demais',
    cancelled: 'Parado',
    'too-many-waiting': 'Já há mais dois pedidos seus esperando',
    'private-only': 'Só mostro resultados pessoais em particular',
    'stale-button': 'Esse botão não vale mais',
    internal: 'Algo deu errado por aqui',
  },
  notConnected: (service) => `Antes, faça a conexão da sua conta com ${service}; você escolhe o que o bot pode ler.`,
  notConnectedSample: 'São dois toques: explore os dados de uma pessoa inventada ou conecte um acervo seu.',
  tokenRefused: (service) =>
    `O token é desconhecido para ${service}: foi revogado ou está incompleto. Por favor, conecte de novo com um novo.`,
  tokenExpired: 'Ele já valeu e o prazo terminou. Conectar de novo leva só um instante e traz um novo.',
  lacks: 'Falta:',
  needs: 'O serviço não disse qual permissão falta; são necessárias:',
  lacksUnknown: 'O serviço não disse qual permissão falta.',
  creditsOut: (price, left) => {
    const needed = price === undefined ? 'Isto custa mais do que resta' : `Isto custa ${credits(price)}`;
    return left === undefined ? `${needed}.` : `${needed}; ${form(left, 'resta', 'restam')} ${figure(left)}.`;
  },
  countedBy: (service) => `Quem faz essa conta é ${service}.`,
  capUsedUp: 'Os créditos de hoje acabaram.',
  cap: (cap) => [
    `O limite é de ${credits(cap.limit)} por dia, ${cap.mine ? 'definido por você' : 'definido por quem opera este bot'}; hoje você já usou ${figure(cap.spent)}`,
    cap.price === undefined ? '. ' : `, e isto custa ${figure(cap.price)}. `,
    'A contagem recomeça em ',
    time(cap.resetsAt),
    cap.zone === undefined ? ' (meia-noite UTC). ' : ' (a sua meia-noite). ',
    cap.mine ? 'Você pode aumentar o limite em /settings.' : 'As páginas de resultados anteriores continuam grátis.',
  ],
  rateLimited: 'Foram pedidos demais em pouco tempo.',
  waitAMinute: 'Por favor, tente de novo em um ou dois minutos.',
  badRequest: 'Tente menos palavras, ou mais curtas, e sem caracteres incomuns.',
  notOffered: (service) => `No momento, ${service} não tem essa função. Os outros comandos continuam funcionando.`,
  notFound: 'O serviço já não tem esse item. Talvez tenha sido removido nesse meio-tempo.',
  timeout:
    'Nenhuma resposta completa chegou a tempo. O primeiro pedido do dia pode ser lento; o segundo costuma ser mais rápido.',
  unreachable: (service) => `Não há conexão com ${service} agora. Por favor, tente de novo em alguns minutos.`,
  connectionLost: 'O serviço estava respondendo, mas a resposta não chegou inteira.',
  serviceFailed: 'Não há nada de errado com o seu pedido.',
  tryLater: 'Por favor, tente de novo mais tarde.',
  tryAfter: (at) => ['Por favor, tente de novo depois de ', time(at), '.'],
  unreadableReply: 'Algo chegou, mas não na forma combinada. Isso não quer dizer que nada foi encontrado.',
  tooLarge: 'Tente algo mais específico: mais palavras, uma só conversa ou um período menor.',
  cancelled: 'O pedido foi parado, como você quis.',
  notTakenUp: 'Este não entrou na fila; envie de novo quando um deles terminar, ou pare esses.',
  continueThere: 'Continuar lá?',
  forgottenButton: 'O que ele fazia foi esquecido. Por favor, recomece com um comando; /help mostra todos.',
  internal: 'É uma falha do bot, não sua. Por favor, tente de novo mais tarde.',
  mayHaveCost: (price) => `Pode ter custado ${credits(price)}.`,
  mayHaveCostSome: 'Pode ter custado créditos.',
  reference: (reference) => ['Referência: ', code(reference)],
  refused: {
    byBot: () => ['Nenhum pedido foi feito: ', bold('nada foi gasto'), '.'],
    byService: () => ['O serviço recusou o pedido: ', bold('nada foi gasto'), '.'],
    stillWork: (commands) => `Com este token você ainda pode usar ${commands}.`,
    noneWorks: 'Nenhum dos comandos que leem dados funciona com este token.',
    widen: () => [
      'Para ampliar, crie um token que tenha também estas permissões e envie depois de ',
      code('/connect'),
      '.',
    ],
  },
};
