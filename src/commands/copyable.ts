/** What a person would copy out of a text: codes, account and order numbers, and what a model sets in code marks. */

/** copy_text: 1–256 characters. */
const MAX_COPIED = 256;
/** More buttons than these hide what they stand under. */
const MOST = 3;

/**
 * Account numbers in groups of four (IBAN); codes of capitals with digits (`QX7-41KD`); numbers of six digits and more,
 * also in groups. Dates, times, amounts and years are none of these.
 */
const FORMS: readonly RegExp[] = [
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g,
  /(?<![\w/.-])(?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9]{2,}(?:-[A-Z0-9]{2,})*(?![\w/-])/g,
  /(?<![\w/.,:€$£-])\+?\d{6,}(?![\w/:-]|[.,]\d)/g,
];
const SHORTEST = 5;
const CODE_MARKS = /`([^`\n]{1,256})`/g;
const ISO_DATE = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

/** At most three, in the order of the text, each once. */
export function copyableIn(text: string): string[] {
  const marked = [...text.matchAll(CODE_MARKS)].map((match) => ({ at: match.index, found: match[1] ?? '' }));
  const rest = text.replace(CODE_MARKS, (mark) => ' '.repeat(mark.length));
  const formed = FORMS.flatMap((form) =>
    [...rest.matchAll(form)].map((match) => ({ at: match.index, found: match[0] })),
  );
  const worthIt = formed.filter(({ found }) => found.length >= SHORTEST && !ISO_DATE.test(found));
  const ordered = [...marked, ...worthIt].sort((a, b) => a.at - b.at || b.found.length - a.found.length);
  const kept: typeof ordered = [];
  for (const { at, found } of ordered) {
    const isInside = kept.some((other) => at < other.at + other.found.length);
    const isKnown = kept.some((other) => other.found === found);
    if (!isInside && !isKnown && isCopyable(found)) kept.push({ at, found });
  }
  return kept.slice(0, MOST).map(({ found }) => found);
}

/** Whether a text fits on a copy button as a whole. */
export const isCopyable = (text: string): boolean => text.trim() !== '' && text.length <= MAX_COPIED;
