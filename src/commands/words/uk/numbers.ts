/** Amounts in Ukrainian. */
import { plurals } from '../plural.ts';

const plural = plurals('uk');
const figures = new Intl.NumberFormat('uk');
const rounded = new Intl.NumberFormat('uk', { maximumSignificantDigits: 2 });

const figure = (amount: number): string => figures.format(amount);
const credits = (amount: number): string =>
  `${figure(amount)} ${plural(amount, { one: 'кредит', few: 'кредити', many: 'кредитів', other: 'кредиту' })}`;

export const numbers = {
  figure,
  credits,
  priced: (label: string, amount: number): string => `${label} (${credits(amount)})`,
  creditsBetween: (least: number, most: number): string =>
    least === most ? credits(most) : `${figure(least)}–${credits(most)}`,
  days: (amount: number): string =>
    `${figure(amount)} ${plural(amount, { one: 'день', few: 'дні', many: 'днів', other: 'дня' })}`,
  size(bytes: number): string {
    const [unit, divisor] = bytes >= 1e9 ? ['ГБ', 1e9] : bytes >= 1e6 ? ['МБ', 1e6] : ['КБ', 1e3];
    const value = bytes / Number(divisor);
    return `${value >= 10 ? figure(Math.round(value)) : rounded.format(value)} ${unit}`;
  },
};
