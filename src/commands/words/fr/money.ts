/** What is said of credits and caps, in French. */
import { bold, type RichText, time } from '../../answer.ts';
import { counted, numbers } from './numbers.ts';
import { dates } from './writing.ts';

const { credits, figure } = numbers;

export const money = {
  receipt: {
    left: (amount: number): string => `reste ${figure(amount)}`,
    today: (spent: number, cap: number | undefined): string =>
      cap === undefined ? `${credits(spent)} aujourd’hui` : `${figure(spent)} sur ${credits(cap)} aujourd’hui`,
  },
  bringsTo: (spent: number, cap: number): string =>
    `Avec ça, tu seras aujourd’hui à ${figure(spent)} sur tes ${credits(cap)}.`,
  mostUsed: 'L’essentiel du plafond du jour est utilisé.',

  looking: 'Je regarde tes crédits…',
  left: (amount: number): string => `Il te reste ${credits(amount)}.`,
  leftUnknown: 'Je n’ai pas pu demander à l’instant ce qu’il te reste.',
  setCap: 'Fixer un plafond par jour',
  today: (spent: number): RichText => [bold('Aujourd’hui : '), credits(spent)],
  period: (days: number, spent: number): RichText => [bold(`${figure(days)} derniers jours : `), credits(spent)],
  byCommand: (command: string, spent: number, calls: number): string =>
    `${command} : ${credits(spent)}, ${counted(calls, 'demande', 'demandes')}`,
  beforeDisconnecting: (spent: number): string => `${figure(spent)} avant ta déconnexion (sans détail gardé)`,
  inDoubt: (spent: number): string =>
    `Dont ${figure(spent)} en doute : la demande est partie, mais aucune réponse complète n’est revenue, alors le service les a peut-être comptés, peut-être pas. Je les compte comme dépensés.`,
  throughBot: 'Ce sont les demandes passées par ce bot.',
  throughBotOnly: 'Ce sont les demandes passées par ce bot ; c’est le service qui tient ton solde.',
  noCap: 'Aucun plafond par jour n’est fixé ; tu peux en choisir un dans /settings.',
  cap: (cap: { limit: number; left: number; mine: boolean; until: string; zone: string | undefined }): RichText => [
    `Plafond : ${credits(cap.limit)} par jour (${cap.mine ? 'réglé par toi' : 'fixé par la personne qui gère le bot'}), reste ${figure(cap.left)}. Remise à zéro : `,
    time(cap.until),
    cap.zone === undefined ? ' (minuit UTC).' : ' (ton minuit).',
  ],
  enough: (left: number): string => `Il te reste ${credits(left)} pour explorer ; ça suffit pour l’instant.`,
  toppedUp: (more: number, left: number): RichText => [
    bold(`${credits(more)} de plus`),
    ` : il t’en reste ${figure(left)}. Redemande ce que tu voulais savoir.`,
  ],

  overOwnCap: (cap: number, spent: number, price: number) =>
    `Ça dépasserait ton plafond par jour de ${figure(cap)} : ${figure(spent)} aujourd’hui, et ceci coûte ${figure(price)}. Dépenser ${figure(price)} quand même ?`,
  spendAnyway: (price: number) => `Dépenser ${credits(price)} quand même`,
  changeCap: 'Changer le plafond',
  nothingSpent: 'Rien n’a été dépensé.',
  lastDays: (days: number) => `Les ${figure(days)} derniers jours, une barre pour chacun :`,
  mostOn: (day: string, amount: number) => `Le plus : ${day}, ${credits(amount)}`,
  day: (at: number, zone: string) => dates({ weekday: 'short', day: 'numeric', month: 'short', timeZone: zone })(at),
};
