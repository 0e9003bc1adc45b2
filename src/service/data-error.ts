/** Why a file of the data service cannot be used. */

/** The file cannot be used; the message says why and what to do, for the operator. */
export class ServiceDataError extends Error {
  override name = 'ServiceDataError';
}
