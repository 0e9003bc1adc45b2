/** Error replies: a status and `{"error": …}`, in the deployment's wording. */
import type { Log } from '#platform/log.ts';
import { MODEL_FAILED } from '../../contract/answers.ts';
import { ModelError } from '../answers/answerer.ts';
import { BusyError } from '../fair-queue.ts';
import { BadFilterError } from '../query/query-cost.ts';

export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Machine-readable, for errors that share a status. */
  readonly code: string | undefined;
  constructor(status: number, message: string, headers: Record<string, string> = {}, code?: string) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.code = code;
  }
}

/** Maps an error to a reply for the caller; faults of the service are logged with the fields of `context`. */
export function toApiError(error: unknown, log: Log, context: object = {}): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof BadFilterError) return new ApiError(400, `Invalid request: ${error.message}`);
  if (error instanceof BusyError)
    return new ApiError(429, 'Too many of your requests are already waiting. Try again in 2 s.', {
      'retry-after': '2',
    });
  if (error instanceof ModelError) {
    log.warn({ err: error, ...context }, 'the language model did not answer');
    return new ApiError(502, error.message, {}, MODEL_FAILED);
  }
  log.error({ err: error, ...context }, 'a request to the data service failed');
  return new ApiError(500, 'The service failed to answer this request.');
}

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

/** A JSON reply that must not be cached. */
export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...JSON_HEADERS, ...headers } });
}

export function errorResponse({ status, message: error, code, headers }: ApiError): Response {
  return jsonResponse(status, { error, code }, headers);
}
