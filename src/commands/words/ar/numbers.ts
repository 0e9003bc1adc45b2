/** Amounts in Arabic. */
import { plurals } from '../plural.ts';

const plural = plurals('ar');
const figures = new Intl.NumberFormat('ar-u-nu-latn');
const rounded = new Intl.NumberFormat('ar-u-nu-latn', { maximumSignificantDigits: 2 });

const figure = (amount: number): string => figures.format(amount);

/** What is counted: `one` and `two` say their number themselves, the others stand behind figures. */
export interface Noun {
  readonly one: string;
  /** As it is where it stands for itself: `رسالتان`. */
  readonly two: string;
  /** The same elsewhere, where it does not just end in `ين` there. */
  readonly twoOf?: string;
  /** From 3 to 10. */
  readonly few: string;
  /** From 11 to 99. */
  readonly many: string;
  /** Hundreds, broken numbers and nothing. */
  readonly other: string;
}

/** `3 رسائل`. */
export const counted = (amount: number, { one, two, few, many, other }: Noun): string =>
  plural(amount, {
    zero: `${figure(amount)} ${other}`,
    one,
    two,
    few: `${figure(amount)} ${few}`,
    many: `${figure(amount)} ${many}`,
    other: `${figure(amount)} ${other}`,
  });

/** The same behind a preposition, a verb or another noun: `رسالتان` is `رسالتين` there. */
export const oblique = (said: string): string => said.replace(/ان(?=\s|$)/g, 'ين');
export const countedOf = (amount: number, noun: Noun): string =>
  oblique(counted(amount, { ...noun, two: noun.twoOf ?? noun.two }));

const CREDIT: Noun = { one: 'نقطة واحدة', two: 'نقطتان', few: 'نقاط', many: 'نقطة', other: 'نقطة' };
const DAY: Noun = { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' };
export const MESSAGE: Noun = { one: 'رسالة واحدة', two: 'رسالتان', few: 'رسائل', many: 'رسالة', other: 'رسالة' };
export const CHAT: Noun = { one: 'محادثة واحدة', two: 'محادثتان', few: 'محادثات', many: 'محادثة', other: 'محادثة' };
export const ITEM: Noun = { one: 'عنصر واحد', two: 'عنصران', few: 'عناصر', many: 'عنصرًا', other: 'عنصر' };
export const LETTER: Noun = { one: 'حرف واحد', two: 'حرفان', few: 'أحرف', many: 'حرفًا', other: 'حرف' };

export const TIME: Noun = { one: 'مرة واحدة', two: 'مرتان', few: 'مرات', many: 'مرة', other: 'مرة' };

const credits = (amount: number): string => counted(amount, CREDIT);
export const creditsOf = (amount: number): string => countedOf(amount, CREDIT);
export const daysOf = (amount: number): string => countedOf(amount, DAY);

export const numbers = {
  figure,
  credits,
  priced: (label: string, amount: number): string => `${label} (${credits(amount)})`,
  creditsBetween: (least: number, most: number): string =>
    least === most
      ? credits(most)
      : `\u2068${figure(least)}–${figure(most)}\u2069 ${plural(most, { zero: 'نقطة', one: 'نقطة', two: 'نقطة', few: 'نقاط', many: 'نقطة', other: 'نقطة' })}`,
  days: (amount: number): string => counted(amount, DAY),
  size(bytes: number): string {
    const [unit, divisor] = bytes >= 1e9 ? ['غيغابايت', 1e9] : bytes >= 1e6 ? ['ميغابايت', 1e6] : ['كيلوبايت', 1e3];
    const value = bytes / Number(divisor);
    return `${value >= 10 ? figure(Math.round(value)) : rounded.format(value)} ${unit}`;
  },
};
