/** A look at the day, and back at the week, in Spanish. */
import { counted } from './numbers.ts';

const DAY = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** @param day YYYY-MM-DD */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
const messages = (amount: number): string => counted(amount, 'mensaje', 'mensajes');

export const today = {
  title: (day: string): string => `Hoy, ${DAY.format(dateOf(day))}`,
  weekTitle: (from: string, to: string): string =>
    `Tu semana, del ${SHORT.format(dateOf(from))} al ${SHORT.format(dateOf(to))}`,
  thenTitle: (from: string, to: string): string =>
    from === to
      ? capital(DAY.format(dateOf(from)))
      : `Del ${SHORT.format(dateOf(from))} al ${SHORT.format(dateOf(to))}`,
  doing: 'Mirando tu día',
  doingWeek: 'Repasando tu semana',
  doingThen: 'Mirando atrás',
  waiting: 'Esperan tu respuesta',
  named: 'Dicho para hoy',
  /** For today and the days that follow. */
  namedNext: 'Dicho para los próximos días',
  namedThen: 'Dicho para ese día',
  happened: 'Qué llegó',
  happenedWeek: 'Dónde pasó algo',
  messages,
  others: (chats: number): string => `y ${counted(chats, 'chat', 'chats')} más`,
  nothing: 'Hoy no ha llegado nada, y parece que nadie espera respuesta.',
  nothingWeek: 'Esta semana no ha llegado nada, y parece que nadie espera respuesta.',
  nothingThen: 'Entonces no llegó nada.',
  whichDay: 'Miro un día o repaso una semana: /today ayer, /today viernes, /today semana. No se gastó nada.',
  notSynced: '¿Esperabas más? Quizá aún no esté en tu espacio.',
  /** What was looked at. @param since YYYY-MM-DD */
  read: (amount: number, since: string): string =>
    `${messages(amount)} ${amount === 1 ? 'leído' : 'leídos'}, desde el ${SHORT.format(dateOf(since))}`,
  readNewest: (amount: number): string =>
    amount === 1 ? 'leído el mensaje más reciente' : `leídos los ${messages(amount)} más recientes`,
  daily: 'Enviarme esto cada día',
  weekly: 'Un repaso cada semana',
  inWords: 'Resumirlo',
  /** Asked of a language model, in the words of the person. */
  question: '¿Qué ha pasado hoy en mis chats, quién espera una respuesta mía y qué prometí para hoy?',
  questionWeek:
    '¿Qué fue importante en mis chats en los últimos siete días, quién espera una respuesta mía y qué viene?',
};
