/** The ways in which a call to the service can fail, as a closed set: what a person is told depends on nothing else. */

export const FAILURE_CODES = [
  'token-refused', // the service does not know the token, or it is malformed
  'token-expired', // the service says that it was valid once
  'scope-missing', // `scopes` names what is lacking, as far as the service says
  'credits-out', // the balance does not cover the call
  'rate-limited', // come back later; `retryAfterMs` when the service says when
  'bad-request', // the service says what is wrong with the input
  'not-offered', // announced but absent, or a path the service does not have
  'not-found',
  'timeout', // no complete reply within the deadline
  'unreachable', // no connection, so nothing was received
  'connection-lost', // the connection ended before the reply was complete
  'service-failed', // the service says that it failed (5xx, or an error in a 200)
  'model-failed', // the language model behind the service did not answer
  'unreadable-reply', // a reply that does not have the shape the interface gives
  'reply-too-large',
  'cancelled', // the caller's signal was aborted
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

export interface FailureDetail {
  /** HTTP status, when there was a reply. */
  status?: number;
  /** What the service said, cut to 300 characters, for the operator's log at debug level only; may quote the input. */
  said?: string;
  /** The archive has as many bytes as it may have. */
  archiveFull?: true;
  /** Scopes that the service says are missing, as it wrote them. */
  scopes?: string[];
  /** Milliseconds until a retry makes sense. */
  retryAfterMs?: number;
  /** Credits that the call would have needed. */
  creditsRequired?: number;
}

/** `mayHaveCost`: the request may have reached the service, so that credits may have been taken. */
export class ServiceFailure extends Error {
  override name = 'ServiceFailure';
  readonly code: FailureCode;
  readonly mayHaveCost: boolean;
  readonly detail: FailureDetail;
  constructor(code: FailureCode, mayHaveCost: boolean, detail: FailureDetail = {}, cause?: unknown) {
    super(`the service call failed: ${code}${detail.status === undefined ? '' : ` (HTTP ${detail.status})`}`, {
      cause,
    });
    this.code = code;
    this.mayHaveCost = mayHaveCost;
    this.detail = detail;
  }
}
