/** Buttons that copy, in Ukrainian. */
export const copy = {
  label: (what: string): string => `Копіювати ${what}`,
  text: 'Копіювати текст',
  reference: 'Копіювати код',
};
