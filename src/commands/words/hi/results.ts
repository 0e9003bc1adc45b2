/** What a search found, and what can be done with it, in Hindi. */
import type { RichText, Span } from '../../answer.ts';
import type { PlaceName } from '../../query/query-words.ts';
import { plurals } from '../plural.ts';
import { inPlace } from './records.ts';

const plural = plurals('hi');
const figures = new Intl.NumberFormat('hi-IN-u-nu-latn');
const hits = (amount: number, ofChats: boolean) =>
  `${figures.format(amount)} ${ofChats ? 'मैसेज' : plural(amount, { one: 'नतीजा', other: 'नतीजे' })}`;
const atLeastHits = (total: number, atLeast: boolean, ofChats: boolean) =>
  `कुल ${atLeast ? 'कम से कम ' : ''}${hits(total, ofChats)}`;

const ended = (filters: string) => (filters === '' ? '।' : ` (${filters})।`);
const LIST = new Intl.ListFormat('hi', { type: 'conjunction' });
const named = (words: readonly string[]) => LIST.format(words.map((word) => `“${word}”`));
const sifted = (received: number, filters: string, hidden: number): string =>
  `सेवा से आए ${hits(received, false)}, यहाँ छाँटे: ${filters} · ${figures.format(hidden)} छिपाए`;

