/** /help. */
import { bold, type RichText } from '../../answer.ts';

export const help = {
  inGroup: (bot: string): string =>
    `यहाँ हर कोई अपने डेटा में खोज सकता है और उससे सवालों के जवाब पा सकता है; वे सिर्फ़ उसी को दिखते हैं। ग्रुप में मेरी ओर से कुछ भी निजी पोस्ट नहीं होता: शुरू करने के लिए ${bot} के साथ निजी चैट खोलें।`,
  heading: 'अभी आप क्या-क्या कर सकते हैं',
  headingUnconnected: 'कनेक्ट करने के बाद आप क्या-क्या कर सकते हैं',
  /** After the line of a command. */
  notWithToken: 'आपके टोकन से नहीं',
  narrow: (): RichText => [
    bold('खोज सीमित करें'),
    ': from:नाम, from:me, chat:नाम, on:telegram, when:"पिछले हफ़्ते", after:7d, before:2026-11-01, has:link, has:file, has:photo, "हूबहू यही शब्द", -छोड़ें; in:all, in:emails, in:files। खोज का कोई शब्द न हो, या /recent के बाद, इनसे मेल खाने वाली सब चीज़ों की सूची मिलती है, सबसे नया पहले।',
  ],
  /** @param commands `/import, /save` */
  free: (commands: string): RichText => [bold('मुफ़्त'), `: ${commands}`],
  prices:
    'कीमत मेन्यू में, यहाँ और हर बटन पर लिखी है; जो कमांड आप लिखते हैं, वह तुरंत चलता है, और खर्च उसके जवाब में लिखा होता है। आप बस कुछ भी लिख सकते हैं: तब आपसे पूछा जाएगा कि उसका क्या करना है।',
};
