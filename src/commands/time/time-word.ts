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
  /** Saturday and Sunday; `last`: those before the present one. */
  | { readonly kind: 'weekend'; readonly last?: true };
