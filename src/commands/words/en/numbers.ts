/** Amounts in English. */
import { plurals } from '../plural.ts';

const plural = plurals('en');
const figures = new Intl.NumberFormat('en-GB');

export const numbers = {
  /** `12,345`. */
  figure: (amount: number): string => figures.format(amount),
  /** `1 credit`, `2 credits`. */
  credits: (amount: number): string =>
    `${figures.format(amount)} ${plural(amount, { one: 'credit', other: 'credits' })}`,
};
