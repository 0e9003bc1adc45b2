/** Buttons that copy, in Russian. */
export const copy = {
  label: (what: string): string => `Копировать ${what}`,
  reference: 'Копировать код',
};
