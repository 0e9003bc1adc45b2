/** What each permission means to a person who has never heard of scopes. */

import type { Preset } from '../../contract/access-choices.ts';
import { DATASTORES, isDatastoreName } from '../../contract/datastores.ts';
import type { ApiScope, Scope } from '../../contract/scopes.ts';

const DOING: { readonly [scope in ApiScope]: string } = {
  'api:search-chat-threads': 'Search your chats',
  'api:search-ds': 'Search one kind of data, such as e-mails',
  'api:search-universal': 'Search everything at once',
  'api:ds-query': 'List chats, messages and other records, newest first or by date',
  'api:llm-prompt': 'Put questions to a language model without your data',
  'api:llm-agent-prompt': 'Answer questions from your data',
  'api:llm-profile-prompt': 'Write a profile of you from your data',
};

/** A line for what a scope allows. */
export function scopeWords(scope: Scope): string {
  if (!scope.startsWith('ds:')) return DOING[scope as ApiScope];
  const name = scope.slice('ds:r:'.length);
  return isDatastoreName(name) ? `Your ${DATASTORES[name].noun[1]}` : scope;
}

/** What leaving a scope out means, where that is not plain. */
export function withoutScope(scope: Scope): string | undefined {
  if (scope === 'ds:r:social-chat-group') return 'Without them chats can be neither listed nor searched.';
  if (scope === 'ds:r:social-chat-message') return 'Without them chats cannot be searched, and nobody is quoted.';
  return undefined;
}

/** Heading and explanation of each preset. @param modelHost where a language model runs, undefined without one */
export function presetWords(preset: Preset, modelHost: string | undefined): { title: string; allows: string } {
  const reader =
    modelHost === undefined
      ? 'No language model is set up here, so answers quote your data and nothing is passed on.'
      : `What it needs for an answer is passed on to the language model at ${modelHost}.`;
  return {
    search: {
      title: 'Search and read',
      allows: 'Finds words in your data and lists records. No model sees any of it.',
    },
    answers: {
      title: modelHost === undefined ? '… and answer questions' : '… and let a model answer',
      allows: `Also answers questions from your data. ${reader}`,
    },
    everything: {
      title: 'Everything',
      allows: 'Also writes a profile of you: with whom, when and about what you write.',
    },
  }[preset];
}
