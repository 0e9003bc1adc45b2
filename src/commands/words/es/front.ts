/** What is said around a command's answers. `doing` is what a request does, as its command says it: `Buscando «ferry»`, always a gerund. */
import { bold, code, type RichText } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;

const spent = (amount: number) => (amount === 0 ? 'No se gastó nada.' : `Puede que haya costado ${credits(amount)}.`);
const still = (doing: string) => `Sigo ${doing.charAt(0).toLowerCase()}${doing.slice(1)}.`;

export const front = {
  /** Above a file with what is too long for messages. */
  overflow: 'El resto de esta respuesta está en el archivo.',
  nothingVisible: '(Esta respuesta no tiene texto visible.)',
  working: 'Trabajando en ello',
  unknownButton: 'Este botón es de una versión anterior. Envía /help',
  goneButton: 'Este botón ya se usó, ha caducado o no es tuyo.',
  foreignButton: 'Ese botón es para quien hizo la pregunta.',
  tooFast: 'Eso fue mucho de golpe. Dame diez segundos y sigue.',
  privateOnly: 'Solo muestro resultados personales en privado. ¿Seguimos allí?',
  notAllowed: 'Este bot es solo para personas invitadas.',
  /** To somebody who has not been let in. */
  stranger: (userId: string): RichText => [
    '¡Hola! Este bot es solo para personas invitadas. Para entrar, da a quien lo lleva tu id de Telegram: ',
    code(userId),
    '. Lo que se guarde sobre ti es tuyo en cualquier caso: /privacy, /disconnect.',
  ],
  /** Under a message that may be there twice. */
  repeatNote: 'Enviado otra vez, porque Telegram no lo confirmó la primera.',
  unsendable: 'Tengo una respuesta, pero Telegram no la aceptó. Prueba con una pregunta más concreta, o /help.',
  /** Instead of using what looks like one. */
  secrets: {
    token:
      'Eso parece un token de acceso, así que no lo usé para nada. Para conectarte con él, envíalo después de /connect. Si otros pudieron verlo, crea otro en el servicio.',
    other:
      'Una parte parece una contraseña o una clave, así que no la envié a ningún sitio y dejé tu mensaje como está. Quizá quieras borrarlo. Para conectarte, envía tu token después de /connect.',
  },
  /** The first thing that is shown of a paid request. */
  beginning: (doing: string, price: number): string => `${doing}… (${credits(price)})`,
  /** The same while it goes on. */
  going: (doing: string, seconds: number, price: number): string =>
    `${doing}… ${figure(seconds)} s · ${credits(price)}`,
  /** `Sigo buscando «ferry».` */
  still,
  stillWorking: 'Todavía trabajo en una anterior.',
  /** To a request that waits for the same person's earlier ones. @param before those that wait as well, before it */
  queued: (doing: string, before: number): string =>
    `${still(doing)} ${before === 0 ? 'La tuya es la siguiente.' : before === 1 ? 'Hay otra antes de la tuya.' : `Hay otras ${figure(before)} antes de la tuya.`}`,
  /** To long work that waits for the same person's earlier one. @param before those that wait as well, before it */
  behind: (doing: string, before: number): string =>
    before === 0
      ? `${doing}: después de lo anterior.`
      : `${doing}: después de lo anterior y de ${before === 1 ? 'otra cosa' : `otras ${figure(before)} cosas`}.`,
  /** To a request that waits for other people's. */
  inLine: (position: number): RichText => [
    'Hay mucha gente preguntando ahora. Tu turno es el número ',
    bold(figure(position)),
    ' de la cola.',
  ],
  /** The ending of a request that its person stopped. @param price of what had been asked for by then */
  stopped: (price: number): string =>
    price === 0
      ? 'Detenido. No se gastó nada.'
      : `Detenido. Ya estaba en camino, así que quizá se ${price === 1 ? 'cobre' : 'cobren'} ${credits(price)}.`,
  timedOut: (price: number): string => `Tardó demasiado, así que dejé de esperar. ${spent(price)}`,
  interrupted: (price: number): string => `Me reinicié antes de poder responder. ${spent(price)}`,
  /** The last resort, for whatever nobody thought of. */
  failed: (reference: string, price: number): RichText => [
    `Algo salió mal por mi parte. ${spent(price)} Si vuelve a pasar, da esta referencia a quien lleva el bot: `,
    code(reference),
  ],
  nothingRunning: 'No hay nada en marcha.',
  stoppedNow: 'Detenido.',
  /** In place of a question that was taken back. */
  takenBack: {
    profile: 'No se hizo ningún perfil. No se gastó nada.',
    disconnect: 'No se borró nada.',
    other: 'No se cambió nada.',
  },
};
