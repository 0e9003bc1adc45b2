/** Amounts in Portuguese. */

import type { Words } from '../en/en.ts';
import { plurals } from '../plural.ts';

const plural = plurals('pt');
const figures = new Intl.NumberFormat('pt', { numberingSystem: 'latn' });
const rounded = new Intl.NumberFormat('pt', { numberingSystem: 'latn', maximumSignificantDigits: 2 });

const figure = (amount: number): string => figures.format(amount);
/** The form for an amount. CLDR has `0 mensagem`, but people write `0 mensagens`; millions are as other amounts. */
export const form = (amount: number, one: string, other: string): string =>
  plural(amount, { one: amount === 0 ? other : one, many: other, other });
/** `1 mensagem`, `2 mensagens`. */
export const counted = (amount: number, one: string, other: string): string =>
  `${figure(amount)} ${form(amount, one, other)}`;
const credits = (amount: number): string => counted(amount, 'crédito', 'créditos');

export const numbers: Words['numbers'] = {
  figure,
  credits,
  priced: (label, amount) => `${label} (${credits(amount)})`,
  creditsBetween: (least, most) => (least === most ? credits(most) : `${figure(least)}–${credits(most)}`),
  days: (amount) => counted(amount, 'dia', 'dias'),
  size(bytes) {
    const [unit, divisor] = bytes >= 1e9 ? ['GB', 1e9] : bytes >= 1e6 ? ['MB', 1e6] : ['kB', 1e3];
    const value = bytes / Number(divisor);
    return `${value >= 10 ? figure(Math.round(value)) : rounded.format(value)} ${unit}`;
  },
};
