/** What was counted, in Hindi. */
import { numbers } from './numbers.ts';

const { figure } = numbers;
const WEEKDAYS = ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'] as const;
const monthFormat = new Intl.DateTimeFormat('hi-IN-u-nu-latn', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const messages = (amount: number) => `${figure(amount)} मैसेज`;
/** `month` is `2026-03`. */
const month = (name: string) => monthFormat.format(new Date(`${name}-01T00:00:00Z`));
const hour = (number: number) => `${String(number).padStart(2, '0')}:00`;

export const figures = {
  yourMessages: 'आपके मैसेज',
  yourEmails: 'आपके ईमेल',
  onlyMessages: 'यहाँ मैसेज और ईमेल गिने जा सकते हैं। वह दूसरी जगह हटा दें, या in:emails लिखें।\n\nकुछ खर्च नहीं हुआ।',

  counting: (what: string) => `गिनती: ${what}`,
  read: (amount: number, most: number) => `${figure(amount)} पढ़े, ज़्यादा से ज़्यादा ${figure(most)} पढ़ने हैं`,

  messages,
  sentAndReceived: (sent: number, received: number) => `${figure(sent)} भेजे, ${figure(received)} मिले`,
  none: 'इससे मेल खाता कुछ नहीं मिला। कम शब्दों या फ़िल्टर से शायद ज़्यादा मिले।',
  /** @param first `3 Nov 2024`; both days may be the same */
  days: (first: string, last: string) => (first === last ? `सब ${first} को` : `${first} से ${last} तक`),
  day: (iso: string, zone: string) =>
    new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: zone,
    }).format(new Date(iso)),
  silence: (days: number, from: string, to: string) => `सबसे लंबी चुप्पी: ${figure(days)} दिन, ${from} से ${to} तक`,
  busiestMonth: (name: string, amount: number) => `सबसे व्यस्त महीना: ${month(name)}, ${figure(amount)}`,
  /** @param day 0 is Monday */
  busiestTimes: (day: number, number: number, zone: string) =>
    `ज़्यादातर ${WEEKDAYS[day] ?? ''}वार को, ${hour(number)} के आसपास (समय: ${zone})`,
  chats: 'चैट',
  people: 'लोग',
  favouriteWords: 'बार-बार आने वाले शब्द',
  /** Said where not everything was counted. */
  partial: (amount: number, total: number | undefined) =>
    total === undefined
      ? `ये सबसे नए ${figure(amount)} हैं; इनसे पुराने और भी हैं।`
      : `ये कुल ${figure(total)} में से सबसे नए ${figure(amount)} हैं।`,
  brokenOff: 'सेवा ने बीच में जवाब देना बंद कर दिया; यह उससे पहले तक का है।',

  byMonth: 'महीने के हिसाब से',
  byWeekday: 'दिन के हिसाब से',
  byHour: (zone: string) => `घंटे के हिसाब से (${zone})`,
  sent: 'भेजे',
  received: 'मिले',
  month,
  weekday: (day: number): string => WEEKDAYS[day] ?? '',
  hour,

  dark: 'गहरे रंग',
  light: 'हल्के रंग',
  asPicture: 'तस्वीर (मुफ़्त)',
  /** Of /settings. */
  pictures: 'तस्वीरें: ',
  lightPictures: 'हल्के रंग की तस्वीरें',
  darkPictures: 'गहरे रंग की तस्वीरें',
  show: 'दिखाएँ',
  countAnew: 'नए सिरे से गिनें',
  countAgain: 'फिर गिनें',
  /** @param at `20 minutes ago`, as a date that the front shows */
  keptSince: 'कब गिना: ',
  forgotten: 'ये आँकड़े अब मेरे पास नहीं हैं: ये सिर्फ़ छह घंटे रखे जाते हैं।',
  notDrawn: 'तस्वीर अभी नहीं बन सकी; ये रहे उसके आँकड़े।',

  /** Asked where a service does not count by itself. @param page messages that one credit brings */
  readingQuestion: (page: number) =>
    `यह डेटा सेवा खुद नहीं गिनती, इसलिए मुझे पढ़ते हुए गिनना होगा: 1 क्रेडिट में ${figure(page)} मैसेज, सबसे नए पहले। कितना पीछे तक जाऊँ? खर्च उतना ही होगा जितना पढ़ा जाएगा।`,
  newest: (amount: number, credits: number) => `${figure(amount)} तक (अधिकतम ${numbers.credits(credits)})`,
  nothingCounted: 'न कुछ गिना गया, न कुछ खर्च हुआ।',
};
