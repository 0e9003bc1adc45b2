/** The sample person's chats: where, with whom, about what and at which hours. */
import type { PlatformName } from '../../contract/records.ts';
import type { PersonKey } from './people.ts';
import type { TalkName } from './talk/index.ts';

/** Those on which the sample person writes. */
export type SamplePlatform = Exclude<PlatformName, 'signal'>;

export interface Chat {
  readonly key: string;
  readonly platform: SamplePlatform;
  readonly kind: 'private' | 'group' | 'channel';
  readonly name: string;
  /** Everybody but the sample person. */
  readonly members: readonly PersonKey[];
  /** What its small talk is about, and how often one starts compared with other chats (0: only stories). */
  readonly talk: readonly TalkName[];
  readonly weight: number;
  readonly rhythm: 'evening' | 'work' | 'day';
}

type Row = [
  key: string,
  kind: Chat['kind'],
  name: string,
  members: string,
  talk: string,
  weight: number,
  rhythm: Chat['rhythm'],
];

const ROWS: Record<SamplePlatform, Row[]> = {
  telegram: [
    ['mama', 'private', 'Мама', 'mama', 'familyRu', 12, 'evening'],
    ['zoya', 'private', 'Бабушка Зоя', 'zoya', 'familyRu', 4, 'day'],
    ['family', 'group', 'Семья 🏡', 'mama sveta zoya', 'familyRu', 7, 'evening'],
    ['oleg', 'private', 'Олег Карпов', 'oleg', 'oldFriendRu', 6, 'evening'],
    ['crew', 'group', 'Andorinha crew ⛵', 'anibal sofia tomas', 'boat', 11, 'day'],
    ['yuki', 'private', '田辺ゆき', 'yuki', 'japanese', 7, 'evening'],
    ['nihongo', 'group', '日本語カフェ Lisboa', 'haru yuki kenji', 'japanese', 6, 'evening'],
    ['translators', 'group', 'Lisbon Translators', 'dora ben priya', 'trade', 7, 'work'],
    ['slowreaders', 'group', 'Slow Readers 📚', 'ben dora sofia', 'books', 6, 'evening'],
    ['amira', 'private', 'أميرة حداد', 'amira', 'amira', 5, 'evening'],
    ['nameless', 'group', '', 'rui sofia', 'friends', 2, 'evening'],
    ['tides', 'channel', 'Maré & Vento Tejo', 'system', 'tides', 8, 'day'],
  ],
  whatsapp: [
    ['tomas', 'private', 'Tomás ❤️', 'tomas', 'couple', 20, 'evening'],
    ['rui', 'private', 'Rui (irmão)', 'rui', 'familyPt', 8, 'evening'],
    ['pai', 'private', 'Pai', 'pai', 'familyPt', 6, 'day'],
    ['casanova', 'group', 'Casa nova 🏠', 'tomas rui joana', 'home', 3, 'evening'],
    ['graca', 'private', 'Dona Graça (senhoria)', 'graca', 'landlady', 2, 'day'],
    ['surpresa', 'group', 'Aniversário da Joana 🤫', 'tomas rui marta', '', 0, 'evening'],
    ['joana', 'private', 'Joana Matos', 'joana', 'friends', 8, 'evening'],
    ['anibal', 'private', 'Mestre Aníbal', 'anibal', 'boatPt', 7, 'day'],
    ['running', 'group', 'Thursday runners 🏃', 'marta ben joana', 'running', 9, 'evening'],
    ['lena', 'private', 'Lena Brandt', 'lena', 'german', 7, 'evening'],
    ['japantrip', 'group', 'Japan, endlich 🗾', 'lena tomas', '', 0, 'evening'],
    ['clinic', 'private', 'Clínica Dr. Pinto', 'pinto', '', 0, 'work'],
    ['leftovers', 'group', 'Recipes & leftovers 🍲', 'sofia joana amira', 'kitchen', 6, 'evening'],
    ['primos', 'group', 'Primos Almeida', 'rui joana pai', 'familyPt', 4, 'evening'],
  ],
  slack: [
    ['general', 'group', '#general', 'priya miguel katrin', 'office', 6, 'work'],
    ['lighthouse', 'group', '#project-lighthouse', 'katrin jonas', 'lighthouse', 8, 'work'],
    ['invoices', 'group', '#invoices', 'miguel priya', 'invoices', 4, 'work'],
    ['katrin', 'private', 'Katrin Vogel', 'katrin', 'germanWork', 6, 'work'],
    ['miguel', 'private', 'Miguel Sá', 'miguel', 'office', 5, 'work'],
    ['random', 'group', '#random', 'priya jonas miguel', 'random', 5, 'work'],
  ],
  discord: [
    ['engineroom', 'group', 'woodenboats / engine-room', 'wim carla', 'forum', 6, 'evening'],
    ['splice', 'group', 'woodenboats / splice-and-varnish', 'wim carla', 'forum', 5, 'evening'],
    ['tsumego', 'group', 'Go Lisboa / tsumego', 'hugo kaito', 'go', 6, 'evening'],
    ['kaito', 'private', 'kaito_88', 'kaito', 'go', 4, 'evening'],
  ],
};

export const CHATS: readonly Chat[] = (Object.keys(ROWS) as SamplePlatform[]).flatMap((platform) =>
  ROWS[platform].map(([key, kind, name, members, talk, weight, rhythm]) => ({
    key,
    platform,
    kind,
    name,
    members: members.split(' ') as PersonKey[],
    talk: talk.split(' ').filter(Boolean) as TalkName[],
    weight,
    rhythm,
  })),
);
