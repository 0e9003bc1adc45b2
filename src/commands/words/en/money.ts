/** What is said of credits and caps, in English. */
import { numbers } from './numbers.ts';

const { credits, figure } = numbers;

export const money = {
  /** Where a call would pass the person's own cap. */
  overOwnCap: (cap: number, spent: number, price: number) =>
    `This would pass your daily cap of ${figure(cap)}: ${figure(spent)} used today, and this costs ${figure(price)}. Spend ${figure(price)} anyway?`,
  spendAnyway: (price: number) => `Spend ${credits(price)} anyway`,
  changeCap: 'Change the cap',
  notSpent: 'Nothing was spent.',
  lastDays: (days: number) => `The last ${figure(days)} days, a bar for each:`,
  mostOn: (day: string, amount: number) => `Most on ${day}: ${credits(amount)}`,
  day: (at: number, zone: string) =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: zone }).format(at),
};
