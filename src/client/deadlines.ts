/** How long each operation may take in all, headers and body together, in milliseconds. */
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
