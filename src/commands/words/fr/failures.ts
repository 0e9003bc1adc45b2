/** What is said of failures: a title for each, why, and what to do next. `service` is the data service's name. */
import { bold, code, type RichText, time } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;

export const failures = {
  titles: {
    'not-connected': 'Tes données ne sont pas encore connectées',
    'token-refused': 'Ton jeton d’accès n’est pas accepté',
    'token-expired': 'Ton jeton d’accès a expiré',
    'scope-missing': 'Ton jeton ne permet pas ça',
    'credits-out': 'Tes crédits sur le service sont épuisés',
    'cap-reached': 'Ça dépasserait le plafond du jour',
    'rate-limited': 'Le service demande une pause',
    'bad-request': 'Le service n’a pas su quoi faire de cette demande',
    'not-offered': 'Le service ne propose pas ça',
    'not-found': 'Ce n’est plus là',
    timeout: 'Le service a mis trop de temps',
    unreachable: 'Le service est injoignable',
    'connection-lost': 'La connexion s’est interrompue',
    'service-failed': 'Le service de données a eu une erreur',
    'unreadable-reply': 'La réponse n’a pas pu être lue',
    'reply-too-large': 'La réponse était trop grande',
    cancelled: 'Arrêté',
    'too-many-waiting': 'Deux autres de tes demandes attendent déjà',
    'private-only': 'Je ne montre les résultats personnels qu’en privé',
    'stale-button': 'Ce bouton n’est plus valable',
    internal: 'Quelque chose n’a pas marché ici',
  },
  notConnected: (service: string): string =>
    `Connecte d’abord ton compte sur ${service} ; tu choisis ce que le bot peut lire.`,
  notConnectedSample:
    'Deux appuis suffisent : explore les données d’une personne inventée, ou connecte ta propre archive.',
  tokenRefused: (service: string): string =>
    `Le jeton n’est pas reconnu par ${service} : il a été révoqué ou n’est pas complet. Reconnecte-toi avec un nouveau, s’il te plaît.`,
  tokenExpired:
    'Il a été valable, mais sa durée est passée. Te reconnecter prend un instant et t’en donne un tout neuf.',
  lacks: 'Il manque :',
  needs: 'Le service n’a pas dit quelle autorisation manque ; il faut :',
  lacksUnknown: 'Le service n’a pas dit quelle autorisation manque.',
  creditsOut: (price: number | undefined, left: number | undefined): string => {
    const needed =
      price === undefined ? 'Cette demande coûte plus que ce qu’il te reste' : `Cette demande coûte ${credits(price)}`;
    return left === undefined ? `${needed}.` : `${needed} ; il t’en reste ${figure(left)}.`;
  },
  countedBy: (service: string): string => `C’est ${service} qui les compte.`,
  capUsedUp: 'Les crédits du jour sont épuisés.',
  cap: (cap: {
    limit: number;
    spent: number;
    mine: boolean;
    price: number | undefined;
    resetsAt: string;
    zone: string | undefined;
  }): RichText => [
    `Le plafond est de ${credits(cap.limit)} par jour, ${cap.mine ? 'réglé par toi' : 'fixé par la personne qui gère ce bot'} ; dépensé aujourd’hui : ${figure(cap.spent)}`,
    cap.price === undefined ? '. ' : `, et ceci coûte ${figure(cap.price)}. `,
    'Remise à zéro : ',
    time(cap.resetsAt),
    cap.zone === undefined ? ' (minuit UTC). ' : ' (ton minuit). ',
    cap.mine ? 'Tu peux relever ton plafond dans /settings.' : 'Les pages des résultats précédents restent gratuites.',
  ],
  rateLimited: 'Trop de demandes en peu de temps.',
  waitAMinute: 'Réessaie dans une minute ou deux, s’il te plaît.',
  badRequest: 'Essaie avec moins de mots, ou de plus courts, et sans caractères inhabituels.',
  notOffered: (service: string): string =>
    `Pour l’instant, ${service} n’a pas cette fonction. Les autres commandes marchent toujours.`,
  notFound: 'Le service n’a plus cet élément. Il a peut-être été retiré entre-temps.',
  timeout:
    'Aucune réponse complète n’est arrivée à temps. La première demande du jour peut être lente ; un second essai va souvent plus vite.',
  unreachable: (service: string): string =>
    `Pas de liaison avec ${service} en ce moment. Réessaie dans quelques minutes, s’il te plaît.`,
  connectionLost: 'Le service était en train de répondre, mais la réponse n’est pas arrivée en entier.',
  serviceFailed: 'Ta demande n’y est pour rien.',
  tryLater: 'Réessaie plus tard, s’il te plaît.',
  tryAfter: (at: string): RichText => ['Réessaie après : ', time(at), ', s’il te plaît.'],
  unreadableReply:
    'Quelque chose est revenu, mais pas sous la forme convenue. Ça ne veut pas dire que rien n’a été trouvé.',
  tooLarge: 'Essaie plus précis : plus de mots, une seule discussion ou une période plus courte.',
  cancelled: 'La demande a été arrêtée, comme tu le voulais.',
  notTakenUp: 'Celle-ci n’a pas été prise en compte ; renvoie-la quand l’une d’elles sera finie, ou arrête-les.',
  continueThere: 'On continue là-bas ?',
  forgottenButton: 'J’ai oublié à quoi il servait. Recommence avec une commande, s’il te plaît ; /help les liste.',
  internal: 'La faute vient du bot, pas de toi. Réessaie plus tard, s’il te plaît.',
  mayHaveCost: (price: number): string => `Ça a peut-être coûté ${credits(price)}.`,
  mayHaveCostSome: 'Ça a peut-être coûté des crédits.',
  reference: (reference: string): RichText => ['Référence : ', code(reference)],
  refused: {
    byBot: (): RichText => ['Aucune demande n’est partie : ', bold('rien n’a été dépensé'), '.'],
    byService: (): RichText => ['Le service a refusé la demande : ', bold('rien n’a été dépensé'), '.'],
    stillWork: (commands: string): string => `Avec ce jeton, tu peux toujours utiliser ${commands}.`,
    noneWorks: 'Aucune des commandes qui lisent des données ne marche avec ce jeton.',
    widen: (): RichText => [
      'Pour l’élargir, crée un jeton qui a aussi ces autorisations et envoie-le après ',
      code('/connect'),
      '.',
    ],
  },
};
