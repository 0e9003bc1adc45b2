/** What the doctor finds: one thing that was looked at, how it is, and what to do about it. */

export interface Finding {
  /** What was looked at, a word or two. */
  readonly about: string;
  /** `warning`: it works, but will surprise somebody. `trouble`: something does not work. */
  readonly state: 'well' | 'warning' | 'trouble';
  /** How it is, a sentence without secrets and without anything personal. */
  readonly says: string;
  /** What to do; absent where all is well. */
  readonly advice?: string;
}

export const well = (about: string, says: string): Finding => ({ about, state: 'well', says });
export const warning = (about: string, says: string, advice: string): Finding => ({
  about,
  state: 'warning',
  says,
  advice,
});
export const trouble = (about: string, says: string, advice: string): Finding => ({
  about,
  state: 'trouble',
  says,
  advice,
});
