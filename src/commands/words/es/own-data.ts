/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';

const { size } = numbers;

export const ownData = {
  button: 'Envíame todo lo que hay sobre mí',
  collecting: 'Reuniendo lo que se guarda sobre ti…',
  /** In two files. */
  whole: (count: number): string =>
    `Todo lo que se guarda sobre ti, en dos archivos: lo que guardo yo, sin tu token, y tu archivo personal (${records(count)}). Son texto sin cifrar: quien los tenga puede leerlos. Si me envías records.jsonl, lo vuelvo a incorporar.`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `Lo que guardo sobre ti, sin tu token. Tu archivo personal no está incluido: ${records(count)} son más de ${size(most)} de texto. Quien lleva este bot puede dártelo entero en un solo archivo.`,
  empty: 'Todo lo que guardo sobre ti, sin tu token. Tu archivo personal está vacío.',
  elsewhere: (service: string): string =>
    `Todo lo que guardo sobre ti, sin tu token. Quien tiene tus datos es ${service}: pídelos allí.`,
  unreachable:
    'Lo que guardo sobre ti, sin tu token. Tu archivo personal no se pudo leer ahora: vuelve a intentarlo en unos minutos.',
};
