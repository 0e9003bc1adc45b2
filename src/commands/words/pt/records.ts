/** What records are called, in Portuguese. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { PlaceName } from '../../query/query-words.ts';
import type { Words } from '../en/en.ts';
import { counted } from './numbers.ts';
import { writing } from './writing.ts';

type Noun = readonly [one: string, other: string, gender: 'm' | 'f'];

const NOUNS: Readonly<Record<DatastoreName, Noun>> = {
  'social-chat-group': ['conversa', 'conversas', 'f'],
  'social-chat-message': ['mensagem', 'mensagens', 'f'],
  'social-email': ['e-mail', 'e-mails', 'm'],
  'social-post': ['publicação', 'publicações', 'f'],
  'social-following': ['página seguida', 'páginas seguidas', 'f'],
  'social-calendar': ['calendário', 'calendários', 'm'],
  'social-event': ['evento', 'eventos', 'm'],
  favourite: ['favorito', 'favoritos', 'm'],
  file: ['arquivo', 'arquivos', 'm'],
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const isFeminine = (kind: DatastoreName): boolean => NOUNS[kind][2] === 'f';

const nounAt = (place: Exclude<PlaceName, 'all'>) => NOUNS[place === 'chats' ? 'social-chat-group' : place];

/** `nas suas mensagens`, `nos seus e-mails`: a place with “em”. */
export function inPlace(place: PlaceName): string {
  if (place === 'all') return 'em todos os seus dados';
  const [, other, gender] = nounAt(place);
  return `${gender === 'f' ? 'nas suas' : 'nos seus'} ${other}`;
}

export const records: Words['records'] = {
  amount(kind, amount) {
    const [one, other] = NOUNS[kind];
    return counted(amount, one, other);
  },
  heading: (kind) => capital(NOUNS[kind][1]),
  otherHeading: 'Outros',
  place(place) {
    if (place === 'all') return 'todos os seus dados';
    const [, other, gender] = nounAt(place);
    return `${gender === 'f' ? 'as suas' : 'os seus'} ${other}`;
  },
  kinds: (kinds) => writing.list(kinds.map((kind) => NOUNS[kind][1])),
  unnamedChat: 'Conversa sem nome',
  noText: '(sem texto)',
  noPreview: 'Encontrado, mas sem prévia.',
  you: 'Você',
  unreadable: (amount) => counted(amount, 'item não pôde ser lido', 'itens não puderam ser lidos'),
  labelled: (label, value) => `${label}: ${value}`,
  to: 'Para',
  where: 'Onde',
  until: 'Até',
  address: 'Endereço',
};
