/** What records are called, in English. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { PlaceName } from '../../query/query-words.ts';
import { plurals } from '../plural.ts';
import { counted, numbers } from './numbers.ts';
import { writing } from './writing.ts';

const plural = plurals('en');
const { figure } = numbers;

const NOUNS: Readonly<Record<DatastoreName, readonly [one: string, other: string]>> = {
  'social-chat-group': ['chat', 'chats'],
  'social-chat-message': ['message', 'messages'],
  'social-email': ['e-mail', 'e-mails'],
  'social-post': ['post', 'posts'],
  'social-following': ['followed page', 'followed pages'],
  'social-calendar': ['calendar', 'calendars'],
  'social-event': ['event', 'events'],
  favourite: ['favourite', 'favourites'],
  file: ['file', 'files'],
};

const noun = (kind: DatastoreName, amount: number) => {
  const [one, other] = NOUNS[kind];
  return plural(amount, { one, other });
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const records = {
  /** `3 messages`. */
  amount: (kind: DatastoreName, amount: number): string => `${figure(amount)} ${noun(kind, amount)}`,
  /** Above several of them: `E-mails`. */
  heading: (kind: DatastoreName): string => capital(NOUNS[kind][1]),
  otherHeading: 'Other',
  /** In the middle of a sentence: `your e-mails`. */
  place: (place: PlaceName): string =>
    place === 'all' ? 'all your data' : `your ${place === 'chats' ? 'chats' : NOUNS[place][1]}`,
  /** `messages, e-mails and files`. */
  kinds: (kinds: readonly DatastoreName[]): string => writing.list(kinds.map((kind) => NOUNS[kind][1])),
  unnamedChat: 'Unnamed chat',
  noText: '(no text)',
  noPreview: 'Match without a preview.',
  you: 'You',
  /** Records that came, but could not be read. */
  unreadable: (amount: number): string => `${counted(amount, 'record', 'records')} could not be read`,
  /** `To: Ben`. */
  labelled: (label: string, value: string): string => `${label}: ${value}`,
  /** Labels of what a record holds beside its text. */
  to: 'To',
  where: 'Where',
  until: 'Until',
  address: 'Address',
};
