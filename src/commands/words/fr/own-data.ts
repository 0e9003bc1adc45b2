/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';

const { size } = numbers;

export const ownData = {
  button: 'Envoie-moi tout ce qui me concerne',
  collecting: 'Je rassemble ce qui est gardé sur toi…',
  /** In two files. */
  whole: (count: number): string =>
    `Tout ce qui est gardé sur toi, en deux fichiers : ce que je garde, sans ton jeton, et ton archive (${records(count)}). C’est du texte simple : qui a ces fichiers peut les lire. Si tu m’envoies records.jsonl, je l’importe de nouveau.`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `Ce que je garde sur toi, sans ton jeton. Ton archive (${records(count)}) n’y est pas : elle dépasse ${size(most)} de texte. La personne qui fait tourner ce bot peut te la donner entière, en un seul fichier.`,
  empty: 'Tout ce que je garde sur toi, sans ton jeton. Ton archive est vide.',
  elsewhere: (service: string): string =>
    `Tout ce que je garde sur toi, sans ton jeton. Tes données elles-mêmes sont sur ${service} : demande-les là-bas.`,
  unreachable:
    'Ce que je garde sur toi, sans ton jeton. Ton archive n’a pas pu être lue à l’instant : réessaie dans quelques minutes.',
};
