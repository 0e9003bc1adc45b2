/** Telegram's rules for entities, checked independently of the renderer. */
import type { Formatted } from '#telegram/render/formatted.ts';

const splitsPair = (text: string, at: number) =>
  /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '');

/** The rules that the text breaks; empty if Telegram would accept it. */
export function problemsOf({ text, entities }: Formatted): string[] {
  const problems: string[] = [];
  if (!text.isWellFormed()) problems.push('a lone surrogate');
  for (const { type, offset, length } of entities) {
    const end = offset + length;
    if (offset < 0 || length <= 0 || end > text.length) problems.push(`${type} outside of the text`);
    if (splitsPair(text, offset) || splitsPair(text, end)) problems.push(`${type} cuts a character`);
  }
  for (const [index, one] of entities.entries()) {
    for (const other of entities.slice(index + 1)) {
      const [a, b] = one.offset <= other.offset ? [one, other] : [other, one];
      const crosses = b.offset < a.offset + a.length && b.offset + b.length > a.offset + a.length;
      if (crosses && a.offset !== b.offset) problems.push(`${one.type} crosses ${other.type}`);
      const overlap = b.offset < a.offset + a.length;
      const solid = (type: string) => type === 'code' || type === 'pre';
      const quote = (type: string) => type.endsWith('blockquote');
      if (overlap && solid(a.type) && solid(b.type)) problems.push('code within code');
      if (overlap && ((solid(a.type) && !quote(b.type)) || (solid(b.type) && !quote(a.type))))
        problems.push(`${a.type} shares a place with ${b.type}`);
      if (overlap && quote(a.type) && quote(b.type)) problems.push('a quote within a quote');
    }
  }
  return problems;
}
