/** Amounts in Spanish. */
import { plurals } from '../plural.ts';

const plural = plurals('es');
const figures = new Intl.NumberFormat('es');
const rounded = new Intl.NumberFormat('es', { maximumSignificantDigits: 2 });

const figure = (amount: number): string => figures.format(amount);

/** `1 mensaje`, `2 mensajes`, `1.000.000 de mensajes`. */
export const counted = (amount: number, one: string, other: string): string =>
  `${figure(amount)} ${plural(amount, { one, many: `de ${other}`, other })}`;

const credits = (amount: number): string => counted(amount, 'crédito', 'créditos');

export const numbers = {
  /** `12.345`. */
  figure,
  /** `1 crédito`, `2 créditos`. */
  credits,
  /** What a button, or a line of the menu, costs: `Buscar (2 créditos)`. */
  priced: (label: string, amount: number): string => `${label} (${credits(amount)})`,
  /** `1–2 créditos`; the least and the most may be the same. */
  creditsBetween: (least: number, most: number): string =>
    least === most ? credits(most) : `${figure(least)}–${credits(most)}`,
  /** `1 día`, `90 días`. */
  days: (amount: number): string => counted(amount, 'día', 'días'),
  /** `12 kB`, `20 MB`, `1,9 GB`. */
  size(bytes: number): string {
    const [unit, divisor] = bytes >= 1e9 ? ['GB', 1e9] : bytes >= 1e6 ? ['MB', 1e6] : ['kB', 1e3];
    const value = bytes / Number(divisor);
    return `${value >= 10 ? figure(Math.round(value)) : rounded.format(value)} ${unit}`;
  },
};
