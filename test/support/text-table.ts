/** Cases of tests as text, so that they read like a list. */

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** The cells of each line, between ` | `. */
export function rows(text: string): string[][] {
  return linesOf(text).map((line) => line.trim().split(' | '));
}

/** The items of all lines, between ` | `. */
export function items(text: string): string[] {
  return rows(text).flat();
}

/** Of `head: one | two | …`, continued on lines that are indented deeper, each item with its head. */
export function headed(text: string): [item: string, head: string][] {
  const [first = ''] = linesOf(text);
  const depth = first.search(/\S/);
  let head = '';
  return linesOf(text).flatMap((line) => {
    const at = line.search(/\S/) > depth ? -1 : line.indexOf(':');
    if (at >= 0) head = line.slice(0, at).trim();
    const cells = line
      .slice(at + 1)
      .trim()
      .split(' | ');
    return cells.map((item): [string, string] => [item, head]);
  });
}

/** A text of several lines without their common indentation. */
export function dedented(text: string): string {
  const lines = text.replace(/^\n/, '').split('\n');
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...depths))).join('\n');
}
