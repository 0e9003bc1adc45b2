/** Buttons that copy, in Portuguese. */
import type { Words } from '../en/en.ts';

export const copy: Words['copy'] = {
  label: (what) => `Copiar ${what}`,
  reference: 'Copiar a referência',
};
