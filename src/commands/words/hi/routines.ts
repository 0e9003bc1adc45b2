/** Watched searches and looks back by themselves, in Hindi. */
import { numbers } from './numbers.ts';

const WEEKDAYS = new Intl.DateTimeFormat('hi-IN-u-nu-latn', { weekday: 'long', timeZone: 'UTC' });
/** 1 January 2024 was a Monday. */
const weekday = (index: number): string => WEEKDAYS.format(Date.UTC(2024, 0, 1 + index));

export const routines = {
  /** Under a search. */
  watch: 'नज़र रखें',
  list: 'मेरी नज़र किस-किस पर है',
  none: 'आपके लिए अभी किसी खोज पर नज़र नहीं है, और अपने-आप कुछ नहीं भेजा जाता। खोज के नीचे “नज़र रखें” दबा सकते हैं; /today में हर दिन या हफ़्ते की झलक मिल सकती है।',
  listed: 'आपके लिए अपने-आप होने वाले काम',
  /** What one is, in a list: a watched search. */
  watching: (query: string): string => `${query} पर नज़र`,
  today: 'आपका दिन',
  week: 'आपका हफ़्ता',
  /** @param time `08:00` @param day from 0, Monday; undefined for every day */
  when: (time: string, day: number | undefined): string =>
    day === undefined ? `हर रोज़ ${time} बजे` : `हर ${weekday(day)} ${time} बजे`,
  inUtc: ' (UTC)',
  /** What it costs, and at most, said before it begins and in the list. */
  price: (each: number, most: number): string =>
    `हर बार ${numbers.credits(each)}, महीने में अधिकतम ${numbers.figure(most)}`,
  spent: (credits: number): string => `इस महीने ${numbers.figure(credits)} खर्च`,
  offerWatch: (query: string): string => `${query} से मेल खाता कुछ नया आए, तो बताऊँ?`,
  offerWatchHow: 'नज़र अपने-आप रहेगी: जो नया हो, वह एक ही बार बताया जाएगा, और कुछ न हो तो कोई मैसेज नहीं आएगा।',
  offerToday: 'यह हर रोज़ भेजूँ? क्या आया, किसे आपके जवाब का इंतज़ार है, और उस दिन के लिए क्या तय हुआ।',
  offerWeek: 'हर हफ़्ते, बीते हफ़्ते की एक झलक भेजूँ? किसने सबसे ज़्यादा लिखा, किसे जवाब का इंतज़ार है, और आगे क्या है।',
  stopsByItself: 'आपका एक्सेस, क्रेडिट या रोज़ की सीमा इजाज़त न दे, तो यह अपने-आप रुकता है और बता देता है।',
  everyDay: (each: number, most: number): string =>
    `रोज़ एक बार · हर बार ${numbers.credits(each)} · महीने में अधिकतम ${numbers.figure(most)}`,
  everyWeek: (each: number, most: number): string =>
    `हफ़्ते में एक बार · हर बार ${numbers.credits(each)} · महीने में अधिकतम ${numbers.figure(most)}`,
  /** A choice of when, under what it costs. */
  at: (time: string, day: number | undefined): string => (day === undefined ? time : `${weekday(day)} ${time}`),
  notNow: 'अभी नहीं',
  begun: 'चालू हो गया। पहली बार: ',
  tooMany: (most: number): string =>
    `एक व्यक्ति के लिए ${numbers.figure(most)} काम तक अपने-आप हो सकते हैं। पहले उनमें से एक बंद करें।`,
  already: 'यह पहले से हो रहा है।',
  cannotWatch: 'खोज के किसी शब्द के बिना यह डेटा सेवा इसे नहीं ढूँढ सकती। कोई शब्द जोड़ें, या has: और माइनस वाले शब्द हटा दें।',
  end: (what: string): string => `बंद करें: ${what}`,
  goOn: (what: string, each: number): string => `जारी रखें: ${what} (हर बार ${numbers.credits(each)})`,
  ended: 'बंद कर दिया। इससे अब अपने-आप कुछ नहीं आएगा।',
  gone: 'यह पहले ही बंद हो चुका है।',
  /** Above what a watch has found. */
  found: (query: string): string => `${query}: कुछ नया मिला`,
  more: (amount: number): string => `और ${numbers.figure(amount)}: सब देखने के लिए खोजें`,
  searchAll: 'सब खोजें',
  looking: (query: string): string => `${query} के लिए कुछ नया ढूँढना`,
  /** What was stopped by itself, and why. */
  stopped: (what: string): string => `रुक गया: ${what}`,
  why: {
    'not-connected': 'अब कुछ कनेक्ट नहीं है।',
    token: 'आपका एक्सेस अब नहीं चलता।',
    'scope-missing': 'आपका एक्सेस अब इसकी अनुमति नहीं देता।',
    'credits-out': 'सेवा पर आपके क्रेडिट खत्म हो गए।',
    'cap-reached': 'इससे आपकी रोज़ की सीमा पार हो जाती।',
    dearer: 'अब इसमें उससे ज़्यादा लगता है जितने पर आप राज़ी हुए थे।',
    unreadable: 'क्या ढूँढना है, यह अब पढ़ा नहीं जा रहा।',
    trouble: 'सेवा लगातार कई बार जवाब नहीं दे सकी।',
  },
  /** In the list of what was erased. */
  erased: (amount: number): string => `${numbers.figure(amount)} काम जो आपके लिए अपने-आप होते थे`,
  lost: (doing: string, credits: number): string =>
    `बीच में रुका काम: ${doing}। नतीजा बताने से पहले ही मुझे रीस्टार्ट होना पड़ा। शायद ${numbers.credits(credits)} खर्च हुए हों।`,
};
