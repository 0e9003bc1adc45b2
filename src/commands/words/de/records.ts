/** What records are called, in German. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { Words } from '../en/en.ts';
import { plurals } from '../plural.ts';
import { counted, numbers } from './numbers.ts';
import { writing } from './writing.ts';

const plural = plurals('de');
const { figure } = numbers;

/** None has an adjective before it, so that they fit behind “keine” and “neueste” alike. */
const NOUNS: Readonly<Record<DatastoreName, readonly [one: string, other: string]>> = {
  'social-chat-group': ['Chat', 'Chats'],
  'social-chat-message': ['Nachricht', 'Nachrichten'],
  'social-email': ['E-Mail', 'E-Mails'],
  'social-post': ['Beitrag', 'Beiträge'],
  'social-following': ['Seiten-Abo', 'Seiten-Abos'],
  'social-calendar': ['Kalender', 'Kalender'],
  'social-event': ['Termin', 'Termine'],
  favourite: ['Favorit', 'Favoriten'],
  file: ['Datei', 'Dateien'],
};

const noun = (kind: DatastoreName, amount: number) => {
  const [one, other] = NOUNS[kind];
  return plural(amount, { one, other });
};

export const records: Words['records'] = {
  amount: (kind, amount) => `${figure(amount)} ${noun(kind, amount)}`,
  heading: (kind) => NOUNS[kind][1],
  otherHeading: 'Sonstiges',
  place: (place) => (place === 'all' ? 'alle deine Daten' : `deine ${place === 'chats' ? 'Chats' : NOUNS[place][1]}`),
  kinds: (kinds) => writing.list(kinds.map((kind) => NOUNS[kind][1])),
  unnamedChat: 'Chat ohne Namen',
  noText: '(kein Text)',
  noPreview: 'Treffer ohne Vorschau.',
  you: 'Du',
  unreadable: (amount) => `${counted(amount, 'Eintrag war', 'Einträge waren')} nicht lesbar`,
  labelled: (label, value) => `${label}: ${value}`,
  to: 'An',
  where: 'Wo',
  until: 'Bis',
  address: 'Adresse',
};
