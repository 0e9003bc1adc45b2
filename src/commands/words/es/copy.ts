/** Buttons that copy, in Spanish. */
export const copy = {
  /** @param what a code or number, shortened */
  label: (what: string): string => `Copiar ${what}`,
  reference: 'Copiar la referencia',
};
