/** /account: whose data, what the access allows, who else has access. `service` is the data service's name. */
import { bold, code, type RichText, time } from '../../answer.ts';
import { counted, numbers } from './numbers.ts';

const { figure } = numbers;

export const account = {
  looking: 'Je regarde tes accès… (0 crédit)',
  toSample: (): RichText => [
    bold('Connexion établie'),
    ' avec des données d’exemple : celles d’une personne inventée, pas les tiennes.',
  ],
  toOwn: (): RichText => [bold('Connexion établie'), ' avec ta propre archive.'],
  toService: (service: string): RichText => [bold('Connexion établie'), ` avec ${service}`],
  since: (at: string): RichText => ['Depuis : ', time(at)],
  credits: (left: number): string => `Crédits : il t’en reste ${figure(left)}.`,
  creditsUnknown: 'Crédits : je n’ai pas pu interroger le service à l’instant.',
  commands: 'Commandes',
  moreThanLeft: 'plus que ce qu’il te reste',
  notTried: 'pas encore essayée',
  lastUsed: (at: string): RichText => ['dernière utilisation : ', time(at)],
  lastTried: (at: string): RichText => ['dernier essai : ', time(at)],
  needs: (scopes: string): RichText => ['il faut ', code(scopes)],
  permissions: 'Autorisations',
  from: {
    service: 'selon le service',
    person: 'selon ton choix à la connexion',
    unknown: 'le service ne les dit pas : je les découvre au fil de tes commandes',
  },
  noScopes: 'aucune dont je puisse me servir',
  others: (amount: number): string => counted(amount, 'autre accès à ton archive', 'autres accès à ton archive'),
  othersUnknown: 'Je n’ai pas pu vérifier à l’instant qui d’autre a un accès.',
  other: (app: string, since: string, until: string | undefined, used: boolean): RichText => [
    `${app}, depuis : `,
    time(since),
    ...(until === undefined ? [', sans date de fin'] : [', jusqu’à : ', time(until)]),
    ...(used ? [] : [', jamais utilisé']),
  ],
  andMore: (amount: number): string => `… et ${counted(amount, 'autre', 'autres')}`,
  end: (app: string): string => `Couper ${app}`,
  ended: 'Cet accès est coupé.',
  hadEnded: 'Cet accès était déjà coupé.',
  seeAll: 'Tout voir dans le navigateur',
  noPage: 'Le service n’a pas de page pour ça.',
  list: 'La liste de qui a accès à ton archive. Le lien est pour toi seulement et marche dix minutes.',
  openList: 'Ouvrir la liste',
  noAccess: 'Tu ne m’as pas donné accès à ton archive.',
};
