/** What is said of credits and caps, in Hindi. */
import { bold, type RichText, time } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;

export const money = {
  /** Parts of a receipt, which are set side by side. */
  receipt: {
    left: (amount: number): string => `${figure(amount)} बाकी`,
    /** @param cap undefined: there is none */
    today: (spent: number, cap: number | undefined): string =>
      cap === undefined ? `आज ${credits(spent)}` : `आज ${credits(cap)} में से ${figure(spent)}`,
  },
  /** Before a call that uses up most of the cap. */
  bringsTo: (spent: number, cap: number): string =>
    `इससे आज का खर्च आपके ${figure(cap)} क्रेडिट में से ${figure(spent)} हो जाएगा।`,
  mostUsed: 'आज की सीमा का ज़्यादातर हिस्सा खर्च हो चुका है।',

  looking: 'आपके क्रेडिट देखे जा रहे हैं…',
  left: (amount: number): string => `${credits(amount)} बाकी।`,
  leftUnknown: 'कितने बाकी हैं, यह अभी पता नहीं चल सका।',
  setCap: 'रोज़ की सीमा तय करें',
  today: (spent: number): RichText => [bold('आज: '), credits(spent)],
  period: (days: number, spent: number): RichText => [bold(`पिछले ${figure(days)} दिन: `), credits(spent)],
  /** @param command with its slash */
  byCommand: (command: string, spent: number, calls: number): string =>
    `${command}: ${credits(spent)}, ${figure(calls)} बार`,
  beforeDisconnecting: (spent: number): string => `${figure(spent)} डिसकनेक्ट करने से पहले (ब्योरा नहीं रखा गया)`,
  inDoubt: (spent: number): string =>
    `इनमें से ${figure(spent)} पक्के नहीं हैं: अनुरोध भेजा गया, पर पूरा जवाब नहीं आया, इसलिए सेवा ने क्रेडिट लिए भी हो सकते हैं और नहीं भी। ये खर्च में गिने जाते हैं।`,
  throughBot: 'ये इस बॉट से किए गए अनुरोध हैं।',
  throughBotOnly: 'ये इस बॉट से किए गए अनुरोध हैं; आपका बैलेंस सेवा के पास रहता है।',
  noCap: 'रोज़ की कोई सीमा तय नहीं है; आप /settings में तय कर सकते हैं।',
  /** `mine`: the person's own setting, not the operator's. */
  cap: (cap: { limit: number; left: number; mine: boolean; until: string; zone: string | undefined }): RichText => [
    `सीमा: रोज़ ${credits(cap.limit)} (${cap.mine ? 'आपकी सेटिंग' : 'संचालक की तय की हुई'}), ${figure(cap.left)} बाकी। गिनती फिर शुरू होगी: `,
    time(cap.until),
    cap.zone === undefined ? ' (UTC के हिसाब से आधी रात)।' : ' (आपके यहाँ आधी रात)।',
  ],
  enough: (left: number): string => `आज़माने के लिए ${credits(left)} बाकी हैं; फ़िलहाल इतने काफ़ी हैं।`,
  toppedUp: (more: number, left: number): RichText => [
    bold(`${credits(more)} और मिले`),
    `: अब ${figure(left)} बाकी हैं। जो जानना था, वह फिर पूछें।`,
  ],

  /** Where a call would pass the person's own cap. */
  overOwnCap: (cap: number, spent: number, price: number) =>
    `इससे आपकी रोज़ की सीमा (${figure(cap)}) पार हो जाएगी: आज ${figure(spent)} खर्च हुए, और इसमें ${figure(price)} लगेंगे। फिर भी ${figure(price)} खर्च करें?`,
  spendAnyway: (price: number) => `फिर भी ${credits(price)} खर्च करें`,
  changeCap: 'सीमा बदलें',
  nothingSpent: 'कुछ खर्च नहीं हुआ।',
  lastDays: (days: number) => `पिछले ${figure(days)} दिन, हर दिन की एक पट्टी:`,
  mostOn: (day: string, amount: number) => `सबसे ज़्यादा: ${day}, ${credits(amount)}`,
  day: (at: number, zone: string) =>
    new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: zone,
    }).format(at),
};
