/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';

const { figure, size } = numbers;

export const ownData = {
  button: 'Envoie-moi tout ce qui me concerne',
  collecting: 'Je rassemble ce qui est gardé sur toi…',
  /** The same in a line of what goes on. Without a full stop. */
  doing: 'Je rassemble ce qui est gardé sur toi',
  /** In two files. */
  whole: (count: number): string =>
    `Tout ce qui est gardé sur toi, en deux fichiers : ce que je garde, sans ton jeton, et ton archive (${records(count)}). C’est du texte simple : qui a ces fichiers peut les lire. Si tu m’envoies records.jsonl, je l’importe de nouveau.`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `Ce que je garde sur toi, sans ton jeton. Ton archive (${records(count)}) n’y est pas : elle dépasse ${size(most)} de texte. La personne qui fait tourner ce bot peut te la donner entière, en un seul fichier : npm run person.`,
  empty: 'Tout ce que je garde sur toi, sans ton jeton. Ton archive est vide.',
  elsewhere: (service: string): string =>
    `Tout ce que je garde sur toi, sans ton jeton. Tes données elles-mêmes sont sur ${service} : demande-les là-bas.`,
  unreachable:
    'Ce que je garde sur toi, sans ton jeton. Ton archive n’a pas pu être lue à l’instant : réessaie dans quelques minutes.',
  /** Above the one file, where the archive comes otherwise. */
  keptOnly: 'Ce que je garde sur toi, sans ton jeton. Ton archive suit.',
  /** A link to a page. */
  pageHeading: 'Ton archive',
  pageWhat: (count: number): string =>
    `Ton archive (${records(count)}) est trop grande pour cette discussion. Une page dans ton navigateur te la donne en un seul fichier zip, gratuitement. Le lien est pour toi seulement et s’ouvre une seule fois, dans les dix minutes ; ne le transmets à personne.`,
  openPage: 'Enregistrer mon archive',
  /** Where there is no page: files of a chat, one after the other. */
  inParts: (count: number): string =>
    `Ton archive (${records(count)}) est grande : elle arrive ici en plusieurs parties, en fichiers zip. C’est gratuit, et tu peux arrêter quand tu veux.`,
  /** While it goes on. Without a full stop. */
  sendingPart: (part: number): string => `Je prépare la partie ${figure(part)} de ton archive`,
  part: (part: number, count: number): string => `Partie ${figure(part)} de ton archive : ${records(count)}.`,
  allParts: (count: number): string =>
    `C’était toute ton archive : ${records(count)}. C’est du texte simple : qui a ces fichiers peut les lire. Si tu m’en envoies un, je l’importe de nouveau.`,
  partsStopped: 'Arrêté. Les parties déjà arrivées sont à toi ; je n’ai pas envoyé le reste. Rien n’a été dépensé.',
  /** @param part which could not be read */
  partsBroken: (part: number): string =>
    `La suite de ton archive n’a pas pu être lue à l’instant. Ce qui est arrivé reste ; la prochaine est la partie ${figure(part)}. Réessaie dans quelques minutes.`,
  goOn: 'Envoyer la suite',
};
