/** Lists in the order of time: newest records, a chat, what was said around something, the chats; in Hindi. */

import { remembered } from '#platform/lru-cache.ts';
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { Zone } from '../../time/calendar.ts';
import { nounOf, records } from './records.ts';

const many = (kind: DatastoreName) => records.kinds([kind]);
const one = (kind: DatastoreName) => nounOf(kind, 1);

const dayIn = remembered(
  100,
  (timeZone: string) => new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'full', timeZone }),
);

export const timelines = {
  newest: (kind: DatastoreName): string => `ताज़ा ${many(kind)}`,
  /** Before the chat's name. */
  newestIn: 'इस चैट के ताज़ा मैसेज:',
  aroundIn: 'इसके आसपास की बातें, चैट:',
  fetching: (kind: DatastoreName, filters: string): string =>
    filters === '' ? `ताज़ा ${many(kind)} लाना` : `${many(kind)} लाना: ${filters}`,
  opening: (chat: string): string => `“${chat}” खोलना`,
  lookingAround: (chat: string): string => `“${chat}” में आसपास देखना`,
  fetchingEarlier: 'इससे पहले का हिस्सा लाना',
  fetchingLater: 'इसके बाद का हिस्सा लाना',
  none: (kind: DatastoreName): string => `अभी यहाँ कोई ${one(kind)} नहीं है। शायद अभी सिंक न हुआ हो।`,
  noneFiltered: (kind: DatastoreName, filters: string): string =>
    `ऐसा कुछ नहीं मिला (${many(kind)}: ${filters})। कम फ़िल्टर से शायद ज़्यादा दिखे; आज़माएँ: sent, received, telegram, 7d।`,
  noneInChat: 'इस चैट में कोई मैसेज नहीं है।',
  whatToType: 'क्या लिख सकते हैं?',

  earlier: '▲ पहले का',
  later: '▼ बाद का',
  moreChats: '▼ और चैट',
  beginning: 'शुरुआत यहीं से है',
  nothingEarlier: 'इससे पहले कुछ नहीं',
  nothingLater: 'इसके बाद कुछ नहीं',
  /** The receipt says so where only a half could be fetched. */
  laterFailed: 'इसके बाद का नहीं लाया जा सका',
  free: 'मुफ़्त',
  /** Above what happened on a day: `शनिवार, 21 नवंबर 2026`. */
  day: (at: number, zone: Zone): string => dayIn(zone ?? 'UTC').format(at),
  gone: 'यह सूची अब मेरे पास नहीं है: यह सिर्फ़ छह घंटे रखी जाती है।',
  again: 'फिर लाएँ',
  /** Filters on buttons. */
  sent: 'भेजे हुए',
  received: 'मिले हुए',
  everything: 'बिना फ़िल्टर',

  chats: 'आपकी चैट',
  chatsNamed: 'इस नाम वाली आपकी चैट:',
  listingChats: 'आपकी चैट की सूची बनाना',
  lookingForChats: (name: string): string => `“${name}” नाम वाली चैट ढूँढना`,
  noChats: 'अभी यहाँ कोई चैट नहीं है। शायद अभी सिंक न हुई हो।',
  noChatNamed: (name: string): string => `किसी चैट के नाम में “${name}” नहीं है।`,
  chatNameTooLong: (most: number): string => `कृपया चैट का नाम ${most} अक्षरों तक में लिखें। कुछ खर्च नहीं हुआ।`,
  /** Opens the chat of that number; what it costs follows. */
  chatNumber: (number: number, price: string): string => `${number} · ${price}`,
};
