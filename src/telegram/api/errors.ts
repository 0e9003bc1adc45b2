/**
 * Failures of Bot API calls: a closed set of kinds that tell whether the call may have been carried out. Errors never
 * contain the request or the bot's token.
 */

export type BotApiErrorKind =
  /** Never arrived: no connection, or aborted before anything was sent. */
  | 'unreachable'
  /** May have been carried out: sent, but no readable reply (reset, timeout, abort, 5xx, a proxy's page). */
  | 'in-doubt'
  /** 429: not carried out; retry after `retryAfterMs`. */
  | 'flood'
  /** The bot can no longer write to the chat: blocked, removed, muted, deactivated, or the chat is gone. */
  | 'closed'
  /** Any other refusal (4xx) by Telegram, with its `code` and `description`. */
  | 'refused';

export interface BotApiErrorDetail {
  /** `error_code` of Telegram's reply. */
  code?: number;
  /** `description` of Telegram's reply, without quotes from the request. */
  description?: string;
  /** flood: milliseconds to wait before retrying. */
  retryAfterMs?: number;
  cause?: unknown;
}

/**
 * A failed call. An aborted one (signal or deadline) is `unreachable` or `in-doubt` too, with the signal's reason or
 * the TimeoutError as `cause.cause`, so the kind always tells whether the call may have arrived.
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
    super(messageFor(kind, method, detail), { cause });
    this.kind = kind;
    this.method = method;
    this.code = code;
    this.description = description;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Whether Telegram knows no bot with this token. */
export const isUnknownBot = (error: unknown): boolean =>
  error instanceof BotApiError && (error.code === 401 || error.code === 404);

function messageFor(kind: BotApiErrorKind, method: string, { code, description, retryAfterMs }: BotApiErrorDetail) {
  switch (kind) {
    case 'unreachable':
      return `${method} did not reach Telegram`;
    case 'in-doubt':
      return `${method} may have been carried out: no readable reply`;
    case 'flood':
      return `${method}: Telegram asked to wait ${Math.ceil((retryAfterMs ?? 0) / 1_000)} s`;
    default:
      return `${method}: ${code ?? ''} ${description ?? ''}`;
  }
}

/** Wait after a 429 without `parameters.retry_after`. */
const DEFAULT_RETRY_AFTER_MS = 1_000;
/** Maximum wait after a 429: a value too large for a timer would fire immediately. */
const MAX_RETRY_AFTER_MS = 86_400_000;
const MAX_DESCRIPTION = 300;

/** The error for a refusal by Telegram. */
export function refusal(
  method: string,
  reply: { error_code: number; description: string; retryAfterS?: number | undefined },
): BotApiError {
  const { error_code: code, retryAfterS } = reply;
  // Quoted parts come from the request and may be personal.
  const description = reply.description.replace(/(?<![A-Za-z])['"].*['"](?![A-Za-z])/s, '…').slice(0, MAX_DESCRIPTION);
  if (code === 429) {
    const retryAfterMs =
      retryAfterS === undefined ? DEFAULT_RETRY_AFTER_MS : Math.min(retryAfterS * 1_000, MAX_RETRY_AFTER_MS);
    return new BotApiError('flood', method, { code, description, retryAfterMs });
  }
  if (code >= 500) return new BotApiError('in-doubt', method, { code, description });
  return new BotApiError(isChatClosed(code, description) ? 'closed' : 'refused', method, { code, description });
}

/** Descriptions of a 400 about a chat that the bot cannot write to; a 403 always means that. */
const CHAT_CLOSED =
  /chat not found|PEER_ID_INVALID|rights to send (?:a|text) message|no write access|can't access the chat|CHAT_(?:WRITE|SEND_PLAIN)_FORBIDDEN|CHAT_RESTRICTED|group chat was/i;

function isChatClosed(code: number, description: string): boolean {
  return code === 403 || (code === 400 && CHAT_CLOSED.test(description));
}

const matches = (error: unknown, pattern: RegExp): boolean =>
  error instanceof BotApiError && error.code === 400 && pattern.test(error.description);

/** The edit would change nothing. */
export const isUnchanged = (error: unknown) => matches(error, /message is not modified/i);

/** The message to edit or delete is gone, can no longer be edited or deleted, or cannot become what was wanted. */
export const isGone = (error: unknown) =>
  matches(
    error,
    /message to (?:edit|delete|be edited|be deleted) not found|message can't be (?:edited|deleted)|MESSAGE_ID_INVALID|no (?:text|media|caption) in the message to edit/i,
  );

/** The message exists but is too old to be deleted. */
export const isUndeletable = (error: unknown) => matches(error, /message can't be deleted/i);

/** Telegram refused the formatting, a URL, a button or the topic: the plain form may still be accepted. */
export const isFormRefusal = (error: unknown) =>
  !isGone(error) &&
  !isUnchanged(error) &&
  matches(error, /entit|URL|button|keyboard|reply markup|thread not found|topic|parse/i);
