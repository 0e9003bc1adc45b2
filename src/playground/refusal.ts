/**
 * What the emulator says "no" with. A refusal knows the envelope it becomes; the descriptions are Telegram's own words
 * wherever these are known, so that code which reads them meets the same text here and there.
 */

/** The envelope of a refused call, as the Bot API sends it ("Making requests"). */
export interface RefusalEnvelope {
  readonly ok: false;
  readonly error_code: number;
  readonly description: string;
  readonly parameters?: { readonly retry_after: number };
}

/** A call that is answered with `ok: false`. Not for faults of the emulator itself: those stay ordinary errors. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: number, description: string, retryAfterSeconds?: number) {
    super(description);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  toEnvelope(): RefusalEnvelope {
    return {
      ok: false,
      error_code: this.code,
      description: this.message,
      ...(this.retryAfterSeconds === undefined ? {} : { parameters: { retry_after: this.retryAfterSeconds } }),
    };
  }
}

/** 400 with the words Telegram puts after "Bad Request: ". */
export function badRequest(words: string): Refusal {
  return new Refusal(400, `Bad Request: ${words}`);
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
  return new Refusal(429, `Too Many Requests: retry after ${seconds}`, seconds);
}
