/** /account: whose data, what the access allows, who else has access. `service` is the data service's name. */
import { bold, code, type RichText, time } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { figure } = numbers;

export const account = {
  looking: 'आपका एक्सेस देखा जा रहा है… (0 क्रेडिट)',
  toSample: (): RichText => [bold('कनेक्शन'), ': एक काल्पनिक व्यक्ति का नमूना डेटा। यह आपका डेटा नहीं है।'],
  toOwn: (): RichText => [bold('कनेक्शन'), ': आपका अपना आर्काइव।'],
  toService: (service: string): RichText => [bold('कनेक्शन'), `: ${service}`],
  since: (at: string): RichText => ['कब से: ', time(at)],
  credits: (left: number): string => `क्रेडिट: ${figure(left)} बाकी।`,
  creditsUnknown: 'क्रेडिट: अभी पता नहीं चल सका।',
  commands: 'कमांड',
  /** After a command and its price. */
  moreThanLeft: 'इतने क्रेडिट बाकी नहीं',
  notTried: 'अभी आज़माया नहीं गया',
  lastUsed: (at: string): RichText => ['पिछला इस्तेमाल: ', time(at)],
  lastTried: (at: string): RichText => ['पिछली कोशिश: ', time(at)],
  /** @param scopes as they are written */
  needs: (scopes: string): RichText => ['इसके लिए चाहिए: ', code(scopes)],
  permissions: 'अनुमतियाँ',
  /** How the permissions are known. */
  from: {
    service: 'जैसा सेवा बताती है',
    person: 'जैसा आपने कनेक्ट करते समय बताया था',
    unknown: 'सेवा नहीं बताती: कमांड चलने पर मुझे पता चलता जाएगा',
  },
  noScopes: 'ऐसी कोई नहीं जो इस बॉट के काम आए',
  others: (amount: number): string => `आपके आर्काइव ${amount === 1 ? 'का' : 'के'} ${figure(amount)} और एक्सेस`,
  othersUnknown: 'और किसके पास एक्सेस है, यह अभी पता नहीं चल सका।',
  /** @param app with the beginning of its id @param until undefined: until it is ended */
  other: (app: string, since: string, until: string | undefined, used: boolean): RichText => [
    `${app}, `,
    time(since),
    ' से',
    ...(until === undefined ? [', जब तक आप न हटाएँ'] : [', ', time(until), ' तक']),
    ...(used ? [] : [', कभी इस्तेमाल नहीं हुआ']),
  ],
  andMore: (amount: number): string => `… और ${figure(amount)}`,
  end: (app: string): string => `${app} का एक्सेस हटाएँ`,
  ended: 'वह एक्सेस हटा दिया गया।',
  hadEnded: 'वह एक्सेस पहले ही हट चुका था।',
  seeAll: 'सब कुछ ब्राउज़र में देखें',
  noPage: 'सेवा के पास इसका कोई पेज नहीं है।',
  list: 'आपके आर्काइव का एक्सेस किस-किस के पास है, इसकी सूची। लिंक सिर्फ़ आपके लिए है और दस मिनट चलेगा।',
  openList: 'सूची खोलें',
  noAccess: 'आपने मुझे अपना आर्काइव खोजने का एक्सेस नहीं दिया है।',
};
