/** What is said around a command's answers. `doing` is what a request does, as its command says it: `Recherche de « ferry »`. */
import { bold, code, type RichText } from '../../answer.ts';
import { counted, numbers } from './numbers.ts';

const { credits, figure } = numbers;

const spent = (amount: number) => (amount === 0 ? 'Rien n’a été dépensé.' : `Ça a peut-être coûté ${credits(amount)}.`);
const still = (doing: string) => `Toujours en cours : ${doing.charAt(0).toLowerCase()}${doing.slice(1)}.`;

export const front = {
  overflow: 'La suite de cette réponse est dans le fichier.',
  nothingVisible: '(Cette réponse n’a pas de texte visible.)',
  working: 'Traitement de ta demande',
  unknownButton: 'Ce bouton vient d’une version plus ancienne. Envoie /help',
  goneButton: 'Ce bouton a déjà servi, a expiré ou n’est pas à toi.',
  foreignButton: 'Ce bouton est pour la personne qui a demandé.',
  tooFast: 'Ça fait beaucoup d’un coup. Laisse-moi dix secondes, puis continue.',
  privateOnly: 'Je ne montre les résultats personnels qu’en privé. On continue là-bas ?',
  notAllowed: 'Ce bot est réservé aux personnes invitées.',
  stranger: (userId: string): RichText => [
    'Bonjour ! Ce bot est réservé aux personnes invitées. Pour entrer, donne ton identifiant Telegram à la personne qui le gère : ',
    code(userId),
    '. Ce qui est gardé sur toi reste à toi quand même : /privacy, /disconnect.',
  ],
  repeatNote: 'Envoyé une seconde fois, car Telegram n’a pas confirmé la première.',
  unsendable: 'J’ai une réponse, mais Telegram ne l’a pas prise. Essaie une question plus précise, ou /help.',
  secrets: {
    token:
      'On dirait un jeton d’accès, alors je n’en ai rien fait. Pour le connecter, envoie-le après /connect. Si d’autres ont pu le voir, crées-en un nouveau sur le service.',
    other:
      'Une partie ressemble à un mot de passe ou à une clé, alors je ne l’ai envoyée nulle part et j’ai laissé ton message tel quel. Tu voudras peut-être l’effacer. Pour te connecter, envoie ton jeton après /connect.',
  },
  beginning: (doing: string, price: number): string => `${doing}… (${credits(price)})`,
  going: (doing: string, seconds: number, price: number): string =>
    `${doing}… ${figure(seconds)} s · ${credits(price)}`,
  still,
  stillWorking: 'Je travaille encore sur une demande précédente.',
  queued: (doing: string, before: number): string =>
    `${still(doing)} ${before === 0 ? 'Ta demande est la suivante.' : `${counted(before, 'autre passe', 'autres passent')} avant la tienne.`}`,
  behind: (doing: string, before: number): string =>
    before === 0
      ? `${doing} : juste après la demande en cours.`
      : `${doing} : après la demande en cours, et ${counted(before, 'autre', 'autres')}.`,
  inLine: (position: number): RichText => [
    'Beaucoup de monde demande en ce moment. Tu as le numéro ',
    bold(figure(position)),
    ' dans la file.',
  ],
  stopped: (price: number): string =>
    price === 0
      ? 'Arrêté. Rien n’a été dépensé.'
      : `Arrêté. La demande était déjà partie, donc ${credits(price)} ${price < 2 ? 'peut' : 'peuvent'} encore être ${price < 2 ? 'compté' : 'comptés'}.`,
  timedOut: (price: number): string => `C’était trop long, alors j’ai cessé d’attendre. ${spent(price)}`,
  interrupted: (price: number): string => `J’ai redémarré avant de pouvoir répondre. ${spent(price)}`,
  failed: (reference: string, price: number): RichText => [
    `Quelque chose n’a pas marché de mon côté. ${spent(price)} Si ça se reproduit, donne cette référence à la personne qui gère le bot : `,
    code(reference),
  ],
  nothingRunning: 'Rien n’est en cours.',
  stoppedNow: 'Arrêté.',
  takenBack: {
    profile: 'Aucun profil n’a été fait. Rien n’a été dépensé.',
    disconnect: 'Rien n’a été effacé.',
    other: 'Rien n’a été changé.',
  },
};
