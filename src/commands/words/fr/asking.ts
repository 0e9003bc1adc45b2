/** /ask in French: questions, answers, and what they rest on. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { RichText, Span } from '../../answer.ts';
import type { ReadPlace } from '../en/asking.ts';
import { counted, form, numbers } from './numbers.ts';
import { capital, NOUNS } from './records.ts';

const tenths = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  numberingSystem: 'latn',
});

const ELEMENTS = { one: 'élément', other: 'éléments' } as const;
const nounOf = (kind: DatastoreName | undefined) => (kind === undefined ? ELEMENTS : NOUNS[kind]);
const records = (kind: DatastoreName | undefined, many: number) => {
  const { one, other } = nounOf(kind);
  return counted(many, one, other);
};

export const asking = {
  what: (credits: number) =>
    `Que veux-tu savoir ? Une réponse tirée de tes messages coûte ${numbers.credits(credits)}.`,
  hint: 'Ta question',
  noQuestion: 'Je n’y vois pas de question. Rien n’a été dépensé.',
  tooLong: (limit: number) =>
    `C’est trop long pour une question : ${numbers.figure(limit)} caractères au maximum, s’il te plaît. Rien n’a été dépensé.`,
  cannotNarrow:
    'Une question ne peut pas utiliser has:. Tout le reste de ce que connaît /search marche ici aussi. Rien n’a été dépensé.',

  reading: (question: string) => `Lecture de tes données pour répondre à « ${question} »`,
  readingMessages: (question: string) => `Lecture de tes messages pour répondre à « ${question} »`,
  readingThese: 'Lecture de ce qui a été trouvé',
  plainly: (question: string) => `Question au modèle, sans tes données : « ${question} »`,
  seconds: (ms: number) => `${tenths.format(ms / 1000)} s`,
  whatAbout: (words: string) =>
    words === '' ? 'Qu’est-ce que ça dit, en bref ?' : `Qu’est-ce que ça dit sur « ${words} » ?`,
  readNothing: 'rien lu de tes données',
  read: (kinds: readonly (readonly [DatastoreName | undefined, number])[], { chats, chat, days }: ReadPlace) => {
    const read = kinds.map(([kind, many]) => records(kind, many)).join(', ');
    const where =
      chat !== undefined
        ? ` de « ${chat} »`
        : chats === 0
          ? ''
          : ` dans ${counted(chats, 'discussion', 'discussions')}`;
    return `lu : ${read}${where}${days === undefined ? '' : `, ${days}`}`;
  },
  days: (from: Date, to: Date, zone: string) =>
    new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }).formatRange(
      from,
      to,
    ),
  noLinks: (platforms: string) =>
    `Sans lien : ${platforms}. Seuls les messages des supergroupes et des canaux de Telegram en ont un.`,
  tookOut: (many: number) =>
    `${counted(many, 'référence inventée', 'références inventées')} ${form(many, 'retirée', 'retirées')}`,
  lookedOnly: (what: readonly string[]) => `limité à : ${what.join(', ')}`,
  replyToGoOn: (credits: number) => `\n↩ Réponds à ce message pour continuer (${numbers.credits(credits)}).`,

  stages: {
    searched: (words: string, many: number) => `recherche « ${words} » : ${numbers.figure(many)}`,
    listed: (kind: DatastoreName | undefined, many: number) => `liste : ${records(kind, many)}`,
    read: (many: number) => `lecture : ${records(undefined, many)}`,
    counted: (many: number) => `compté : ${numbers.figure(many)}`,
    sampled: (many: number) => `choisi ${records(undefined, many)} de dates et de discussions variées`,
    writing: 'rédaction',
    writingPart: (part: number, parts: number) => `rédaction, ${part} sur ${parts}`,
  },

  wordless:
    'Aucun de ces mots ne me dit quoi chercher. Mets-en un qui le dise : un nom, un lieu, un objet. Par exemple : « où est mon passeport ? »',
  nothing: 'Rien dans tes données ne contient les mots de cette question. D’autres mots trouveront peut-être.',
  noModel: 'Le service n’a pas de modèle de langage : il cite, sans rédiger de réponse.',
  closest: (question: Span): RichText => ['Au plus près de ', question],
  onlyNear: (question: Span): RichText => [
    'Je n’ai pas trouvé de réponse dans tes données. Au plus près de ',
    question,
  ],
  counted: 'compté',
  kindHeading: (kind: DatastoreName | undefined, name: string | undefined) => {
    const heading = capital(nounOf(kind).one);
    return name === undefined ? heading : `${heading} : ${name}`;
  },

  goesToModel: (host: string) =>
    `\nTa question, et ce qui est lu pour y répondre, part vers le modèle de langage sur ${host}. Plus de détails : /privacy.`,
  wentToModel: (host: string) =>
    `\nℹ️ Ta question, et ce qui a été lu pour y répondre, est partie vers le modèle de langage sur ${host}. Je ne le dis qu’une fois ; /privacy le dit toujours.`,

  buttons: {
    shorter: 'Plus court',
    deeper: 'Approfondir',
    more: 'Plus…',
    again: 'Redemander',
    search: 'Plutôt chercher',
    withoutData: 'Demander sans mes données',
    open: (name: string) => `Ouvrir ${name}`,
    chat: 'discussion',
    everywhere: 'Partout',
    messages: 'Messages',
    emails: 'E-mails',
    files: 'Fichiers',
    inChat: (name: string) => `Dans ${name}`,
    lastDays: (days: number) => `${numbers.figure(days)} derniers jours`,
    aboutThis: 'Question là-dessus',
    withoutIt: 'Demander sans ça',
  },
  elsewhere: (question: Span): RichText => [
    'Redemander ',
    question,
    ' ? Choisis où regarder, ou tape-le : in:emails, chat:famille, from:anna, since:2025.',
  ],
  forgotten:
    'Je n’ai plus ce qu’il faut pour continuer : je ne garde réponses et résultats que six heures. Rien n’a été dépensé.',
  thanks: 'Merci. Seul ton vote est compté, pas un mot n’est gardé.',
  ratedAlready: 'C’est déjà noté. Merci !',
};
