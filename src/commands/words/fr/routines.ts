/** Watched searches and looks back by themselves, in French. */
import { counted, numbers } from './numbers.ts';

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;
const weekday = (index: number): string => WEEKDAYS[index] ?? '';

export const routines = {
  watch: 'M’alerter',
  list: 'Mes alertes',
  none: 'Tu n’as pas d’alerte, et je n’envoie rien de moi-même. Sous une recherche, tu peux toucher « M’alerter » ; /today propose un point chaque jour ou chaque semaine.',
  listed: 'Ce que je fais automatiquement pour toi',
  watching: (query: string): string => `Alerte : ${query}`,
  today: 'Ta journée',
  week: 'Ta semaine',
  when: (time: string, day: number | undefined): string =>
    day === undefined ? `chaque jour à ${time}` : `chaque ${weekday(day)} à ${time}`,
  inUtc: ' (UTC)',
  price: (each: number, most: number): string =>
    `${numbers.credits(each)} à chaque fois, ${numbers.figure(most)} par mois au maximum`,
  spent: (credits: number): string => `${counted(credits, 'dépensé', 'dépensés')} ce mois-ci`,
  offerWatch: (query: string): string => `Je te préviens quand il y a du nouveau pour ${query} ?`,
  offerWatchHow: 'Je regarde de moi-même, je dis une fois ce qui est nouveau, et je me tais quand il n’y a rien.',
  offerToday:
    'Je t’envoie ça chaque jour ? Ce qui est arrivé, qui attend une réponse, et ce qui est prévu pour la journée.',
  offerWeek: 'Je t’envoie un bilan chaque semaine ? Qui a le plus écrit, qui attend une réponse, et ce qui vient.',
  stopsByItself:
    'Ça s’arrête tout seul si ton accès, tes crédits ou ton plafond par jour ne le permettent pas, et je te le dis.',
  everyDay: (each: number, most: number): string =>
    `Une fois par jour · ${numbers.credits(each)} à chaque fois · ${numbers.figure(most)} par mois au maximum`,
  everyWeek: (each: number, most: number): string =>
    `Une fois par semaine · ${numbers.credits(each)} à chaque fois · ${numbers.figure(most)} par mois au maximum`,
  at: (time: string, day: number | undefined): string => (day === undefined ? time : `${weekday(day)} ${time}`),
  notNow: 'Pas maintenant',
  begun: 'C’est activé. Première fois : ',
  tooMany: (most: number): string =>
    `Je fais au plus ${counted(most, 'chose', 'choses')} automatiquement pour une personne. Arrêtes-en une d’abord.`,
  already: 'Je le fais déjà.',
  cannotWatch:
    'Ce service de données ne peut pas chercher ça sans un mot. Ajoutes-en un, ou enlève has: et les mots avec un signe moins.',
  end: (what: string): string => `Arrêter : ${what}`,
  goOn: (what: string, each: number): string => `Reprendre : ${what} (${numbers.credits(each)} à chaque fois)`,
  ended: 'Arrêté. Plus rien n’en viendra tout seul.',
  gone: 'C’est déjà arrêté.',
  found: (query: string): string => `Du nouveau pour ${query}`,
  more: (amount: number): string => `et ${counted(amount, 'autre', 'autres')} : lance la recherche pour tout voir`,
  searchAll: 'Tout chercher',
  looking: (query: string): string => `Recherche de nouveautés pour ${query}`,
  stopped: (what: string): string => `Arrêté : ${what}`,
  why: {
    'not-connected': 'Tes données ne sont plus connectées.',
    token: 'Ton accès n’est plus valable.',
    'scope-missing': 'Ton accès ne le permet plus.',
    'credits-out': 'Tes crédits sur le service sont épuisés.',
    'cap-reached': 'Ça aurait dépassé ton plafond par jour.',
    dearer: 'Ça coûte maintenant plus que ce que tu as accepté.',
    unreadable: 'Je n’arrive plus à lire ce qu’il faut chercher.',
    trouble: 'Le service n’a pas pu répondre, de nombreuses fois de suite.',
  },
  erased: (amount: number): string => `${counted(amount, 'chose', 'choses')} que je faisais automatiquement pour toi`,
  lost: (doing: string, credits: number): string =>
    `${doing} : j’ai redémarré avant de pouvoir dire ce qu’il en est sorti. Ça a peut-être coûté ${numbers.credits(credits)}.`,
};
