/** Buttons that copy, in English. */
export const copy = {
  /** @param what a code or number, shortened */
  label: (what: string): string => `Copy ${what}`,
  reference: 'Copy the reference',
};
