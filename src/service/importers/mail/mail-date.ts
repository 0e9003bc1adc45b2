/**
 * Parses dates of mails (RFC 5322, asctime as in From_ lines of an mbox, ISO 8601). Dates without a zone are UTC, as
 * RFC 4155 defines for From_ lines; Date.parse alone would use the machine's zone.
 */

const DATE = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|^\d{4}-\d{2}-\d{2}/i;
const ZONE = /(?:\s|\d)[+-]\d{2}:?\d{2}\b|:\d{2}(?:\.\d+)?\s*(?:Z|UTC?|GMT|[ECMP][SD]T)\b/i;
/** Zones that Date.parse knows, besides the ones in ZONES. */
const KNOWN_ZONE = /^(?:Z|UTC?|GMT|[ECMP][SD]T)$/i;
const ZONES: Readonly<Record<string, string>> = { CET: '+0100', CEST: '+0200', MSK: '+0300', JST: '+0900' };

/** @returns milliseconds since 1970, UTC; undefined for an invalid date or one before 1970 */
export function mailDate(text: string): number | undefined {
  // Longer than any date with its comment.
  const line = text.slice(0, 200).replace(/\(.*$/s, '').trim();
  if (!DATE.test(line) || !/\d:\d{2}/.test(line)) return undefined;
  const known = line
    // A leap second.
    .replace(/(:\d{2}:)60\b/, '$159')
    .replace(/(?<=:\d{2}\s+)[A-Z]{1,5}\b/i, (zone) =>
      KNOWN_ZONE.test(zone) ? zone : (ZONES[zone.toUpperCase()] ?? 'UTC'),
    );
  const at = Date.parse(ZONE.test(known) ? known : `${known.replace(/(?<=^[\d-]{10})T/, ' ')} UTC`);
  return at >= 0 ? at : undefined;
}
