/** Amounts in German. */

import type { Words } from '../en/en.ts';
import { plurals } from '../plural.ts';

const plural = plurals('de');
const figures = new Intl.NumberFormat('de');
const rounded = new Intl.NumberFormat('de', { maximumSignificantDigits: 2 });

const figure = (amount: number): string => figures.format(amount);
/** `1 Nachricht`, `2 Nachrichten`. */
export const counted = (amount: number, one: string, other: string): string =>
  `${figure(amount)} ${plural(amount, { one, other })}`;
const credits = (amount: number): string => counted(amount, 'Credit', 'Credits');

export const numbers: Words['numbers'] = {
  figure,
  credits,
  priced: (label, amount) => `${label} (${credits(amount)})`,
  creditsBetween: (least, most) => (least === most ? credits(most) : `${figure(least)}–${credits(most)}`),
  days: (amount) => counted(amount, 'Tag', 'Tage'),
  size(bytes) {
    const [unit, divisor] = bytes >= 1e9 ? ['GB', 1e9] : bytes >= 1e6 ? ['MB', 1e6] : ['kB', 1e3];
    const value = bytes / Number(divisor);
    return `${value >= 10 ? figure(Math.round(value)) : rounded.format(value)} ${unit}`;
  },
};
