/** Example values of Bot API types, generated from the specification's table. */
import { SPEC } from '#playground/spec/spec.ts';

/** Nesting depth below which only required fields are generated. */
const MAX_DEPTH = 3;

/** An example of a type: with all its fields, or only the required ones. */
export function exampleOf(type: string, { isFull = true, depth = 0 } = {}): unknown {
  const { oneOf, fields } = SPEC.types[type] ?? {};
  if (oneOf) return exampleOf(oneOf[0] ?? '', { isFull, depth });
  if (type.startsWith('Array of ')) return [exampleOf(type.slice('Array of '.length), { isFull, depth })];
  if (!fields) return { Integer: 1, Float: 0.5, Boolean: true }[type] ?? 'words';
  const kept = Object.entries(fields).filter(([, { required }]) => required || (isFull && depth < MAX_DEPTH));
  const example: Record<string, unknown> = {};
  for (const [name, { types, values }] of kept)
    example[name] = values?.[0] ?? exampleOf(types[0] ?? '', { isFull, depth: depth + 1 });
  return example;
}
