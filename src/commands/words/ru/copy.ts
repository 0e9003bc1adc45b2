/** Buttons that copy, in Russian. */
export const copy = {
  label: (what: string): string => `Копировать ${what}`,
  text: 'Копировать текст',
  reference: 'Копировать код',
};
