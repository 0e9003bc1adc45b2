/** What a search found, and what can be done with it, in Spanish. */
import type { RichText, Span } from '../../answer.ts';
import type { PlaceName } from '../../query/query-words.ts';
import { counted, numbers } from './numbers.ts';
import { records } from './records.ts';

const { figure } = numbers;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const hits = (amount: number, ofChats: boolean) =>
  ofChats ? counted(amount, 'mensaje', 'mensajes') : counted(amount, 'resultado', 'resultados');
/** `los 100 … de al menos 1234 mensajes` */
const some = (shown: number, one: string, others: string, total: string, atLeast: boolean) =>
  `${shown === 1 ? one : `los ${figure(shown)} ${others}`} de ${atLeast ? 'al menos ' : ''}${total}`;

const ended = (filters: string) => (filters === '' ? '.' : ` (${filters}).`);
const LIST = new Intl.ListFormat('es', { type: 'conjunction' });
const named = (words: readonly string[]) => LIST.format(words.map((word) => `«${word}»`));
const sifted = (received: number, filters: string, hidden: number): string =>
  `Filtrado aquí, ${received === 1 ? 'del único resultado' : `de los ${figure(received)} resultados`} que envió el servicio: ${filters} · ${counted(hidden, 'oculto', 'ocultos')}`;

export const results = {
  question: (price: string): string => `¿Qué busco? Una búsqueda cuesta ${price}.\n\nPuedes acotarla: `,
  questionPlaces: '\no decir dónde mirar: ',
  hint: 'Palabras que buscar',
  /** What is being done; what is looked for stands in quotation marks. */
  searching: (place: PlaceName, subject: string): string => `Buscando en ${records.place(place)}: «${subject}»`,
  listing: (place: PlaceName, filters: string): string => `Buscando en ${records.place(place)}: ${filters}`,
  /** Before the words that were looked for. */
  title: (place: PlaceName): string => `${capital(records.place(place))}:`,
  /** Before the filters, where there were no words. */
  newestIn: (place: PlaceName): string => `Lo más reciente en ${records.place(place)}`,
  cannotList:
    'Este servicio de datos no puede encontrar eso sin una palabra que buscar. Añade una, o quita has:, las palabras con un menos e in:all.\n\nNo se gastó nada.',

  facts: {
    chats: (amount: number): string => counted(amount, 'chat', 'chats'),
    all: hits,
    shown: (amount: number, ofChats: boolean): string => `${hits(amount, ofChats)} a la vista`,
    best: (shown: number, total: number, atLeast: boolean, ofChats: boolean): string =>
      some(shown, 'el mejor', 'mejores', hits(total, ofChats), atLeast),
    newest: (shown: number, total: number, atLeast: boolean, ofChats: boolean): string =>
      some(shown, 'el más reciente', 'más recientes', hits(total, ofChats), atLeast),
    none: '0 resultados',
  },
  filtered: (filters: string): string => `Filtrado: ${filters}`,
  sifted,
  nowhere: (missing: readonly string[], present: readonly string[]): string =>
    `No encontré nada con ${named(missing)}. Estos tienen ${named(present)}.`,

  page: (page: number, pages: number): string => `página ${page} de ${pages}`,
  turningIsFree: 'pasar de página es gratis',
  free: 'gratis',
  next: 'Sig. ▶',
  previous: '◀ Ant.',
  /** What of a list is shown: `Míos, 7 días: 4 de 15`. */
  only: (chips: readonly string[], shown: number, all: number): string =>
    `Solo ${chips.join(', ')}: ${figure(shown)} de ${figure(all)}`,
  noneOfThese: 'Ninguno de estos. Toca un ✓ para quitarlo.',
  /** On small buttons that narrow a list down; at most 14 characters. */
  chips: { mine: 'Míos', week: '7 días', month: '30 días', file: 'Archivos' },
  chip: (name: string, amount: number): string => `${name} · ${figure(amount)}`,
  chosenChip: (name: string): string => `✓ ${name}`,
  askAboutThese: 'Preguntar sobre estos',
  everywhere: 'Buscar en todo',
  gone: 'Estos resultados ya se olvidaron: los guardo solo seis horas.',
  again: 'Buscar otra vez',

  none: (place: PlaceName, what: Span, filters: string): RichText => [
    `Sin resultados en ${records.place(place)}: `,
    what,
    ended(filters),
  ],
  noneReadable: (place: PlaceName, what: Span, filters: string): RichText => [
    `Sin resultados en lo que pude leer de ${records.place(place)}: `,
    what,
    ended(filters),
  ],
  lookedThrough: (kinds: string): string =>
    `Miré ${kinds}: todo lo que permite tu acceso. Hasta cuándo llega cada app no lo sé sin gastar créditos; /recent muestra el mensaje más reciente de todos, y puede que los últimos aún estén en camino.`,
  reaching: (kinds: string, lines: string): string =>
    `Miré ${kinds}: todo lo que permite tu acceso. Abarca estos días:\n${lines}\nPuede que lo más nuevo aún esté en camino.`,
  nothingThere: (kinds: string): string => `Miré ${kinds}: ahí todavía no hay nada. /import trae tus datos.`,
  /** What was sifted, where that left nothing. */
  siftedAway: (received: number, filters: string, hidden: number): string =>
    `${sifted(received, filters, hidden)}. Prueba sin eso.`,
  fewerFilters: 'Con menos filtros quizá salga más.',
  fewerWords: 'Con menos palabras sale más; también con otras formas de ellas.',
  otherForm: 'Prueba otra forma de la palabra, o un nombre que vaya con ella.',
  justThis: (word: string): string => `Solo «${word}»`,
  messagesOnly: 'Buscar solo en mensajes',
  yourChats: 'Buscar en tus chats',
  withoutFilters: 'Buscar sin filtros',
  withoutQuotes: 'Buscar sin comillas',
  askInstead: 'Mejor preguntar',

  /** One record, whole. */
  around: 'Qué se dijo alrededor',
  openChat: 'Abrir el chat',
  wholeText: 'Texto completo',
  fetching: 'Trayendo el texto completo',
  onlyPart: 'Esto es una parte: es demasiado largo para guardarlo aquí.',
  noLonger: 'Ya no está ahí.',
  openInTelegram: 'Abrir en Telegram',
  copyText: 'Copiar el texto',
  copyId: 'Copiar su id',
  /** Why there is no link to the message. */
  noLink: {
    telegram:
      'Sin enlace: Telegram tiene enlaces a mensajes de supergrupos y canales, y de este no consta que sea de uno.',
    other: (platform: string): string => `Sin enlace: ${platform} no tiene enlaces a un mensaje suelto.`,
  },
};
