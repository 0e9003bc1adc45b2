/**
 * The emulator's error responses. Descriptions are Telegram's own texts where known, so that code which matches on
 * them works against both.
 */

/** ResponseParameters. */
interface Parameters {
  readonly retry_after?: number;
  readonly migrate_to_chat_id?: number;
}

/** A call answered with `ok: false`. Faults of the emulator itself are ordinary errors instead. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: number;
  readonly parameters: Parameters | undefined;

  constructor(code: number, description: string, parameters?: Parameters) {
    super(description);
    this.code = code;
    this.parameters = parameters;
  }

  toEnvelope() {
    return { ok: false, error_code: this.code, description: this.message, parameters: this.parameters };
  }
}

/** 400 for the client of the control API. */
export const refuse = (words: string) => new Refusal(400, words);

/** 400 with the text that follows "Bad Request: "; its first letter is lowercased unless it's a constant or acronym. */
export function badRequest(words: string, parameters?: Parameters): Refusal {
  const isConstant = /^.[_A-Z]/.test(words);
  return new Refusal(
    400,
    `Bad Request: ${isConstant ? words : words.charAt(0).toLowerCase() + words.slice(1)}`,
    parameters,
  );
}

/** 403 with the text that follows "Forbidden: ". */
export function forbidden(words: string): Refusal {
  return new Refusal(403, `Forbidden: ${words}`);
}

/** 409 with the text that follows "Conflict: ". */
export function conflict(words: string): Refusal {
  return new Refusal(409, `Conflict: ${words}`);
}

/** 429; `seconds` is how long the caller should wait. */
export function tooManyRequests(seconds: number): Refusal {
  return new Refusal(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds });
}
