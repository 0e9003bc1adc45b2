/** /connect: choosing what the bot may do, in the chat, on a page, or by a token. `service` is the data service's name. */
import { bold, code, type RichText } from '../../answer.ts';
import { form, numbers } from './numbers.ts';

const { figure } = numbers;
const CAREFUL = 'Le lien est pour toi seulement et marche dix minutes ; ne le transmets à personne.';
const SEND_TOKEN =
  ' suivi du jeton, ici, dans notre discussion privée. J’efface ton message et je garde le jeton chiffré.';

export const connecting = {
  heading: 'Connecter tes données',
  checking: 'Je vérifie ton jeton… (0 crédit)',
  connecting: 'Connexion… (0 crédit)',
  nothingStored: 'Rien n’a été enregistré.',
  nothingConnected: 'Rien n’a été connecté.',

  sample: (): RichText => [
    bold('Données d’exemple'),
    ' : les discussions, e-mails et fichiers d’une personne inventée. Un appui, tout est permis, et tu ne peux rien casser.',
  ],
  own: (): RichText => [
    bold('Tes propres données'),
    ' : une archive que le service de ce bot garde pour toi seulement. Tu choisis ce que je peux en faire.',
  ],
  connectOwn: 'Connecter mes données',
  lookAround: 'Explorer l’exemple',
  replaces: 'Ce nouvel accès remplace celui que tu as maintenant, qui est coupé.',

  mayDoOwn:
    'Que puis-je faire avec ton archive, et pour combien de temps ? Tu peux y mettre fin à tout moment dans /account.',
  mayDoSample: 'Que puis-je faire avec les données d’exemple d’une personne inventée, et pour combien de temps ?',
  choose: 'Choisir…',
  chooseInBrowser: 'Choisir dans le navigateur',
  chosenByLine: (chosen: number, all: number): RichText => [
    bold('Choix ligne par ligne'),
    ` · ${figure(chosen)} sur ${figure(all)} ${form(all, 'autorisation', 'autorisations')}`,
  ],
  added: 'Nouveau :',
  whatIMayDo: 'Ce que je peux faire',
  whatIMayRead: 'Ce que je peux lire',
  tapToGive:
    'Touche une autorisation pour la donner ou la reprendre. Ce que je ne peux pas lire n’existe pas pour moi : ni trouvé, ni listé.',
  noneWorks:
    'Avec ça, aucune de mes commandes ne marche : il me faut quelque chose à faire, et des données pour le faire.',
  couldUse: (commands: string): string => `Tu pourrais utiliser ${commands}.`,
  not: (commands: string): string => `Mais pas : ${commands}.`,
  back: 'Retour',

  staysAt: (service: string): string =>
    `Tes données restent sur ${service} ; c’est là que tu choisis ce que je peux lire.`,
  newReplaces: 'Un nouveau jeton remplace celui que tu as maintenant.',
  tapAndTick: `Touche le bouton et coche ce que je peux lire. ${CAREFUL}`,
  orPaste: (): RichText => ['Ou colle un jeton : envoie ', code('/connect'), SEND_TOKEN],
  makeAndSend: (): RichText => ['Crée un jeton sur le service, puis envoie ', code('/connect'), SEND_TOKEN],
  whatIsStored: 'Qu’est-ce qui est gardé ?',
  onThePage: `La page montre chaque autorisation et demande pour combien de temps. ${CAREFUL}`,
  chooseWhatIMayRead: 'Choisir ce que je peux lire',

  removed: 'J’ai effacé de cette discussion le message avec le jeton.',
  notRemoved: (): RichText => [
    bold('Efface toi-même ton message avec le jeton, s’il te plaît'),
    ' : je n’ai pas pu le retirer de cette discussion.',
  ],
  incomplete: 'Ça ne ressemble pas à un jeton complet',
  copyAgain: (): RichText => [
    'Un jeton est un seul long mot fait de lettres, de chiffres et de quelques signes, sans espaces. Copie-le de nouveau en entier et envoie-le après ',
    code('/connect'),
    '. Rien n’a été enregistré.',
  ],
  neverInGroups: 'Ne publie jamais un jeton dans un groupe',
  exposed: (removed: boolean): string =>
    `Je ne m’en suis pas servi. ${removed ? 'J’ai effacé le message, mais d’autres l’ont peut-être lu.' : 'Efface le message, s’il te plaît.'} Considère ce jeton comme dévoilé : révoque-le sur le service, crées-en un nouveau, puis connecte-le dans une discussion privée avec moi.`,

  goBack: (bot: string): string => `Retourne à ${bot} et envoie /connect pour avoir un nouveau lien.`,
  linkIsOver: 'Ce lien ne marche plus',
  linkWasUsed: 'Il a déjà servi, date de plus de dix minutes, ou ne vient pas de ce bot.',
  declined: 'La connexion n’a pas été faite',
  declinedWhy: 'Tu as choisi de ne pas donner d’accès, donc rien n’a été enregistré.',
  failed: 'La connexion n’a pas marché',
  pageFailed: 'La page d’autorisation a signalé un problème. Rien n’a été enregistré.',
  noToken: 'La page d’autorisation n’a pas envoyé de jeton utilisable. Rien n’a été enregistré.',
  notStored: (reference: string): string => `Rien n’a été enregistré. Référence : ${reference}`,
  closePage: (bot: string): string => `Tu peux fermer cette page et continuer dans ${bot}.`,
};
