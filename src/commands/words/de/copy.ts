/** Buttons that copy, in German. */
import type { Words } from '../en/en.ts';

export const copy: Words['copy'] = {
  label: (what) => `${what} kopieren`,
  reference: 'Referenz kopieren',
};
