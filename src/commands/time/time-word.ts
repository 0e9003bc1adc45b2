/** What a word for a time stands for. */
export const UNITS = ['day', 'week', 'month', 'year'] as const;
export type Unit = (typeof UNITS)[number];

/** What one word or fixed phrase stands for. */
export type TimeWord =
  /** `offset` units from now: -1 is the last one. */
  | { readonly kind: 'relative'; readonly unit: Unit; readonly offset: number }
  /** From 0: January, Monday, spring. */
  | { readonly kind: 'month' | 'weekday' | 'season'; readonly index: number; readonly short: boolean }
  | { readonly kind: 'unit'; readonly unit: Unit }
  /** So many units up to now: "a few days ago" names no day. */
  | { readonly kind: 'since'; readonly unit: Unit; readonly amount: number }
  /** Three months of a year, from 0; without its index where a figure beside the word has it. */
  | { readonly kind: 'quarter'; readonly index?: number }
  /** The first or last month of a year, or third of a month, `offset` from the present one. */
  | { readonly kind: 'part'; readonly of: 'year' | 'month'; readonly isEnd: boolean; readonly offset: number }
  /** Saturday and Sunday; `last`: those before the present one. */
  | { readonly kind: 'weekend'; readonly last?: true };
