/** JSON Schemas of the contract's rows, for an OpenAPI document: what several of them share stands under its components. */
import { z } from 'zod';

export type JsonSchema = { readonly [member: string]: unknown };

const HERE = '#/$defs/';
const COMPONENTS = '#/components/schemas/';
/** The bounds of JavaScript's whole numbers are nobody's rule. */
const SAFE = [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER];

export interface SchemaBook {
  /** The schema of what is sent (`input`) or replied (`output`). */
  of(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema;
  /** Everything that the schemas so far refer to, by name. */
  components(): { readonly [name: string]: JsonSchema };
}

export function createSchemaBook(): SchemaBook {
  const shared = new Map<string, JsonSchema>();
  return {
    of(schema, io) {
      const { $schema: _, $defs, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
      for (const [name, part] of Object.entries($defs ?? {})) shared.set(name, tidied(part));
      return tidied(own);
    },
    components: () => Object.fromEntries([...shared].sort(([a], [b]) => a.localeCompare(b))),
  };
}

function tidied(schema: object): JsonSchema {
  return tidy(schema) as JsonSchema;
}

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name, part]) => name !== 'id' && !isNoBound(name, part));
  return Object.fromEntries(
    entries.map(([name, part]) => [
      name,
      name === '$ref' && typeof part === 'string' ? part.replace(HERE, COMPONENTS) : tidy(part),
    ]),
  );
}

function isNoBound(name: string, part: unknown): boolean {
  return (name === 'maximum' || name === 'minimum') && SAFE.includes(Number(part));
}
