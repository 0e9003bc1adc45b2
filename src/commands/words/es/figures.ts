/** What was counted, in Spanish. */
import { counted, numbers } from './numbers.ts';

const { figure } = numbers;
const WEEKDAYS = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'] as const;
const ON_WEEKDAYS = [
  'los lunes',
  'los martes',
  'los miércoles',
  'los jueves',
  'los viernes',
  'los sábados',
  'los domingos',
] as const;
const monthFormat = new Intl.DateTimeFormat('es', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const messages = (amount: number) => counted(amount, 'mensaje', 'mensajes');
/** `month` is `2026-03`. */
const month = (name: string) => monthFormat.format(new Date(`${name}-01T00:00:00Z`));
const hour = (number: number) => `${String(number).padStart(2, '0')}:00`;

export const figures = {
  yourMessages: 'Tus mensajes',
  yourEmails: 'Tus correos',
  onlyMessages: 'Puedo contar mensajes y correos. Quita el otro lugar, o pon in:emails.\n\nNo se gastó nada.',

  counting: (what: string) => `Contando: ${what}`,
  read: (amount: number, most: number) => `leídos ${figure(amount)} de hasta ${figure(most)}`,

  messages,
  sentAndReceived: (sent: number, received: number) =>
    `${counted(sent, 'enviado', 'enviados')}, ${counted(received, 'recibido', 'recibidos')}`,
  none: 'Nada encaja. Con menos palabras o filtros quizá salga algo.',
  /** @param first `3 nov 2024`; both days may be the same */
  days: (first: string, last: string) => (first === last ? `Todo el ${first}` : `Del ${first} al ${last}`),
  day: (iso: string, zone: string) =>
    new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }).format(
      new Date(iso),
    ),
  silence: (days: number, from: string, to: string) =>
    `Silencio más largo: ${numbers.days(days)}, del ${from} al ${to}`,
  busiestMonth: (name: string, amount: number) => `Mes con más mensajes: ${month(name)}, ${figure(amount)}`,
  /** @param day 0 is Monday */
  busiestTimes: (day: number, number: number, zone: string) =>
    `Sobre todo ${ON_WEEKDAYS[day] ?? ''}, hacia ${number === 1 ? 'la' : 'las'} ${hour(number)} (hora de ${zone})`,
  chats: 'Chats',
  people: 'Personas',
  favouriteWords: 'Palabras que se repiten',
  /** Said where not everything was counted. */
  partial: (amount: number, total: number | undefined) =>
    total === undefined
      ? `Son los ${figure(amount)} más recientes; hay otros más antiguos.`
      : `Son los ${figure(amount)} más recientes de ${figure(total)}.`,
  brokenOff: 'El servicio dejó de responder a medio camino; esto es lo que llegó antes.',

  byMonth: 'Por mes',
  byWeekday: 'Por día de la semana',
  byHour: (zone: string) => `Por hora (${zone})`,
  sent: 'enviados',
  received: 'recibidos',
  month,
  weekday: (day: number): string => WEEKDAYS[day] ?? '',
  hour,

  dark: 'Oscuro',
  light: 'Claro',
  asPicture: 'Imagen (gratis)',
  /** Of /settings. */
  pictures: 'Tema de las imágenes: ',
  lightPictures: 'Imágenes claras',
  darkPictures: 'Imágenes oscuras',
  show: 'Mostrarlos',
  countAnew: 'Contar de nuevo',
  countAgain: 'Contar otra vez',
  /** @param at `20 minutes ago`, as a date that the front shows */
  keptSince: 'Contado: ',
  forgotten: 'He olvidado estas cifras: las guardo solo seis horas.',
  notDrawn: 'Ahora mismo no se pudo dibujar la imagen; estas son sus cifras.',

  /** Asked where a service does not count by itself. @param page messages that one credit brings */
  readingQuestion: (page: number) =>
    `Este servicio de datos no cuenta por sí mismo, así que tengo que ir leyendo: ${figure(page)} mensajes por 1 crédito, empezando por los más recientes. ¿Hasta dónde llego? Solo pagas lo que lea.`,
  newest: (amount: number, credits: number) => `Hasta ${figure(amount)} (máximo ${numbers.credits(credits)})`,
  nothingCounted: 'No se contó ni se gastó nada.',
};
