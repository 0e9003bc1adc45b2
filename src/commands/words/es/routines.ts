/** Watched searches and looks back by themselves, in Spanish. */
import { counted, numbers } from './numbers.ts';

const WEEKDAYS = new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' });
/** 1 January 2024 was a Monday. */
const weekday = (index: number): string => WEEKDAYS.format(Date.UTC(2024, 0, 1 + index));
/** `las 08:00`, `la 01:00` */
const clock = (time: string): string => `${time.startsWith('01:') ? 'la' : 'las'} ${time}`;

export const routines = {
  /** Under a search. */
  watch: 'Avisarme',
  list: 'Mis avisos',
  none: 'No vigilo nada para ti ni envío nada por mi cuenta. Debajo de una búsqueda puedes tocar «Avisarme»; /today ofrece un vistazo a cada día o semana.',
  listed: 'Lo que hago para ti por mi cuenta',
  /** What one is, in a list: a watched search. */
  watching: (query: string): string => `Avisos de ${query}`,
  today: 'Tu día',
  week: 'Tu semana',
  /** @param time `08:00` @param day from 0, Monday; undefined for every day */
  when: (time: string, day: number | undefined): string =>
    day === undefined ? `cada día a ${clock(time)}` : `cada ${weekday(day)} a ${clock(time)}`,
  inUtc: ' (UTC)',
  /** What it costs, and at most, said before it begins and in the list. */
  price: (each: number, most: number): string =>
    `${numbers.credits(each)} cada vez, máximo ${numbers.figure(most)} al mes`,
  spent: (credits: number): string => `${counted(credits, 'gastado', 'gastados')} este mes`,
  offerWatch: (query: string): string => `¿Te aviso cuando haya algo nuevo para ${query}?`,
  offerWatchHow: 'Miro por mi cuenta, te cuento lo nuevo una sola vez y no digo nada si no hay nada.',
  offerToday: '¿Te envío esto cada día? Qué llegó, quién espera respuesta y qué se dijo para ese día.',
  offerWeek: '¿Te envío un repaso cada semana? Quién escribió más, quién espera respuesta y qué viene.',
  stopsByItself: 'Se detiene solo cuando tu acceso, tus créditos o tu límite diario no lo permiten, y te lo dice.',
  everyDay: (each: number, most: number): string =>
    `Una vez al día · ${numbers.credits(each)} · máximo ${numbers.figure(most)} al mes`,
  everyWeek: (each: number, most: number): string =>
    `Una vez por semana · ${numbers.credits(each)} · máximo ${numbers.figure(most)} al mes`,
  /** A choice of when, under what it costs. */
  at: (time: string, day: number | undefined): string => {
    if (day === undefined) return time;
    const name = weekday(day);
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${time}`;
  },
  notNow: 'Ahora no',
  begun: 'Activado. La primera vez será: ',
  tooMany: (most: number): string =>
    `Hago hasta ${numbers.figure(most)} cosas por mi cuenta para cada persona. Quita antes una.`,
  already: 'Eso ya lo hago.',
  cannotWatch:
    'Este servicio de datos no puede buscar eso sin una palabra. Añade una, o quita has: y las palabras con un menos.',
  end: (what: string): string => `Quitar: ${what}`,
  goOn: (what: string, each: number): string => `Seguir: ${what} (${numbers.credits(each)} cada vez)`,
  ended: 'Quitado. De eso ya no llega nada más.',
  gone: 'Ese ya estaba quitado.',
  /** Above what a watch has found. */
  found: (query: string): string => `Nuevo para ${query}`,
  more: (amount: number): string => `y ${numbers.figure(amount)} más: búscalo para verlo todo`,
  searchAll: 'Buscarlo todo',
  looking: (query: string): string => `Buscando algo nuevo para ${query}`,
  /** What was stopped by itself, and why. */
  stopped: (what: string): string => `Detenido: ${what}`,
  why: {
    'not-connected': 'Ya no hay conexión.',
    token: 'Tu acceso ya no es válido.',
    'scope-missing': 'Tu acceso ya no lo permite.',
    'credits-out': 'Se acabaron tus créditos en el servicio.',
    'cap-reached': 'Habría pasado tu límite diario.',
    dearer: 'Ahora cuesta más de lo que aceptaste.',
    unreadable: 'Ya no puedo leer qué buscar.',
    trouble: 'El servicio no pudo responder muchas veces seguidas.',
  },
  /** In the list of what was erased. */
  erased: (amount: number): string => `${counted(amount, 'cosa', 'cosas')} que hacía para ti por mi cuenta`,
  lost: (doing: string, credits: number): string =>
    `${doing}: me reinicié antes de poder contar el resultado. Puede que haya costado ${numbers.credits(credits)}.`,
};
