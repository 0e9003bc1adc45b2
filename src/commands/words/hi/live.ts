/** Where somebody has connected the bot to their Telegram account as a chatbot. */
import { bold, type RichText, time } from '../../answer.ts';

const WAY = 'Settings → Telegram Business → Chatbots';

export const live = {
  begun: `आपने मुझे अपने Telegram खाते से जोड़ा है। अब से, आपकी चुनी हुई चैट के मैसेज जैसे-जैसे आएँगे, आपके आर्काइव में जाएँगे: नए, बदले हुए, मिटाए हुए। आपके नाम से कभी किसी को कुछ नहीं लिखा जाता। /account इसे दिखाता और रोकता है; अपने Telegram खाते से मुझे सिर्फ़ आप हटा सकते हैं: ${WAY}।`,
  ended: 'आपके Telegram खाते से मेरा जुड़ाव अब नहीं है। जो सहेजा गया, वह आपके आर्काइव में रहेगा।',
  /** The archive was erased by somebody else than this bot. */
  archiveGone:
    'आपका आर्काइव मिटा दिया गया, इसलिए आपके Telegram खाते के मैसेज लेना रुक गया है। /account से यह नए आर्काइव के साथ फिर शुरू हो जाएगा।',
  start: 'आपके Telegram खाते में जो नया आता है, वह फिर से लिया जा रहा है।',
  stop: 'अब आपके Telegram खाते से कुछ नहीं लिया जाता।',
  none: 'आपके Telegram खाते से मेरा कोई जुड़ाव नहीं है।',
  takeOut: `अपने Telegram खाते से मुझे सिर्फ़ आप हटा सकते हैं: ${WAY}।`,
  /** What /disconnect leaves: a line of a list, without a full stop. */
  stillConnected: `Telegram पर यह बॉट आपके खाते का चैटबॉट बना रहेगा, जब तक आप इसे वहाँ न हटाएँ (${WAY}); अब कुछ नहीं लिया जाता`,
  flows: (since: string): RichText => [
    bold('लाइव'),
    ': आपके Telegram खाते के नए मैसेज ',
    time(since),
    ' से आपके आर्काइव में आ रहे हैं।',
  ],
  stopped: (since: string): RichText => [
    bold('लाइव, रुका हुआ'),
    ': ',
    time(since),
    ' से आपके Telegram खाते से कुछ नहीं लिया जा रहा।',
  ],
  stopIt: 'मेरे मैसेज लेना रोकें',
  startIt: 'मेरे मैसेज फिर लें',
};
