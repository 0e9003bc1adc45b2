/** The line that begins a mail in an mbox (RFC 4155): `From <sender> <asctime date>`. */
import { mailDate } from './mail-date.ts';

/** Longer lines are none. */
export const MAX_FROM_LINE = 1000;

const DATE =
  /(?:^| )((?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) {1,2}\d{1,2} \d{1,2}:\d{2}(?::\d{2})?(?: [+-]\d{4}| [A-Z]{1,5})? \d{4}(?: [+-]\d{4})?)(?: remote from \S+)?\s*$/;

/**
 * The date of a From_ line as it stands there. Gmail writes the zone before the year; Thunderbird has `-` for the sender.
 * @returns undefined where the line is not one
 */
export function fromLineDate(line: string): string | undefined {
  if (line.length > MAX_FROM_LINE || !line.startsWith('From ')) return undefined;
  const date = DATE.exec(line.slice(5))?.[1];
  return date !== undefined && mailDate(date) !== undefined ? date : undefined;
}

/** Whether a line is the beginning of a header: a name of printable ASCII, and a colon. */
export function isHeaderLine(line: string): boolean {
  return /^[!-9;-~]+[ \t]*:/.test(line);
}

/** Whether a line whose end is missing may have become a From_ line. */
export function isCutFromLine(line: string): boolean {
  return /^(?:F|Fr|Fro|From|From \S*|From \S+ [MTWFS][\w :+-]*)$/.test(line);
}
