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

/** What kind of error it was, in a few words that hold nothing of an address, a token or a reply. */
export function errorWords(error: unknown): string {
  if (!(error instanceof Error)) return 'for no reason that it gave';
  const [code] = [error, error.cause].flatMap((one) =>
    one instanceof Error && 'code' in one && /^[\w-]{1,40}$/.test(String(one.code)) ? [String(one.code)] : [],
  );
  return `(${code ?? error.name})`;
}
