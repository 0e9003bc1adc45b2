/** What records are called, in Spanish. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { PlaceName } from '../../query/query-words.ts';
import { counted } from './numbers.ts';
import { writing } from './writing.ts';

const NOUNS: Readonly<Record<DatastoreName, readonly [one: string, other: string]>> = {
  'social-chat-group': ['chat', 'chats'],
  'social-chat-message': ['mensaje', 'mensajes'],
  'social-email': ['correo', 'correos'],
  'social-post': ['publicación', 'publicaciones'],
  'social-following': ['página seguida', 'páginas seguidas'],
  'social-calendar': ['calendario', 'calendarios'],
  'social-event': ['evento', 'eventos'],
  favourite: ['favorito', 'favoritos'],
  file: ['archivo', 'archivos'],
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const records = {
  /** `3 mensajes`. */
  amount: (kind: DatastoreName, amount: number): string => counted(amount, ...NOUNS[kind]),
  /** Above several of them: `Correos`. */
  heading: (kind: DatastoreName): string => capital(NOUNS[kind][1]),
  otherHeading: 'Otros',
  /** In the middle of a sentence: `tus correos`. */
  place: (place: PlaceName): string =>
    place === 'all' ? 'todos tus datos' : `tus ${place === 'chats' ? 'chats' : NOUNS[place][1]}`,
  /** `mensajes, correos y archivos`. */
  kinds: (kinds: readonly DatastoreName[]): string => writing.list(kinds.map((kind) => NOUNS[kind][1])),
  unnamedChat: 'Chat sin nombre',
  noText: '(sin texto)',
  noPreview: 'Coincide, sin vista previa.',
  you: 'Tú',
  /** Records that came, but could not be read. */
  unreadable: (amount: number): string => counted(amount, 'elemento ilegible', 'elementos ilegibles'),
  /** `Para: Ben`. */
  labelled: (label: string, value: string): string => `${label}: ${value}`,
  /** Labels of what a record holds beside its text. */
  to: 'Para',
  where: 'Dónde',
  until: 'Hasta',
  address: 'Dirección',
};
