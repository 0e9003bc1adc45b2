/** /ask in Spanish: questions, answers, and what they rest on. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { RichText, Span } from '../../answer.ts';
import type { ReadPlace } from '../en/asking.ts';
import { counted, numbers } from './numbers.ts';
import { records } from './records.ts';

const list = new Intl.ListFormat('es', { style: 'long', type: 'unit' });
const tenths = new Intl.NumberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `1 mensaje`, `2 mensajes`, by datastore. */
const amountOf = (kind: DatastoreName | undefined, many: number) =>
  kind === undefined ? counted(many, 'elemento', 'elementos') : records.amount(kind, many);

export const asking = {
  what: (credits: number) =>
    `¿Qué te gustaría saber? Una respuesta a partir de tus mensajes cuesta ${numbers.credits(credits)}.`,
  hint: 'Tu pregunta',
  noQuestion: 'Ahí no hay ninguna pregunta. No se gastó nada.',
  tooLong: (limit: number) =>
    `Es demasiado larga para una pregunta: hasta ${numbers.figure(limit)} caracteres, por favor. No se gastó nada.`,
  cannotNarrow:
    'Una pregunta no se puede acotar con has:. Todo lo demás que entiende /search funciona aquí también. No se gastó nada.',
  /** @param problem a sentence */

  reading: (question: string) => `Leyendo tus datos para responder a «${question}»`,
  readingMessages: (question: string) => `Leyendo tus mensajes para responder a «${question}»`,
  readingThese: 'Leyendo lo que encontré',
  plainly: (question: string) => `Preguntando al modelo, sin tus datos: «${question}»`,
  /** `6,2 s` */
  seconds: (ms: number) => `${tenths.format(ms / 1000)} s`,
  /** Asked about what a search for these words has found. */
  whatAbout: (words: string) => (words === '' ? '¿Qué dicen, en pocas palabras?' : `¿Qué dicen sobre «${words}»?`),
  readNothing: 'sin leer tus datos',
  /** What was read: `leí 34 mensajes y 2 correos en 5 chats`. */
  read: (kinds: readonly (readonly [DatastoreName | undefined, number])[], { chats, chat, days }: ReadPlace) => {
    const read = list.format(kinds.map(([kind, many]) => amountOf(kind, many)));
    const where = chat !== undefined ? ` de «${chat}»` : chats === 0 ? '' : ` en ${counted(chats, 'chat', 'chats')}`;
    return `leí ${read}${where}${days === undefined ? '' : `, ${days}`}`;
  },
  days: (from: Date, to: Date, zone: string) =>
    new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }).formatRange(
      from,
      to,
    ),
  noLinks: (platforms: string) =>
    `Sin enlace: ${platforms}. Solo lo tienen los mensajes de supergrupos y canales de Telegram.`,
  tookOut: (many: number) => `quité ${counted(many, 'referencia inventada', 'referencias inventadas')}`,
  /** @param what places and filters, each a phrase */
  lookedOnly: (what: readonly string[]) => `miré solo: ${what.join(', ')}`,
  replyToGoOn: (credits: number) => `\n↩ Responde a esto para seguir preguntando (${numbers.credits(credits)}).`,

  stages: {
    searched: (words: string, many: number) => `busqué «${words}»: ${numbers.figure(many)}`,
    listed: (kind: DatastoreName | undefined, many: number) => `reuní ${amountOf(kind, many)}`,
    read: (many: number) => `seguí leyendo: ${amountOf(undefined, many)}`,
    counted: (many: number) => `conté ${numbers.figure(many)}`,
    sampled: (many: number) => `elegí ${amountOf(undefined, many)} de distintas fechas y chats`,
    writing: 'escribiendo',
    writingPart: (part: number, parts: number) => `escribiendo, ${part} de ${parts}`,
  },

  wordless:
    'Ninguna de estas palabras me dice qué buscar. Pregunta con una que lo diga: un nombre, un lugar, una cosa. Por ejemplo: «¿dónde está mi pasaporte?»',
  nothing: 'Nada en tus datos tiene las palabras de esta pregunta. Quizá con otras palabras aparezca.',
  noModel: 'El servicio no tiene modelo de lenguaje: cita lo que hay y no redacta respuestas.',
  closest: (question: Span): RichText => ['Lo más cercano a ', question],
  /** Over passages none of which tells what was asked. */
  onlyNear: (question: Span): RichText => ['No encontré respuesta en tus datos. Lo más cercano a ', question],
  counted: 'recuento',
  /** What a record is called under whose name nothing else stands: `Correo`, or `Correo: The launch`. */
  kindHeading: (kind: DatastoreName | undefined, name: string | undefined) => {
    const noun = amountOf(kind, 1).replace(/^1 /, '');
    const heading = noun.charAt(0).toUpperCase() + noun.slice(1);
    return name === undefined ? heading : `${heading}: ${name}`;
  },

  goesToModel: (host: string) =>
    `\nTu pregunta, y lo que se lea para ella, va al modelo de lenguaje en ${host}. Más en /privacy.`,
  wentToModel: (host: string) =>
    `\nℹ️ Tu pregunta, y lo que se leyó para ella, fue al modelo de lenguaje en ${host}. Te lo digo una sola vez; siempre está en /privacy.`,

  buttons: {
    shorter: 'Más corta',
    deeper: 'Más a fondo',
    more: 'Más…',
    again: 'Preguntar otra vez',
    search: 'Mejor buscar',
    withoutData: 'Preguntar sin mis datos',
    open: (name: string) => `Abrir ${name}`,
    chat: 'el chat',
    everywhere: 'En todo',
    messages: 'En mensajes',
    emails: 'En correos',
    files: 'En archivos',
    inChat: (name: string) => `En ${name}`,
    lastDays: (days: number) => `Últimos ${numbers.figure(days)} días`,
    aboutThis: 'Preguntar sobre esto',
    withoutIt: 'Preguntar sin eso',
  },
  elsewhere: (question: Span): RichText => [
    '¿Preguntar ',
    question,
    ' otra vez? Elige dónde mirar, o escríbelo: in:emails, chat:familia, from:anna, since:2025.',
  ],
  forgotten:
    'Ya no tengo aquello de lo que esto sigue: guardo respuestas y resultados solo seis horas. No se gastó nada.',
  thanks: 'Gracias. Solo se guarda el recuento, ni una palabra del contenido.',
  ratedAlready: 'Ya lo tenía anotado. ¡Gracias!',
};
