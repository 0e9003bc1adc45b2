/** Lists in the order of time: newest records, a chat, what was said around something, the chats; in Arabic. */

import { remembered } from '#platform/lru-cache.ts';
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { Zone } from '../../time/calendar.ts';
import { KINDS } from './asking.ts';
import { counted, LETTER } from './numbers.ts';
import { records } from './records.ts';

const all = (kind: DatastoreName) => records.heading(kind);
const any = (kind: DatastoreName) => KINDS[kind].few;

const dayIn = remembered(
  100,
  (timeZone: string) => new Intl.DateTimeFormat('ar-u-nu-latn', { dateStyle: 'full', timeZone }),
);

export const timelines = {
  newest: (kind: DatastoreName): string => `أحدث ${all(kind)}`,
  newestIn: 'أحدث الرسائل في',
  aroundIn: 'قبله وبعده في',
  fetching: (kind: DatastoreName, filters: string): string =>
    filters === '' ? `جلب أحدث ${all(kind)}` : `جلب ${all(kind)}: ${filters}`,
  opening: (chat: string): string => `فتح «\u2068${chat}\u2069»`,
  lookingAround: (chat: string): string => `النظر فيما قبله وبعده في «\u2068${chat}\u2069»`,
  fetchingEarlier: 'جلب ما جاء قبله',
  fetchingLater: 'جلب ما جاء بعده',
  none: (kind: DatastoreName): string => `لا توجد ${any(kind)} بعد. ربما لم تصل إلى هنا حتى الآن.`,
  noneFiltered: (kind: DatastoreName, filters: string): string =>
    `لا توجد ${any(kind)} بعوامل التصفية هذه: ${filters}. قد يظهر المزيد بعوامل أقل؛ مثلًا: \u2068sent\u2069، \u2068received\u2069، \u2068telegram\u2069، \u20687d\u2069.`,
  noneInChat: 'لا رسائل في هذه المحادثة.',
  whatToType: 'ماذا يمكنني أن أكتب؟',

  earlier: '▲ الأقدم',
  later: '▼ الأحدث',
  moreChats: '▼ محادثات أخرى',
  beginning: 'هنا البداية',
  nothingEarlier: 'لا شيء أقدم',
  nothingLater: 'لا شيء أحدث',
  laterFailed: 'تعذّر جلب ما جاء بعده',
  free: 'مجانًا',
  day: (at: number, zone: Zone): string => dayIn(zone ?? 'UTC').format(at),
  gone: 'نُسيت هذه القائمة: أحتفظ بها ست ساعات فقط.',
  again: 'جلبها مجددًا',
  sent: 'مرسلة',
  received: 'مستلمة',
  everything: 'بلا تصفية',

  chats: 'محادثاتك',
  chatsNamed: 'محادثاتك باسم',
  listingChats: 'سرد محادثاتك',
  lookingForChats: (name: string): string => `البحث عن محادثات باسم «\u2068${name}\u2069»`,
  noChats: 'لا محادثات بعد. ربما لم تصل إلى هنا حتى الآن.',
  noChatNamed: (name: string): string => `لا محادثة في اسمها «\u2068${name}\u2069».`,
  chatNameTooLong: (most: number): string =>
    `اسم المحادثة طويل: ${counted(most, LETTER)} على الأكثر من فضلك. لم يُصرف شيء.`,
  chatNumber: (number: number, price: string): string => `${number} · ${price}`,
};
