/** “You are connected”: to whose data, until when, what that allows. `service` is the data service's name. */
import { bold, code, type RichText, time } from '../../answer.ts';
import { ofSomebody } from './writing.ts';

const DONE = 'Connexion établie';

export const connected = {
  title: DONE,
  toService: (service: string): RichText => [bold(DONE), ` avec ${service}.`],
  toOwn: (): RichText => [bold(DONE), ' avec ta propre archive.'],
  toSample: (you: string, owner: string | undefined): RichText => [
    bold(DONE),
    ` avec des données d’exemple. Sur Telegram, tu es ${you === '' ? 'toi-même' : you} ; les données sont celles ${owner === undefined ? 'd’une personne inventée' : `${ofSomebody(owner)}, une personne inventée`}.`,
  ],
  saved: (service: string): RichText => [
    bold('Jeton enregistré'),
    ` pour ${service}. Je n’ai pas pu le vérifier gratuitement ; ta première commande le fera.`,
  ],
  token: (masked: string): RichText => ['Jeton : ', code(masked)],
  lastsUntilEnded: 'L’accès dure jusqu’à ce que tu le coupes.',
  lastsUntil: (at: string): RichText => ['Fin de l’accès : ', time(at), '.'],

  before: {
    ended: 'L’accès précédent est coupé.',
    failedHere: 'Je n’ai pas pu couper l’accès précédent : coupe-le dans /account.',
    failedThere: (service: string): string =>
      `Je n’ai pas pu couper l’accès précédent : révoque-le sur ${service} si personne ne doit plus s’en servir.`,
    impossibleHere: 'Le jeton précédent est peut-être encore valable : coupe-le dans /account.',
    impossibleThere: (service: string): string =>
      `Le jeton précédent est peut-être encore valable : révoque-le sur ${service} si personne ne doit plus s’en servir.`,
  },

  notTried: 'Aucune de ces commandes n’a encore été essayée :',
  canUse: 'Tu peux utiliser :',
  allowsNothing: 'Cet accès ne permet aucune des commandes qui lisent des données.',
  notWithToken: (commands: string): string => `Pas avec ce jeton : ${commands} – /account dit ce qui manque.`,
  notWithAccess: (commands: string): string => `Pas avec cet accès : ${commands} – /account dit ce qui manque.`,

  empty: (): RichText => [bold('Ton archive est encore vide.'), ' Ensuite : /import y fait entrer tes discussions.'],
  justWrite: 'Écris simplement ce que tu cherches.',
  justWriteFerry: (): RichText => ['Écris simplement ce que tu cherches, par exemple ', code('ferry'), '.'],
  bringIn: 'Importer mes discussions',
};
