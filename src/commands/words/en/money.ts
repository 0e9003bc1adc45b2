/** What is said of credits and caps, in English. */
import { bold, type RichText, time } from '../../answer.ts';
import { counted, numbers } from './numbers.ts';

const { credits, figure } = numbers;

export const money = {
  /** Parts of a receipt, which are set side by side. */
  receipt: {
    left: (amount: number): string => `${figure(amount)} left`,
    /** @param cap undefined: there is none */
    today: (spent: number, cap: number | undefined): string =>
      cap === undefined ? `${credits(spent)} today` : `${figure(spent)} of ${credits(cap)} today`,
  },
  /** Before a call that uses up most of the cap. */
  bringsTo: (spent: number, cap: number): string =>
    `This brings today to ${figure(spent)} of your ${figure(cap)} credits.`,
  mostUsed: 'Most of today’s cap is used.',

  looking: 'Looking up your credits…',
  left: (amount: number): string => `${credits(amount)} left.`,
  leftUnknown: 'What is left could not be asked just now.',
  setCap: 'Set a daily cap',
  today: (spent: number): RichText => [bold('Today: '), credits(spent)],
  period: (days: number, spent: number): RichText => [bold(`Last ${figure(days)} days: `), credits(spent)],
  /** @param command with its slash */
  byCommand: (command: string, spent: number, calls: number): string =>
    `${command}: ${credits(spent)}, ${counted(calls, 'call', 'calls')}`,
  beforeDisconnecting: (spent: number): string => `${figure(spent)} before you disconnected (no detail kept)`,
  inDoubt: (spent: number): string =>
    `${figure(spent)} of these are in doubt: the request was sent, but no complete answer came back, so the service may or may not have charged. They count as spent.`,
  throughBot: 'These are the calls made through this bot.',
  throughBotOnly: 'These are the calls made through this bot; your balance is kept by the service.',
  noCap: 'No daily cap is set; you can set one in /settings.',
  /** `mine`: the person's own setting, not the operator's. */
  cap: (cap: { limit: number; left: number; mine: boolean; until: string; zone: string | undefined }): RichText => [
    `Cap: ${credits(cap.limit)} a day (${cap.mine ? 'your setting' : 'set by the operator'}), ${figure(cap.left)} left. The count starts again at `,
    time(cap.until),
    cap.zone === undefined ? ' (midnight UTC).' : ' (your midnight).',
  ],
  enough: (left: number): string => `There are ${credits(left)} left to look around with; that is enough for now.`,
  toppedUp: (more: number, left: number): RichText => [
    bold(`${credits(more)} more`),
    `: ${figure(left)} are left. Ask again what you wanted to know.`,
  ],

  /** Where a call would pass the person's own cap. */
  overOwnCap: (cap: number, spent: number, price: number) =>
    `This would pass your daily cap of ${figure(cap)}: ${figure(spent)} used today, and this costs ${figure(price)}. Spend ${figure(price)} anyway?`,
  spendAnyway: (price: number) => `Spend ${credits(price)} anyway`,
  changeCap: 'Change the cap',
  nothingSpent: 'Nothing was spent.',
  lastDays: (days: number) => `The last ${figure(days)} days, a bar for each:`,
  mostOn: (day: string, amount: number) => `Most on ${day}: ${credits(amount)}`,
  day: (at: number, zone: string) =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: zone }).format(at),
};
