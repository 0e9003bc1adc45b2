/**
 * The generated text out of a reply: `completion` (the interface document, LLM), or as deployed (assumed)
 * `result.textResponse` of a prompt and `response.output` of an agent (text) or a profile (an object).
 */
import { outline } from './outline.ts';
import { isObject } from './reply-body.ts';

/** @returns undefined when there is no text in any of the places, or only white space */
export function readCompletion(value: unknown): { completion: string } | undefined {
  if (!isObject(value)) return undefined;
  const candidates = [
    value.completion,
    isObject(value.result) ? value.result.textResponse : undefined,
    isObject(value.response) ? value.response.output : undefined,
  ];
  for (const candidate of candidates) {
    const text = typeof candidate === 'object' && candidate !== null ? outline(candidate) : candidate;
    if (typeof text === 'string' && text.trim() !== '') return { completion: text };
  }
  return undefined;
}
