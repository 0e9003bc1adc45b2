/** Amounts in English. */
import { plurals } from '../plural.ts';

const plural = plurals('en');
const figures = new Intl.NumberFormat('en-GB');
const rounded = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 });

const figure = (amount: number): string => figures.format(amount);
/** `1 message`, `2 messages`. */
export const counted = (amount: number, one: string, other: string): string =>
  `${figure(amount)} ${plural(amount, { one, other })}`;
const credits = (amount: number): string => counted(amount, 'credit', 'credits');

export const numbers = {
  /** `12,345`. */
  figure,
  /** `1 credit`, `2 credits`. */
  credits,
  /** What a button, or a line of the menu, costs: `Search (2 credits)`. */
  priced: (label: string, amount: number): string => `${label} (${credits(amount)})`,
  /** `1–2 credits`; the least and the most may be the same. */
  creditsBetween: (least: number, most: number): string =>
    least === most ? credits(most) : `${figure(least)}–${credits(most)}`,
  /** `1 day`, `90 days`. */
  days: (amount: number): string => counted(amount, 'day', 'days'),
  /** `12 kB`, `20 MB`, `1.9 GB`. */
  size(bytes: number): string {
    const [unit, divisor] = bytes >= 1e9 ? ['GB', 1e9] : bytes >= 1e6 ? ['MB', 1e6] : ['kB', 1e3];
    const value = bytes / Number(divisor);
    return `${value >= 10 ? figure(Math.round(value)) : rounded.format(value)} ${unit}`;
  },
};
