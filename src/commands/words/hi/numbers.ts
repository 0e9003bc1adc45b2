/** Amounts in Hindi. */
const figures = new Intl.NumberFormat('hi-IN-u-nu-latn');
const rounded = new Intl.NumberFormat('hi-IN-u-nu-latn', { maximumSignificantDigits: 2 });

const figure = (amount: number): string => figures.format(amount);
/** The word is the same for one and for many. */
const credits = (amount: number): string => `${figure(amount)} क्रेडिट`;

export const numbers = {
  /** `1,23,456`. */
  figure,
  /** `1 क्रेडिट`, `2 क्रेडिट`. */
  credits,
  /** What a button, or a line of the menu, costs: `खोजें (2 क्रेडिट)`. */
  priced: (label: string, amount: number): string => `${label} (${credits(amount)})`,
  /** `1–2 क्रेडिट`; the least and the most may be the same. */
  creditsBetween: (least: number, most: number): string =>
    least === most ? credits(most) : `${figure(least)}–${credits(most)}`,
  /** `1 दिन`, `90 दिन`. */
  days: (amount: number): string => `${figure(amount)} दिन`,
  /** `12 kB`, `20 MB`, `1.9 GB`. */
  size(bytes: number): string {
    const [unit, divisor] = bytes >= 1e9 ? ['GB', 1e9] : bytes >= 1e6 ? ['MB', 1e6] : ['kB', 1e3];
    const value = bytes / Number(divisor);
    return `${value >= 10 ? figure(Math.round(value)) : rounded.format(value)} ${unit}`;
  },
};
