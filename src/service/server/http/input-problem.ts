/** Says what is wrong with an input, naming the member, from zod's list of issues. */
import { z } from 'zod';
import { OPERATOR_NAMES } from '../../contract/filters.ts';
import { Refusal } from './refusal.ts';

/**
 * Names of the members that a schema knows at a path.
 * @returns an empty list where it does not name them
 */
function membersAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  let at: z.core.$ZodType | undefined = unwrapped(schema);
  for (const step of path) {
    if (at instanceof z.ZodObject) at = unwrapped(at.shape[String(step)]);
    else if (at instanceof z.ZodArray) at = unwrapped(at.element);
    else return [];
  }
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

function unwrapped(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  let at = schema;
  while (at instanceof z.ZodOptional || at instanceof z.ZodNullable || at instanceof z.ZodDefault) at = at.unwrap();
  return at;
}

type Issue = z.core.$ZodIssue;

function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index ? '.' : ''}${String(step)}`))
    .join('');
}

/** Members of filters are fields: an unknown one below them is an operator. */
function isOperator(path: readonly PropertyKey[], key: string): boolean {
  return key.startsWith('$') || path[0] === 'query' || path[1] === 'queryFilters';
}

const quoted = (key: string) => JSON.stringify(key.slice(0, 40));

function unknownMember(schema: z.ZodType, path: readonly PropertyKey[], [key = '']: readonly string[]): string {
  const member = pathText(path);
  if (isOperator(path, key)) {
    return `${member}: unknown operator ${quoted(key)} - should be one of ${OPERATOR_NAMES.join(', ')}`;
  }
  const known = membersAt(schema, path);
  const where = member === '' ? '' : `${member}: `;
  return `${where}unknown member ${quoted(key)}${known.length === 0 ? '' : ` - should be one of ${known.join(', ')}`}`;
}

function describe(schema: z.ZodType, issue: Issue, base: readonly PropertyKey[]): string {
  const path = [...base, ...issue.path];
  if (issue.code === 'unrecognized_keys') return unknownMember(schema, path, issue.keys);
  if (issue.code === 'invalid_union') {
    // The alternative that got furthest says the most: an operator with a wrong operand, not "not a literal".
    const issues = issue.errors.map((list) => list[0]).filter((found) => found !== undefined);
    const specific = issues.find((found) => found.code === 'unrecognized_keys' || found.path.length > 0);
    if (specific) return describe(schema, specific, path);
    return `${pathText(path)}: neither a text, number, boolean or null nor an operator object`;
  }
  if (issue.code === 'invalid_key') {
    return `${pathText(path)}: ${issue.issues[0]?.message ?? 'not a field name'}`;
  }
  const member = pathText(path);
  if (issue.code === 'invalid_type' && 'input' in issue && issue.input === undefined) return `${member} is required`;
  if (member === '' || issue.message.startsWith(member)) return issue.message;
  return `${member}: ${issue.message}`;
}

/** Reads `value` with `schema`. @throws Refusal 400 that names the first wrong member */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  // A member that nobody knows explains why another one is missing.
  const first = issues.find((issue) => issue.code === 'unrecognized_keys') ?? issues[0];
  throw new Refusal(
    400,
    `Invalid request: ${(first ? describe(schema, first, []) : 'unreadable input').slice(0, 500)}`,
  );
}
