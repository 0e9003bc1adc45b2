/** Labels of buttons that several screens share; at most 40 characters, so that a price fits beside them. */
import { numbers } from './numbers.ts';

export const buttons = {
  connect: 'Connecter',
  connectAgain: 'Reconnecter',
  connectWider: 'Élargir mon accès',
  connectOther: 'Connecter un autre jeton',
  startAgain: 'Recommencer',
  tryAgain: 'Réessayer',
  account: 'Mon compte',
  credits: 'Crédits',
  settings: 'Réglages',
  privacy: 'Vie privée',
  help: 'Que puis-je faire ?',
  disconnect: 'Déconnecter',
  checkToken: 'Revérifier mon jeton (gratuit)',
  stopThem: 'Tout arrêter',
  continueInPrivate: 'Continuer en privé',
  back: '◂ Retour',
  more: 'Suite ▸',
  search: 'Chercher',
  ask: 'Demander',
  chats: 'Discussions',
  cancel: 'Annuler',
  topUp: (credits: number): string => `Recevoir ${numbers.figure(credits)} de plus (exemple)`,
  runAgain: 'Relancer',
};
