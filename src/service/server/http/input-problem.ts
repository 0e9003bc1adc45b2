/** Turns zod's issues into an error message that names the wrong member. */
import type { z } from 'zod';
import { OPERATORS } from '../../contract/filters.ts';
import { ApiError } from './api-error.ts';

type Issue = z.core.$ZodIssue;

function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index ? '.' : ''}${String(step)}`))
    .join('');
}

/** Whether an unknown key is an operator: a filter's members are fields, so an unknown key below one is. */
function isOperator(path: readonly PropertyKey[], key: string): boolean {
  return key.startsWith('$') || path[0] === 'query' || path[1] === 'queryFilters';
}

const quoted = (key: string) => JSON.stringify(key.slice(0, 40));

function unknownMember(path: readonly PropertyKey[], [key = '']: readonly string[]): string {
  const member = pathText(path);
  if (isOperator(path, key)) {
    return `${member}: unknown operator ${quoted(key)} - should be one of ${Object.keys(OPERATORS).join(', ')}`;
  }
  return `${member === '' ? '' : `${member}: `}unknown member ${quoted(key)}`;
}

function describe(issue: Issue, base: readonly PropertyKey[]): string {
  const path = [...base, ...issue.path];
  if (issue.code === 'unrecognized_keys') return unknownMember(path, issue.keys);
  if (issue.code === 'invalid_union') {
    // The alternative that matched furthest is the most specific: "wrong operand of an operator", not "not a literal".
    const issues = issue.errors.map((list) => list[0]).filter((found) => found !== undefined);
    const specific = issues.find((found) => found.code === 'unrecognized_keys' || found.path.length > 0);
    if (specific) return describe(specific, path);
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

/** Parses `value` with `schema`. @throws ApiError 400 that names the first wrong member */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  // An unknown member often explains why another one is missing.
  const first = issues.find((issue) => issue.code === 'unrecognized_keys') ?? issues[0];
  throw new ApiError(400, `Invalid request: ${(first ? describe(first, []) : 'unreadable input').slice(0, 500)}`);
}
