/** /account: whose data, what the access allows, who else has access. `service` is the data service's name. */
import { bold, code, type RichText, time } from '../../answer.ts';
import { counted, numbers } from './numbers.ts';

const { figure } = numbers;

export const account = {
  looking: 'Mirando tu acceso… (0 créditos)',
  toSample: (): RichText => [bold('Conexión'), ' con los datos de ejemplo de una persona inventada: no son tuyos.'],
  toOwn: (): RichText => [bold('Conexión'), ' con tu propio espacio.'],
  toService: (service: string): RichText => [bold('Conexión'), ` con ${service}`],
  since: (at: string): RichText => ['Desde: ', time(at)],
  credits: (left: number): string => `Créditos: te quedan ${figure(left)}.`,
  creditsUnknown: 'Créditos: ahora mismo no pude preguntar al servicio.',
  commands: 'Comandos',
  /** After a command and its price. */
  moreThanLeft: 'más de lo que queda',
  notTried: 'aún sin probar',
  lastUsed: (at: string): RichText => ['último uso: ', time(at)],
  lastTried: (at: string): RichText => ['último intento: ', time(at)],
  /** @param scopes as they are written */
  needs: (scopes: string): RichText => ['necesita ', code(scopes)],
  permissions: 'Permisos',
  /** How the permissions are known. */
  from: {
    service: 'según el servicio',
    person: 'según dijiste al conectar',
    unknown: 'el servicio no los dice: los voy aprendiendo con cada comando',
  },
  noScopes: 'ninguno que este bot pueda usar',
  others: (amount: number): string => `${counted(amount, 'acceso más', 'accesos más')} a tu espacio`,
  othersUnknown: 'Ahora mismo no pude preguntar quién más tiene acceso.',
  /** @param app with the beginning of its id @param until undefined: until it is ended */
  other: (app: string, since: string, until: string | undefined, used: boolean): RichText => [
    `${app}, desde: `,
    time(since),
    ...(until === undefined ? [', hasta que lo quites'] : [', hasta: ', time(until)]),
    ...(used ? [] : [', nunca usado']),
  ],
  andMore: (amount: number): string => `… y ${figure(amount)} más`,
  end: (app: string): string => `Quitar ${app}`,
  ended: 'Ese acceso ha terminado.',
  hadEnded: 'Ese acceso ya había terminado.',
  seeAll: 'Ver todos en el navegador',
  noPage: 'El servicio no tiene una página para eso.',
  list: 'La lista de quién tiene acceso a tu espacio. El enlace es solo para ti y funciona durante diez minutos.',
  openList: 'Abrir la lista',
  noAccess: 'No me has dado acceso para buscar en tu espacio.',
};
