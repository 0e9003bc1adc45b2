/** Times in words, in the zone of the browser and the language of the person. */
import { language } from './store.js';

/** The reader's own variety of the person's language (en-GB for en), else just that language. */
const locale = () => navigator.languages.find((tag) => tag.startsWith(language().slice(0, 2))) ?? language();

const formatters = new Map();

/** Formatters are dear to make: one for each language and way. English where the browser does not know the language. */
function formatter(options) {
  const key = JSON.stringify([locale(), options]);
  const all = { numberingSystem: 'latn', ...options };
  if (!formatters.has(key)) {
    try {
      formatters.set(key, new Intl.DateTimeFormat(locale(), all));
    } catch {
      formatters.set(key, new Intl.DateTimeFormat('en', all));
    }
  }
  return formatters.get(key);
}

const format = (date, options) => formatter(options).format(date);

/** Two digits where a day has 24 hours: 02:45, but 2:45 AM. A style costs a browser a third of what single fields do. */
export const clockTime = (seconds) => format(seconds * 1000, { timeStyle: 'short' }).replace(/^\d:\d\d$/, '0$&');
export const fullDate = (seconds) => format(seconds * 1000, { dateStyle: 'full', timeStyle: 'medium' });
export const dayKey = (seconds) => new Date(seconds * 1000).toDateString();

/** "Today", "Yesterday" or the date, as a heading above a day's messages. */
export function dayName(seconds) {
  const days = Math.round((startOfDay(Date.now()) - startOfDay(seconds * 1000)) / 86_400_000);
  if (days === 0 || days === 1) {
    const word = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(-days, 'day');
    return word.charAt(0).toUpperCase() + word.slice(1);
  }
  const sameYear = new Date().getFullYear() === new Date(seconds * 1000).getFullYear();
  return format(seconds * 1000, { day: 'numeric', month: 'long', ...(sameYear ? {} : { year: 'numeric' }) });
}

const startOfDay = (ms) => new Date(ms).setHours(0, 0, 0, 0);

/** The short time beside a chat in the list: a clock today, a date before. */
export function shortDate(seconds) {
  if (dayKey(seconds) === new Date().toDateString()) return clockTime(seconds);
  return format(seconds * 1000, { dateStyle: 'short' });
}
