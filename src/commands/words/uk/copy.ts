/** Buttons that copy, in Ukrainian. */
export const copy = {
  label: (what: string): string => `Копіювати ${what}`,
  reference: 'Копіювати код',
};
