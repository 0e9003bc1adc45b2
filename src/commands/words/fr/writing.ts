/** How French is written: quotations, lists, dates. */
import { clockOf } from '../clock.ts';
import type { Words } from '../en/en.ts';

const MONTHS = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
] as const;
const and = new Intl.ListFormat('fr-FR', { type: 'conjunction' });

/** Writes dates, the first of a month as people do: `1er mai`. */
export function dates(options: Intl.DateTimeFormatOptions): (at: number | Date) => string {
  const format = new Intl.DateTimeFormat('fr-FR', { ...options, numberingSystem: 'latn' });
  return (at) => format.format(at).replace(/\b1(?=\s\p{L})/u, '1er');
}

/** `de Tomás`, `d’Anna`. */
export const ofSomebody = (name: string): string =>
  /^[aeiouœæ]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;

export const writing: Words['writing'] = {
  language: 'fr',
  direction: 'ltr',
  quoted: (text) => `« ${text} »`,
  moment(shown, isThisYear) {
    const year = isThisYear ? '' : ` ${shown.getUTCFullYear()}`;
    const day = shown.getUTCDate();
    return `${day === 1 ? '1er' : day} ${MONTHS[shown.getUTCMonth()]}${year}, ${clockOf(shown)}`;
  },
  list: (items) => and.format(items),
  between: ', ',
};
