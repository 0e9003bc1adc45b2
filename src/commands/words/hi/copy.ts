/** Buttons that copy, in Hindi. */
export const copy = {
  /** @param what a code or number, shortened */
  label: (what: string): string => `${what} कॉपी करें`,
  reference: 'रेफ़रेंस कॉपी करें',
};
