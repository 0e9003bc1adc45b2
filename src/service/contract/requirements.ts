/** What a token must carry before an operation is called (the interface document, Authentication, rule 4). */
import type { DatastoreName } from './datastores.ts';
import type { Operation } from './operation.ts';
import { apiScopeOf, OPERATIONS, type OperationName } from './operations.ts';
import { readScope, type Scope } from './scopes.ts';

/**
 * The scopes that a call of `name` needs, api scope first.
 * @param datastore the datastore that the call names or reads as context, where it does
 */
export function scopesFor(name: OperationName, datastore?: DatastoreName): Scope[] {
  const row: Operation = OPERATIONS[name];
  const apiScope = apiScopeOf(name);
  const scopes: Scope[] = apiScope === undefined ? [] : [apiScope];
  if (row.reads === 'chats') scopes.push(readScope('social-chat-group'), readScope('social-chat-message'));
  else if (row.reads !== 'none' && row.reads !== 'granted' && datastore !== undefined)
    scopes.push(readScope(datastore));
  return scopes;
}
