/** What is said around a command's answers. `doing` is what a request does, as its command says it: `“ferry” की खोज`. */
import { bold, code, type RichText } from '../../answer.ts';
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('hi');
const { credits, figure } = numbers;

const spent = (amount: number) => (amount === 0 ? 'कुछ खर्च नहीं हुआ।' : `शायद ${credits(amount)} खर्च हुए हों।`);
const still = (doing: string) => `अब भी जारी: ${doing}।`;

export const front = {
  /** Above a file with what is too long for messages. */
  overflow: 'जवाब का बाकी हिस्सा फ़ाइल में है।',
  nothingVisible: '(इस जवाब में दिखने वाला कोई टेक्स्ट नहीं है।)',
  working: 'आपका काम',
  unknownButton: 'यह बटन पुराने वर्शन का है। /help भेजें',
  goneButton: 'यह बटन इस्तेमाल हो चुका है, पुराना हो गया है, या आपका नहीं है।',
  foreignButton: 'यह बटन उसके लिए है जिसने पूछा था।',
  tooFast: 'एक साथ बहुत कुछ आ गया। मुझे दस सेकंड दें, फिर आगे बढ़ें।',
  privateOnly: 'निजी नतीजे सिर्फ़ निजी चैट में दिखाए जाते हैं। वहाँ आगे बढ़ें?',
  notAllowed: 'यह बॉट सिर्फ़ उनके लिए है जिन्हें बुलाया गया है।',
  /** To somebody who has not been let in. */
  stranger: (userId: string): RichText => [
    'नमस्ते! यह बॉट सिर्फ़ उनके लिए है जिन्हें बुलाया गया है। शामिल होने के लिए इसके संचालक को अपनी Telegram ID दें: ',
    code(userId),
    '। आपके बारे में जो रखा है, वह फिर भी आपका है: /privacy, /disconnect।',
  ],
  /** Under a message that may be there twice. */
  repeatNote: 'दोबारा भेजा गया, क्योंकि Telegram ने पहली बार पुष्टि नहीं की।',
  unsendable: 'मेरे पास जवाब है, पर Telegram ने उसे नहीं लिया। सवाल थोड़ा सीमित करके देखें, या /help।',
  /** Instead of using what looks like one. */
  secrets: {
    token:
      'यह एक्सेस टोकन जैसा लगता है, इसलिए मैंने इसे किसी काम में नहीं लिया। इससे कनेक्ट करना हो तो इसे /connect के बाद भेजें। अगर किसी और ने इसे देखा हो, तो सेवा पर नया बना लें।',
    other:
      'इसका एक हिस्सा पासवर्ड या key जैसा लगता है, इसलिए मैंने इसे कहीं नहीं भेजा और आपका मैसेज वैसा ही छोड़ दिया। चाहें तो उसे हटा दें। कनेक्ट करने के लिए अपना टोकन /connect के बाद भेजें।',
  },
  /** The first thing that is shown of a paid request. */
  beginning: (doing: string, price: number): string => `${doing}… (${credits(price)})`,
  /** The same while it goes on. */
  going: (doing: string, seconds: number, price: number): string =>
    `${doing}… ${figure(seconds)} सेकंड · ${credits(price)}`,
  /** `अब भी जारी: “ferry” की खोज।` */
  still,
  stillWorking: 'पहले वाला काम अब भी जारी है।',
  /** To a request that waits for the same person's earlier ones. @param before those that wait as well, before it */
  queued: (doing: string, before: number): string =>
    `${still(doing)} ${before === 0 ? 'इसके बाद आपका यह काम है।' : plural(before, { one: 'इससे पहले एक और काम है।', other: `इससे पहले ${figure(before)} और काम हैं।` })}`,
  /** To long work that waits for the same person's earlier one. @param before those that wait as well, before it */
  behind: (doing: string, before: number): string =>
    before === 0
      ? `कतार में: ${doing}। पहले पिछला काम पूरा होगा।`
      : `कतार में: ${doing}। पहले पिछला काम और ${plural(before, { one: 'एक और पूरा होगा', other: `${figure(before)} और पूरे होंगे` })}।`,
  /** To a request that waits for other people's. */
  inLine: (position: number): RichText => ['अभी बहुत लोग पूछ रहे हैं। कतार में आपका नंबर: ', bold(figure(position)), '।'],
  /** The ending of a request that its person stopped. @param price of what had been asked for by then */
  stopped: (price: number): string =>
    price === 0 ? 'रोक दिया। कुछ खर्च नहीं हुआ।' : `रोक दिया। अनुरोध निकल चुका था, इसलिए ${credits(price)} फिर भी लग सकते हैं।`,
  timedOut: (price: number): string => `बहुत देर हो गई, इसलिए इंतज़ार छोड़ दिया गया। ${spent(price)}`,
  interrupted: (price: number): string => `जवाब देने से पहले ही मुझे रीस्टार्ट होना पड़ा। ${spent(price)}`,
  /** The last resort, for whatever nobody thought of. */
  failed: (reference: string, price: number): RichText => [
    `मेरी ओर से कुछ गड़बड़ हो गई। ${spent(price)} फिर ऐसा हो, तो संचालक को यह रेफ़रेंस बताएँ: `,
    code(reference),
  ],
  nothingRunning: 'अभी कुछ नहीं चल रहा।',
  stoppedNow: 'रोक दिया।',
  /** In place of a question that was taken back. */
  takenBack: {
    profile: 'कोई प्रोफ़ाइल नहीं बनी। कुछ खर्च नहीं हुआ।',
    disconnect: 'कुछ नहीं मिटाया गया।',
    other: 'कुछ नहीं बदला।',
  },
};
