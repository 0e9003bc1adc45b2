/** Inline mode in French: what is offered while somebody types the bot's name and words in any chat. */
import { numbers } from './numbers.ts';

export const inline = {
  connect: 'Connecte d’abord tes données',
  search: {
    title: (words: string, credits: number): string => `Chercher : ${words} (${numbers.credits(credits)})`,
    posted: (words: string): string => `🔎 Je cherche « ${words} » dans mes propres données`,
    button: (credits: number): string => `Voir mes résultats (${numbers.credits(credits)})`,
  },
  ask: {
    title: (words: string, credits: number): string => `Demander : ${words} (${numbers.credits(credits)})`,
    posted: (words: string): string => `💬 Je demande à mes propres données : « ${words} »`,
    button: (credits: number): string => `Voir ma réponse (${numbers.credits(credits)})`,
  },
  inPrivate: 'Rien n’est encore cherché. Ce qui sera trouvé n’apparaîtra que pour toi, dans notre discussion privée.',
  here: 'Part tout de suite, ici.',
  tooLong: 'Trop long pour ici : continue en privé',
  notAllowed: 'Ton accès ne permet pas ça',
};
