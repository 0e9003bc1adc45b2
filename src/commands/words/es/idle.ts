/** Said to people who have not used their token for long, without being asked. */
import { code, type RichText } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { days } = numbers;

export const idle = {
  unused: 'Hace tiempo que no usas tu conexión',
  /** @param idle days after which a token is forgotten @param left until then */
  warning: (idle: number, left: number): RichText => [
    `Un token que nadie usa en ${days(idle)} se olvida, para que nadie pueda abusar de él. El tuyo se va en unos ${days(left)}. Usa cualquier comando con tus datos, como `,
    code('/recent'),
    ', y se queda.',
  ],
  forgotten: 'He olvidado tu token',
  notUsed: (idle: number): string => `No se usó durante ${days(idle)}.`,
  ended: 'También ha terminado en el servicio, y ya no abre nada.',
  mayBeValid: 'Puede que siga siendo válido en el servicio: anúlalo allí si ya no lo quieres, o conecta de nuevo.',
};
