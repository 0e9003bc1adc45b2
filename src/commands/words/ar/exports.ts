/** Where each app hides its export, click by click; labels that apps may show in English only stand in English. */
import type { ExportApp, ExportGuide } from '../../../contract/export-guides.ts';

type Guide = Pick<ExportGuide, 'steps' | 'note'>;

export const exports: Readonly<Record<ExportApp, Guide>> = {
  Telegram: {
    steps: [
      'على الكمبيوتر، افتح \u2068Telegram Desktop\u2069 (\u2068desktop.telegram.org\u2069). تطبيقات الهاتف لا تصدّر.',
      'افتح القائمة ☰، ثم \u2068Settings → Advanced → Export Telegram data\u2069 (الإعدادات، متقدّم، تصدير البيانات).',
      'حدّد المحادثات التي تريدها؛ لا حاجة إلى الصور والفيديو.',
      'في الأسفل، عند «\u2068Format\u2069» (الصيغة)، اختر «\u2068Machine-readable JSON\u2069» بدلًا من \u2068HTML\u2069.',
      'اضغط \u2068Export\u2069 (تصدير). ثم أرسل الملف \u2068result.json\u2069 من المجلد الذي ينشأ.',
    ],
    note: 'لمحادثة واحدة فقط: افتحها، ثم \u2068⋮ → Export chat history\u2069 (تصدير سجل المحادثة). قد يطلب Telegram تأكيدًا من هاتفك وانتظار يوم.',
  },
  WhatsApp: {
    steps: [
      'افتح المحادثة على هاتفك.',
      'أندرويد: القائمة ⋮، ثم «المزيد»، ثم «تصدير الدردشة». آيفون: انقر الاسم في الأعلى، ثم «تصدير الدردشة» في أسفل الصفحة.',
      'اختر «بدون وسائط».',
      'احفظ الملف، أو أرسله إلى نفسك، ثم أرسل إليّ ملف \u2068zip\u2069 أو \u2068.txt\u2069 كما هو.',
    ],
    note: 'محادثة واحدة كل مرة، وأحدث 40,000 رسالة منها على الأكثر. المحادثة التي فيها خصوصية متقدمة لا يمكن تصديرها.',
  },
  Signal: {
    steps: [
      'افتح إعدادات Signal، ثم \u2068Chats → Export chat history\u2069 (الدردشات، تصدير السجل).',
      'اختر أين يُحفظ التصدير، بلا وسائط.',
      'أرسل \u2068main.jsonl\u2069، أو المجلد كله في ملف \u2068zip\u2069.',
    ],
    note: 'النسخة الاحتياطية في Signal شيء آخر: هي مشفّرة، ولا يقرؤها إلا Signal.',
  },
  Slack: {
    steps: [
      'في المتصفح، افتح قائمة مساحة العمل: \u2068Tools & settings → Workspace settings\u2069.',
      'افتح \u2068Import/Export Data\u2069، ثم \u2068Export\u2069.',
      'اختر المدة، واضغط \u2068Start Export\u2069، وانتظر رسالة البريد التي فيها الرابط.',
      'أرسل ملف \u2068zip\u2069 كما هو.',
    ],
    note: 'لا يصدّر إلا مالكو مساحة العمل ومشرفوها. القنوات الخاصة والرسائل المباشرة مشمولة في بعض الاشتراكات فقط.',
  },
  Discord: {
    steps: [
      'افتح \u2068User Settings → Data & Privacy\u2069 (إعدادات المستخدم، البيانات والخصوصية).',
      'عند «\u2068Request all of my data\u2069» حدّد \u2068Messages\u2069 (الرسائل)، واضغط زر الطلب.',
      'انتظر رسالة البريد التي فيها الرابط: حتى 30 يومًا.',
      'أرسل ملف \u2068zip\u2069 كما هو.',
    ],
    note: 'حزمة Discord فيها رسائلك أنت فقط. ملفات \u2068DiscordChatExporter (JSON)\u2069 فيها الطرفان.',
  },
  Gmail: {
    steps: [
      'افتح \u2068takeout.google.com\u2069 واضغط \u2068Deselect all\u2069 (إلغاء تحديد الكل).',
      'حدّد \u2068Mail\u2069 (البريد) فقط، ثم \u2068Next step\u2069 (الخطوة التالية).',
      'اختر \u2068.zip\u2069 وحجم 2 أو 4 غيغابايت، واضغط \u2068Create export\u2069 (إنشاء التصدير).',
      'انتظر رسالة البريد التي فيها الرابط، ثم أرسل كل ملف \u2068zip\u2069 كما هو، واحدًا بعد الآخر.',
    ],
    note: 'يمكن أيضًا إرسال صناديق بريد من برامج أخرى، في ملفات \u2068mbox\u2069.',
  },
};
