/** An object or list as lines that a person can read: `Name: value`, lists with dashes, nested parts indented. */

/** Nesting shown; what lies deeper is left out. */
const MAX_DEPTH = 8;
/** Lines shown. */
const MAX_LINES = 400;

/** @returns the lines joined with line feeds; empty text, null and empty parts are left out */
export function outline(value: object): string {
  const lines: string[] = [];
  addParts(value, 0, lines);
  return lines.slice(0, MAX_LINES).join('\n');
}

function addParts(value: object, depth: number, lines: string[]): void {
  if (depth >= MAX_DEPTH) return;
  const indent = '  '.repeat(depth);
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((part) => ['', part])
    : Object.entries(value).map(([name, part]) => [titleOf(name), part]);
  for (const [title, part] of entries) {
    if (lines.length >= MAX_LINES) return;
    if (typeof part === 'object' && part !== null) {
      const before = lines.length;
      addParts(part, depth + 1, lines);
      if (lines.length === before) continue;
      if (title !== '') lines.splice(before, 0, `${indent}${title}:`);
      else lines[before] = `${indent}- ${lines[before]?.trimStart() ?? ''}`;
    } else if (part !== null && part !== undefined && part !== '') {
      lines.push(title === '' ? `${indent}- ${String(part)}` : `${indent}${title}: ${String(part)}`);
    }
  }
}

/** `keyFindings` and `key_findings` as "Key findings". */
function titleOf(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
