/** /import: bringing exports in. `name` is a file's, in quotation marks; `service` the data service's. */
import { bold, type RichText } from '../../answer.ts';
import { KINDS } from './asking.ts';
import { CHAT, counted, MESSAGE, type Noun, numbers, oblique } from './numbers.ts';

const { figure, size } = numbers;
const sizeOf = (bytes: number) => oblique(size(bytes));
const messages = (amount: number) => counted(amount, MESSAGE);

/** `3 رسائل محذوفة`: messages of which something more is said. */
const messagesThat = (amount: number, quality: string): string =>
  counted(amount, {
    one: `رسالة ${quality}`,
    two: `رسالتان ${quality}`,
    few: `رسائل ${quality}`,
    many: `رسالة ${quality}`,
    other: `رسالة ${quality}`,
  });
const mailsThat = (amount: number, quality: string): string =>
  `${counted(amount, { ...KINDS['social-email'], one: 'رسالة بريد' })} ${quality}`;
const NOTE: Noun = { one: 'إشعار', two: 'إشعاران', few: 'إشعارات', many: 'إشعارًا', other: 'إشعار' };
const DRAFT: Noun = { one: 'مسودة', two: 'مسودتان', few: 'مسودات', many: 'مسودة', other: 'مسودة' };
const LOG: Noun = {
  one: 'سجل دردشة',
  two: 'سجلّا دردشة',
  few: 'سجلات دردشة',
  many: 'سجل دردشة',
  other: 'سجل دردشة',
};

