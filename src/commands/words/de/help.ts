/** /help in German. */
import { bold } from '../../answer.ts';
import type { Words } from '../en/en.ts';

export const help: Words['help'] = {
  inGroup: (bot) =>
    `Ich durchsuche und befrage eigene Daten, immer nur für die Person, der sie gehören. In Gruppen poste ich nichts Persönliches: Öffne einen privaten Chat mit ${bot}, um loszulegen.`,
  heading: 'Was du jetzt tun kannst',
  headingUnconnected: 'Was du tun kannst, sobald du verbunden bist',
  notWithToken: 'nicht mit deinem Token',
  narrow: () => [
    bold('Suche eingrenzen'),
    ': from:name, from:me, chat:name, on:telegram, when:"letzte Woche", after:7d, before:2026-11-01, has:link, has:file, has:photo, "genau diese Wörter", -ohne; in:all, in:emails, in:files. Ohne ein Suchwort, und nach /recent, listen sie auf, was dazu passt, das Neueste zuerst.',
  ],
  free: (commands) => [bold('Gratis'), `: ${commands}`],
  prices:
    'Preise stehen im Menü, hier und auf jedem Button; ein Befehl, den du eintippst, läuft sofort, und die Antwort sagt, was er gekostet hat. Du kannst auch einfach etwas schreiben: Ich frage dann, was ich damit tun soll.',
};
