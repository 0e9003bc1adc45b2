/** What a search found, and what can be done with it, in French. */
import type { RichText, Span } from '../../answer.ts';
import type { PlaceName } from '../../query/query-words.ts';
import { counted, form, numbers } from './numbers.ts';
import { capital, records } from './records.ts';

const { figure } = numbers;
const hits = (amount: number, ofChats: boolean) =>
  ofChats ? counted(amount, 'message', 'messages') : counted(amount, 'résultat', 'résultats');
const someOf = (shown: number, some: string, of: string, atLeast: boolean) =>
  `${shown === 1 ? 'le' : `les ${figure(shown)}`} ${some} sur ${atLeast ? 'au moins ' : ''}${of}`;

const ended = (filters: string) => (filters === '' ? '.' : ` (${filters}).`);
const LIST = new Intl.ListFormat('fr', { type: 'conjunction' });
const named = (words: readonly string[]) => LIST.format(words.map((word) => `« ${word} »`));
const sifted = (received: number, filters: string, hidden: number): string =>
  `Filtré ici, parmi ${received === 1 ? 'le seul résultat envoyé' : `les ${figure(received)} résultats envoyés`} par le service : ${filters} · ${counted(hidden, 'masqué', 'masqués')}`;

export const results = {
  question: (price: string): string => `Que veux-tu chercher ? Une recherche coûte ${price}.\n\nTu peux la préciser : `,
  questionPlaces: '\nou dire où chercher : ',
  hint: 'Mots à chercher',
  searching: (place: PlaceName, subject: string): string => `Recherche de « ${subject} » dans ${records.place(place)}`,
  listing: (place: PlaceName, filters: string): string => `Recherche dans ${records.place(place)} : ${filters}`,
  title: (place: PlaceName): string => `${capital(records.place(place))} :`,
  newestIn: (place: PlaceName): string => `Le plus récent dans ${records.place(place)}`,
  cannotList:
    'Ce service de données ne peut pas trouver ça sans un mot à chercher. Ajoutes-en un, ou enlève has:, les mots avec un signe moins et in:all.\n\nRien n’a été dépensé.',

  facts: {
    chats: (amount: number): string => counted(amount, 'discussion', 'discussions'),
    all: hits,
    shown: (amount: number, ofChats: boolean): string =>
      `${hits(amount, ofChats)} ${form(amount, 'affiché', 'affichés')}`,
    best: (shown: number, total: number, atLeast: boolean, ofChats: boolean): string =>
      someOf(shown, shown === 1 ? 'meilleur' : 'meilleurs', hits(total, ofChats), atLeast),
    newest: (shown: number, total: number, atLeast: boolean, ofChats: boolean): string =>
      someOf(shown, shown === 1 ? 'plus récent' : 'plus récents', hits(total, ofChats), atLeast),
    none: '0 résultat',
  },
  filtered: (filters: string): string => `Filtré : ${filters}`,
  sifted,
  nowhere: (missing: readonly string[], present: readonly string[]): string =>
    `Je n’ai rien trouvé avec ${named(missing)}. Ceux-ci ont ${named(present)}.`,

  page: (page: number, pages: number): string => `page ${page} sur ${pages}`,
  turningIsFree: 'changer de page est gratuit',
  free: 'gratuit',
  next: 'Suiv. ▶',
  previous: '◀ Préc.',
  only: (chips: readonly string[], shown: number, all: number): string =>
    `Seulement ${chips.join(', ')} : ${figure(shown)} sur ${figure(all)}`,
  noneOfThese: 'Aucun de ceux-ci. Touche un ✓ pour l’enlever.',
  chips: { mine: 'Les miens', week: '7 jours', month: '30 jours', file: 'Fichiers' },
  chip: (name: string, amount: number): string => `${name} · ${figure(amount)}`,
  chosenChip: (name: string): string => `✓ ${name}`,
  askAboutThese: 'Question là-dessus',
  everywhere: 'Chercher partout',
  gone: 'Ces résultats sont oubliés : je ne les garde que six heures.',
  again: 'Chercher encore',

  none: (place: PlaceName, what: Span, filters: string): RichText => [
    `Rien trouvé dans ${records.place(place)} pour : `,
    what,
    ended(filters),
  ],
  noneReadable: (place: PlaceName, what: Span, filters: string): RichText => [
    `Rien trouvé dans ce que j’ai pu lire de ${records.place(place)} pour : `,
    what,
    ended(filters),
  ],
  lookedThrough: (kinds: string): string =>
    `J’ai cherché dans : ${kinds}. C’est tout ce que ton accès permet. Je ne peux pas dire gratuitement jusqu’où va chaque appli ; /recent montre le tout dernier message, et les messages récents sont peut-être encore en route.`,
  reaching: (kinds: string, lines: string): string =>
    `J’ai cherché dans : ${kinds}. C’est tout ce que ton accès permet. Voici jusqu’où cela va :\n${lines}\nCe qui est plus récent est peut-être encore en route.`,
  nothingThere: (kinds: string): string =>
    `J’ai cherché dans : ${kinds}. Il n’y a encore rien là-dedans. /import y fait entrer tes données.`,
  /** What was sifted, where that left nothing. */
  siftedAway: (received: number, filters: string, hidden: number): string =>
    `${sifted(received, filters, hidden)}. Essaie sans ça.`,
  fewerFilters: 'Moins de filtres trouveront peut-être plus.',
  fewerWords: 'Moins de mots trouvent plus ; d’autres formes de ces mots aussi.',
  otherForm: 'Essaie une autre forme du mot, ou un nom qui va avec.',
  justThis: (word: string): string => `Juste « ${word} »`,
  messagesOnly: 'Messages seulement',
  yourChats: 'Dans tes discussions',
  withoutFilters: 'Chercher sans filtres',
  withoutQuotes: 'Chercher sans guillemets',
  askInstead: 'Plutôt demander',

  around: 'Ce qui s’est dit autour',
  openChat: 'Voir la discussion',
  wholeText: 'Texte entier',
  fetching: 'Chargement du texte entier',
  onlyPart: 'Ce n’est qu’une partie : le tout est trop long pour être gardé ici.',
  noLonger: 'Ce n’est plus là.',
  openInTelegram: 'Ouvrir dans Telegram',
  copyText: 'Copier le texte',
  copyId: 'Copier son identifiant',
  noLink: {
    telegram:
      'Pas de lien : Telegram en a pour les messages des supergroupes et des canaux, et rien ne dit que celui-ci vient de l’un d’eux.',
    other: (platform: string): string => `Pas de lien : ${platform} n’en a pas vers un message précis.`,
  },
};
