/** How long each operation may take in all, headers and body together, in milliseconds. */
import type { ExtensionName } from '../contract/extensions.ts';
import type { IMPORT_EXTENSIONS } from '../contract/imports.ts';
import type { OperationName } from '../contract/operations.ts';

/**
 * Generous, since a deployment loads and decrypts a person's data at the first call, "seconds through to many minutes"
 * (assumed), and an agent makes several model calls and queries (the interface document, LLM).
 */
export const DEADLINES_MS: Readonly<Record<OperationName | 'describeToken', number>> = {
  searchChatThreads: 60_000,
  searchDatastore: 60_000,
  searchDatastoreByPost: 60_000,
  searchUniversal: 60_000,
  queryDatastore: 60_000,
  llmPrompt: 90_000,
  llmAgentPrompt: 150_000,
  llmAgent: 150_000,
  llmProfilePrompt: 150_000,
  describeToken: 15_000,
};

/** Of what our own service offers beyond the document: but for a page of records, none of it reads a person's data. A file takes as long as it takes. */
export const EXTENSION_DEADLINES_MS: Readonly<
  Record<ExtensionName | Exclude<keyof typeof IMPORT_EXTENSIONS, 'startImport'>, number>
> = {
  credits: 5_000,
  revoke: 5_000,
  describeOwner: 10_000,
  issueToken: 15_000,
  listTokens: 10_000,
  revokeToken: 5_000,
  issueTicket: 10_000,
  // Of a large archive: its file is overwritten and counted before.
  eraseOwner: 120_000,
  exportRecords: 30_000,
  putMessages: 15_000,
  describeImport: 15_000,
  answerImport: 15_000,
  cancelImport: 15_000,
};
