/** What records are called, in Arabic. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { PlaceName } from '../../query/query-words.ts';
import { KINDS } from './asking.ts';
import { counted, ITEM } from './numbers.ts';
import { writing } from './writing.ts';

/** All of a kind, and those of the person. */
const NAMES: Readonly<Record<DatastoreName, readonly [all: string, yours: string]>> = {
  'social-chat-group': ['المحادثات', 'محادثاتك'],
  'social-chat-message': ['الرسائل', 'رسائلك'],
  'social-email': ['البريد', 'بريدك'],
  'social-post': ['المنشورات', 'منشوراتك'],
  'social-following': ['الصفحات المتابَعة', 'الصفحات التي تتابعها'],
  'social-calendar': ['التقويمات', 'تقويماتك'],
  'social-event': ['المواعيد', 'مواعيدك'],
  favourite: ['المفضّلات', 'مفضّلاتك'],
  file: ['الملفات', 'ملفاتك'],
};

export const records = {
  amount: (kind: DatastoreName, amount: number): string => counted(amount, KINDS[kind]),
  heading: (kind: DatastoreName): string => NAMES[kind][0],
  otherHeading: 'غير ذلك',
  place: (place: PlaceName): string =>
    place === 'all' ? 'كل بياناتك' : NAMES[place === 'chats' ? 'social-chat-group' : place][1],
  kinds: (kinds: readonly DatastoreName[]): string => writing.list(kinds.map((kind) => NAMES[kind][0])),
  unnamedChat: 'محادثة بلا اسم',
  noText: '(بلا نص)',
  noPreview: 'مطابقة بلا معاينة.',
  you: 'أنت',
  unreadable: (amount: number): string => `تعذّرت قراءة: ${counted(amount, ITEM)}`,
  labelled: (label: string, value: string): string => `${label}: \u2068${value}\u2069`,
  to: 'إلى',
  where: 'المكان',
  until: 'حتى',
  address: 'العنوان',
};
