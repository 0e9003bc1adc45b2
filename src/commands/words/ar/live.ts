/** Where somebody has connected the bot to their Telegram account as a chatbot. */
import { bold, type RichText, time } from '../../answer.ts';

const TAKE_OUT = 'بإزالتي من هناك: \u2068Settings → Telegram Business → Chatbots\u2069';

export const live = {
  begun: `ربطتني بحسابك في Telegram. من الآن تدخل رسائل المحادثات التي اخترتها إلى أرشيفك فور حدوثها: الجديدة والمعدّلة والمحذوفة. لا أكتب أبدًا إلى أحد باسمك. ذلك ظاهر في \u2068/account\u2069، ومنه إيقافه؛ أما فصل حسابك في Telegram عني فبيدك وحدك، ${TAKE_OUT}.`,
  ended: 'لم أعد مرتبطًا بحسابك في Telegram. ما حُفظ باقٍ في أرشيفك.',
  archiveGone:
    'مُحي أرشيفك، فتوقفت عن إدخال رسائل حسابك في Telegram. يمكنك البدء من جديد من \u2068/account\u2069، بأرشيف جديد.',
  start: 'عدت إلى إدخال الجديد من حسابك في Telegram.',
  stop: 'لم أعد أُدخل شيئًا من حسابك في Telegram.',
  none: 'لست مرتبطًا بحسابك في Telegram.',
  takeOut: `فصل حسابك في Telegram عني بيدك وحدك، ${TAKE_OUT}.`,
  stillConnected: `أبقى في Telegram روبوت محادثة لحسابك حتى فصلي ${TAKE_OUT}. لكني لم أعد أُدخل شيئًا`,
  flows: (since: string): RichText => [
    bold('مباشر'),
    ': الرسائل الجديدة في حسابك في Telegram تصل إلى أرشيفك منذ ',
    time(since),
    '.',
  ],
  stopped: (since: string): RichText => [
    bold('مباشر، متوقّف'),
    ': منذ ',
    time(since),
    ' لا أُدخل شيئًا من حسابك في Telegram.',
  ],
  stopIt: 'التوقف عن إدخال رسائلي',
  startIt: 'إدخال رسائلي مجددًا',
};
