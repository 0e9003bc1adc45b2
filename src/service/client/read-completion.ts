/**
 * The generated text out of a reply: `completion` (the interface document, LLM), or as deployed (assumed)
 * `result.textResponse` of a prompt and `response.output` of an agent (text) or a profile (an object).
 */

import { AnswerDetails } from '../contract/answers.ts';
import type { Completion } from '../contract/data-service.ts';
import { outline } from './outline.ts';
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
