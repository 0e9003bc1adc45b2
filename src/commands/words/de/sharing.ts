/** Sharing into another chat, in German. */
import type { Words } from '../en/en.ts';

export const sharing: Words['sharing'] = {
  button: 'Teilen…',
  preview: 'Das sehen sie dann:',
  note: 'Sonst geht nichts mit: keine Namen, keine Quellen. Gesendet wird es erst, wenn du einen Chat auswählst und es dort abschickst. Ich hebe es eine Stunde lang auf.',
  choose: 'Chat auswählen',
  gone: 'Diese Antwort habe ich vergessen, es gibt also nichts zu teilen. Antworten hebe ich nur sechs Stunden auf.',
  protected: 'In deinen Einstellungen steht, dass Ergebnisse nicht weitergegeben werden.',
  notHere:
    'In anderen Chats lässt sich dieser Bot nicht verwenden: Wer ihn betreibt, hat den Inline-Modus nicht eingeschaltet.',
  send: 'Das senden',
  goneThere: 'Nichts mehr zu teilen: zurück zum Bot',
};
