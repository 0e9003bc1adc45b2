/** Buttons that copy, in French. */
export const copy = {
  label: (what: string): string => `Copier ${what}`,
  reference: 'Copier la référence',
};
