/** /disconnect: what is erased, what has ended, what stays. `service` is the data service's name. */
import { counted, numbers } from './numbers.ts';

const { credits, size } = numbers;
export const records = (amount: number) => counted(amount, 'élément', 'éléments');
const REST =
  'les résultats gardés, les boutons, ce qui est en attente, ce que je fais automatiquement pour toi, tes réglages et la liste de tes dépenses';

export const disconnecting = {
  askAccess: `Effacer ton accès, ${REST} ?`,
  askToken: (masked: string): string => `Effacer ton jeton d’accès (${masked}), ${REST} ?`,
  askUnconnected:
    'Aucune donnée n’est connectée, mais il reste peut-être des réglages ou une liste de tes dépenses. Les effacer ?',
  liveStops: 'Je n’importerai alors plus les messages de ton compte Telegram.',
  cannotBeUndone: 'On ne peut pas revenir en arrière.',
  eraseAll: 'Tout effacer',
  eraseNothing: 'Ne rien effacer',
  keepIt: 'Garder mon accès',
  erasing: 'J’efface…',

  nothingToErase: 'Il n’y avait rien à effacer',
  erased: 'Effacé',
  items: {
    token: 'ton jeton d’accès et ce qu’il permet',
    results: (amount: number): string => counted(amount, 'liste de résultats gardée', 'listes de résultats gardées'),
    buttons: (amount: number): string => counted(amount, 'série de boutons', 'séries de boutons'),
    pending: (amount: number): string => counted(amount, 'demande en attente', 'demandes en attente'),
    link: 'un lien de connexion ouvert',
    live: 'le fait que ton compte Telegram est relié à moi',
    settings: 'tes réglages',
    spending: (amount: number): string => `le détail de ${counted(amount, 'demande payante', 'demandes payantes')}`,
  },
  endedAt: (service: string): string => `Coupé sur ${service}`,
  accessesEnded: (amount: number): string =>
    amount === 1
      ? 'l’accès lui-même : il n’ouvre plus rien'
      : `${counted(amount, 'accès : il n’ouvre', 'accès : ils n’ouvrent')} plus rien`,
  notErased: 'Pas effacé',
  stays: {
    chat: 'cette discussion sur Telegram : tu peux la vider dans l’appli',
    service: (service: string): string => `ce que garde ${service}`,
    serviceAndAccess: (service: string): string =>
      `ce que garde ${service}, et l’accès lui-même : je n’ai pas pu le couper, alors révoque-le là-bas`,
    serviceAndToken: (service: string): string =>
      `ce que garde ${service}, et le jeton lui-même : révoque-le là-bas si personne ne doit plus s’en servir`,
    today: (spent: number): string =>
      `le total du jour (${credits(spent)}), gardé pour le plafond par jour, puis supprimé`,
  },

  archive: {
    ask: 'Effacer aussi l’archive ?',
    holds: (amount: number, bytes: number): string =>
      `Elle contient ${records(amount)} à toi (${size(bytes)}). L’effacer est définitif et coupe tous les autres accès. Si tu ne fais rien, elle reste.`,
    erase: 'Effacer aussi l’archive',
    erasing: 'J’efface ton archive…',
    isSample: 'Ce sont les données d’exemple : elles restent.',
    erased: 'Ton archive est effacée',
    records: (amount: number, bytes: number): string => `${records(amount)} (${size(bytes)})`,
    accesses: (amount: number): string => `${counted(amount, 'accès', 'accès')} à l’archive`,
    nothingLeft: 'Il n’en reste rien sur le service.',
    stays: (what: string): string => `Ce qui reste : ${what}.`,
  },
};
