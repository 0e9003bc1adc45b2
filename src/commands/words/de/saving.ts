/** /save in German. The chat is called “Saved” in every archive, whatever the language. */
import type { Words } from '../en/en.ts';

export const saving: Words['saving'] = {
  saved: 'In deinem Archiv gespeichert, im Chat »Saved«.',
  savedAside:
    'In deinem eigenen Archiv gespeichert, im Chat »Saved«. Gerade durchsuchst du die Beispieldaten; verbinde deine eigenen Daten, um es zu finden.',
  known: 'Das ist schon gespeichert.',
  how: 'Antworte mit /save auf eine Nachricht, die du aufheben möchtest, auch auf eine weitergeleitete, oder schreib sie hinter den Befehl: /save der Schlüssel liegt unter der Matte',
};
