/** /privacy: what is stored, for how long, where data goes, and how to erase it. `service` is the data service's name. */
import { numbers } from './numbers.ts';

export const privacy = {
  stored: 'Ce qui est gardé, et pour combien de temps',
  items: (days: number | undefined): readonly string[] => [
    `Ton jeton d’accès et ce qu’il permet : jusqu’à ta déconnexion, ou jusqu’à ce qu’il n’ait pas servi pendant ${days === undefined ? 'longtemps' : numbers.days(days)} (je te préviens avant).`,
    'Les résultats que tu feuillettes, et ce qui permet de répondre à une réponse : six heures. Les boutons, et le dernier profil de toi : 30 jours ; tu peux le faire oublier tout de suite. Un lien de connexion : dix minutes. Ce que tu t’apprêtes à partager : une heure.',
    'Un message de toi qui coûte des crédits ou doit attendre : jusqu’à ce que j’y aie répondu ; ensuite seulement son numéro, deux jours. La réponse : jusqu’à ce que Telegram l’ait reçue.',
    'Tes réglages : jusqu’à ta déconnexion. Quand quelle commande a coûté combien de crédits, sans aucun mot : 35 jours, ou jusqu’à ta déconnexion.',
    'Ce que tu me fais faire automatiquement (alertes, points sur ta journée) : ce qu’il faut chercher, quand, et des codes de ce que j’ai déjà dit, jusqu’à ce que tu l’arrêtes ou te déconnectes. Je lis alors tes données comme si tu avais tapé la commande, au prix que tu as accepté.',
    'Si tu me relies à ton compte Telegram : le fait que tu l’as fait et depuis quand, jusqu’à ce que tu m’en retires ou te déconnectes ; ensuite seulement un code, qui ne dit rien de la personne, pour que je n’en importe rien. Ses messages vont droit dans ton archive ; je n’en garde aucun.',
  ],
  encrypted:
    'Tout est chiffré, la clé est gardée ailleurs, et ton identifiant Telegram est remplacé par un code ; ce que tu as dépensé, ce sont de simples chiffres sous ce code. Les journaux ne contiennent ni textes, ni noms, ni questions, ni jetons.',
  whereTo: 'Où vont tes données',
  toService: (service: string): string =>
    `Quand tu lances une commande, tes mots et tes questions partent, avec ton jeton, vers ${service} ; sa réponse revient dans cette discussion.`,
  model: {
    none: 'Ce service n’a pas de modèle de langage : /ask cite tes données, et personne d’autre ne les lit.',
    unknown:
      'Avec /ask et /profile, le modèle de langage de ce service, s’il en a un, lit les données que ton jeton permet.',
    local: (host: string): string =>
      `Avec /ask et /profile, un modèle de langage sur la propre machine de ce service (${host}) lit les données que ton jeton permet.`,
    elsewhere: (host: string): string =>
      `Avec /ask et /profile, ta question, et ce qui est lu de tes données pour y répondre, part vers le modèle de langage sur ${host} ; ce que ça y devient dépend de qui le fait tourner.`,
  },
  notSold: 'Ce bot ne vend rien, ne partage rien et n’utilise rien pour entraîner des modèles.',
  files:
    'Un fichier que tu envoies pour l’importer est transmis à ce service au fil de son arrivée ; je n’en garde rien.',
  groups: 'Je ne publie jamais rien de personnel dans un groupe. Ce que tu y partages toi-même, je te le montre avant.',
  howToErase: 'Comment l’effacer',
  erase:
    '/disconnect efface d’un coup tout ce qui précède, coupe ton accès sur le service quand c’est possible, et dit ce qui a été effacé et coupé. Je n’importe alors plus les messages de ton compte Telegram. Ce qui reste : cette discussion sur Telegram (tu peux la supprimer toi-même), et ce que le service garde de son côté. Révoque le jeton là-bas s’il n’a pas pu être coupé.',
};
