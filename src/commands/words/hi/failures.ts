/** What is said of failures: a title for each, why, and what to do next. `service` is the data service's name. */
import { bold, code, type RichText, time } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;

export const failures = {
  /** Short sentences without a full stop. */
  titles: {
    'not-connected': 'अभी कुछ कनेक्ट नहीं है',
    'token-refused': 'आपका एक्सेस टोकन स्वीकार नहीं हुआ',
    'token-expired': 'आपके एक्सेस टोकन की अवधि पूरी हो गई',
    'scope-missing': 'आपका टोकन इसकी अनुमति नहीं देता',
    'credits-out': 'सेवा पर आपके क्रेडिट खत्म हो गए',
    'cap-reached': 'इससे रोज़ की सीमा पार हो जाएगी',
    'rate-limited': 'सेवा थोड़ा रुकने को कह रही है',
    'bad-request': 'सेवा इस अनुरोध को समझ नहीं पाई',
    'not-offered': 'सेवा में यह सुविधा नहीं है',
    'not-found': 'वह अब वहाँ नहीं है',
    timeout: 'सेवा ने बहुत देर लगाई',
    unreachable: 'सेवा तक पहुँचा नहीं जा सका',
    'connection-lost': 'कनेक्शन बीच में टूट गया',
    'service-failed': 'डेटा सेवा में गड़बड़ी हुई',
    'unreadable-reply': 'जवाब पढ़ा नहीं जा सका',
    'reply-too-large': 'जवाब बहुत बड़ा था',
    cancelled: 'रोक दिया गया',
    'too-many-waiting': 'आपके दो और काम पहले से कतार में हैं',
    'private-only': 'निजी नतीजे सिर्फ़ निजी चैट में दिखाए जाते हैं',
    'stale-button': 'यह बटन अब काम नहीं करता',
    internal: 'यहाँ कुछ गड़बड़ हो गई',
  },
  notConnected: (service: string): string => `पहले ${service} पर अपना खाता कनेक्ट करें; बॉट क्या पढ़ सकता है, यह आप चुनते हैं।`,
  notConnectedSample: 'बस दो टैप: किसी काल्पनिक व्यक्ति का डेटा देखें, या अपना आर्काइव कनेक्ट करें।',
  tokenRefused: (service: string): string =>
    `सेवा (${service}) इस टोकन को नहीं पहचानती: उसे रद्द किया गया है, या वह अधूरा है। कृपया नए टोकन से फिर कनेक्ट करें।`,
  tokenExpired: 'पहले यह चलता था, अब इसकी अवधि पूरी हो गई है। फिर कनेक्ट करना पल भर का काम है; नया टोकन मिल जाएगा।',
  /** Above a list of permissions. */
  lacks: 'इसमें ये नहीं हैं:',
  /** Above a list of permissions. */
  needs: 'सेवा ने नहीं बताया कि कौन-सी अनुमति कम है; ये चाहिए:',
  lacksUnknown: 'सेवा ने नहीं बताया कि कौन-सी अनुमति कम है।',
  /** @param price of the call @param left at the service; each undefined where unknown */
  creditsOut: (price: number | undefined, left: number | undefined): string => {
    const needed = price === undefined ? 'इसमें बाकी क्रेडिट से ज़्यादा लगते हैं' : `इसके लिए ${credits(price)} चाहिए`;
    return left === undefined ? `${needed}।` : `${needed}; ${figure(left)} बाकी।`;
  },
  countedBy: (service: string): string => `इनकी गिनती ${service} पर होती है।`,
  capUsedUp: 'आज के क्रेडिट खत्म हो गए।',
  /** `mine`: the person's own setting, not the operator's. `price`: of the call, where known. */
  cap: (cap: {
    limit: number;
    spent: number;
    mine: boolean;
    price: number | undefined;
    resetsAt: string;
    zone: string | undefined;
  }): RichText => [
    `रोज़ की सीमा ${credits(cap.limit)} है, जो ${cap.mine ? 'आपने खुद तय की है' : 'इस बॉट के संचालक ने तय की है'}; आज ${figure(cap.spent)} खर्च हुए`,
    cap.price === undefined ? '। ' : `, और इसमें ${figure(cap.price)} लगेंगे। `,
    'गिनती फिर शुरू होगी: ',
    time(cap.resetsAt),
    cap.zone === undefined ? ' (UTC के हिसाब से आधी रात)। ' : ' (आपके यहाँ आधी रात)। ',
    cap.mine ? 'आप /settings में अपनी सीमा बढ़ा सकते हैं।' : 'पहले के नतीजों के पेज मुफ़्त रहेंगे।',
  ],
  rateLimited: 'थोड़े समय में बहुत सारे अनुरोध हो गए।',
  waitAMinute: 'कृपया एक-दो मिनट में फिर कोशिश करें।',
  badRequest: 'कम या छोटे शब्द लिखकर देखें, और खास चिह्न हटा दें।',
  notOffered: (service: string): string => `${service} पर फ़िलहाल यह सुविधा नहीं है। बाकी कमांड चलते हैं।`,
  notFound: 'सेवा के पास यह रिकॉर्ड अब नहीं है। शायद इस बीच हटा दिया गया हो।',
  timeout: 'समय पर पूरा जवाब नहीं आया। दिन का पहला अनुरोध धीमा हो सकता है; दूसरी कोशिश अक्सर जल्दी होती है।',
  unreachable: (service: string): string => `${service} से अभी कनेक्शन नहीं हो पा रहा। कृपया कुछ मिनट में फिर कोशिश करें।`,
  connectionLost: 'सेवा जवाब दे रही थी, पर जवाब पूरा नहीं पहुँचा।',
  serviceFailed: 'आपके अनुरोध में कोई गलती नहीं है।',
  tryLater: 'कृपया बाद में फिर कोशिश करें।',
  tryAfter: (at: string): RichText => ['कृपया ', time(at), ' के बाद फिर कोशिश करें।'],
  unreadableReply: 'कुछ आया तो, पर तय रूप में नहीं। इसका मतलब यह नहीं कि कुछ मिला ही नहीं।',
  tooLarge: 'थोड़ा सीमित करके देखें: ज़्यादा शब्द, कोई एक चैट, या कम समय।',
  cancelled: 'आपके कहने पर अनुरोध रोक दिया गया।',
  notTakenUp: 'यह वाला नहीं लिया गया; उनमें से कोई पूरा हो जाए तो इसे फिर भेजें, या उन्हें रोकें।',
  continueThere: 'वहाँ आगे बढ़ें?',
  forgottenButton: 'यह बटन जिसके लिए था, वह अब मेरे पास नहीं है। कृपया किसी कमांड से फिर शुरू करें; सूची /help में है।',
  internal: 'यह बॉट की गलती है, आपकी नहीं। कृपया बाद में फिर कोशिश करें।',
  mayHaveCost: (price: number): string => `शायद ${credits(price)} खर्च हुए हों।`,
  mayHaveCostSome: 'शायद क्रेडिट खर्च हुए हों।',
  /** What an operator can look up in the log. */
  reference: (reference: string): RichText => ['रेफ़रेंस: ', code(reference)],
  refused: {
    /** Nothing was sent: the token is known not to allow it. */
    byBot: (): RichText => ['कोई अनुरोध नहीं भेजा गया: ', bold('कुछ खर्च नहीं हुआ'), '।'],
    byService: (): RichText => ['सेवा ने अनुरोध स्वीकार नहीं किया: ', bold('कुछ खर्च नहीं हुआ'), '।'],
    /** @param commands `/search, /recent` */
    stillWork: (commands: string): string => `इस टोकन से ये अब भी चलते हैं: ${commands}।`,
    noneWorks: 'डेटा पढ़ने वाला कोई कमांड इस टोकन से नहीं चलता।',
    widen: (): RichText => ['और अनुमति देने के लिए ऐसा टोकन बनाएँ जिसमें ये भी हों, और उसे ', code('/connect'), ' के बाद भेजें।'],
  },
};
