/** /import: bringing exports in. `name` is a file's, in quotation marks; `service` the data service's. */
import { bold, type RichText } from '../../answer.ts';
import { plurals } from '../plural.ts';
import { numbers } from './numbers.ts';

const plural = plurals('hi');
const { figure, size } = numbers;

export const importing = {
  /** What a file without a name is called. */
  file: 'फ़ाइल',
  heading: 'अपनी चैट और मेल यहाँ लाएँ',
  what: (service: string): string =>
    `आपके ऐप जो एक्सपोर्ट करते हैं, वह ${service} पर आपके अपने आर्काइव में रखा जाता है: एन्क्रिप्टेड, सिर्फ़ आपके लिए। पढ़ लेने के बाद फ़ाइल हटा दी जाती है।`,
  /** Three steps, from an app's screen to the receipt. @param most bytes of a file that the chat takes */
  steps: (most: number, hasPage: boolean): RichText => [
    '1. अपना ऐप चुनें और देखें कि उसमें एक्सपोर्ट कहाँ मिलता है।\n2. ',
    bold(`फ़ाइल मुझे यहाँ भेजें (${size(most)} तक)`),
    hasPage ? ', या इससे बड़ी के लिए अपलोड पेज खोलें।' : '।',
    '\n3. रसीद का इंतज़ार करें। वही फ़ाइल दोबारा भेजने पर सिर्फ़ नया जुड़ता है।',
  ],
  notConnected: 'इसके लिए कनेक्ट होना ज़रूरी नहीं; बाद में खोजने के लिए: /connect।',
  wayTo: (app: string): string => `${app}: एक्सपोर्ट तक कैसे पहुँचें`,
  elsewhereHeading: 'डेटा लाना',
  elsewhere: (service: string): string =>
    `आपका डेटा ${service} पर रहता है और वहीं लाया जाता है। इस बॉट के पास उसकी चाबी नहीं है: यह सिर्फ़ उतना पढ़ता है जितना आप पढ़ने देते हैं।`,
  /** To a file that was sent. */
  elsewhereFile: (service: string): string =>
    `आपका डेटा ${service} पर रहता है और वहीं लाया जाता है: यह बॉट उसे सिर्फ़ पढ़ सकता है। आपने जो भेजा, उसमें से कुछ नहीं लिया गया।`,

  page: 'अपलोड पेज',
  pageHeading: 'अपलोड पेज',
  pageWhat:
    'यह आपके ब्राउज़र में खुलता है और किसी भी आकार की फ़ाइल लेता है। लिंक सिर्फ़ आपके लिए है और दस मिनट के भीतर एक बार खुलता है; इसे किसी और को न दें।',
  openPage: 'अपलोड पेज खोलें',
  noPage: 'सेवा के पास अपलोड पेज नहीं है। फ़ाइल मुझे यहाँ भेजें।',
  howToExport: 'एक्सपोर्ट कैसे करूँ?',

  /** While it goes on. What is done, without a full stop. */
  bringing: (name: string): string => `इंपोर्ट: ${name}`,
  lookingAfter: 'इंपोर्ट पर नज़र',
  taking: (name: string): string => `Telegram से ${name} ली जा रही है…`,
  /** After a bar such as `▓▓▓▓░░░░░░ 42 %`. */
  barOf: (bar: string, bytes: number): string => `${bar} · कुल ${size(bytes)}`,
  handing: (name: string): string => `${name} आगे भेजी जा रही है…`,
  looking: (name: string): string => `${name} देखी जा रही है…`,
  waiting: (name: string): string => `${name} की बारी अपने से पहले वाली फ़ाइल के बाद है।`,
  progress: (read: number, written: number): string => `${figure(read)} पढ़े, उनमें ${figure(written)} नए`,
  /** @param name undefined where it is not known */
  silent: (name: string | undefined): string =>
    `सेवा अभी जवाब नहीं दे रही। ${name ?? 'इंपोर्ट'} का काम वहाँ चल रहा है; उससे पूछना जारी रहेगा।`,
  stillGoing: (name: string | undefined): string => `इसमें समय लग रहा है: ${name ?? 'इंपोर्ट'} का काम मेरे बिना भी चलता रहेगा।`,

  /** What kept a file from coming in. */
  notAnExport: (name: string): string =>
    `${name} यहाँ नहीं लाई जा सकती: यहाँ चैट ऐप और मेलबॉक्स के एक्सपोर्ट लिए जाते हैं – .json, .jsonl, .zip, .txt, .csv, .mbox या .eml। आपके ऐप में वे कहाँ मिलेंगे, /import दिखाता है।`,
  /** @param bytes undefined: more than may be @param most bytes that the chat takes */
  tooLarge: (name: string, bytes: number | undefined, most: number, hasPage: boolean): string =>
    `${name} ${bytes === undefined ? 'इससे बड़ी है' : `${size(bytes)} की है`}; चैट से ${size(most)} तक की फ़ाइल ली जा सकती है। ${hasPage ? 'इससे बड़ी के लिए अपलोड पेज है।' : 'कम चैट, या बिना मीडिया के एक्सपोर्ट करके वह भेजें।'}`,
  gone: (name: string): string => `Telegram अब मुझे ${name} नहीं दे रहा। कृपया उसे फिर भेजें।`,
  interrupted: (name: string): string => `${name} Telegram से पूरी नहीं पहुँची। कुछ भी नहीं लाया गया।`,
  noService: (name: string): string => `सेवा ने ${name} नहीं ली। कुछ भी नहीं लाया गया।`,
  tooLargeThere: (name: string): string => `${name} सेवा के लिए बहुत बड़ी है। कम चैट, या बिना मीडिया के एक्सपोर्ट करें।`,
  notDone: (name: string): string =>
    `आपकी कुछ फ़ाइलें अभी पूरी नहीं हुईं: वे चल रही हैं, या जवाब का इंतज़ार कर रही हैं। जवाब दें या उन्हें रोकें, फिर ${name} दोबारा भेजें।`,
  noRoom: (name: string): string => `सेवा के पास अभी ${name} के लिए जगह नहीं है। कुछ भी नहीं लाया गया।`,
  stopped: (name: string): string => `रोक दिया। ${name} से कुछ भी नहीं लाया गया।`,
  cannotStop: 'इंपोर्ट रोकने के लिए सेवा तक पहुँचना नहीं हो पाया: शायद वह वहाँ चलता रहे।',
  unknown: 'इस इंपोर्ट के बारे में अब मुझे कुछ पता नहीं। रसीद एक दिन रखी जाती है; संदेह हो तो फ़ाइल फिर भेजें।',
  waitedInVain: (name: string): string => `${name} से पहले वाली फ़ाइलों में बहुत समय लग गया। इसमें से अभी कुछ नहीं लाया गया।`,
  tooMany: 'आपकी बहुत-सी फ़ाइलें पहले से इंतज़ार में हैं। वे पूरी हो जाएँ, तो इसे फिर भेजें।',
  notMe: 'यह मैं नहीं हूँ',
  see: 'देखें कि कहाँ तक पहुँचा',
  connectToSearch: 'इसमें खोजने के लिए कनेक्ट करें',

  failed: {
    cancelled: 'रद्द किया गया। कुछ नहीं लाया गया।',
    'cancelled-halfway': 'रद्द किया गया। तब तक जो आ चुका था, वह रहेगा।',
    silent: 'फ़ाइल एक घंटे में पूरी नहीं आई। उसे फिर भेजें।',
    unanswered: 'एक दिन तक सवाल का जवाब नहीं मिला। फ़ाइल फिर भेजें।',
    failed: 'इंपोर्ट नहीं हो सका, और वजह आपकी फ़ाइल में नहीं है। इस सेवा को चलाने वाले को वजह लॉग में मिलेगी; बाद में फिर कोशिश करें।',
    'not-known':
      'यह एक्सपोर्ट मेरी पहचान में नहीं आता। यहाँ Telegram, WhatsApp, Signal, Slack, Discord, मेलबॉक्स (mbox, Gmail Takeout) और किसी डेटा सेवा के दिए रिकॉर्ड (JSON लाइनें) पढ़े जाते हैं।',
    empty: 'इसमें ऐसा कुछ नहीं है जो मैं पढ़ सकूँ।',
    'other-archive': 'इस तरह की कंप्रेस की हुई फ़ाइल यहाँ नहीं खुलती। उसे खोलें और उसके अंदर की चीज़ें zip में भेजें।',
    'zip-password': 'यह zip पासवर्ड माँगती है। उसे खोलें, बिना पासवर्ड के फिर zip करें और वह भेजें।',
    'zip-bomb': 'खुलने पर यह zip इतनी बड़ी होगी जितनी सच में हो नहीं सकती। इसे नहीं खोला जाएगा।',
    'zip-of-zips': 'इस zip में सिर्फ़ दूसरी zip हैं। उसे खोलें और जो अंदर है, वह भेजें।',
    damaged: 'यह zip खराब है या पूरी नहीं आई। उसे फिर भेजें, या खोलकर दोबारा zip करें।',
    'telegram-html':
      'यह Telegram का HTML एक्सपोर्ट है, ब्राउज़र में देखने के लिए। Telegram Desktop में फिर एक्सपोर्ट करें: Settings > Advanced > Export Telegram data, और फ़ॉर्मैट “Machine-readable JSON” चुनें; एक ही चैट के लिए: चैट में ⋮ > Export chat history। फिर result.json या फ़ोल्डर की zip भेजें।',
    'whatsapp-backup':
      'यह WhatsApp का अपना बैकअप है, जिसे सिर्फ़ WhatsApp पढ़ सकता है। इसकी जगह एक चैट एक्सपोर्ट करें: चैट खोलें, फिर ⋮ या उसका नाम, और “Export chat”।',
    'whatsapp-dates': 'यह WhatsApp की चैट है, पर इसकी तारीखें ऐसे लिखी हैं कि पढ़ी नहीं जा सकतीं।',
    'signal-backup':
      'यह Signal का एन्क्रिप्टेड बैकअप है, जिसे सिर्फ़ Signal पढ़ सकता है। इसकी जगह अपनी चैट एक्सपोर्ट करें: Signal की सेटिंग, “Chats”, “Export chat history”।',
    'discord-package': 'Discord के इस डेटा पैकेज में मैसेज नहीं हैं। “Messages” चुनकर फिर माँगें।',
    'discord-html': 'यह DiscordChatExporter से HTML में एक्सपोर्ट हुआ है। “JSON” फ़ॉर्मैट में फिर एक्सपोर्ट करें।',
    outlook:
      'Outlook की अपनी मेल फ़ाइलें यहाँ नहीं पढ़ी जा सकतीं। मेलबॉक्स को mbox में एक्सपोर्ट करें, या मेल .eml फ़ाइलों में सहेजें, और वे भेजें।',
  },

  /** The receipt. */
  receipt: {
    broughtIn: (name: string): string => `लाया गया: ${name}`,
    nothing: (name: string): string => `कुछ नहीं लाया जा सका: ${name}`,
    stopped: (name: string): string => `रोका गया: ${name}`,
    chats: (amount: number): string => `${figure(amount)} चैट`,
    written: (amount: number): string =>
      `${figure(amount)} ${plural(amount, { one: 'नया मैसेज या मेल', other: 'नए मैसेज और मेल' })}`,
    updated: (amount: number): string =>
      `${figure(amount)} ${plural(amount, { one: 'पिछली बार के बाद बदला', other: 'पिछली बार के बाद बदले' })}`,
    known: (amount: number): string => `${figure(amount)} ${plural(amount, { one: 'पहले से था', other: 'पहले से थे' })}`,
    /** @param reasons each with its amount */
    leftOut: (amount: number, reasons: string): string =>
      `${figure(amount)} ${plural(amount, { one: 'छोड़ा गया', other: 'छोड़े गए' })}: ${reasons}`,
    aside: 'अभी आप नमूना डेटा में खोज रहे हैं; इसे ढूँढने के लिए अपना डेटा कनेक्ट करें।',
    youAre: (person: string): string => `इसमें आप ${person} हैं, जैसे आपके पहले के एक्सपोर्ट में।`,
    brokenAt: (byte: number): string =>
      `फ़ाइल बाइट ${figure(byte)} पर टूट जाती है, या आगे पढ़ी नहीं जा सकती। उससे पहले का सब आ गया है।`,
    diskFull: 'सेवा की डिस्क भर गई है: तब तक जो लिखा गया, वह रहेगा।',
    goOn: 'तब तक जो लाया गया, वह रहेगा। आगे बढ़ाने के लिए फ़ाइल फिर भेजें।',
  },
  /** Why something was left out, with how much of it. */
  leftOut: {
    'service message': (n: number): string =>
      `“ग्रुप में शामिल हुए” जैसी ${figure(n)} ${plural(n, { one: 'सूचना', other: 'सूचनाएँ' })}`,
    deleted: (n: number): string =>
      plural(n, { one: `${figure(n)} मिटाया हुआ मैसेज`, other: `${figure(n)} मिटाए हुए मैसेज` }),
    empty: (n: number): string => `${figure(n)} खाली मैसेज`,
    unreadable: (n: number): string =>
      `${figure(n)} ${plural(n, { one: 'जो पढ़ा नहीं जा सका', other: 'जो पढ़े नहीं जा सके' })}`,
    'unreadable mail': (n: number): string =>
      `${figure(n)} मेल ${plural(n, { one: 'जो पढ़ा नहीं जा सका', other: 'जो पढ़े नहीं जा सके' })}`,
    'unreadable file': (n: number): string =>
      plural(n, { one: `${figure(n)} फ़ाइल जो पढ़ी नहीं जा सकी`, other: `${figure(n)} फ़ाइलें जो पढ़ी नहीं जा सकीं` }),
    'not a mail': (n: number): string =>
      plural(n, { one: `${figure(n)} फ़ाइल जो मेल नहीं है`, other: `${figure(n)} फ़ाइलें जो मेल नहीं हैं` }),
    unsupported: (n: number): string => `${figure(n)} ऐसे, जिन्हें ऐप ने एक्सपोर्ट नहीं किया`,
    duplicate: (n: number): string => `${figure(n)} जो एक्सपोर्ट में दो बार ${plural(n, { one: 'है', other: 'हैं' })}`,
    'no date': (n: number): string => `${figure(n)} बिना तारीख के`,
    'no chat': (n: number): string => `${figure(n)} ऐसी चैट के जो एक्सपोर्ट में नहीं हैं`,
    spam: (n: number): string => `${figure(n)} स्पैम मेल`,
    trash: (n: number): string => `ट्रैश के ${figure(n)} मेल`,
    draft: (n: number): string => `${figure(n)} ड्राफ़्ट`,
    'chat log': (n: number): string => `${figure(n)} चैट लॉग`,
  },

  /** What an import asks, and what stands in the question's place once it is answered. */
  ask: {
    who: (name: string): string => `${name} में आप कौन हैं?`,
    whoWhy: 'ताकि मुझे पता रहे कि कौन-से मैसेज आपके हैं।',
    noName: 'कोई नाम नहीं',
    person: (name: string, messages: number): string => `${name} · ${figure(messages)} मैसेज`,
    youAre: (person: string, name: string): string => `${name} में आप ${person} हैं।`,
    youAreNobody: (name: string): string => `${name} में आप इनमें से कोई नहीं हैं।`,
    noneOfThem: 'इनमें से कोई नहीं',
    stop: 'रोकें',
    page: (page: number, pages: number): string => `${figure(page)}/${figure(pages)}`,
    othersExport: (name: string, person: string): RichText => [
      `${name} इनका एक्सपोर्ट है: `,
      bold(person),
      '। फिर भी इंपोर्ट करें?',
    ],
    allTheSame: 'फिर भी इंपोर्ट करें',
    leaveIt: 'रहने दें',
    imported: (person: string): string => `${person} का एक्सपोर्ट फिर भी इंपोर्ट किया जा रहा है।`,
    date: (name: string, example: string): RichText => [
      `${name} में यह तारीख है: `,
      bold(example),
      '। इसमें पहले क्या आता है?',
    ],
    /** What the example would mean. */
    dayFirst: 'दिन',
    dayFirstAs: (day: number, month: number): string => `दिन (दिन ${day}, महीना ${month})`,
    monthFirst: 'महीना',
    monthFirstAs: (day: number, month: number): string => `महीना (दिन ${day}, महीना ${month})`,
    dayIsFirst: (name: string): string => `${name} में पहले दिन आता है।`,
    monthIsFirst: (name: string): string => `${name} में पहले महीना आता है।`,
  },
};
