/** What the person gets who asks for everything that is kept about them. `service` is the data service's name. */
import { records } from './disconnecting.ts';
import { numbers } from './numbers.ts';

const { figure, size } = numbers;

export const ownData = {
  button: 'Schick mir alles über mich',
  collecting: 'Ich suche zusammen, was über dich gespeichert ist …',
  /** The same in a line of what goes on. Without a full stop. */
  doing: 'Ich suche zusammen, was über dich gespeichert ist',
  /** In two files. */
  whole: (count: number): string =>
    `Alles, was über dich gespeichert ist, in zwei Dateien: was ich speichere, ohne dein Token, und dein Archiv (${records(count)}). Beides ist reiner Text: Wer die Dateien hat, kann sie lesen. Wenn du mir records.jsonl schickst, importiere ich es wieder.`,
  /** @param most bytes of text */
  tooLarge: (count: number, most: number): string =>
    `Was ich über dich speichere, ohne dein Token. Dein Archiv (${records(count)}) ist nicht dabei: Es hat mehr als ${size(most)} Text. Wer diesen Bot betreibt, kann es dir ganz als eine Datei geben: npm run person.`,
  empty: 'Alles, was ich über dich speichere, ohne dein Token. Dein Archiv ist leer.',
  elsewhere: (service: string): string =>
    `Alles, was ich über dich speichere, ohne dein Token. Deine Daten selbst sind bei ${service}: Frag dort danach.`,
  unreachable:
    'Was ich über dich speichere, ohne dein Token. Dein Archiv ließ sich gerade nicht lesen: Versuch es in ein paar Minuten noch einmal.',
  /** Above the one file, where the archive comes otherwise. */
  keptOnly: 'Was ich über dich speichere, ohne dein Token. Dein Archiv folgt.',
  /** A link to a page. */
  pageHeading: 'Dein Archiv',
  pageWhat: (count: number): string =>
    `Für diesen Chat ist dein Archiv (${records(count)}) zu groß. Auf einer Seite in deinem Browser bekommst du es als eine Zip-Datei; das kostet nichts. Der Link ist nur für dich, öffnet sich einmal und gilt zehn Minuten; gib ihn nicht weiter.`,
  openPage: 'Mein Archiv speichern',
  /** Where there is no page: files of a chat, one after the other. */
  inParts: (count: number): string =>
    `Dein Archiv (${records(count)}) ist groß: Es kommt hier in Teilen, als Zip-Dateien. Das kostet nichts, und du kannst es jederzeit abbrechen.`,
  /** While it goes on. Without a full stop. */
  sendingPart: (part: number): string => `Teil ${figure(part)} deines Archivs wird gepackt`,
  part: (part: number, count: number): string => `Teil ${figure(part)} deines Archivs: ${records(count)}.`,
  allParts: (count: number): string =>
    `Das war dein ganzes Archiv: ${records(count)}. Es ist reiner Text: Wer die Dateien hat, kann sie lesen. Wenn du mir eine davon schickst, importiere ich sie wieder.`,
  partsStopped:
    'Angehalten. Die Teile, die schon da sind, gehören dir; den Rest habe ich nicht geschickt. Es wurde nichts ausgegeben.',
  /** @param part which could not be read */
  partsBroken: (part: number): string =>
    `Weiter ließ sich dein Archiv gerade nicht lesen. Was schon da ist, bleibt; Teil ${figure(part)} kommt als Nächstes. Versuch es in ein paar Minuten.`,
  goOn: 'Weiter schicken',
};
