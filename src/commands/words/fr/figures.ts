/** What was counted, in French. */
import { counted, form, numbers } from './numbers.ts';
import { dates } from './writing.ts';

const { figure } = numbers;
const WEEKDAYS = ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'] as const;
const WHOLE_WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;
const monthOf = dates({ month: 'short', year: 'numeric', timeZone: 'UTC' });

const messages = (amount: number) => counted(amount, 'message', 'messages');
/** `month` is `2026-03`. */
const month = (name: string) => monthOf(new Date(`${name}-01T00:00:00Z`));
const hour = (number: number) => `${number} h`;

export const figures = {
  yourMessages: 'Tes messages',
  yourEmails: 'Tes e-mails',
  onlyMessages:
    'Je sais compter les messages et les e-mails. Enlève l’autre endroit, ou écris in:emails.\n\nRien n’a été dépensé.',

  counting: (what: string) => `Comptage : ${what}`,
  read: (amount: number, most: number) =>
    `${figure(amount)} ${form(amount, 'lu', 'lus')} sur ${figure(most)} au maximum`,

  messages,
  sentAndReceived: (sent: number, received: number) =>
    `${counted(sent, 'envoyé', 'envoyés')}, ${counted(received, 'reçu', 'reçus')}`,
  none: 'Rien ne correspond. Moins de mots ou de filtres trouveront peut-être plus.',
  days: (first: string, last: string) => (first === last ? `Tous le ${first}` : `Du ${first} au ${last}`),
  day: (iso: string, zone: string) =>
    dates({ day: 'numeric', month: 'short', year: 'numeric', timeZone: zone })(new Date(iso)),
  silence: (days: number, from: string, to: string) =>
    `Plus long silence : ${counted(days, 'jour', 'jours')}, du ${from} au ${to}`,
  busiestMonth: (name: string, amount: number) => `Mois le plus actif : ${month(name)}, ${figure(amount)}`,
  busiestTimes: (day: number, number: number, zone: string) =>
    `Surtout le ${WHOLE_WEEKDAYS[day] ?? ''}, vers ${hour(number)} (heure : ${zone})`,
  chats: 'Discussions',
  people: 'Personnes',
  favouriteWords: 'Mots qui reviennent',
  partial: (amount: number, total: number | undefined) =>
    total === undefined
      ? `Ce sont les ${figure(amount)} plus récents ; il y en a de plus anciens.`
      : `Ce sont les ${figure(amount)} plus récents sur ${figure(total)}.`,
  brokenOff: 'Le service a cessé de répondre en route ; voici ce qui est arrivé avant.',

  byMonth: 'Par mois',
  byWeekday: 'Par jour',
  byHour: (zone: string) => `Par heure (${zone})`,
  sent: 'envoyés',
  received: 'reçus',
  month,
  weekday: (day: number): string => WEEKDAYS[day] ?? '',
  hour,

  dark: 'Sombre',
  light: 'Clair',
  asPicture: 'Image (gratuit)',
  pictures: 'Images : ',
  lightPictures: 'Images claires',
  darkPictures: 'Images sombres',
  show: 'Les voir',
  countAnew: 'Recompter',
  countAgain: 'Recompter',
  keptSince: 'Compté : ',
  forgotten: 'J’ai oublié ces chiffres : je ne les garde que six heures.',
  notDrawn: 'Je n’ai pas pu dessiner l’image à l’instant ; voici ses chiffres.',

  readingQuestion: (page: number) =>
    `Ce service de données ne compte pas tout seul, alors je dois lire moi-même : ${messages(page)} pour 1 crédit, en commençant par les plus récents. Jusqu’où remonter ? Tu ne paies que ce que je lis.`,
  newest: (amount: number, credits: number) => `Jusqu’à ${figure(amount)} (${numbers.credits(credits)} max.)`,
  nothingCounted: 'Rien n’a été compté ni dépensé.',
};
