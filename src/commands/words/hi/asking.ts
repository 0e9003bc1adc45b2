/** /ask in Hindi: questions, answers, and what they rest on. */
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { RichText, Span } from '../../answer.ts';
import type { ReadPlace } from '../en/asking.ts';
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';
import { nounOf } from './records.ts';

const plural = plurals('hi');
const tenths = new Intl.NumberFormat('hi-IN-u-nu-latn', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `1 रिकॉर्ड`, `2 मैसेज`, by datastore. */
const records = (kind: DatastoreName | undefined, many: number) =>
  `${numbers.figure(many)} ${kind === undefined ? 'रिकॉर्ड' : nounOf(kind, many)}`;

export const asking = {
  what: (credits: number) => `आपको क्या जानना है? आपके मैसेज से एक जवाब के ${numbers.credits(credits)} लगते हैं।`,
  hint: 'आपका सवाल',
  noQuestion: 'इसमें कोई सवाल नहीं है। कुछ खर्च नहीं हुआ।',
  tooLong: (limit: number) => `सवाल बहुत लंबा है: कृपया ${numbers.figure(limit)} अक्षरों तक में लिखें। कुछ खर्च नहीं हुआ।`,
  cannotNarrow: 'सवाल को has: से सीमित नहीं किया जा सकता। /search में चलने वाला बाकी सब यहाँ भी चलता है। कुछ खर्च नहीं हुआ।',
  /** @param problem a sentence */

  reading: (question: string) => `आपके डेटा में “${question}” के जवाब की तलाश`,
  readingMessages: (question: string) => `आपके मैसेज में “${question}” के जवाब की तलाश`,
  readingThese: 'मिले हुए नतीजे पढ़ना',
  plainly: (question: string) => `आपके डेटा के बिना मॉडल से सवाल: “${question}”`,
  /** `6.2 s` */
  seconds: (ms: number) => `${tenths.format(ms / 1000)} सेकंड`,
  /** Asked about what a search for these words has found. */
  whatAbout: (words: string) => (words === '' ? 'थोड़े शब्दों में: इनमें क्या लिखा है?' : `इनमें “${words}” के बारे में क्या लिखा है?`),
  readNothing: 'आपका कोई डेटा नहीं पढ़ा',
  /** What was read: `read 34 messages, 2 e-mails in 5 chats`. */
  read: (kinds: readonly (readonly [DatastoreName | undefined, number])[], { chats, chat, days }: ReadPlace) => {
    const read = kinds.map(([kind, many]) => records(kind, many)).join(', ');
    const where = chat !== undefined ? ` (“${chat}” में)` : chats === 0 ? '' : ` (${numbers.figure(chats)} चैट में)`;
    return `पढ़ा: ${read}${where}${days === undefined ? '' : `, ${days}`}`;
  },
  days: (from: Date, to: Date, zone: string) =>
    new Intl.DateTimeFormat('hi', { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }).formatRange(
      from,
      to,
    ),
  noLinks: (platforms: string) => `बिना लिंक: ${platforms}। लिंक सिर्फ़ Telegram के सुपरग्रुप और चैनल के मैसेज के होते हैं।`,
  tookOut: (many: number) =>
    plural(many, {
      one: `${numbers.figure(many)} मनगढ़ंत हवाला हटाया`,
      other: `${numbers.figure(many)} मनगढ़ंत हवाले हटाए`,
    }),
  /** @param what places and filters, each a phrase */
  lookedOnly: (what: readonly string[]) => `सिर्फ़ यहाँ देखा: ${what.join(', ')}`,
  replyToGoOn: (credits: number) => `\n↩ आगे पूछने के लिए इसी का जवाब दें (${numbers.credits(credits)})।`,

  stages: {
    searched: (words: string, many: number) => `“${words}” खोजा: ${numbers.figure(many)}`,
    listed: (kind: DatastoreName | undefined, many: number) => `सूची बनाई: ${records(kind, many)}`,
    read: (many: number) => `आगे पढ़ा: ${records(undefined, many)}`,
    counted: (many: number) => `गिना: ${numbers.figure(many)}`,
    sampled: (many: number) => `अलग-अलग समय और चैट से चुना: ${records(undefined, many)}`,
    writing: 'जवाब लिखा जा रहा है',
    writingPart: (part: number, parts: number) => `जवाब लिखा जा रहा है, ${part}/${parts}`,
  },

  wordless: 'इन शब्दों से पता नहीं चलता कि क्या ढूँढना है। कोई नाम, जगह या चीज़ जोड़कर पूछें। जैसे: “मेरा पासपोर्ट कहाँ है?”',
  nothing: 'आपके डेटा में इस सवाल के शब्द नहीं हैं। दूसरे शब्दों से शायद मिल जाए।',
  noModel: 'सेवा में भाषा मॉडल नहीं है: वह आपके डेटा से जस का तस दिखाती है, जवाब नहीं लिखती।',
  closest: (question: Span): RichText => ['इसके सबसे करीब: ', question],
  /** Over passages none of which tells what was asked. */
  onlyNear: (question: Span): RichText => ['आपके डेटा में जवाब नहीं मिला। इसके सबसे करीब: ', question],
  counted: 'गिनती',
  /** What a record is called under whose name nothing else stands: `E-mail`, or `E-mail: The launch`. */
  kindHeading: (kind: DatastoreName | undefined, name: string | undefined) => {
    const heading = kind === undefined ? 'रिकॉर्ड' : nounOf(kind, 1);
    return name === undefined ? heading : `${heading}: ${name}`;
  },

  goesToModel: (host: string) =>
    `\nआपका सवाल, और उसके लिए जो पढ़ा जाएगा, ${host} के भाषा मॉडल को भेजा जाता है। ज़्यादा जानकारी: /privacy`,
  wentToModel: (host: string) =>
    `\nℹ️ आपका सवाल, और उसके लिए जो पढ़ा गया, ${host} के भाषा मॉडल को भेजा गया। यह एक ही बार बताया जाता है; /privacy में यह हमेशा मिलेगा।`,

  buttons: {
    shorter: 'छोटा करें',
    deeper: 'विस्तार से',
    more: 'और…',
    again: 'फिर पूछें',
    search: 'इसकी जगह खोजें',
    withoutData: 'मेरे डेटा के बिना पूछें',
    open: (name: string) => `${name} खोलें`,
    chat: 'चैट',
    everywhere: 'हर जगह',
    messages: 'मैसेज में',
    emails: 'ईमेल में',
    files: 'फ़ाइलों में',
    inChat: (name: string) => `${name} में`,
    lastDays: (days: number) => `पिछले ${numbers.figure(days)} दिन`,
    aboutThis: 'इसके बारे में पूछें',
    withoutIt: 'इसके बिना पूछें',
  },
  elsewhere: (question: Span): RichText => [
    'फिर से पूछना है: ',
    question,
    '? चुनें कि कहाँ देखना है, या लिखें: in:emails, chat:family, from:anna, since:2025।',
  ],
  forgotten: 'जिस जवाब से आगे बढ़ना था, वह अब मेरे पास नहीं है: जवाब और नतीजे सिर्फ़ छह घंटे रखे जाते हैं। कुछ खर्च नहीं हुआ।',
  thanks: 'धन्यवाद। सिर्फ़ गिनती रखी जाती है, उसका एक भी शब्द नहीं।',
  ratedAlready: 'यह पहले ही दर्ज है। धन्यवाद!',
};
