/** A look at the day, and back at the week, in French. */
import { counted, form, numbers } from './numbers.ts';
import { dates } from './writing.ts';

const whole = dates({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const short = dates({ day: 'numeric', month: 'short', timeZone: 'UTC' });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** @param day YYYY-MM-DD */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
const messages = (amount: number): string => counted(amount, 'message', 'messages');

export const today = {
  title: (day: string): string => `Aujourd’hui, ${whole(dateOf(day))}`,
  weekTitle: (from: string, to: string): string => `Ta semaine, du ${short(dateOf(from))} au ${short(dateOf(to))}`,
  thenTitle: (from: string, to: string): string =>
    from === to ? capital(whole(dateOf(from))) : `Du ${short(dateOf(from))} au ${short(dateOf(to))}`,
  doing: 'Point sur ta journée',
  doingWeek: 'Bilan de ta semaine',
  doingThen: 'Retour en arrière',
  waiting: 'En attente de ta réponse',
  named: 'Prévu pour aujourd’hui',
  namedNext: 'Prévu pour les prochains jours',
  namedThen: 'Prévu pour ce jour-là',
  happened: 'Ce qui est arrivé',
  happenedWeek: 'Là où il s’est passé quelque chose',
  messages,
  others: (chats: number): string => `et ${counted(chats, 'autre discussion', 'autres discussions')}`,
  nothing: 'Rien n’est arrivé aujourd’hui, et personne ne semble attendre de réponse.',
  nothingWeek: 'Rien n’est arrivé cette semaine, et personne ne semble attendre de réponse.',
  nothingThen: 'Rien n’est arrivé à ce moment-là.',
  whichDay:
    'Je regarde une journée, ou une semaine passée : /today hier, /today vendredi, /today semaine. Rien n’a été dépensé.',
  notSynced: 'Tu t’attendais à plus ? Ce n’est peut-être pas encore dans ton archive.',
  read: (amount: number, since: string): string =>
    `${messages(amount)} ${form(amount, 'lu', 'lus')}, depuis le ${short(dateOf(since))}`,
  readNewest: (amount: number): string =>
    amount === 1 ? 'le dernier message lu' : `les ${numbers.figure(amount)} derniers messages lus`,
  daily: 'M’envoyer ça chaque jour',
  weekly: 'Un bilan chaque semaine',
  inWords: 'Résumer',
  question:
    'Que s’est-il passé dans mes discussions aujourd’hui, qui attend une réponse de moi, et qu’ai-je promis pour aujourd’hui ?',
  questionWeek:
    'Qu’est-ce qui a compté dans mes discussions ces sept derniers jours, qui attend une réponse de moi, et qu’est-ce qui vient ?',
};
