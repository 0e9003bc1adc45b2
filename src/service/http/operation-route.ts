/** Serves one operation: authentication, input, scope, credits, work, in this order; a refused call costs nothing. */

import { DATASTORES, type DatastoreName, schemaAddress } from '../../contract/datastores.ts';

import { creditsOf, OPERATIONS, type OperationName } from '../../contract/operations.ts';
import { scopesFor } from '../../contract/requirements.ts';
import { readScope, type Scope } from '../../contract/scopes.ts';
import type { Log } from '../../log.ts';
import type { Account } from '../accounts/account.ts';
import type { Tokens } from '../accounts/tokens.ts';
import { BadFilterError } from '../archive/filter-match.ts';
import { PatternCostError } from '../archive/pattern.ts';
import { ModelError } from '../language/language.ts';
import type { Prepare, PreparedCall, RawInput, Workshop } from '../operations/prepared-call.ts';
import { authenticate } from './authentication.ts';
import { demandScopes, jsonResponse, Refusal } from './refusal.ts';
import { readJsonObject } from './request-body.ts';

export interface Counter {
  readonly workshop: Workshop;
  readonly tokens: Tokens;
  readonly account: Account;
  readonly log: Log;
}

/** How an operation is reached: the document's row, or the deployment's name for it. */
export interface Route {
  readonly name: OperationName;
  readonly prepare: Prepare;
  readonly deployed: boolean;
}

const ALL_DATASTORES = Object.keys(DATASTORES) as DatastoreName[];

/** @param schema what stands for `:schema` in the path */
export async function serveOperation(
  route: Route,
  request: Request,
  schema: string | undefined,
  { workshop, tokens, account, log }: Counter,
): Promise<Response> {
  const row = OPERATIONS[route.name];
  const token = authenticate(request, tokens);
  const input: RawInput = {
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: request.method === 'POST' ? await readJsonObject(request) : {},
    schema,
  };
  const call = asBadRequest(() => route.prepare(input, workshop));
  const granted = ALL_DATASTORES.filter((name) => token.granted.includes(readScope(name)));
  const spell = (scope: Scope) => (route.deployed ? expanded(scope, workshop.schemaBase) : scope);
  demandScopes(token.granted, neededScopes(route.name, call, granted), spell);
  const price = creditsOf(route.name) ?? 0;
  if (!account.charge(price)) throw new Refusal(402, `Insufficient credits. ${price} required.`);
  try {
    const reply = await call.perform(granted, request.signal);
    if (!route.deployed) demandShape(row.reply.safeParse(reply));
    return jsonResponse(200, reply);
  } catch (error) {
    // A caller who left has had the work done; everybody else gets the credits back.
    if (!request.signal.aborted) account.refund(price);
    if (error instanceof PatternCostError || error instanceof BadFilterError)
      throw new Refusal(400, `Invalid request: ${error.message}`);
    if (error instanceof ModelError) {
      log.warn({ err: error, operation: route.name }, 'the language model did not answer');
      throw new Refusal(502, error.message);
    }
    throw error;
  }
}

/** Where the token alone decides what is read, it has to grant at least something: an empty answer would cost as much. */
function neededScopes(name: OperationName, call: PreparedCall, granted: readonly DatastoreName[]): Scope[] {
  const scopes = scopesFor(name, call.datastore);
  const reads: string = OPERATIONS[name].reads;
  const readsWhatIsGranted = reads === 'granted' || (reads === 'context' && call.datastore === undefined);
  if (readsWhatIsGranted && granted.length === 0) scopes.push(readScope('social-chat-message'));
  return scopes;
}

/** The deployment's spelling: the schema address instead of the datastore's name. */
function expanded(scope: Scope, schemaBase: string): string {
  const name = ALL_DATASTORES.find((datastore) => readScope(datastore) === scope);
  return name === undefined ? scope : `ds:r:${schemaAddress(schemaBase, name)}`;
}

function asBadRequest<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadFilterError) throw new Refusal(400, `Invalid request: ${error.message}`);
    throw error;
  }
}

/** The service keeps its own replies to the contract: a wrong one is our fault and is not sent. */
function demandShape(result: { success: boolean; error?: Error | undefined }): void {
  if (!result.success) throw new Error('the reply does not have the shape of the contract', { cause: result.error });
}
