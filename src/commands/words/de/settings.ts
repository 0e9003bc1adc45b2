/** /settings in German. */
import type { Words } from '../en/en.ts';

const minutes = new Intl.NumberFormat('de', { style: 'unit', unit: 'minute', unitDisplay: 'long' });
const hours = new Intl.NumberFormat('de', { style: 'unit', unit: 'hour', unitDisplay: 'long' });

export const settings: Words['settings'] = {
  unknown:
    'Diese Einstellung kenne ich nicht. Du kannst zum Beispiel tippen: /settings cap 20, /settings cap none, /settings zone Lisbon, /settings protect on, /settings cover on, /settings delete 1h, /settings pictures dark.',
  back: '‹ Einstellungen',
  language: {
    label: 'Sprache: ',
    open: 'Sprache',
    ask: 'In welcher Sprache soll ich antworten? Was du suchst, kann in jeder sein.',
    asTelegram: 'Wie mein Telegram',
  },
  cap: {
    label: 'Tageslimit: ',
    none: 'kein eigenes',
    zero: '0 – nichts läuft, was Credits kostet',
    operator: (credits) => `Der Betreiber erlaubt ${credits} am Tag; es zählt das kleinere von beiden.`,
    remove: 'Kein Limit',
  },
  results: {
    open: 'Ergebnisschutz',
    cover: {
      label: 'Ergebnisse verdecken: ',
      on: 'an – niemand liest mit, bevor du darauf tippst',
      off: 'aus – sie sind sofort lesbar',
      turnOn: 'Ergebnisse verdecken',
      turnOff: 'Nicht mehr verdecken',
    },
    protect: {
      label: 'Ergebnisse schützen: ',
      on: 'an – sie lassen sich nicht weiterleiten, speichern oder kopieren',
      off: 'aus – sie lassen sich weiterleiten und speichern',
      turnOn: 'Ergebnisse schützen',
      turnOff: 'Nicht mehr schützen',
    },
    delete: {
      label: 'Ergebnisse löschen: ',
      after: (time) => `${time} nach dem Anzeigen`,
      never: 'nie – sie bleiben im Chat',
      keep: 'Behalten',
    },
    time: (amount) => (amount % 60 === 0 ? hours.format(amount / 60) : minutes.format(amount)),
    fromNowOn: 'Das gilt für Ergebnisse ab jetzt. Ergebnisse sind alles, was aus deinen Daten kommt.',
    deleted: 'Hier stand ein Ergebnis, das sich selbst löscht.',
  },
};
