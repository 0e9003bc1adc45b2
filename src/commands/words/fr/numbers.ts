/** Amounts in French: nothing, one and one and a half take the singular. */
import { plurals } from '../plural.ts';

const plural = plurals('fr');
const figures = new Intl.NumberFormat('fr-FR', { numberingSystem: 'latn' });
const rounded = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 2, numberingSystem: 'latn' });

const figure = (amount: number): string => figures.format(amount);

/** The form for an amount; of a million written in figures people say the same as of two. */
export const form = (amount: number, one: string, other: string): string => plural(amount, { one, many: other, other });

/** `1 message`, `2 messages`. */
export const counted = (amount: number, one: string, other: string): string =>
  `${figure(amount)} ${form(amount, one, other)}`;

const credits = (amount: number): string => counted(amount, 'crédit', 'crédits');

export const numbers = {
  figure,
  credits,
  priced: (label: string, amount: number): string => `${label} (${credits(amount)})`,
  creditsBetween: (least: number, most: number): string =>
    least === most ? credits(most) : `${figure(least)}–${credits(most)}`,
  days: (amount: number): string => counted(amount, 'jour', 'jours'),
  size(bytes: number): string {
    const [unit, divisor] = bytes >= 1e9 ? ['Go', 1e9] : bytes >= 1e6 ? ['Mo', 1e6] : ['ko', 1e3];
    const value = bytes / Number(divisor);
    return `${value >= 10 ? figure(Math.round(value)) : rounded.format(value)} ${unit}`;
  },
};
