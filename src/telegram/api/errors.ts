/**
 * How a Bot API call can fail, as a closed set that says whether the call can have been carried out. None of it carries
 * what was sent, nor the bot's token.
 */

export type BotApiErrorKind =
  /** Certainly never arrived: no connection, or given up before anything was sent. */
  | 'unreachable'
  /** May have been carried out: sent, and no readable answer came (reset, timeout, given up, 5xx, a proxy's page). */
  | 'in-doubt'
  /** 429: not carried out, come back after `retryAfterMs`. */
  | 'flood'
  /** The bot cannot write there any more: blocked, removed, muted, deactivated, or the chat is gone. */
  | 'closed'
  /** Any other refusal (4xx) of Telegram; `code` and `description` are its own. */
  | 'refused';

export interface BotApiErrorDetail {
  /** `error_code` of Telegram's reply. */
  code?: number;
  /** `description` of Telegram's reply, without what it quotes from the request. */
  description?: string;
  /** flood: milliseconds until the call makes sense again. */
  retryAfterMs?: number;
  cause?: unknown;
}

/**
 * A call that did not succeed. One that the caller gave up (signal or deadline) is `unreachable` or `in-doubt` too, with the
 * signal's reason or the TimeoutError as `cause.cause`: so the kind always tells whether it may have arrived.
 */
export class BotApiError extends Error {
  override name = 'BotApiError';
  readonly kind: BotApiErrorKind;
  readonly method: string;
  readonly code: number | undefined;
  readonly description: string;
  readonly retryAfterMs: number | undefined;
  constructor(kind: BotApiErrorKind, method: string, detail: BotApiErrorDetail = {}) {
    const { code, description = '', retryAfterMs, cause } = detail;
    super(wordsFor(kind, method, detail), { cause });
    this.kind = kind;
    this.method = method;
    this.code = code;
    this.description = description;
    this.retryAfterMs = retryAfterMs;
  }
}

function wordsFor(kind: BotApiErrorKind, method: string, { code, description, retryAfterMs }: BotApiErrorDetail) {
  switch (kind) {
    case 'unreachable':
      return `${method} did not reach Telegram`;
    case 'in-doubt':
      return `${method} may have been carried out: no readable answer came`;
    case 'flood':
      return `${method}: Telegram asks to wait ${Math.ceil((retryAfterMs ?? 0) / 1_000)} s`;
    default:
      return `${method}: ${code ?? ''} ${description ?? ''}`;
  }
}

/** `parameters.retry_after` is missing in some 429: what is waited then. */
const DEFAULT_RETRY_AFTER_MS = 1_000;
/** No wait is believed beyond a day: more than a timer can hold would be no wait at all. */
const MAX_RETRY_AFTER_MS = 86_400_000;
const MAX_DESCRIPTION = 300;

/** The error that a refusal in Telegram's own words means. */
export function refusal(
  method: string,
  reply: { error_code: number; description: string; retryAfterS?: number | undefined },
): BotApiError {
  const { error_code: code, retryAfterS } = reply;
  // What it quotes comes from the request and may be personal.
  const description = reply.description.replace(/(?<![A-Za-z])['"].*['"](?![A-Za-z])/s, '…').slice(0, MAX_DESCRIPTION);
  if (code === 429) {
    const retryAfterMs =
      retryAfterS === undefined ? DEFAULT_RETRY_AFTER_MS : Math.min(retryAfterS * 1_000, MAX_RETRY_AFTER_MS);
    return new BotApiError('flood', method, { code, description, retryAfterMs });
  }
  if (code >= 500) return new BotApiError('in-doubt', method, { code, description });
  return new BotApiError(isShut(code, description) ? 'closed' : 'refused', method, { code, description });
}

/** How Telegram words a 400 about a chat that takes nothing (any more) from the bot; a 403 always says so. */
const SHUT =
  /chat not found|PEER_ID_INVALID|rights to send (?:a|text) message|no write access|can't access the chat|CHAT_(?:WRITE|SEND_PLAIN)_FORBIDDEN|CHAT_RESTRICTED|group chat was/i;

function isShut(code: number, description: string): boolean {
  return code === 403 || (code === 400 && SHUT.test(description));
}

const says = (error: unknown, words: RegExp): boolean =>
  error instanceof BotApiError && error.code === 400 && words.test(error.description);

/** An edit that would change nothing: what was wanted is there. */
export const isUnchanged = (error: unknown) => says(error, /message is not modified/i);

/** The message to edit or delete is not there, or cannot be edited or deleted any more, or not be made into what was wanted. */
export const isGone = (error: unknown) =>
  says(
    error,
    /message to (?:edit|delete|be edited|be deleted) not found|message can't be (?:edited|deleted)|MESSAGE_ID_INVALID|no (?:text|media|caption) in the message to edit/i,
  );

/** The message is there, and is deleted no more: too old. */
export const isUndeletable = (error: unknown) => says(error, /message can't be deleted/i);

/** Telegram does not take the formatting, an address, a button or the topic: the plain form may still pass. */
export const isFormRefusal = (error: unknown) =>
  !isGone(error) &&
  !isUnchanged(error) &&
  says(error, /entit|URL|button|keyboard|reply markup|thread not found|topic|parse/i);
