/** Times as Discord and DiscordChatExporter write them. */

/**
 * `2023-03-05 12:34:56` (UTC), `2021-03-05 12:34:56.789000+00:00`, `2023-03-05T12:34:56.789+02:00`.
 * @returns milliseconds since 1970, UTC; undefined for anything else
 */
export function timeIn(text: string | undefined): number | undefined {
  const found = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2})?$/i.exec(
    text?.trim() ?? '',
  );
  if (!found) return undefined;
  const [, day, clock = '', zone = 'Z'] = found;
  // Thousandths of a second are what a Date holds.
  const time = Date.parse(`${day}T${clock.replace(/(\.\d{3})\d+$/, '$1')}${zone.toUpperCase()}`);
  return Number.isNaN(time) ? undefined : time;
}
