/** All small talk, by the name that chats use for it. */
import { BOAT, FORUM, TIDES } from './boat.ts';
import { FAMILY_RU, OLD_FRIEND_RU } from './family-ru.ts';
import { GO, JAPANESE } from './far-east.ts';
import { AMIRA, BOOKS, FRIENDS, KITCHEN, RUNNING } from './friends.ts';
import { BOAT_PT, COUPLE, FAMILY_PT, HOME, LANDLADY } from './portuguese.ts';
import { GERMAN, GERMAN_WORK, INVOICES, LIGHTHOUSE, OFFICE, RANDOM, TRADE } from './work.ts';

/**
 * Dialogues with blanks. `text` holds dialogues, an empty line between two; a line is `> ` said by the sample person or
 * `< `, `<< `, `<<< ` said by the first, second, third other member; `{slot}` is filled from `slots` (choices with `|`
 * between), the same in a whole dialogue, `{slot2}` differently.
 */
export interface Talk {
  readonly slots: Readonly<Record<string, string>>;
  readonly text: string;
}

export const TALK = {
  familyRu: FAMILY_RU,
  oldFriendRu: OLD_FRIEND_RU,
  familyPt: FAMILY_PT,
  boatPt: BOAT_PT,
  landlady: LANDLADY,
  couple: COUPLE,
  home: HOME,
  boat: BOAT,
  forum: FORUM,
  tides: TIDES,
  friends: FRIENDS,
  running: RUNNING,
  books: BOOKS,
  kitchen: KITCHEN,
  amira: AMIRA,
  office: OFFICE,
  invoices: INVOICES,
  lighthouse: LIGHTHOUSE,
  trade: TRADE,
  random: RANDOM,
  german: GERMAN,
  germanWork: GERMAN_WORK,
  japanese: JAPANESE,
  go: GO,
} as const satisfies Record<string, Talk>;

export type TalkName = keyof typeof TALK;