export const importing = {
  file: 'الملف',
  heading: 'إدخال محادثاتك وبريدك',
  what: (service: string): string =>
    `أضع ما تصدّره تطبيقاتك في أرشيف خاص بك لدى \u2068${service}\u2069، مشفّرًا، ولك وحدك. أما الملف نفسه فيُحذف بعد قراءته.`,
  steps: (most: number, hasPage: boolean): RichText => [
    '1. اختيار تطبيقك: أريك مكان التصدير فيه.\n2. ',
    bold(`إرسال الملف إليّ هنا (حتى ${sizeOf(most)})`),
    hasPage ? '، أو استخدام صفحة الرفع لما هو أكبر.' : '.',
    '\n3. انتظار الإيصال. وإن أرسلت الشيء نفسه مجددًا فلا يُضاف إلا الجديد.',
  ],
  notConnected: 'لا يلزم الربط من أجل هذا؛ وللبحث فيه بعدها: \u2068/connect\u2069.',
  wayTo: (app: string): string => `\u2068${app}\u2069: الطريق إلى التصدير`,
  elsewhereHeading: 'إدخال البيانات',
  elsewhere: (service: string): string =>
    `بياناتك محفوظة لدى \u2068${service}\u2069، وهناك يجري إدخالها. هذا البوت لا يملك مفتاحًا لذلك: لا يقرأ إلا ما سمحت له به.`,
  elsewhereFile: (service: string): string =>
    `بياناتك محفوظة لدى \u2068${service}\u2069، وهناك يجري إدخالها: هذا البوت يقرؤها فقط. لم يؤخذ شيء مما أرسلته.`,

  page: 'صفحة الرفع',
  pageHeading: 'صفحة الرفع',
  pageWhat:
    'تُفتح في متصفحك وتقبل ملفات من أي حجم. الرابط لك وحدك، ويُفتح مرة واحدة خلال عشر دقائق؛ فلا ينبغي أن يصل إلى غيرك.',
  openPage: 'فتح صفحة الرفع',
  noPage: 'لا صفحة رفع لدى الخدمة. يمكن إرسال الملف إليّ هنا.',
  howToExport: 'كيف أصدّر؟',

  bringing: (name: string): string => `إدخال ${name}`,
  lookingAfter: 'متابعة استيراد',
  taking: (name: string): string => `جارٍ أخذ ${name} من Telegram…`,
  barOf: (bar: string, bytes: number): string => `\u2068${bar}\u2069 من ${sizeOf(bytes)}`,
  handing: (name: string): string => `جارٍ تسليم ${name}…`,
  looking: (name: string): string => `جارٍ النظر في ${name}…`,
  waiting: (name: string): string => `${name} بانتظار ما قبله.`,
  progress: (read: number, written: number): string => `المقروء ${figure(read)}، والجديد منه ${figure(written)}`,
  silent: (name: string | undefined): string =>
    `الخدمة لا تجيب الآن. ${name === undefined ? 'الاستيراد مستمر' : `العمل على ${name} مستمر`} هناك؛ وسأظل أسأل.`,
  stillGoing: (name: string | undefined): string =>
    `يستغرق هذا وقتًا: ${name === undefined ? 'الاستيراد مستمر' : `العمل على ${name} مستمر`} من دوني.`,

  notAnExport: (name: string): string =>
    `لا يمكنني إدخال ${name}: أقبل ما تصدّره تطبيقات المحادثة وصناديق البريد، بصيغة \u2068.json, .jsonl, .zip, .txt, .csv, .mbox\u2069 أو \u2068.eml\u2069. يريك \u2068/import\u2069 أين تجده في تطبيقاتك.`,
  tooLarge: (name: string, bytes: number | undefined, most: number, hasPage: boolean): string =>
    `${bytes === undefined ? `${name} أكبر من ذلك` : `حجم ${name} هو ${size(bytes)}`}؛ من المحادثة أقبل ملفات حتى ${sizeOf(most)}. ${hasPage ? 'صفحة الرفع تقبل ما هو أكبر.' : 'يمكن تصدير محادثات أقل، أو بلا وسائط، وإرسال ذلك.'}`,
  gone: (name: string): string => `لم يعد Telegram يعطيني ${name}. يُرجى إرساله مجددًا.`,
  interrupted: (name: string): string => `لم يصل ${name} من Telegram. لم يدخل شيء.`,
  noService: (name: string): string => `لم تأخذ الخدمة ${name}. لم يدخل شيء.`,
  tooLargeThere: (name: string): string => `${name} أكبر مما تقبله الخدمة. يمكن تصدير محادثات أقل، أو بلا وسائط.`,
  notDone: (name: string): string =>
    `لديك ملفات لم تنتهِ بعد: إما تعمل أو تنتظر جوابًا. يلزم الجواب عنها أو إيقافها، ثم إرسال ${name} مجددًا.`,
  noRoom: (name: string): string => `لا مكان لدى الخدمة الآن لهذا: ${name}. لم يدخل شيء.`,
  stopped: (name: string): string => `توقّفت. لم يدخل شيء من ${name}.`,
  cannotStop: 'لم أتمكن من الوصول إلى الخدمة لإيقاف الاستيراد: قد يستمر هناك.',
  unknown: 'لم أعد أعرف شيئًا عن هذا الاستيراد. يُحفظ الإيصال يومًا واحدًا؛ وعند الشك يمكن إرسال الملف مجددًا.',
  waitedInVain: (name: string): string => `الملفات التي قبل ${name} استغرقت وقتًا طويلًا. لم يدخل منه شيء بعد.`,
  tooMany: 'لديك ملفات كثيرة في الانتظار. يمكن إرسال هذا مجددًا حين تنتهي.',
  notMe: 'هذا ليس أنا',
  see: 'أين وصل الأمر؟',
  connectToSearch: 'الربط للبحث فيه',

  failed: {
    cancelled: 'أُلغي. لم يدخل شيء.',
    'cancelled-halfway': 'أُلغي. ما دخل حتى ذلك الحين باقٍ.',
    silent: 'لم يصل الملف كاملًا خلال ساعة. يُرجى إرساله مجددًا.',
    unanswered: 'بقي السؤال يومًا بلا جواب. يُرجى إرسال الملف مجددًا.',
    failed: 'فشل الاستيراد لسبب ليس في ملفك. من يدير هذه الخدمة يجد السبب في السجل؛ تُرجى المحاولة لاحقًا.',
    'not-known':
      'لا أعرف هذا التصدير. أقرأ تصديرات Telegram وWhatsApp وSignal وSlack وDiscord وصناديق البريد (mbox وGmail Takeout) والعناصر التي أعطتها خدمة بيانات (\u2068JSON Lines\u2069).',
    empty: 'ليس فيه ما يمكنني قراءته.',
    'other-archive': 'لا يمكن فتح هذا النوع من الملفات المضغوطة هنا. يلزم فكّه وإرسال محتواه في ملف zip.',
    'zip-password': 'ملف zip هذا يطلب كلمة مرور. يلزم فكّه، وضغطه من جديد بلا كلمة مرور، وإرساله.',
    'zip-bomb': 'لو فُكّ ملف zip هذا لصار أكبر مما يُعقل. لن أفتحه.',
    'zip-of-zips': 'ليس في ملف zip هذا إلا ملفات zip أخرى. يلزم فكّه وإرسال ما فيه.',
    damaged: 'ملف zip هذا تالف أو لم يصل كاملًا. يمكن إرساله مجددًا، أو فكّه وضغطه من جديد.',
    'telegram-html':
      'هذا تصدير Telegram بصيغة HTML، للمشاهدة في المتصفح. يلزم تصديره مجددًا من Telegram Desktop: \u2068Settings > Advanced > Export Telegram data\u2069، بالصيغة \u2068Machine-readable JSON\u2069؛ ولمحادثة واحدة: ⋮ في المحادثة ثم \u2068Export chat history\u2069. ثم إرسال \u2068result.json\u2069 أو المجلد في ملف zip.',
    'whatsapp-backup':
      'هذه نسخة احتياطية من WhatsApp نفسه، لا يقرؤها إلا WhatsApp. يلزم بدلًا منها تصدير محادثة: بفتحها، ثم ⋮ أو اسمها، ثم «تصدير الدردشة».',
    'whatsapp-dates': 'هذه محادثة من WhatsApp، لكن تواريخها مكتوبة بصيغة لا تُقرأ.',
    'signal-backup':
      'هذه نسخة احتياطية مشفّرة من Signal، لا يقرؤها إلا Signal. يلزم بدلًا منها تصدير محادثاتك: إعدادات Signal، ثم \u2068Chats → Export chat history\u2069.',
    'discord-package': 'حزمة بيانات Discord هذه بلا رسائل. يلزم طلبها مجددًا مع تحديد \u2068Messages\u2069 (الرسائل).',
    'discord-html': 'صُدّر هذا بصيغة HTML عبر DiscordChatExporter. يلزم تصديره مجددًا بصيغة JSON.',
    outlook:
      'لا يمكن قراءة ملفات Outlook الخاصة هنا. يمكن تصدير الصندوق بصيغة mbox، أو حفظ الرسائل ملفات \u2068.eml\u2069، وإرسالها.',
  },

  receipt: {
    broughtIn: (name: string): string => `دخل: ${name}`,
    nothing: (name: string): string => `تعذّر إدخال أي شيء: ${name}`,
    stopped: (name: string): string => `توقّف: ${name}`,
    chats: (amount: number): string => counted(amount, CHAT),
    written: (amount: number): string =>
      counted(amount, {
        one: 'رسالة واحدة جديدة (محادثة أو بريد)',
        two: 'رسالتان جديدتان (محادثات أو بريد)',
        few: 'رسائل جديدة (محادثات وبريد)',
        many: 'رسالة جديدة (محادثات وبريد)',
        other: 'رسالة جديدة (محادثات وبريد)',
      }),
    updated: (amount: number): string => `تغيّر منذ المرة السابقة: ${figure(amount)}`,
    known: (amount: number): string => `كان موجودًا من قبل: ${figure(amount)}`,
    leftOut: (amount: number, reasons: string): string => `لم يدخل ${figure(amount)}: ${reasons}`,
    aside: 'البحث الآن في البيانات التجريبية؛ وللعثور على هذا يلزم ربط بياناتك.',
    youAre: (person: string): string => `أنت هنا \u2068${person}\u2069، كما في ملفاتك السابقة.`,
    brokenAt: (byte: number): string => `ينقطع الملف، أو تتعذّر قراءته، عند البايت ${figure(byte)}. كل ما قبله دخل.`,
    diskFull: 'امتلأ قرص الخدمة: ما كُتب حتى ذلك الحين باقٍ.',
    goOn: 'ما دخل حتى ذلك الحين باقٍ. للمتابعة، يلزم إرسال الملف مجددًا.',
  },
  leftOut: {
    'service message': (n: number): string => `${counted(n, NOTE)} مثل «انضم إلى المجموعة»`,
    deleted: (n: number): string => messagesThat(n, n === 2 ? 'محذوفتان' : 'محذوفة'),
    empty: (n: number): string => messagesThat(n, n === 2 ? 'فارغتان' : 'فارغة'),
    unreadable: (n: number): string => `${figure(n)} تتعذّر قراءته`,
    'unreadable mail': (n: number): string => mailsThat(n, n === 2 ? 'تتعذّر قراءتهما' : 'تتعذّر قراءتها'),
    'unreadable file': (n: number): string =>
      `${counted(n, { ...KINDS.file, one: 'ملف' })} ${n === 1 ? 'تتعذّر قراءته' : n === 2 ? 'تتعذّر قراءتهما' : 'تتعذّر قراءتها'}`,
    'not a mail': (n: number): string =>
      `${counted(n, { ...KINDS.file, one: 'ملف' })} ${n === 1 ? 'ليس رسالة بريد' : n === 2 ? 'ليسا رسالتي بريد' : 'ليست رسائل بريد'}`,
    unsupported: (n: number): string => `${figure(n)} من نوع لم يصدّره التطبيق`,
    duplicate: (n: number): string => `${figure(n)} مكرر في التصدير`,
    'no date': (n: number): string => `${figure(n)} بلا تاريخ`,
    'no chat': (n: number): string => `${figure(n)} من محادثات ليست في التصدير`,
    spam: (n: number): string => mailsThat(n, n === 2 ? 'مزعجتان' : 'مزعجة'),
    trash: (n: number): string => mailsThat(n, 'في المهملات'),
    draft: (n: number): string => counted(n, DRAFT),
    'chat log': (n: number): string => counted(n, LOG),
  },

  ask: {
    who: (name: string): string => `من أنت في ${name}؟`,
    whoWhy: 'كي أعرف أي الرسائل رسائلك.',
    noName: 'بلا اسم',
    person: (name: string, amount: number): string => `\u2068${name}\u2069 · ${messages(amount)}`,
    youAre: (person: string, name: string): string => `أنت \u2068${person}\u2069 في ${name}.`,
    youAreNobody: (name: string): string => `لست أحدًا ممن في ${name}.`,
    noneOfThem: 'لا أحد منهم',
    stop: 'إيقاف',
    page: (page: number, pages: number): string => `${figure(page)} من ${figure(pages)}`,
    othersExport: (name: string, person: string): RichText => [
      `صاحب التصدير ${name} هو `,
      bold(person),
      '. هل أستورده مع ذلك؟',
    ],
    allTheSame: 'استيراده مع ذلك',
    leaveIt: 'تركه',
    imported: (person: string): string => `يجري مع ذلك استيراد ما صدّره \u2068${person}\u2069.`,
    date: (name: string, example: string): RichText => [
      `في ${name} هذا التاريخ: `,
      bold(`\u2068${example}\u2069`),
      '. أيهما يأتي أولًا؟',
    ],
    dayFirst: 'اليوم',
    dayFirstAs: (day: number, month: number): string => `اليوم (اليوم ${day}، الشهر ${month})`,
    monthFirst: 'الشهر',
    monthFirstAs: (day: number, month: number): string => `الشهر (اليوم ${day}، الشهر ${month})`,
    dayIsFirst: (name: string): string => `في ${name} يأتي اليوم أولًا.`,
    monthIsFirst: (name: string): string => `في ${name} يأتي الشهر أولًا.`,
  },
};
