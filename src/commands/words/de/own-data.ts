/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';

const { size } = numbers;

export const ownData = {
  button: 'Schick mir alles über mich',
  collecting: 'Ich suche zusammen, was über dich gespeichert ist …',
  /** In two files. */
  whole: (count: number): string =>
    `Alles, was über dich gespeichert ist, in zwei Dateien: was ich speichere, ohne dein Token, und dein Archiv (${records(count)}). Beides ist reiner Text: Wer die Dateien hat, kann sie lesen. Wenn du mir records.jsonl schickst, importiere ich es wieder.`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `Was ich über dich speichere, ohne dein Token. Dein Archiv (${records(count)}) ist nicht dabei: Es hat mehr als ${size(most)} Text. Wer diesen Bot betreibt, kann es dir ganz als eine Datei geben.`,
  empty: 'Alles, was ich über dich speichere, ohne dein Token. Dein Archiv ist leer.',
  elsewhere: (service: string): string =>
    `Alles, was ich über dich speichere, ohne dein Token. Deine Daten selbst sind bei ${service}: Frag dort danach.`,
  unreachable:
    'Was ich über dich speichere, ohne dein Token. Dein Archiv ließ sich gerade nicht lesen: Versuch es in ein paar Minuten noch einmal.',
};
