/** What the commands that cost credits need of a token: for /help, /account and the refusal before any request. */
import type { DatastoreName } from '../contract/datastores.ts';
import type { OperationName } from '../contract/operations.ts';
import { scopesFor } from '../contract/requirements.ts';
import { missingScopes, normaliseScopes, type Scope } from '../contract/scopes.ts';
import type { Connection } from '../storage/connections.ts';

export interface PaidCommand {
  readonly name: string;
  readonly operation: OperationName;
  /** The datastore that it reads as context or by path. */
  readonly datastore?: DatastoreName;
  /** What it does, for a list: `search your chats`. */
  readonly does: string;
}

export const PAID_COMMANDS: readonly PaidCommand[] = [
  { name: 'search', operation: 'searchChatThreads', does: 'search your chats' },
  {
    name: 'ask',
    operation: 'llmAgentPrompt',
    datastore: 'social-chat-message',
    does: 'get an answer from your messages',
  },
  { name: 'recent', operation: 'queryDatastore', datastore: 'social-chat-message', does: 'read your newest messages' },
  { name: 'chats', operation: 'queryDatastore', datastore: 'social-chat-group', does: 'list your chats' },
  {
    name: 'profile',
    operation: 'llmProfilePrompt',
    datastore: 'social-chat-message',
    does: 'let a model describe you from your messages',
  },
];

/** The scopes that a command's usual call needs. */
export function needsOf(command: PaidCommand): Scope[] {
  return scopesFor(command.operation, command.datastore);
}

/** Which scopes a connection lacks for `needs`, as far as known: of an unknown token, only what was refused before. */
export function lacking(connection: Connection, needs: readonly Scope[]): Scope[] {
  return missingScopes(normaliseScopes(connection.scopes), needs);
}

/** The commands that work with a connection's token, as far as known. */
export function allowedCommands(connection: Connection): PaidCommand[] {
  return PAID_COMMANDS.filter((command) => lacking(connection, needsOf(command)).length === 0);
}
