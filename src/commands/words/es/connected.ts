/** “You are connected”: to whose data, until when, what that allows. `service` is the data service's name. */
import { bold, code, type RichText, time } from '../../answer.ts';

export const connected = {
  title: 'Conexión lista',
  toService: (service: string): RichText => [bold('Conexión lista'), ` con ${service}.`],
  toOwn: (): RichText => [bold('Conexión lista'), ' con tu propio espacio.'],
  /** @param you the person's name at Telegram, '' where it is not known @param owner the invented person's, where known */
  toSample: (you: string, owner: string | undefined): RichText => [
    bold('Conexión lista'),
    ` con datos de ejemplo. ${you === '' ? 'En Telegram sigues siendo tú' : `En Telegram eres ${you}`}; los datos son de ${owner === undefined ? 'una persona inventada' : `${owner}, una persona inventada`}.`,
  ],
  saved: (service: string): RichText => [
    bold('Token guardado'),
    ` para ${service}. No pude comprobarlo gratis; lo hará tu primer comando.`,
  ],
  token: (masked: string): RichText => ['Tu token: ', code(masked)],
  lastsUntilEnded: 'Dura hasta que lo quites.',
  lastsUntil: (at: string): RichText => ['Dura hasta: ', time(at), '.'],

  /** What became of the access before. */
  before: {
    ended: 'El acceso anterior ha terminado.',
    failedHere: 'El acceso anterior no se pudo quitar ahora: quítalo en /account.',
    failedThere: (service: string): string =>
      `El acceso anterior no se pudo quitar ahora: anúlalo en ${service} si ya nadie debe usarlo.`,
    impossibleHere: 'El token anterior quizá siga siendo válido: quítalo en /account.',
    impossibleThere: (service: string): string =>
      `El token anterior quizá siga siendo válido: anúlalo en ${service} si ya nadie debe usarlo.`,
  },

  /** Above lists of commands. */
  notTried: 'Ninguno de estos se ha probado aún:',
  canUse: 'Puedes usar:',
  allowsNothing: 'No permite ninguno de los comandos que leen datos.',
  /** @param commands `/ask, /profile` */
  notWithToken: (commands: string): string => `Con este token no: ${commands} – /account dice qué falta.`,
  notWithAccess: (commands: string): string => `Con este acceso no: ${commands} – /account dice qué falta.`,

  empty: (): RichText => [bold('Tu espacio todavía está vacío.'), ' Siguiente paso: /import trae tus chats.'],
  justWrite: 'Escribe sin más lo que buscas.',
  justWriteFerry: (): RichText => ['Escribe sin más lo que buscas, por ejemplo ', code('ferry'), '.'],
  bringIn: 'Traer mis chats',
};
