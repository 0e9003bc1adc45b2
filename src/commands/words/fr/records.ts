/** What records are called, in French. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { PlaceName } from '../../query/query-words.ts';
import { counted, form, numbers } from './numbers.ts';
import { writing } from './writing.ts';

interface Noun {
  readonly one: string;
  readonly other: string;
  readonly feminine: boolean;
}

const masculine = (one: string, other: string): Noun => ({ one, other, feminine: false });
const feminine = (one: string, other: string): Noun => ({ one, other, feminine: true });

export const NOUNS: Readonly<Record<DatastoreName, Noun>> = {
  'social-chat-group': feminine('discussion', 'discussions'),
  'social-chat-message': masculine('message', 'messages'),
  'social-email': masculine('e-mail', 'e-mails'),
  'social-post': feminine('publication', 'publications'),
  'social-following': feminine('page suivie', 'pages suivies'),
  'social-calendar': masculine('agenda', 'agendas'),
  'social-event': masculine('événement', 'événements'),
  favourite: masculine('favori', 'favoris'),
  file: masculine('fichier', 'fichiers'),
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const records = {
  amount: (kind: DatastoreName, amount: number): string => counted(amount, NOUNS[kind].one, NOUNS[kind].other),
  heading: (kind: DatastoreName): string => capital(NOUNS[kind].other),
  otherHeading: 'Autres',
  place: (place: PlaceName): string =>
    place === 'all' ? 'toutes tes données' : `tes ${place === 'chats' ? 'discussions' : NOUNS[place].other}`,
  kinds: (kinds: readonly DatastoreName[]): string => writing.list(kinds.map((kind) => NOUNS[kind].other)),
  unnamedChat: 'Discussion sans nom',
  noText: '(pas de texte)',
  noPreview: 'Résultat sans aperçu.',
  you: 'Toi',
  unreadable: (amount: number): string =>
    `${numbers.figure(amount)} ${form(amount, 'élément n’a pas pu être lu', 'éléments n’ont pas pu être lus')}`,
  labelled: (label: string, value: string): string => `${label} : ${value}`,
  to: 'À',
  where: 'Lieu',
  until: 'Jusqu’à',
  address: 'Adresse',
};
