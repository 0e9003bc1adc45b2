/**
 * The generated text out of a reply: `completion` (the interface document, LLM), or as deployed (assumed)
 * `result.textResponse` of a prompt and `response.output` of an agent (text) or a profile (an object).
 */

import { AnswerDetails } from '../contract/answers.ts';
import type { Completion } from '../contract/data-service.ts';
import { isObject } from './reply-body.ts';

/** A profile in a form of which nothing could be filled in. */
const EMPTY_FORM = 'Nothing of what was asked is in your data.';

/**
 * Beside it what the answer rests on, where the service tells (contract/answers.ts).
 * @returns undefined when there is no text in any of the places, or only white space
 */
export function readCompletion(value: unknown): Completion | undefined {
  if (!isObject(value)) return undefined;
  const candidates = [
    value.completion,
    isObject(value.result) ? value.result.textResponse : undefined,
    isObject(value.response) ? value.response.output : undefined,
  ];
  for (const candidate of candidates) {
    const text = isObject(candidate) || Array.isArray(candidate) ? formText(candidate) : candidate;
    if (typeof text === 'string' && text.trim() !== '') {
      const { data: details } = AnswerDetails.safeParse(value);
      return { completion: text, ...(details ? { details } : {}) };
    }
  }
  return undefined;
}

function formText(form: object): string {
  const values = Object.values(form);
  return values.length > 0 && values.every((value) => value === null) ? EMPTY_FORM : outline(form);
}

/** Nesting shown; what lies deeper is left out. */
const MAX_DEPTH = 8;
/** Lines shown. */
const MAX_LINES = 400;

/** @returns the lines joined with line feeds; empty text, null and empty parts are left out */
function outline(value: object): string {
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
