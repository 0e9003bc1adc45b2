/** The ways in which a service call can fail, a closed set: messages to the person depend on nothing else. */

export const FAILURE_CODES = [
  'token-refused', // unknown or malformed token
  'token-expired', // the service says that the token has expired
  'scope-missing', // `scopes` has the missing ones, if the service names them
  'credits-out', // the balance doesn't cover the call
  'rate-limited', // `retryAfterMs` has the wait, if the service gives one
  'bad-request', // the service says what is wrong with the input
  'not-offered', // announced but not available, or a path that the service doesn't have
  'not-found',
  'timeout', // no complete reply within the deadline
  'unreachable', // no connection, so nothing was received
  'connection-lost', // the connection ended before the reply was complete
  'service-failed', // the service reports a failure (5xx, or an error in a 200)
  'model-failed', // the service's language model didn't answer
  'unreadable-reply', // the reply doesn't have the shape given in interface.md
  'reply-too-large',
  'cancelled', // the caller's signal was aborted
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

export interface FailureDetail {
  /** HTTP status, if there was a reply. */
  status?: number;
  /** The service's error text, cut to 300 characters. May quote the input: log it at debug level only. */
  said?: string;
  /** The archive has reached its quota. */
  archiveFull?: true;
  /** Missing scopes, as written by the service. */
  scopes?: string[];
  /** Milliseconds to wait before a retry. */
  retryAfterMs?: number;
  /** Price of the call in credits. */
  creditsRequired?: number;
}

/** `mayHaveCost`: the request may have reached the service, so that credits may have been taken. */
export class ServiceFailure extends Error {
  override name = 'ServiceFailure';
  readonly code: FailureCode;
  readonly mayHaveCost: boolean;
  readonly detail: FailureDetail;
  constructor(code: FailureCode, mayHaveCost: boolean, detail: FailureDetail = {}, cause?: unknown) {
    super(`service call failed: ${code}${detail.status === undefined ? '' : ` (HTTP ${detail.status})`}`, {
      cause,
    });
    this.code = code;
    this.mayHaveCost = mayHaveCost;
    this.detail = detail;
  }
}
