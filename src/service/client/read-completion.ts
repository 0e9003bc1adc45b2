/**
 * The generated text out of a reply: `completion` (the interface document, LLM), or as deployed (assumed)
 * `result.textResponse` of a prompt and `response.output` of an agent (text) or a profile (an object with a `summary`).
 */

import { AnswerDetails } from '../contract/answers.ts';
import type { Completion } from '../contract/data-service.ts';
import { isObject } from './reply-body.ts';

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
    const text = isObject(candidate) ? candidate.summary : candidate;
    if (typeof text === 'string' && text.trim() !== '') {
      const { data: details } = AnswerDetails.safeParse(value);
      return { completion: text, ...(details ? { details } : {}) };
    }
  }
  return undefined;
}
