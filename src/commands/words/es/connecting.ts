/** /connect: choosing what the bot may do, in the chat, on a page, or by a token. `service` is the data service's name. */
import { bold, code, type RichText } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { figure } = numbers;
const CAREFUL = 'El enlace es solo para ti y funciona durante diez minutos; no lo compartas.';

export const connecting = {
  heading: 'Conecta tus datos',
  checking: 'Comprobando tu token… (0 créditos)',
  connecting: 'Conectando… (0 créditos)',
  nothingStored: 'No se guardó nada.',
  nothingConnected: 'No se conectó nada.',

  /** Whose data: the sample's, or one's own. */
  sample: (): RichText => [
    bold('Datos de ejemplo'),
    ': los chats, correos y archivos de una persona inventada. Un toque, todo permitido, y no puedes romper nada.',
  ],
  own: (): RichText => [
    bold('Tus propios datos'),
    ': un espacio que el servicio de este bot guarda solo para ti. Tú eliges qué puedo hacer con él.',
  ],
  connectOwn: 'Conectar mis propios datos',
  lookAround: 'Explorar datos de ejemplo',
  replaces: 'Sustituye al acceso que tienes ahora, que se termina.',

  /** What the bot may do. */
  mayDoOwn: '¿Qué puedo hacer con tu espacio, y por cuánto tiempo? Puedes quitarlo cuando quieras en /account.',
  mayDoSample: '¿Qué puedo hacer con los datos de ejemplo de una persona inventada, y por cuánto tiempo?',
  choose: 'Elegir…',
  chooseInBrowser: 'Elegir en el navegador',
  chosenByLine: (chosen: number, all: number): RichText => [
    bold('Elegido uno a uno'),
    ` · ${figure(chosen)} de ${figure(all)} permisos`,
  ],
  /** Above a list of permissions that the present access lacks. */
  added: 'Nuevo:',
  whatIMayDo: 'Lo que puedo hacer',
  whatIMayRead: 'Lo que puedo leer',
  tapToGive:
    'Toca para dar o quitar un permiso. Lo que no puedo leer no existe para mí: ni lo encuentro ni lo muestro.',
  noneWorks: 'Así no funciona ninguno de mis comandos: necesito algo que hacer, y datos con que hacerlo.',
  /** @param commands `/search, /recent` */
  couldUse: (commands: string): string => `Podrías usar ${commands}.`,
  not: (commands: string): string => `No: ${commands}.`,
  back: 'Atrás',

  /** Outside the chat. */
  staysAt: (service: string): string => `Tus datos se quedan en ${service}; allí eliges qué puedo leer.`,
  newReplaces: 'Un token nuevo sustituye al que tienes ahora.',
  tapAndTick: `Toca el botón y marca lo que puedo leer. ${CAREFUL}`,
  orPaste: (): RichText => [
    'O pega un token: envía ',
    code('/connect'),
    ' seguido del token, aquí en nuestro chat privado. Borro tu mensaje y guardo el token cifrado.',
  ],
  makeAndSend: (): RichText => [
    'Crea un token en el servicio y envía ',
    code('/connect'),
    ' seguido del token, aquí en nuestro chat privado. Borro tu mensaje y guardo el token cifrado.',
  ],
  whatIsStored: '¿Qué se guarda?',
  onThePage: `La página muestra todos los permisos y pregunta por cuánto tiempo. ${CAREFUL}`,
  chooseWhatIMayRead: 'Elegir qué puedo leer',

  /** A token that was pasted. */
  removed: 'Borré de este chat el mensaje con el token.',
  notRemoved: (): RichText => [
    bold('Por favor, borra tú el mensaje con el token'),
    ': yo no pude quitarlo de este chat.',
  ],
  incomplete: 'Eso no parece un token completo',
  copyAgain: (): RichText => [
    'Un token es una sola palabra larga de letras, cifras y algunos signos, sin espacios. Cópialo entero otra vez y envíalo después de ',
    code('/connect'),
    '. No se guardó nada.',
  ],
  neverInGroups: 'Nunca publiques un token en un grupo',
  exposed: (removed: boolean): string =>
    `No lo usé. ${removed ? 'Borré el mensaje, pero otros pueden haberlo leído.' : 'Por favor, borra el mensaje.'} Considera que alguien más ya conoce este token: anúlalo en el servicio, crea otro y conéctate en un chat privado conmigo.`,

  /** On the web page that the consent page leads back to, and in the chat. */
  goBack: (bot: string): string => `Vuelve a ${bot} y envía /connect para recibir un enlace nuevo.`,
  linkIsOver: 'Este enlace ya no funciona',
  linkWasUsed: 'Ya se usó, tiene más de diez minutos o no lo creó este bot.',
  declined: 'No te conectaste',
  declinedWhy: 'Elegiste no dar acceso, así que no se guardó nada.',
  failed: 'La conexión no funcionó',
  pageFailed: 'La página de permisos avisó de un problema. No se guardó nada.',
  noToken: 'La página de permisos no envió un token que sirva. No se guardó nada.',
  notStored: (reference: string): string => `No se guardó nada. Referencia: ${reference}`,
  closePage: (bot: string): string => `Puedes cerrar esta página y seguir en ${bot}.`,
};
