/** Formats times in the browser's time zone and the person's language. */
import { language } from './store.js';

/** The browser's regional variant of the person's language (en-GB for en), else just that language. */
const locale = () => navigator.languages.find((tag) => tag.startsWith(language().slice(0, 2))) ?? language();

const formatters = new Map();

/** Cached, since formatters are expensive to create. English if the browser doesn't know the language. */
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

/** Two-digit hours on a 24-hour clock: 02:45, but 2:45 AM. `timeStyle` takes a third of the time of separate fields. */
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

/** The time shown in the chat list: time of day for today, else the date. */
export function shortDate(seconds) {
  if (dayKey(seconds) === new Date().toDateString()) return clockTime(seconds);
  return format(seconds * 1000, { dateStyle: 'short' });
}
