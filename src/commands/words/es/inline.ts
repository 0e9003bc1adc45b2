/** Inline mode in Spanish: what is offered while somebody types the bot's name and words in any chat. */
import { numbers } from './numbers.ts';

export const inline = {
  connect: 'Primero conecta tus datos',
  search: {
    /** Title of the card. @param words shortened */
    title: (words: string, credits: number): string => `Buscar: ${words} (${numbers.credits(credits)})`,
    /** What choosing it posts, in that person's name. */
    posted: (words: string): string => `🔎 Busco en mis propios datos: «${words}»`,
    button: (credits: number): string => `Ver mis resultados (${numbers.credits(credits)})`,
  },
  ask: {
    title: (words: string, credits: number): string => `Preguntar: ${words} (${numbers.credits(credits)})`,
    posted: (words: string): string => `💬 Pregunto a mis propios datos: «${words}»`,
    button: (credits: number): string => `Ver mi respuesta (${numbers.credits(credits)})`,
  },
  /** Below a title. */
  inPrivate: 'Todavía no se busca nada. Solo tú verás lo que se encuentre, en nuestro chat privado.',
  here: 'Se ejecuta enseguida, aquí.',
  tooLong: 'Demasiado largo para aquí: seguir en privado',
  notAllowed: 'Tu acceso no permite esto',
};