export const results = {
  question: (price: string): string => `क्या खोजना है? एक खोज के ${price} लगते हैं।\n\nइसे सीमित भी कर सकते हैं: `,
  questionPlaces: '\nया लिखें कि कहाँ देखना है: ',
  hint: 'खोजने के शब्द',
  /** What is being done; what is looked for stands in quotation marks. */
  searching: (place: PlaceName, subject: string): string => `${inPlace(place)} “${subject}” की खोज`,
  listing: (place: PlaceName, filters: string): string => `${inPlace(place)} खोज: ${filters}`,
  /** Before the words that were looked for. */
  title: (place: PlaceName): string => `${inPlace(place)}:`,
  /** Before the filters, where there were no words. */
  newestIn: (place: PlaceName): string => `${inPlace(place)} सबसे नया:`,
  cannotList:
    'खोज के किसी शब्द के बिना यह डेटा सेवा इसे नहीं ढूँढ सकती। कोई शब्द जोड़ें, या has:, माइनस वाले शब्द और in:all हटा दें।\n\nकुछ खर्च नहीं हुआ।',

  facts: {
    chats: (amount: number): string => `${figures.format(amount)} चैट`,
    all: hits,
    shown: (amount: number, ofChats: boolean): string =>
      `${hits(amount, ofChats)} ${plural(amount, { one: 'दिखाया', other: 'दिखाए' })}`,
    best: (shown: number, total: number, atLeast: boolean, ofChats: boolean): string =>
      `सबसे सटीक ${figures.format(shown)}, ${atLeastHits(total, atLeast, ofChats)}`,
    newest: (shown: number, total: number, atLeast: boolean, ofChats: boolean): string =>
      `सबसे नए ${figures.format(shown)}, ${atLeastHits(total, atLeast, ofChats)}`,
    none: '0 नतीजे',
  },
  filtered: (filters: string): string => `फ़िल्टर: ${filters}`,
  sifted,
  nowhere: (missing: readonly string[], present: readonly string[]): string =>
    `${named(missing)} वाला कुछ नहीं मिला। इनमें ${named(present)} है।`,

  page: (page: number, pages: number): string => `पेज ${page}/${pages}`,
  turningIsFree: 'पेज पलटना मुफ़्त है',
  free: 'मुफ़्त',
  next: 'अगला ▶',
  previous: '◀ पिछला',
  /** What of a list is shown: `mine, 7 days: 4 of 15`. */
  only: (chips: readonly string[], shown: number, all: number): string =>
    `सिर्फ़ ${chips.join(', ')}: ${figures.format(all)} में से ${figures.format(shown)}`,
  noneOfThese: 'इनमें से कोई नहीं। हटाने के लिए किसी ✓ पर टैप करें।',
  /** On small buttons that narrow a list down; at most 14 characters. */
  chips: { mine: 'मेरे', week: '7 दिन', month: '30 दिन', file: 'फ़ाइलें' },
  chip: (name: string, amount: number): string => `${name} · ${figures.format(amount)}`,
  chosenChip: (name: string): string => `✓ ${name}`,
  askAboutThese: 'इनके बारे में पूछें',
  everywhere: 'हर जगह खोजें',
  gone: 'ये नतीजे अब मेरे पास नहीं हैं: ये सिर्फ़ छह घंटे रखे जाते हैं।',
  again: 'फिर खोजें',

  none: (place: PlaceName, what: Span, filters: string): RichText => [
    `${inPlace(place)} इससे मेल खाता कुछ नहीं मिला: `,
    what,
    ended(filters),
  ],
  noneReadable: (place: PlaceName, what: Span, filters: string): RichText => [
    `${inPlace(place)} जो पढ़ा जा सका, उसमें इससे मेल खाता कुछ नहीं मिला: `,
    what,
    ended(filters),
  ],
  lookedThrough: (kinds: string): string =>
    `इनमें देखा: ${kinds}। आपका एक्सेस इतना ही देखने देता है। किस ऐप का डेटा कब तक का है, यह मुफ़्त में नहीं बता सकता; सबसे नया मैसेज /recent दिखाता है, और हाल के मैसेज शायद अभी पहुँचे न हों।`,
  reaching: (kinds: string, lines: string): string =>
    `इनमें देखा: ${kinds}। आपका एक्सेस इतना ही देखने देता है। डेटा कब से कब तक का है:\n${lines}\nइससे नया शायद अभी पहुँचा न हो।`,
  nothingThere: (kinds: string): string => `इनमें देखा: ${kinds}। वहाँ अभी कुछ नहीं है। /import से अपना डेटा लाएँ।`,
  /** What was sifted, where that left nothing. */
  siftedAway: (received: number, filters: string, hidden: number): string =>
    `${sifted(received, filters, hidden)}। इसके बिना खोजकर देखें।`,
  fewerFilters: 'कम फ़िल्टर से शायद ज़्यादा मिले।',
  fewerWords: 'कम शब्दों से ज़्यादा मिलता है; उनके दूसरे रूप भी आज़माएँ।',
  otherForm: 'शब्द का कोई दूसरा रूप आज़माएँ, या उससे जुड़ा कोई नाम।',
  justThis: (word: string): string => `सिर्फ़ “${word}”`,
  messagesOnly: 'सिर्फ़ मैसेज में खोजें',
  yourChats: 'अपनी चैट में खोजें',
  withoutFilters: 'बिना फ़िल्टर के खोजें',
  withoutQuotes: 'बिना उद्धरण चिह्नों के खोजें',
  askInstead: 'इसकी जगह पूछें',

  /** One record, whole. */
  around: 'इसके पहले और बाद की बातें',
  openChat: 'चैट खोलें',
  wholeText: 'पूरा टेक्स्ट',
  fetching: 'पूरा रिकॉर्ड लाना',
  onlyPart: 'यह इसका एक हिस्सा है: पूरा यहाँ रखने के लिए बहुत लंबा है।',
  noLonger: 'यह अब वहाँ नहीं है।',
  openInTelegram: 'Telegram में खोलें',
  copyText: 'टेक्स्ट कॉपी करें',
  copyId: 'इसकी ID कॉपी करें',
  /** Why there is no link to the message. */
  noLink: {
    telegram: 'लिंक नहीं: Telegram में सिर्फ़ सुपरग्रुप और चैनल के मैसेज के लिंक होते हैं, और इस रिकॉर्ड में ऐसा नहीं लिखा।',
    other: (platform: string): string => `लिंक नहीं: ${platform} में किसी एक मैसेज का लिंक नहीं होता।`,
  },
};
