/**
 * What the emulator says "no" with; the descriptions are Telegram's own words
 * wherever these are known, so that code which reads them meets the same text here and there.
 */

/** ResponseParameters. */
interface Parameters {
  readonly retry_after?: number;
  readonly migrate_to_chat_id?: number;
}

/** A call that is answered with `ok: false`. Not for faults of the emulator itself: those stay ordinary errors. */
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

/** 400 with the words Telegram puts after "Bad Request: ": the first letter small, unless they are a constant or an acronym. */
export function badRequest(words: string, parameters?: Parameters): Refusal {
  const isConstant = /^.[_A-Z]/.test(words);
  return new Refusal(
    400,
    `Bad Request: ${isConstant ? words : words.charAt(0).toLowerCase() + words.slice(1)}`,
    parameters,
  );
}

/** 403 with the words Telegram puts after "Forbidden: ". */
export function forbidden(words: string): Refusal {
  return new Refusal(403, `Forbidden: ${words}`);
}

/** 409 with the words Telegram puts after "Conflict: ". */
export function conflict(words: string): Refusal {
  return new Refusal(409, `Conflict: ${words}`);
}

/** 429; `seconds` is what the caller is asked to wait. */
export function tooManyRequests(seconds: number): Refusal {
  return new Refusal(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds });
}
