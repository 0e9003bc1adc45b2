/** What is said of credits and caps, in Spanish. */
import { bold, type RichText, time } from '../../answer.ts';
import { counted, numbers } from './numbers.ts';

const { credits, figure } = numbers;
const remain = (amount: number, what: (amount: number) => string): string =>
  `${amount === 1 ? 'queda' : 'quedan'} ${what(amount)}`;

export const money = {
  /** Parts of a receipt, which are set side by side. */
  receipt: {
    left: (amount: number): string => remain(amount, figure),
    /** @param cap undefined: there is none */
    today: (spent: number, cap: number | undefined): string =>
      cap === undefined ? `hoy ${credits(spent)}` : `hoy ${figure(spent)} de ${credits(cap)}`,
  },
  /** Before a call that uses up most of the cap. */
  bringsTo: (spent: number, cap: number): string =>
    `Con esto llevas hoy ${figure(spent)} de tus ${figure(cap)} créditos.`,
  mostUsed: 'Ya gastaste casi todo el límite de hoy.',

  looking: 'Mirando tus créditos…',
  left: (amount: number): string => `Te ${remain(amount, credits)}.`,
  leftUnknown: 'Ahora mismo no pude preguntar cuánto queda.',
  setCap: 'Poner un límite diario',
  today: (spent: number): RichText => [bold('Hoy: '), credits(spent)],
  period: (days: number, spent: number): RichText => [bold(`Últimos ${figure(days)} días: `), credits(spent)],
  /** @param command with its slash */
  byCommand: (command: string, spent: number, calls: number): string =>
    `${command}: ${credits(spent)}, ${counted(calls, 'vez', 'veces')}`,
  beforeDisconnecting: (spent: number): string => `${figure(spent)} antes de desconectarte (sin detalle guardado)`,
  inDoubt: (spent: number): string =>
    `${figure(spent)} de estos están en duda: la petición salió, pero no llegó una respuesta completa, así que el servicio quizá los cobró o quizá no. Cuentan como gastados.`,
  throughBot: 'Esto es lo que se pidió a través de este bot.',
  throughBotOnly: 'Esto es lo que se pidió a través de este bot; tu saldo lo lleva el servicio.',
  noCap: 'No hay límite diario; puedes poner uno en /settings.',
  /** `mine`: the person's own setting, not the operator's. */
  cap: (cap: { limit: number; left: number; mine: boolean; until: string; zone: string | undefined }): RichText => [
    `Límite: ${credits(cap.limit)} al día (${cap.mine ? 'elegido por ti' : 'puesto por quien lleva el bot'}), ${remain(cap.left, figure)}. La cuenta empieza de nuevo: `,
    time(cap.until),
    cap.zone === undefined ? ' (medianoche UTC).' : ' (tu medianoche).',
  ],
  enough: (left: number): string => `Te ${remain(left, credits)} para explorar; por ahora basta.`,
  toppedUp: (more: number, left: number): RichText => [
    bold(`${credits(more)} más`),
    `: te ${remain(left, figure)}. Pregunta otra vez lo que querías saber.`,
  ],

  /** Where a call would pass the person's own cap. */
  overOwnCap: (cap: number, spent: number, price: number) =>
    `Con esto pasarías tu límite diario de ${figure(cap)}: hoy llevas ${figure(spent)}, y esto cuesta ${figure(price)}. ¿Gastar ${figure(price)} igualmente?`,
  spendAnyway: (price: number) => `Gastar ${credits(price)} igualmente`,
  changeCap: 'Cambiar el límite',
  nothingSpent: 'No se gastó nada.',
  lastDays: (days: number) => `Los últimos ${figure(days)} días, una barra por día:`,
  mostOn: (day: string, amount: number) => `El día que más, ${day}: ${credits(amount)}`,
  day: (at: number, zone: string) =>
    new Intl.DateTimeFormat('es', { weekday: 'short', day: 'numeric', month: 'short', timeZone: zone }).format(at),
};
