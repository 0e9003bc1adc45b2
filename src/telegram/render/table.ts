/** Renders a table as lines for a monospace font. */
import type { Tokens } from 'marked';

/** `textOf` returns a cell's text on one line. */
export function tableLines(table: Tokens.Table, textOf: (cell: Tokens.TableCell) => string): string[] {
  const rows = [table.header, ...table.rows].map((row) => row.map((cell) => textOf(cell).trim()));
  const widths = table.header.map((_, column) => Math.max(1, ...rows.map((row) => columnsOf(row[column] ?? ''))));
  const lines = rows.map((row) =>
    widths
      .map((width, column) => pad(row[column] ?? '', width, table.align[column] ?? 'left'))
      .join(' │ ')
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((width) => '─'.repeat(width)).join('─┼─'));
  return lines;
}

function pad(text: string, width: number, align: 'left' | 'right' | 'center'): string {
  const missing = width - columnsOf(text);
  const before = align === 'right' ? missing : align === 'center' ? Math.floor(missing / 2) : 0;
  return ' '.repeat(before) + text + ' '.repeat(missing - before);
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Two columns wide in a monospace font: East Asian characters and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

/** Fast path: Latin letters and common punctuation are one column each. */
const NARROW = /^[\u0020-\u02ff\u2010-\u2027]*$/;

/** Width of a text in columns of a monospace font. */
function columnsOf(text: string): number {
  if (NARROW.test(text)) return text.length;
  let columns = 0;
  for (const { segment } of graphemes.segment(text)) columns += WIDE.test(segment) ? 2 : 1;
  return columns;
}
