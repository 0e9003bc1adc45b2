/** /import: bringing exports in. `name` is a file's, in quotation marks; `service` the data service's. */
import { bold, type RichText } from '../../answer.ts';
import { counted, numbers } from './numbers.ts';

const { figure, size } = numbers;
/** The word that fits an amount, without the amount. */
const agreeing = (amount: number, one: string, other: string): string => (amount === 1 ? one : other);

export const importing = {
  /** What a file without a name is called. */
  file: 'archivo',
  heading: 'Trae tus propios chats y correos',
  what: (service: string): string =>
    `Pongo lo que exportan tus apps en un espacio propio en ${service}, cifrado, solo para ti. El archivo en sí se borra después de leerlo.`,
  /** Three steps, from an app's screen to the receipt. @param most bytes of a file that the chat takes */
  steps: (most: number, hasPage: boolean): RichText => [
    '1. Elige tu app: te muestro dónde esconde su exportación.\n2. ',
    bold(`Envíame el archivo aquí (hasta ${size(most)})`),
    hasPage ? ', o usa la página de subida para los más grandes.' : '.',
    '\n3. Espera el recibo. Si envías lo mismo otra vez, solo se añade lo nuevo.',
  ],
  notConnected: 'Para esto no hace falta conectarse; para buscar después, /connect.',
  wayTo: (app: string): string => `${app}: cómo llegar a tu exportación`,
  elsewhereHeading: 'Traer datos',
  elsewhere: (service: string): string =>
    `Tus datos viven en ${service}, y es allí donde se añaden. Este bot no tiene llave para eso: solo lee lo que le dejas leer.`,
  /** To a file that was sent. */
  elsewhereFile: (service: string): string =>
    `Tus datos viven en ${service}, y es allí donde se añaden: este bot solo puede leerlos. No tomé nada de lo que enviaste.`,

  page: 'Página de subida',
  pageHeading: 'La página de subida',
  pageWhat:
    'Se abre en tu navegador y acepta archivos de cualquier tamaño. El enlace es solo para ti, se abre una vez, en los próximos diez minutos; no lo compartas.',
  openPage: 'Abrir la página de subida',
  noPage: 'El servicio no tiene página de subida. Envíame el archivo aquí.',
  howToExport: '¿Cómo exporto?',

  /** While it goes on. What is done, without a full stop. */
  bringing: (name: string): string => `Trayendo ${name}`,
  lookingAfter: 'Atendiendo una importación',
  taking: (name: string): string => `Recibiendo ${name} de Telegram…`,
  /** After a bar such as `▓▓▓▓░░░░░░ 42 %`. */
  barOf: (bar: string, bytes: number): string => `${bar} de ${size(bytes)}`,
  handing: (name: string): string => `Entregando ${name}…`,
  looking: (name: string): string => `Mirando qué hay en ${name}…`,
  waiting: (name: string): string => `${name} espera a que termine el anterior.`,
  progress: (read: number, written: number): string =>
    `${counted(read, 'leído', 'leídos')}, de ellos ${counted(written, 'nuevo', 'nuevos')}`,
  /** @param name undefined where it is not known */
  silent: (name: string | undefined): string =>
    `El servicio no responde ahora mismo. ${name ?? 'La importación'} sigue allí; yo sigo preguntando.`,
  stillGoing: (name: string | undefined): string => `Esto tarda: ${name ?? 'la importación'} sigue sin mí.`,

  /** What kept a file from coming in. */
  notAnExport: (name: string): string =>
    `No puedo traer ${name}: acepto exportaciones de apps de chat y buzones de correo, en .json, .jsonl, .zip, .txt, .csv, .mbox o .eml. /import muestra dónde guardan tus apps las suyas.`,
  /** @param bytes undefined: more than may be @param most bytes that the chat takes */
  tooLarge: (name: string, bytes: number | undefined, most: number, hasPage: boolean): string =>
    `${name} ocupa ${bytes === undefined ? 'más' : size(bytes)}; desde el chat puedo aceptar archivos de hasta ${size(most)}. ${hasPage ? 'La página de subida acepta más grandes.' : 'Exporta menos chats, o sin archivos multimedia, y envía eso.'}`,
  gone: (name: string): string => `Telegram ya no me da ${name}. Por favor, envíalo otra vez.`,
  interrupted: (name: string): string => `${name} no terminó de llegar desde Telegram. No se añadió nada.`,
  noService: (name: string): string => `El servicio no aceptó ${name}. No se añadió nada.`,
  tooLargeThere: (name: string): string =>
    `${name} es más grande de lo que acepta el servicio. Exporta menos chats, o sin archivos multimedia.`,
  notDone: (name: string): string =>
    `Tienes archivos sin terminar: están en marcha o esperan una respuesta. Respóndelos o detenlos, y prueba con ${name} otra vez.`,
  noRoom: (name: string): string => `Al servicio no le cabe ${name} ahora mismo. No se añadió nada.`,
  stopped: (name: string): string => `Detenido. No se añadió nada de ${name}.`,
  cannotStop: 'No pude llegar al servicio para detener la importación: quizá siga allí.',
  unknown: 'Ya no sé nada de esta importación. Un recibo se guarda un día; si dudas, envía el archivo otra vez.',
  waitedInVain: (name: string): string =>
    `Los archivos anteriores a ${name} tardaron demasiado. De él aún no se añadió nada.`,
  tooMany: 'Ya tienes muchos archivos en espera. Envía este otra vez cuando terminen.',
  notMe: 'No soy yo',
  see: 'Ver cómo va',
  connectToSearch: 'Conectar, para buscar ahí',

  failed: {
    cancelled: 'Cancelado. No se trajo nada.',
    'cancelled-halfway': 'Cancelado. Lo que ya se había traído se queda.',
    silent: 'El archivo no llegó completo en una hora. Envíalo otra vez.',
    unanswered: 'La pregunta quedó sin respuesta durante un día. Envía el archivo otra vez.',
    failed:
      'La importación falló por un motivo que no está en tu archivo. Quien mantiene este servicio lo encuentra en el registro; inténtalo más tarde.',
    'not-known':
      'No conozco esta exportación. Leo exportaciones de Telegram, WhatsApp, Signal, Slack, Discord, buzones (mbox, Gmail Takeout) y registros que entregó un servicio de datos (líneas JSON).',
    empty: 'No hay nada dentro que yo pueda leer.',
    'other-archive':
      'Este tipo de archivo comprimido no se puede abrir aquí. Descomprímelo y envía el contenido en un zip.',
    'zip-password': 'Este zip pide una contraseña. Descomprímelo, vuelve a comprimirlo sin ella y envía eso.',
    'zip-bomb': 'Este zip se descomprime en más de lo que puede ser real. No lo abro.',
    'zip-of-zips': 'En este zip solo hay otros zips. Descomprímelo y envía lo que hay dentro.',
    damaged: 'Este zip está dañado o no llegó entero. Envíalo otra vez, o descomprímelo y vuelve a comprimirlo.',
    'telegram-html':
      'Es una exportación de Telegram en HTML, hecha para verla en el navegador. Expórtala otra vez en Telegram Desktop: Ajustes > Avanzados > Exportar datos de Telegram, con el formato «JSON legible por máquinas»; de un solo chat: ⋮ en el chat > Exportar historial del chat. Luego envía result.json o un zip de la carpeta.',
    'whatsapp-backup':
      'Es una copia de seguridad del propio WhatsApp, que solo WhatsApp puede leer. Exporta mejor un chat: ábrelo, luego ⋮ o su nombre, y «Exportar chat».',
    'whatsapp-dates': 'Es un chat de WhatsApp, pero sus fechas tienen una forma que no puedo leer.',
    'signal-backup':
      'Es una copia cifrada de Signal, que solo Signal puede leer. Exporta mejor tus chats: ajustes de Signal, «Chats», «Exportar historial de chats».',
    'discord-package':
      'Este paquete de datos de Discord no contiene mensajes. Solicítalo otra vez con «Mensajes» marcado.',
    'discord-html': 'Se exportó con DiscordChatExporter en HTML. Expórtalo otra vez con el formato «JSON».',
    outlook:
      'Los archivos de correo propios de Outlook no se pueden leer aquí. Exporta el buzón como mbox, o guarda los correos como archivos .eml, y envía esos.',
  },

  /** The receipt. */
  receipt: {
    broughtIn: (name: string): string => `Añadido: ${name}`,
    nothing: (name: string): string => `No se pudo añadir nada: ${name}`,
    stopped: (name: string): string => `Detenido: ${name}`,
    chats: (amount: number): string => `en ${counted(amount, 'chat', 'chats')}`,
    written: (amount: number): string => counted(amount, 'mensaje o correo nuevo', 'mensajes y correos nuevos'),
    updated: (amount: number): string => `${counted(amount, 'cambiado', 'cambiados')} desde la última vez`,
    known: (amount: number): string => `${figure(amount)} ya ${agreeing(amount, 'estaba', 'estaban')}`,
    /** @param reasons each with its amount */
    leftOut: (amount: number, reasons: string): string => `${figure(amount)} sin añadir: ${reasons}`,
    aside: 'Ahora buscas en los datos de ejemplo; conecta los tuyos para encontrar esto.',
    youAre: (person: string): string => `Aquí eres ${person}, como en tus exportaciones anteriores.`,
    brokenAt: (byte: number): string =>
      `El archivo se corta, o no se puede leer, en el byte ${figure(byte)}. Todo lo anterior está dentro.`,
    diskFull: 'El disco del servicio está lleno: lo que ya se había guardado se queda.',
    goOn: 'Lo que ya se había añadido se queda. Envía el archivo otra vez para seguir.',
  },
  /** Why something was left out, with how much of it. */
  leftOut: {
    'service message': (n: number): string => `${counted(n, 'nota', 'notas')} del tipo «se unió al grupo»`,
    deleted: (n: number): string => counted(n, 'mensaje borrado', 'mensajes borrados'),
    empty: (n: number): string => counted(n, 'mensaje vacío', 'mensajes vacíos'),
    unreadable: (n: number): string => counted(n, 'ilegible', 'ilegibles'),
    'unreadable mail': (n: number): string => counted(n, 'correo ilegible', 'correos ilegibles'),
    'unreadable file': (n: number): string => counted(n, 'archivo ilegible', 'archivos ilegibles'),
    'not a mail': (n: number): string => counted(n, 'archivo que no es un correo', 'archivos que no son correos'),
    unsupported: (n: number): string => `${figure(n)} de un tipo que la app no exportó`,
    duplicate: (n: number): string => `${counted(n, 'repetido', 'repetidos')} en la exportación`,
    'no date': (n: number): string => `${figure(n)} sin fecha`,
    'no chat': (n: number): string =>
      `${figure(n)} de ${agreeing(n, 'un chat que no está', 'chats que no están')} en la exportación`,
    spam: (n: number): string => `${counted(n, 'correo', 'correos')} de spam`,
    trash: (n: number): string => `${counted(n, 'correo', 'correos')} en la papelera`,
    draft: (n: number): string => counted(n, 'borrador', 'borradores'),
    'chat log': (n: number): string => counted(n, 'registro de chat', 'registros de chat'),
  },

  /** What an import asks, and what stands in the question's place once it is answered. */
  ask: {
    who: (name: string): string => `¿Quién eres en ${name}?`,
    whoWhy: 'Así sé qué mensajes son tuyos.',
    noName: 'Sin nombre',
    person: (name: string, messages: number): string => `${name} · ${counted(messages, 'mensaje', 'mensajes')}`,
    youAre: (person: string, name: string): string => `En ${name} eres ${person}.`,
    youAreNobody: (name: string): string => `No eres ninguna de esas personas en ${name}.`,
    noneOfThem: 'Ninguna',
    stop: 'Detener',
    page: (page: number, pages: number): string => `${figure(page)} de ${figure(pages)}`,
    othersExport: (name: string, person: string): RichText => [
      `${name} es la exportación de `,
      bold(person),
      '. ¿Importarla igualmente?',
    ],
    allTheSame: 'Importarla igualmente',
    leaveIt: 'Dejarlo',
    imported: (person: string): string => `La exportación de ${person} se importa igualmente.`,
    date: (name: string, example: string): RichText => [
      `En ${name} aparece la fecha `,
      bold(example),
      '. ¿Qué va primero?',
    ],
    /** What the example would mean. */
    dayFirst: 'El día',
    dayFirstAs: (day: number, month: number): string => `El día (día ${day}, mes ${month})`,
    monthFirst: 'El mes',
    monthFirstAs: (day: number, month: number): string => `El mes (día ${day}, mes ${month})`,
    dayIsFirst: (name: string): string => `En ${name} el día va primero.`,
    monthIsFirst: (name: string): string => `En ${name} el mes va primero.`,
  },
};
