/** “You are connected”: to whose data, until when, what that allows. `service` is the data service's name. */
import { bold, code, type RichText, time } from '../../answer.ts';

export const connected = {
  title: 'कनेक्ट हो गया',
  toService: (service: string): RichText => [bold('कनेक्ट हो गया'), ` – ${service} से।`],
  toOwn: (): RichText => [bold('कनेक्ट हो गया'), ' – आपके अपने आर्काइव से।'],
  /** @param you the person's name at Telegram, '' where it is not known @param owner the invented person's, where known */
  toSample: (you: string, owner: string | undefined): RichText => [
    bold('कनेक्ट हो गया'),
    ` – नमूना डेटा से। ${you === '' ? 'Telegram पर आप अपने ही नाम से हैं' : `Telegram पर आप ${you} हैं`}; यह डेटा ${owner === undefined ? 'एक काल्पनिक व्यक्ति का है' : `${owner} का है, जो एक काल्पनिक व्यक्ति हैं`}।`,
  ],
  saved: (service: string): RichText => [
    bold('टोकन सहेज लिया'),
    ` (${service})। मुफ़्त में इसे जाँचना मुमकिन नहीं था; आपके पहले कमांड से पता चल जाएगा।`,
  ],
  token: (masked: string): RichText => ['टोकन: ', code(masked)],
  lastsUntilEnded: 'जब तक आप न हटाएँ, यह चलता रहेगा।',
  lastsUntil: (at: string): RichText => ['यह ', time(at), ' तक चलेगा।'],

  /** What became of the access before. */
  before: {
    ended: 'इससे पहले वाला एक्सेस हटा दिया गया।',
    failedHere: 'इससे पहले वाला एक्सेस अभी नहीं हट सका: उसे /account में हटाएँ।',
    failedThere: (service: string): string =>
      `इससे पहले वाला एक्सेस अभी नहीं हट सका: अगर वह अब किसी के काम का नहीं, तो उसे ${service} पर रद्द करें।`,
    impossibleHere: 'इससे पहले वाला टोकन शायद अब भी चलता हो: उसे /account में हटाएँ।',
    impossibleThere: (service: string): string =>
      `इससे पहले वाला टोकन शायद अब भी चलता हो: अगर वह अब किसी के काम का नहीं, तो उसे ${service} पर रद्द करें।`,
  },

  /** Above lists of commands. */
  notTried: 'इनमें से कोई अभी आज़माया नहीं गया है:',
  canUse: 'अब ये कमांड चलेंगे:',
  allowsNothing: 'इससे डेटा पढ़ने वाला कोई कमांड नहीं चलेगा।',
  /** @param commands `/ask, /profile` */
  notWithToken: (commands: string): string => `इस टोकन से नहीं चलेंगे: ${commands} – क्या कम है, /account बताता है।`,
  notWithAccess: (commands: string): string => `इस एक्सेस से नहीं चलेंगे: ${commands} – क्या कम है, /account बताता है।`,

  empty: (): RichText => [bold('आपका आर्काइव अभी खाली है।'), ' आगे: /import से अपनी चैट लाएँ।'],
  justWrite: 'जो ढूँढना है, बस लिख दें।',
  justWriteFerry: (): RichText => ['जो ढूँढना है, बस लिख दें, जैसे ', code('ferry'), '।'],
  bringIn: 'मेरी चैट लाएँ',
};
