/** /disconnect: what is erased, what has ended, what stays. `service` is the data service's name. */
import { counted, numbers } from './numbers.ts';

const { credits, size } = numbers;
export const records = (amount: number) => counted(amount, 'elemento', 'elementos');

export const disconnecting = {
  askAccess:
    '¿Borrar tu acceso, los resultados guardados, los botones, lo pendiente, lo que hago para ti por mi cuenta, los ajustes y la lista de lo que gastaste?',
  /** @param masked the token's ends */
  askToken: (masked: string): string =>
    `¿Borrar tu token de acceso (${masked}), los resultados guardados, los botones, lo pendiente, lo que hago para ti por mi cuenta, los ajustes y la lista de lo que gastaste?`,
  askUnconnected: 'No hay conexión, pero quizá queden ajustes o una lista de lo que gastaste. ¿Borrarlos?',
  liveStops: 'Entonces ya no entrarán los mensajes de tu cuenta de Telegram.',
  cannotBeUndone: 'Esto no se puede deshacer.',
  eraseAll: 'Borrar todo',
  eraseNothing: 'No borrar nada',
  keepIt: 'Conservarlo',
  erasing: 'Borrando…',

  nothingToErase: 'No había nada que borrar',
  erased: 'Borrado',
  /** Lines of what was erased. */
  items: {
    token: 'tu token de acceso y lo que permite',
    results: (amount: number): string =>
      counted(amount, 'lista de resultados guardada', 'listas de resultados guardadas'),
    buttons: (amount: number): string => counted(amount, 'grupo de botones', 'grupos de botones'),
    pending: (amount: number): string => counted(amount, 'petición pendiente', 'peticiones pendientes'),
    link: 'un enlace de conexión abierto',
    live: 'que tu cuenta de Telegram está conectada conmigo',
    settings: 'tus ajustes',
    spending: (amount: number): string => `el detalle de ${counted(amount, 'consulta de pago', 'consultas de pago')}`,
  },
  endedAt: (service: string): string => `Terminado en ${service}`,
  accessesEnded: (amount: number): string =>
    amount === 1 ? 'el acceso en sí: ya no abre nada' : `${counted(amount, 'acceso', 'accesos')}: ya no abren nada`,
  notErased: 'Sin borrar',
  /** Lines of what stays. */
  stays: {
    chat: 'este chat en Telegram: puedes vaciarlo en la app',
    service: (service: string): string => `lo que guarda ${service}`,
    serviceAndAccess: (service: string): string =>
      `lo que guarda ${service}, y el acceso en sí: no se pudo quitar ahora, así que anúlalo allí`,
    serviceAndToken: (service: string): string =>
      `lo que guarda ${service}, y el token en sí: anúlalo allí si ya nadie debe usarlo`,
    today: (spent: number): string =>
      `el total de hoy (${credits(spent)}), que se guarda para el límite diario y luego se borra`,
  },

  archive: {
    ask: '¿Borrar también tu espacio?',
    holds: (amount: number, bytes: number): string =>
      `Contiene ${records(amount)} (${size(bytes)}). Borrarlo no se puede deshacer, y termina todos los demás accesos. Si no haces nada, se queda.`,
    erase: 'Borrar también mi espacio',
    erasing: 'Borrando tu espacio…',
    isSample: 'Son los datos de ejemplo, y esos se quedan.',
    erased: 'Tu espacio está borrado',
    records: (amount: number, bytes: number): string => `${records(amount)} (${size(bytes)})`,
    accesses: (amount: number): string => `${counted(amount, 'acceso', 'accesos')} a tu espacio`,
    nothingLeft: 'En el servicio no queda nada de él.',
    /** @param what a line of what stays */
    stays: (what: string): string => `Lo que queda: ${what}.`,
  },
};
