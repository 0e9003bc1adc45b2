/** Buttons that copy, in Arabic. */
export const copy = {
  label: (what: string): string => `نسخ \u2068${what}\u2069`,
  reference: 'نسخ المرجع',
};
