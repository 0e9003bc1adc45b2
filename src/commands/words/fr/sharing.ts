/** Sharing into another chat, in French. */
import type { Words } from '../en/en.ts';

export const sharing: Words['sharing'] = {
  button: 'Partager…',
  preview: 'Voici ce qu’ils verront :',
  note: 'Rien d’autre n’est joint : ni noms, ni sources. Ce n’est envoyé que si tu choisis une discussion et que tu l’y envoies. Je le garde une heure.',
  choose: 'Choisir une discussion',
  gone: 'J’ai oublié cette réponse, il n’y a donc rien à partager. Je ne garde les réponses que six heures.',
  protected: 'Tes réglages disent que les résultats ne sont pas transmis.',
  notHere:
    'Ce bot ne peut pas servir dans d’autres discussions : la personne qui le gère n’a pas activé le mode inline.',
  send: 'Envoyer ceci',
  goneThere: 'Plus rien à partager : retour',
};
