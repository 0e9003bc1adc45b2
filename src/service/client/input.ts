/** What is refused here, before any request: input that cannot be sent or that the contract's schemas do not allow. */
import { isDatastoreName } from '../contract/datastores.ts';
import { ServiceFailure } from '../contract/failure.ts';
import { OPERATIONS, type Operation, type OperationName } from '../contract/operations.ts';

/** Longest token that is sent, in characters: a deployment's tokens have 84 (assumed), headers end at 16 kB. */
const MAX_TOKEN_LENGTH = 4_096;

/** A refusal that cost nothing, since nothing was sent. */
export function badRequest(said: string): ServiceFailure {
  return new ServiceFailure('bad-request', false, { said });
}

/**
 * The inputs of an operation after its own schema (query or body) has looked at them.
 * @throws ServiceFailure bad-request, saying which member is wrong and why
 */
export function checkedInput(operation: OperationName, input: Record<string, unknown>): Record<string, unknown> {
  const row: Operation = OPERATIONS[operation];
  const schema = row.query ?? row.body;
  if (!schema) return {};
  const result = schema.safeParse(input);
  if (result.success) return result.data as Record<string, unknown>;
  const issue = result.error.issues[0];
  throw badRequest(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}`.slice(0, 300));
}

/** @throws ServiceFailure bad-request for a name that is not in the table of datastores */
export function checkDatastore(name: string): void {
  if (!isDatastoreName(name)) throw badRequest('datastore: not a known datastore');
}

/**
 * Makes sure that a token can stand in a header: visible ASCII without spaces, as bearer credentials are (RFC 6750, 2.1,
 * a little wider). Line breaks above all: they would end the header.
 * @throws ServiceFailure bad-request; the token is not quoted
 */
export function checkToken(token: string): void {
  if (token.length > MAX_TOKEN_LENGTH || !/^[\x21-\x7e]+$/.test(token)) {
    throw badRequest('the token has characters that no token has, or is too long');
  }
}
