/** /ask in Arabic: questions, answers, and what they rest on. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { RichText, Span } from '../../answer.ts';
import type { ReadPlace } from '../en/asking.ts';
import { CHAT, counted, countedOf, daysOf, ITEM, LETTER, MESSAGE, type Noun, numbers } from './numbers.ts';

const tenths = new Intl.NumberFormat('ar-u-nu-latn', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const KINDS: Readonly<Record<DatastoreName, Noun>> = {
  'social-chat-group': CHAT,
  'social-chat-message': MESSAGE,
  'social-email': {
    one: 'رسالة بريد واحدة',
    two: 'رسالتا بريد',
    twoOf: 'رسالتي بريد',
    few: 'رسائل بريد',
    many: 'رسالة بريد',
    other: 'رسالة بريد',
  },
  'social-post': { one: 'منشور واحد', two: 'منشوران', few: 'منشورات', many: 'منشورًا', other: 'منشور' },
  'social-following': {
    one: 'صفحة متابَعة واحدة',
    two: 'صفحتان متابَعتان',
    few: 'صفحات متابَعة',
    many: 'صفحة متابَعة',
    other: 'صفحة متابَعة',
  },
  'social-calendar': { one: 'تقويم واحد', two: 'تقويمان', few: 'تقويمات', many: 'تقويمًا', other: 'تقويم' },
  'social-event': { one: 'موعد واحد', two: 'موعدان', few: 'مواعيد', many: 'موعدًا', other: 'موعد' },
  favourite: {
    one: 'عنصر مفضّل واحد',
    two: 'عنصران مفضّلان',
    few: 'عناصر مفضّلة',
    many: 'عنصرًا مفضّلًا',
    other: 'عنصر مفضّل',
  },
  file: { one: 'ملف واحد', two: 'ملفان', few: 'ملفات', many: 'ملفًا', other: 'ملف' },
};
const REFERENCE: Noun = {
  one: 'إشارة مختلقة واحدة',
  two: 'إشارتان مختلقتان',
  few: 'إشارات مختلقة',
  many: 'إشارة مختلقة',
  other: 'إشارة مختلقة',
};
const nounOf = (kind: DatastoreName | undefined): Noun => (kind === undefined ? ITEM : KINDS[kind]);

export const asking = {
  what: (credits: number) => `ما الذي يهمّك معرفته؟ ثمن الإجابة من رسائلك ${numbers.credits(credits)}.`,
  hint: 'سؤالك',
  noQuestion: 'لا أجد سؤالًا في هذا. لم يُصرف شيء.',
  tooLong: (limit: number) => `السؤال طويل: ${counted(limit, LETTER)} على الأكثر من فضلك. لم يُصرف شيء.`,
  cannotNarrow:
    'لا يمكن تضييق السؤال بـ \u2068has:\u2069. كل ما عداه مما يعرفه \u2068/search\u2069 يعمل هنا أيضًا. لم يُصرف شيء.',

  reading: (question: string) => `قراءة بياناتك للإجابة عن «\u2068${question}\u2069»`,
  readingMessages: (question: string) => `قراءة رسائلك للإجابة عن «\u2068${question}\u2069»`,
  readingThese: 'قراءة ما عُثر عليه',
  plainly: (question: string) => `سؤال النموذج، من دون بياناتك: «\u2068${question}\u2069»`,
  seconds: (ms: number) => `${tenths.format(ms / 1000)} ث`,
  whatAbout: (words: string) => (words === '' ? 'ماذا تقول باختصار؟' : `ماذا تقول عن «\u2068${words}\u2069»؟`),
  readNothing: 'لم يُقرأ شيء من بياناتك',
  read: (kinds: readonly (readonly [DatastoreName | undefined, number])[], { chats, chat, days }: ReadPlace) => {
    const read = kinds.map(([kind, many]) => counted(many, nounOf(kind))).join('، ');
    const where = chat !== undefined ? ` من «\u2068${chat}\u2069»` : chats === 0 ? '' : ` في ${countedOf(chats, CHAT)}`;
    return `المقروء: ${read}${where}${days === undefined ? '' : `، \u2068${days}\u2069`}`;
  },
  days: (from: Date, to: Date, zone: string) =>
    new Intl.DateTimeFormat('ar-u-nu-latn', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: zone,
    }).formatRange(from, to),
  noLinks: (platforms: string) =>
    `بلا رابط: \u2068${platforms}\u2069. لا روابط إلا لرسائل المجموعات الكبيرة والقنوات في Telegram.`,
  tookOut: (many: number) => `المحذوف: ${counted(many, REFERENCE)}`,
  lookedOnly: (what: readonly string[]) => `النظر فقط في: ${what.join('، ')}`,
  replyToGoOn: (credits: number) => `\n↩ يمكنك الرد على هذه الرسالة لمتابعة السؤال (${numbers.credits(credits)}).`,

  stages: {
    searched: (words: string, many: number) => `بحثت عن «\u2068${words}\u2069»: ${numbers.figure(many)}`,
    listed: (kind: DatastoreName | undefined, many: number) => `القائمة: ${counted(many, nounOf(kind))}`,
    read: (many: number) => `أكملت القراءة: ${counted(many, ITEM)}`,
    counted: (many: number) => `نتيجة العدّ: ${numbers.figure(many)}`,
    sampled: (many: number) => `عيّنة من أوقات ومحادثات مختلفة: ${counted(many, ITEM)}`,
    writing: 'أكتب',
    writingPart: (part: number, parts: number) => `أكتب، ${part} من ${parts}`,
  },

  wordless:
    'لا كلمة من هذه الكلمات تدلّ على ما نبحث عنه. أضف كلمة تدلّ عليه: اسمًا أو مكانًا أو شيئًا. مثلًا: «أين جواز سفري؟»',
  nothing: 'لا شيء في بياناتك فيه كلمات هذا السؤال. قد تنفع كلمات أخرى.',
  noModel: 'ليس لدى الخدمة نموذج لغوي: هي تقتبس ولا تصوغ إجابة.',
  closest: (question: Span): RichText => ['الأقرب إلى ', question],
  onlyNear: (question: Span): RichText => ['لم أجد إجابة في بياناتك. الأقرب إلى ', question],
  counted: 'بالعدّ',
  kindHeading: (kind: DatastoreName | undefined, name: string | undefined) => {
    const heading = nounOf(kind).other;
    return name === undefined ? heading : `${heading}: \u2068${name}\u2069`;
  },

  goesToModel: (host: string) =>
    `\nسؤالك، وما يُقرأ من أجله، يذهب إلى النموذج اللغوي لدى \u2068${host}\u2069. التفاصيل في \u2068/privacy\u2069.`,
  wentToModel: (host: string) =>
    `\nℹ️ سؤالك، وما قُرئ من أجله، ذهب إلى النموذج اللغوي لدى \u2068${host}\u2069. أقول هذا مرة واحدة؛ وتجده دائمًا في \u2068/privacy\u2069.`,

  buttons: {
    shorter: 'أقصر',
    deeper: 'أعمق',
    more: 'المزيد…',
    again: 'السؤال مجددًا',
    search: 'البحث بدلًا منه',
    withoutData: 'السؤال بلا بياناتي',
    open: (name: string) => `فتح \u2068${name}\u2069`,
    chat: 'محادثة',
    everywhere: 'في كل شيء',
    messages: 'في الرسائل',
    emails: 'في البريد',
    files: 'في الملفات',
    inChat: (name: string) => `في \u2068${name}\u2069`,
    lastDays: (days: number) => `آخر ${daysOf(days)}`,
    aboutThis: 'السؤال عن هذا',
    withoutIt: 'السؤال بدونه',
  },
  elsewhere: (question: Span): RichText => [
    'هل أعيد السؤال ',
    question,
    '؟ يمكن اختيار مكان البحث، أو كتابته: \u2068in:emails\u2069، \u2068chat:العائلة\u2069، \u2068from:anna\u2069، \u2068since:2025\u2069.',
  ],
  forgotten: 'لم يعد لديّ ما يُبنى عليه هذا: أحتفظ بالإجابات والنتائج ست ساعات فقط. لم يُصرف شيء.',
  thanks: 'شكرًا. يُحفظ العدد فقط، بلا أي كلمة مما فيه.',
  ratedAlready: 'سجّلت رأيك من قبل. شكرًا!',
};
