/** What is said of credits and caps, in Portuguese. */
import { bold, time } from '../../answer.ts';
import type { Words } from '../en/en.ts';
import { counted, form, numbers } from './numbers.ts';

const { credits, figure } = numbers;
const remain = (amount: number) => form(amount, 'resta', 'restam');

export const money: Words['money'] = {
  receipt: {
    left: (amount) => `${remain(amount)} ${figure(amount)}`,
    today: (spent, cap) => (cap === undefined ? `${credits(spent)} hoje` : `${figure(spent)} de ${credits(cap)} hoje`),
  },
  bringsTo: (spent, cap) => `Com isto, hoje são ${figure(spent)} dos seus ${credits(cap)}.`,
  mostUsed: 'A maior parte do limite de hoje já foi usada.',

  looking: 'Vendo os seus créditos…',
  left: (amount) => `${form(amount, 'Resta', 'Restam')} ${credits(amount)}.`,
  leftUnknown: 'Não consegui consultar agora o que resta.',
  setCap: 'Definir um limite diário',
  today: (spent) => [bold('Hoje: '), credits(spent)],
  period: (days, spent) => [bold(`Últimos ${figure(days)} dias: `), credits(spent)],
  byCommand: (command, spent, calls) => `${command}: ${credits(spent)}, ${counted(calls, 'uso', 'usos')}`,
  beforeDisconnecting: (spent) => `${figure(spent)} antes de desconectar (sem detalhes guardados)`,
  inDoubt: (spent) =>
    `${figure(spent)} destes ${form(spent, 'é incerto', 'são incertos')}: o pedido foi enviado, mas não voltou uma resposta completa, então o serviço pode ter cobrado ou não. ${form(spent, 'Conta como gasto', 'Contam como gastos')}.`,
  throughBot: 'Aqui está o que foi usado por este bot.',
  throughBotOnly: 'Aqui está o que foi usado por este bot; o seu saldo fica no serviço.',
  noCap: 'Não há limite diário; você pode definir um em /settings.',
  cap: (cap) => [
    `Limite: ${credits(cap.limit)} por dia (${cap.mine ? 'definido por você' : 'definido por quem opera o bot'}), ${remain(cap.left)} ${figure(cap.left)}. A contagem recomeça em `,
    time(cap.until),
    cap.zone === undefined ? ' (meia-noite UTC).' : ' (a sua meia-noite).',
  ],
  enough: (left) => `Ainda ${remain(left)} ${credits(left)} para explorar; por enquanto é o bastante.`,
  toppedUp: (more, left) => [
    bold(`Mais ${credits(more)}`),
    `: agora você tem ${figure(left)}. Pergunte de novo o que queria saber.`,
  ],

  overOwnCap: (cap, spent, price) =>
    `Isto passaria do seu limite diário de ${figure(cap)}: hoje você já usou ${figure(spent)}, e isto custa ${figure(price)}. Gastar ${figure(price)} mesmo assim?`,
  spendAnyway: (price) => `Gastar ${credits(price)} mesmo assim`,
  changeCap: 'Mudar o limite',
  nothingSpent: 'Nada foi gasto.',
  lastDays: (days) => `Os últimos ${figure(days)} dias, uma barra para cada um:`,
  mostOn: (day, amount) => `Dia de maior gasto: ${day}, ${credits(amount)}`,
  day: (at, zone) =>
    new Intl.DateTimeFormat('pt', { weekday: 'short', day: 'numeric', month: 'short', timeZone: zone }).format(at),
};
