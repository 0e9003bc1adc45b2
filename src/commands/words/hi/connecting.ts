/** /connect: choosing what the bot may do, in the chat, on a page, or by a token. `service` is the data service's name. */
import { bold, code, type RichText } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { figure } = numbers;
const CAREFUL = 'लिंक सिर्फ़ आपके लिए है और दस मिनट चलेगा; इसे किसी और को न दें।';

export const connecting = {
  heading: 'अपना डेटा कनेक्ट करें',
  checking: 'आपका टोकन जाँचा जा रहा है… (0 क्रेडिट)',
  connecting: 'कनेक्ट हो रहा है… (0 क्रेडिट)',
  nothingStored: 'कुछ भी सहेजा नहीं गया।',
  nothingConnected: 'कुछ भी कनेक्ट नहीं हुआ।',

  /** Whose data: the sample's, or one's own. */
  sample: (): RichText => [
    bold('नमूना डेटा'),
    ': एक काल्पनिक व्यक्ति की चैट, ईमेल और फ़ाइलें। एक टैप, सब कुछ चालू, और कुछ बिगड़ने का डर नहीं।',
  ],
  own: (): RichText => [
    bold('आपका अपना डेटा'),
    ': एक आर्काइव, जिसे इस बॉट की सेवा सिर्फ़ आपके लिए रखती है। उसमें मुझे क्या करने देना है, यह आप चुनते हैं।',
  ],
  connectOwn: 'मेरा अपना डेटा कनेक्ट करें',
  lookAround: 'नमूना डेटा देखें',
  replaces: 'यह आपके मौजूदा एक्सेस की जगह लेगा; पुराना हटा दिया जाएगा।',

  /** What the bot may do. */
  mayDoOwn: 'आपके आर्काइव में मुझे क्या-क्या करने देना है, और कब तक? आप इसे /account में कभी भी हटा सकते हैं।',
  mayDoSample: 'काल्पनिक व्यक्ति के नमूना डेटा में मुझे क्या-क्या करने देना है, और कब तक?',
  choose: 'चुनें…',
  chooseInBrowser: 'ब्राउज़र में चुनें',
  chosenByLine: (chosen: number, all: number): RichText => [
    bold('एक-एक करके चुना गया'),
    ` · ${figure(all)} में से ${figure(chosen)} अनुमतियाँ`,
  ],
  /** Above a list of permissions that the present access lacks. */
  added: 'नई:',
  whatIMayDo: 'मुझे क्या करने की अनुमति है',
  whatIMayRead: 'मुझे क्या पढ़ने की अनुमति है',
  tapToGive: 'अनुमति देने या वापस लेने के लिए टैप करें। जिसे पढ़ने की मुझे अनुमति नहीं, वह मेरे लिए है ही नहीं: न खोज में आता है, न सूची में।',
  noneWorks: 'इतने से मेरा कोई कमांड नहीं चलेगा: मुझे कुछ करने की अनुमति चाहिए, और उसके लिए डेटा भी।',
  /** @param commands `/search, /recent` */
  couldUse: (commands: string): string => `ये चलेंगे: ${commands}।`,
  not: (commands: string): string => `ये नहीं: ${commands}।`,
  back: 'पीछे',

  /** Outside the chat. */
  staysAt: (service: string): string => `आपका डेटा ${service} पर ही रहता है; मुझे क्या पढ़ने देना है, यह आप वहाँ चुनते हैं।`,
  newReplaces: 'नया टोकन आपके मौजूदा टोकन की जगह लेगा।',
  tapAndTick: `बटन पर टैप करें और जो मुझे पढ़ने देना है, उस पर निशान लगाएँ। ${CAREFUL}`,
  orPaste: (): RichText => [
    'या टोकन पेस्ट करें: यहाँ हमारी निजी चैट में ',
    code('/connect'),
    ' लिखकर उसके बाद टोकन भेजें। आपका मैसेज हटा दिया जाता है और टोकन एन्क्रिप्ट करके रखा जाता है।',
  ],
  makeAndSend: (): RichText => [
    'सेवा पर एक टोकन बनाएँ, फिर यहाँ हमारी निजी चैट में ',
    code('/connect'),
    ' लिखकर उसके बाद टोकन भेजें। आपका मैसेज हटा दिया जाता है और टोकन एन्क्रिप्ट करके रखा जाता है।',
  ],
  whatIsStored: 'क्या रखा जाता है?',
  onThePage: `पेज हर अनुमति दिखाता है और पूछता है कि कब तक। ${CAREFUL}`,
  chooseWhatIMayRead: 'चुनें कि मैं क्या पढ़ूँ',

  /** A token that was pasted. */
  removed: 'टोकन वाला मैसेज मैंने इस चैट से हटा दिया।',
  notRemoved: (): RichText => [bold('कृपया टोकन वाला अपना मैसेज खुद हटा दें'), ': मुझसे वह इस चैट से नहीं हटा।'],
  incomplete: 'यह पूरा टोकन नहीं लगता',
  copyAgain: (): RichText => [
    'टोकन अक्षरों, अंकों और कुछ चिह्नों का एक लंबा शब्द होता है, बिना खाली जगह के। उसे फिर से पूरा कॉपी करें और ',
    code('/connect'),
    ' के बाद भेजें। कुछ भी सहेजा नहीं गया।',
  ],
  neverInGroups: 'टोकन कभी किसी ग्रुप में न भेजें',
  exposed: (removed: boolean): string =>
    `मैंने उसे इस्तेमाल नहीं किया। ${removed ? 'मैसेज मैंने हटा दिया, पर शायद औरों ने उसे पढ़ लिया हो।' : 'कृपया वह मैसेज हटा दें।'} इस टोकन को अब सुरक्षित न मानें: सेवा पर उसे रद्द करके नया बनाएँ, फिर मेरे साथ निजी चैट में कनेक्ट करें।`,

  /** On the web page that the consent page leads back to, and in the chat. */
  goBack: (bot: string): string => `${bot} पर लौटें और नए लिंक के लिए /connect भेजें।`,
  linkIsOver: 'यह लिंक अब काम नहीं करता',
  linkWasUsed: 'यह पहले इस्तेमाल हो चुका है, दस मिनट से पुराना है, या इस बॉट ने नहीं बनाया था।',
  declined: 'आपने कनेक्ट नहीं किया',
  declinedWhy: 'आपने एक्सेस न देना चुना, इसलिए कुछ भी सहेजा नहीं गया।',
  failed: 'कनेक्ट नहीं हो सका',
  pageFailed: 'अनुमति वाले पेज ने एक समस्या बताई। कुछ भी सहेजा नहीं गया।',
  noToken: 'अनुमति वाले पेज से काम का टोकन नहीं आया। कुछ भी सहेजा नहीं गया।',
  notStored: (reference: string): string => `कुछ भी सहेजा नहीं गया। रेफ़रेंस: ${reference}`,
  closePage: (bot: string): string => `अब यह पेज बंद करके ${bot} में आगे बढ़ें।`,
};
