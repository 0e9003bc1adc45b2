/** Why a file of the data service cannot be used. */
import { OperatorError } from '#platform/operator-error.ts';

/** The file cannot be used; the message says why and what to do, for the operator. */
export class ServiceDataError extends OperatorError {
  override name = 'ServiceDataError';
}

/** What keeps the Postgres of the data service from being used, in words. */
export function postgresTrouble(cause: unknown): ServiceDataError {
  if (cause instanceof ServiceDataError) return cause;
  const reason = cause instanceof Error ? cause.message : 'unknown reason';
  return new ServiceDataError(`the Postgres of the data service (SERVICE_DATABASE_URL) cannot be used: ${reason}`, {
    cause,
  });
}
