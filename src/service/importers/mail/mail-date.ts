/**
 * Dates of mails: RFC 5322 with its obsolete forms (two-digit years, zones by name), asctime as in the From_ lines of
 * mboxes, and ISO 8601 as some programs write. What names no zone is taken as UTC, as RFC 4155 has it for From_ lines.
 * The language's own reader would take it as the machine's.
 */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Hours east of UTC; other names, and the military letters, are UTC (RFC 5322, 4.3). */
const ZONES: Readonly<Record<string, number>> = {
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  CET: 1,
  CEST: 2,
  MSK: 3,
  JST: 9,
};

const TIME = String.raw`(?<hour>\d{1,2})[:.](?<minute>\d{2})(?:[:.](?<second>\d{2})(?:\.\d+)?)?`;
const ZONE = String.raw`(?<zone>[+-]\d{2}:?\d{2}|[A-Za-z]{1,5}(?![A-Za-z]))`;
const MONTH = String.raw`(?<month>[A-Za-z]{3})[a-z]*\.?`;
const FORMS = [
  new RegExp(
    String.raw`^(?:[A-Za-z]+\.?,?\s*)?(?<day>\d{1,2})[\s-]+${MONTH},?[\s-]+(?<year>\d{2,4}),?\s+${TIME}(?:\s*${ZONE})?`,
  ),
  new RegExp(
    String.raw`^(?:[A-Za-z]+\.?,?\s+)?${MONTH}\s+(?<day>\d{1,2}),?\s+${TIME}(?:\s+${ZONE})?\s+(?<year>\d{4})(?:\s+(?<late>[+-]\d{4}))?`,
  ),
  new RegExp(String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})[T\s]+${TIME}(?:\s*${ZONE})?`),
];

/** @returns milliseconds since 1970, UTC; undefined for what is no date, or lies before 1970 */
export function mailDate(text: string): number | undefined {
  // Longer than any date with its comment.
  const line = text.slice(0, 200).trim();
  for (const form of FORMS) {
    const parts = form.exec(line)?.groups;
    if (parts) return fromParts(parts);
  }
  return undefined;
}

function fromParts(parts: Record<string, string | undefined>): number | undefined {
  const month = /^\d/.test(parts.month ?? '')
    ? Number(parts.month) - 1
    : MONTHS.indexOf((parts.month ?? '').toLowerCase());
  const [day, hour, minute, second] = [parts.day, parts.hour, parts.minute, parts.second ?? '0'].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  // A leap second is written as 60.
  if (month < 0 || month > 11 || day < 1 || day > 31 || hour > 24 || minute > 59 || second > 60) return undefined;
  const at =
    Date.UTC(fullYear(parts.year ?? ''), month, day, hour, minute, second) -
    minutesEast(parts.late ?? parts.zone) * 60_000;
  return at >= 0 ? at : undefined;
}

/** RFC 5322, 4.3: two digits below 50 are of this century, three digits are years since 1900. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length === 2) return year < 50 ? 2000 + year : 1900 + year;
  return digits.length === 3 ? 1900 + year : year;
}

function minutesEast(zone: string | undefined): number {
  const numbers = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '');
  if (!numbers) return (ZONES[(zone ?? '').toUpperCase()] ?? 0) * 60;
  const minutes = Number(numbers[2]) * 60 + Number(numbers[3]);
  return numbers[1] === '-' ? -minutes : minutes;
}
