/** Amounts in Chinese. */
const figures = new Intl.NumberFormat('zh-CN');
const rounded = new Intl.NumberFormat('zh-CN', { maximumSignificantDigits: 2 });

const figure = (amount: number): string => figures.format(amount);
const credits = (amount: number): string => `${figure(amount)} 积分`;

export const numbers = {
  /** `12,345`. */
  figure,
  /** `2 积分`. */
  credits,
  /** What a button, or a line of the menu, costs: `搜索（2 积分）`. */
  priced: (label: string, amount: number): string => `${label}（${credits(amount)}）`,
  /** `1–2 积分`; the least and the most may be the same. */
  creditsBetween: (least: number, most: number): string =>
    least === most ? credits(most) : `${figure(least)}–${credits(most)}`,
  /** `90 天`. */
  days: (amount: number): string => `${figure(amount)} 天`,
  /** `12 KB`, `20 MB`, `1.9 GB`. */
  size(bytes: number): string {
    const [unit, divisor] = bytes >= 1e9 ? ['GB', 1e9] : bytes >= 1e6 ? ['MB', 1e6] : ['KB', 1e3];
    const value = bytes / Number(divisor);
    return `${value >= 10 ? figure(Math.round(value)) : rounded.format(value)} ${unit}`;
  },
};
