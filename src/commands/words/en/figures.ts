/** What was counted, in English. */
import { counted, numbers } from './numbers.ts';

const { figure } = numbers;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const WHOLE_WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'] as const;
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const messages = (amount: number) => counted(amount, 'message', 'messages');
/** `month` is `2026-03`. */
const month = (name: string) => monthFormat.format(new Date(`${name}-01T00:00:00Z`));
const hour = (number: number) => `${String(number).padStart(2, '0')}:00`;

export const figures = {
  yourMessages: 'Your messages',
  yourEmails: 'Your e-mails',
  onlyMessages: 'I can count messages and e-mails. Leave out the other place, or say in:emails.\n\nNothing was spent.',

  counting: (what: string) => `Counting: ${what}`,
  read: (amount: number, most: number) => `${figure(amount)} of up to ${figure(most)} read`,

  messages,
  sentAndReceived: (sent: number, received: number) => `${figure(sent)} sent, ${figure(received)} received`,
  none: 'Nothing fits. Fewer words or filters may find more.',
  /** @param first `3 Nov 2024`; both days may be the same */
  days: (first: string, last: string) => (first === last ? `All on ${first}` : `From ${first} to ${last}`),
  day: (iso: string, zone: string) =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone }).format(
      new Date(iso),
    ),
  silence: (days: number, from: string, to: string) =>
    `Longest silence: ${counted(days, 'day', 'days')}, ${from} to ${to}`,
  busiestMonth: (name: string, amount: number) => `Busiest month: ${month(name)}, ${figure(amount)}`,
  /** @param day 0 is Monday */
  busiestTimes: (day: number, number: number, zone: string) =>
    `Mostly on ${WHOLE_WEEKDAYS[day] ?? ''}, around ${hour(number)} (${zone} time)`,
  chats: 'Chats',
  people: 'People',
  favouriteWords: 'Words that come back',
  /** Said where not everything was counted. */
  partial: (amount: number, total: number | undefined) =>
    total === undefined
      ? `These are the newest ${figure(amount)}; there are older ones.`
      : `These are the newest ${figure(amount)} of ${figure(total)}.`,
  brokenOff: 'The service stopped answering on the way; this is what came before.',

  byMonth: 'By month',
  byWeekday: 'By weekday',
  byHour: (zone: string) => `By hour (${zone})`,
  sent: 'sent',
  received: 'received',
  month,
  weekday: (day: number): string => WEEKDAYS[day] ?? '',
  hour,

  dark: 'Dark',
  light: 'Light',
  asPicture: 'Picture (free)',
  /** Of /settings. */
  pictures: 'Pictures: ',
  lightPictures: 'Light pictures',
  darkPictures: 'Dark pictures',
  show: 'Show them',
  countAnew: 'Count anew',
  countAgain: 'Count again',
  /** @param at `20 minutes ago`, as a date that the front shows */
  keptSince: 'Counted ',
  forgotten: 'I have forgotten these figures: I keep them for six hours only.',
  notDrawn: 'The picture could not be drawn just now; these are its figures.',

  /** Asked where a service does not count by itself. @param page messages that one credit brings */
  readingQuestion: (page: number) =>
    `This data service does not count by itself, so I have to read along: ${figure(page)} messages for 1 credit, the newest first. How far back shall I go? You pay only for what I read.`,
  newest: (amount: number, credits: number) => `Up to ${figure(amount)} (${numbers.credits(credits)} at most)`,
  nothingCounted: 'Nothing was counted, and nothing was spent.',
};
