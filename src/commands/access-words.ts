/** What permissions, sets of them and durations are called in the chat. */
import { LIFETIMES, type Lifetime, type Preset } from '../contract/access-choices.ts';
import { DATASTORES, isDatastoreName } from '../contract/datastores.ts';
import type { OperationName } from '../contract/operations.ts';
import type { ApiScope, Scope } from '../contract/scopes.ts';
import { creditsText, priceOf } from './price.ts';

const DOING: Readonly<Record<ApiScope, string>> = {
  'api:search-chat-threads': 'Search chats',
  'api:search-ds': 'Search one kind',
  'api:search-universal': 'Search everything',
  'api:ds-query': 'List records',
  'api:llm-prompt': 'Ask without data',
  'api:llm-agent-prompt': 'Answer from data',
  'api:llm-profile-prompt': 'Write a profile',
};

/** A permission on a button, at most 20 characters: `Search chats`, `E-mails`. */
export function permissionLabel(scope: Scope): string {
  if (!scope.startsWith('ds:')) return DOING[scope as ApiScope];
  const name = scope.slice('ds:r:'.length);
  const noun = isDatastoreName(name) ? DATASTORES[name].noun[1] : scope;
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

export interface PresetWords {
  title: string;
  /** What it adds to the one before, at which price. */
  price: string;
  allows: string;
}

export function presetWords(preset: Preset): PresetWords {
  return {
    search: {
      title: 'Search and read',
      price: `${range(['searchDatastore', 'queryDatastore', 'searchChatThreads'])} a search`,
      allows: 'Finds words in the data and lists records. No model sees any of it.',
    },
    answers: {
      title: '… and let a model answer',
      price: `${creditsText(priceOf('llmAgentPrompt'))} a question`,
      allows: 'Also answers questions. A language model, where the service has one, reads what the answer needs.',
    },
    everything: {
      title: 'Everything',
      price: `${creditsText(priceOf('llmProfilePrompt'))} a profile`,
      allows: 'Also describes a person from their messages: with whom, when and about what they write.',
    },
  }[preset];
}

/** `1–2 credits`, for operations of different prices. */
function range(operations: readonly OperationName[]): string {
  const prices = operations.map(priceOf);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? creditsText(least) : `${least}–${creditsText(most)}`;
}

/** `90 days`, `until I end it`: on a button, in the words of whoever presses it. */
export const lifetimeLabel = (lasts: Lifetime): string => LIFETIMES[lasts].words;
