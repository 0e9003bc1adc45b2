/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';

const { figure, size } = numbers;

export const ownData = {
  button: 'Envíame todo lo que hay sobre mí',
  collecting: 'Reuniendo lo que se guarda sobre ti…',
  /** The same in a line of what goes on. Without a full stop. */
  doing: 'Reuniendo lo que se guarda sobre ti',
  /** In two files. */
  whole: (count: number): string =>
    `Todo lo que se guarda sobre ti, en dos archivos: lo que guardo yo, sin tu token, y tu archivo personal (${records(count)}). Son texto sin cifrar: quien los tenga puede leerlos. Si me envías records.jsonl, lo vuelvo a incorporar.`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `Lo que guardo sobre ti, sin tu token. Tu archivo personal no está incluido: ${records(count)} son más de ${size(most)} de texto. Quien lleva este bot puede dártelo entero en un solo archivo: npm run person.`,
  empty: 'Todo lo que guardo sobre ti, sin tu token. Tu archivo personal está vacío.',
  elsewhere: (service: string): string =>
    `Todo lo que guardo sobre ti, sin tu token. Quien tiene tus datos es ${service}: pídelos allí.`,
  unreachable:
    'Lo que guardo sobre ti, sin tu token. Tu archivo personal no se pudo leer ahora: vuelve a intentarlo en unos minutos.',
  /** Above the one file, where the archive comes otherwise. */
  keptOnly: 'Lo que guardo sobre ti, sin tu token. Ahora viene tu archivo personal.',
  /** A link to a page. */
  pageHeading: 'Tu archivo personal',
  pageWhat: (count: number): string =>
    `Tu archivo personal (${records(count)}) es demasiado grande para este chat. Una página en tu navegador te lo da en un solo archivo zip, sin coste. El enlace es solo para ti, se abre una vez, en los próximos diez minutos; no lo compartas.`,
  openPage: 'Guardar mi archivo personal',
  /** Where there is no page: files of a chat, one after the other. */
  inParts: (count: number): string =>
    `Tu archivo personal (${records(count)}) es grande: llega aquí por partes, en archivos zip. No cuesta nada y puedes cancelarlo cuando quieras.`,
  /** While it goes on. Without a full stop. */
  sendingPart: (part: number): string => `Preparando la parte ${figure(part)} de tu archivo personal`,
  part: (part: number, count: number): string => `Parte ${figure(part)} de tu archivo personal: ${records(count)}.`,
  allParts: (count: number): string =>
    `Eso es todo tu archivo personal: ${records(count)}. Es texto sin cifrar: quien tenga los archivos puede leerlos. Si me envías uno, lo vuelvo a incorporar.`,
  partsStopped: 'Detenido. Las partes que ya llegaron son tuyas; el resto no lo envié. No se gastó nada.',
  /** @param part which could not be read */
  partsBroken: (part: number): string =>
    `Ahora no se pudo leer más de tu archivo personal. Lo que ya llegó se queda; la siguiente es la parte ${figure(part)}. Inténtalo en unos minutos.`,
  goOn: 'Seguir enviando',
};
