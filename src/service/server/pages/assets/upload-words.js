/** Numbers as people read them. */

const NUMBER = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const WHOLE = new Intl.NumberFormat('en-GB');

/** "3.4 MB" */
export function bytesWords(bytes) {
  const units = ['bytes', 'kB', 'MB', 'GB'];
  const step = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log(bytes) / Math.log(1000)));
  return `${NUMBER.format(bytes / 1000 ** step)} ${units[step]}`;
}

/** "1,234 messages" */
export function messagesWords(count) {
  return `${WHOLE.format(count)} ${count === 1 ? 'message' : 'messages'}`;
}

export const percent = (share) => `${Math.floor(Math.min(1, share) * 100)} %`;

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "6 May 2026" */
export const dayWords = (day) => DAY.format(new Date(day));
