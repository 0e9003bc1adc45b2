/** A look at the day, and back at the week, in Hindi. */
import { numbers } from './numbers.ts';

const DAY = new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const SHORT = new Intl.DateTimeFormat('hi-IN-u-nu-latn', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** @param day YYYY-MM-DD */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
const messages = (amount: number): string => `${numbers.figure(amount)} मैसेज`;

export const today = {
  title: (day: string): string => `आज, ${DAY.format(dateOf(day))}`,
  weekTitle: (from: string, to: string): string =>
    `आपका हफ़्ता, ${SHORT.format(dateOf(from))} से ${SHORT.format(dateOf(to))} तक`,
  thenTitle: (from: string, to: string): string =>
    from === to ? DAY.format(dateOf(from)) : `${SHORT.format(dateOf(from))} से ${SHORT.format(dateOf(to))} तक`,
  doing: 'आपके दिन की झलक',
  doingWeek: 'आपके हफ़्ते की झलक',
  doingThen: 'बीते दिनों की झलक',
  waiting: 'आपके जवाब का इंतज़ार',
  named: 'आज के लिए तय',
  /** For today and the days that follow. */
  namedNext: 'अगले दिनों के लिए तय',
  namedThen: 'उस दिन के लिए तय',
  happened: 'क्या आया',
  happenedWeek: 'किन चैट में कुछ हुआ',
  messages,
  others: (chats: number): string => `और ${numbers.figure(chats)} चैट`,
  nothing: 'आज कुछ नहीं आया, और लगता है किसी को जवाब का इंतज़ार नहीं है।',
  nothingWeek: 'इस हफ़्ते कुछ नहीं आया, और लगता है किसी को जवाब का इंतज़ार नहीं है।',
  nothingThen: 'तब कुछ नहीं आया।',
  whichDay: 'एक दिन या एक हफ़्ता देखा जा सकता है: /today कल, /today शुक्रवार, /today हफ़्ता। कुछ खर्च नहीं हुआ।',
  notSynced: 'कुछ और होना चाहिए था? शायद वह अभी आपके आर्काइव में न आया हो।',
  /** What was looked at. @param since YYYY-MM-DD */
  read: (amount: number, since: string): string => `${SHORT.format(dateOf(since))} से ${messages(amount)} पढ़े`,
  readNewest: (amount: number): string => `सबसे नए ${messages(amount)} पढ़े`,
  daily: 'यह हर रोज़ भेजें',
  weekly: 'हर हफ़्ते, बीते हफ़्ते की झलक',
  inWords: 'सार बताएँ',
  /** Asked of a language model, in the words of the person. */
  question: 'आज मेरी चैट में क्या हुआ, किसे मेरे जवाब का इंतज़ार है, और मैंने आज के लिए क्या वादा किया था?',
  questionWeek: 'पिछले सात दिनों में मेरी चैट में क्या अहम रहा, किसे मेरे जवाब का इंतज़ार है, और आगे क्या आने वाला है?',
};
