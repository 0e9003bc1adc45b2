/** What is said of failures: a title for each, why, and what to do next. `service` is the data service's name. */
import { bold, code, type RichText, time } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const failures = {
  /** Short sentences without a full stop. */
  titles: {
    'not-connected': 'Aún no hay conexión',
    'token-refused': 'Tu token de acceso no se acepta',
    'token-expired': 'Tu token de acceso ha caducado',
    'scope-missing': 'Tu token no permite esto',
    'credits-out': 'Se acabaron tus créditos en el servicio',
    'cap-reached': 'Con esto pasarías el límite diario',
    'rate-limited': 'El servicio pide una pausa',
    'bad-request': 'El servicio no pudo usar esta petición',
    'not-offered': 'El servicio no ofrece esto',
    'not-found': 'Eso ya no está',
    timeout: 'El servicio tardó demasiado',
    unreachable: 'No se llega al servicio',
    'connection-lost': 'La conexión se cortó',
    'service-failed': 'El servicio de datos tuvo un error',
    'unreadable-reply': 'La respuesta no se pudo leer',
    'reply-too-large': 'La respuesta era demasiado grande',
    cancelled: 'Detenido',
    'too-many-waiting': 'Ya tienes otras dos en espera',
    'private-only': 'Solo muestro resultados personales en privado',
    'stale-button': 'Ese botón ya no vale',
    internal: 'Algo salió mal aquí',
  },
  notConnected: (service: string): string =>
    `Primero conecta tu cuenta en ${service}; tú eliges qué puede leer el bot.`,
  notConnectedSample: 'Son dos toques: explora los datos de una persona inventada o conecta un espacio propio.',
  tokenRefused: (service: string): string =>
    `El servicio (${service}) no conoce el token: se anuló o no está completo. Por favor, conecta de nuevo con otro.`,
  tokenExpired: 'Fue válido y se le acabó el tiempo. Conectar de nuevo es un momento y te da uno nuevo.',
  /** Above a list of permissions. */
  lacks: 'Le falta:',
  /** Above a list of permissions. */
  needs: 'El servicio no dijo qué permiso falta; hacen falta:',
  lacksUnknown: 'El servicio no dijo qué permiso falta.',
  /** @param price of the call @param left at the service; each undefined where unknown */
  creditsOut: (price: number | undefined, left: number | undefined): string => {
    const needed = price === undefined ? 'Esto cuesta más de lo que queda' : `Esto necesita ${credits(price)}`;
    return left === undefined ? `${needed}.` : `${needed}; ${left === 1 ? 'queda' : 'quedan'} ${figure(left)}.`;
  },
  countedBy: (service: string): string => `Los cuenta ${service}.`,
  capUsedUp: 'Los créditos de hoy se acabaron.',
  /** `mine`: the person's own setting, not the operator's. `price`: of the call, where known. */
  cap: (cap: {
    limit: number;
    spent: number;
    mine: boolean;
    price: number | undefined;
    resetsAt: string;
    zone: string | undefined;
  }): RichText => [
    `El límite es de ${credits(cap.limit)} al día, ${cap.mine ? 'elegido por ti' : 'puesto por quien lleva este bot'}; hoy llevas ${figure(cap.spent)}`,
    cap.price === undefined ? '. ' : `, y esto cuesta ${figure(cap.price)}. `,
    'La cuenta empieza de nuevo: ',
    time(cap.resetsAt),
    cap.zone === undefined ? ' (medianoche UTC). ' : ' (tu medianoche). ',
    cap.mine ? 'Puedes subir tu límite en /settings.' : 'Pasar páginas de resultados anteriores sigue siendo gratis.',
  ],
  rateLimited: 'Demasiadas peticiones en poco tiempo.',
  waitAMinute: 'Por favor, inténtalo de nuevo en un minuto o dos.',
  badRequest: 'Prueba con menos palabras o más cortas, y sin signos poco comunes.',
  notOffered: (service: string): string =>
    `${capital(service)} no tiene esa función por ahora. Los demás comandos siguen funcionando.`,
  notFound: 'El servicio ya no tiene eso. Puede que se haya borrado desde entonces.',
  timeout:
    'No llegó a tiempo una respuesta completa. La primera petición del día puede ser lenta; la segunda suele ir más rápido.',
  unreachable: (service: string): string =>
    `Ahora mismo no hay conexión con ${service}. Por favor, inténtalo de nuevo en unos minutos.`,
  connectionLost: 'El servicio estaba respondiendo, pero la respuesta no llegó entera.',
  serviceFailed: 'Tu petición está bien.',
  tryLater: 'Por favor, inténtalo más tarde.',
  tryAfter: (at: string): RichText => ['Por favor, inténtalo de nuevo después de: ', time(at), '.'],
  unreadableReply: 'Llegó algo, pero no en la forma acordada. Eso no quiere decir que no haya nada.',
  tooLarge: 'Prueba con algo más concreto: más palabras, un solo chat o menos tiempo.',
  cancelled: 'La petición se detuvo, como pediste.',
  notTakenUp: 'Esta no la empecé; envíala de nuevo cuando termine una de ellas, o detenlas.',
  continueThere: '¿Seguimos allí?',
  forgottenButton: 'Ya no recuerdo a qué correspondía. Por favor, empieza de nuevo con un comando; están en /help.',
  internal: 'Es un fallo del bot, no tuyo. Por favor, inténtalo más tarde.',
  mayHaveCost: (price: number): string => `Puede que haya costado ${credits(price)}.`,
  mayHaveCostSome: 'Puede que haya costado créditos.',
  /** What an operator can look up in the log. */
  reference: (reference: string): RichText => ['Referencia: ', code(reference)],
  refused: {
    /** Nothing was sent: the token is known not to allow it. */
    byBot: (): RichText => ['No se envió ninguna petición: ', bold('no se gastó nada'), '.'],
    byService: (): RichText => ['El servicio rechazó la petición: ', bold('no se gastó nada'), '.'],
    /** @param commands `/search, /recent` */
    stillWork: (commands: string): string => `Con este token todavía puedes usar ${commands}.`,
    noneWorks: 'Con este token no funciona ninguno de los comandos que leen datos.',
    widen: (): RichText => [
      'Para ampliarlo, crea un token que tenga también estos permisos y envíalo después de ',
      code('/connect'),
      '.',
    ],
  },
};
