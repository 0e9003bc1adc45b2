/** Buttons that copy, in French. */
export const copy = {
  label: (what: string): string => `Copier ${what}`,
  text: 'Copier le texte',
  reference: 'Copier la référence',
};
