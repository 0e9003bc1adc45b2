/** What permissions, sets of them and durations are called. */
import type { Lifetime, Preset } from '#service/contract/access-choices.ts';
import type { Scope } from '#service/contract/scopes.ts';

export const access = {
  /** On buttons, at most 20 characters. */
  labels: {
    'api:search-chat-threads': 'Search chats',
    'api:search-ds': 'Search one kind',
    'api:search-universal': 'Search everything',
    'api:ds-query': 'List records',
    'api:llm-prompt': 'Ask without data',
    'api:llm-agent-prompt': 'Answer from data',
    'api:llm-profile-prompt': 'Write a profile',
    'ds:r:social-chat-group': 'Chats',
    'ds:r:social-chat-message': 'Messages',
    'ds:r:social-email': 'E-mails',
    'ds:r:social-post': 'Posts',
    'ds:r:social-following': 'Followed pages',
    'ds:r:social-calendar': 'Calendars',
    'ds:r:social-event': 'Events',
    'ds:r:favourite': 'Favourites',
    'ds:r:file': 'Files',
  } satisfies Record<Scope, string>,
  /** In lists, without a full stop. */
  allows: {
    'api:search-chat-threads': 'Search your chat threads by keyword',
    'api:search-ds': 'Search one kind of your data by keyword',
    'api:search-universal': 'Search everything you granted by keyword',
    'api:ds-query': 'List and filter the records that you granted',
    'api:llm-prompt': 'Ask a language model without your data',
    'api:llm-agent-prompt': 'Let a language model read your granted data to answer a question',
    'api:llm-profile-prompt': 'Let a language model build a profile from your granted data',
    'ds:r:social-chat-group': 'Read your chats',
    'ds:r:social-chat-message': 'Read your messages',
    'ds:r:social-email': 'Read your e-mails',
    'ds:r:social-post': 'Read your posts',
    'ds:r:social-following': 'Read your followed pages',
    'ds:r:social-calendar': 'Read your calendars',
    'ds:r:social-event': 'Read your events',
    'ds:r:favourite': 'Read your favourites',
    'ds:r:file': 'Read your files',
  } satisfies Record<Scope, string>,
  /** Sets of permissions, each wider than the one before; the price is of what it adds: `1–2 credits`. */
  presets: {
    search: {
      title: 'Search and read',
      price: (credits: string): string => `${credits} a search`,
      allows: 'Finds words in the data and lists records. No model sees any of it.',
    },
    answers: {
      title: '… and let a model answer',
      price: (credits: string): string => `${credits} a question`,
      allows: 'Also answers questions. A language model, where the service has one, reads what the answer needs.',
    },
    everything: {
      title: 'Everything',
      price: (credits: string): string => `${credits} a profile`,
      allows: 'Also describes a person from their messages: with whom, when and about what they write.',
    },
  } satisfies Record<Preset, { title: string; price(credits: string): string; allows: string }>,
  /** On a button, in the words of whoever presses it. */
  lasts: {
    '30-days': 'Lasts: 30 days',
    '90-days': 'Lasts: 90 days',
    '1-year': 'Lasts: 1 year',
    'until-revoked': 'Lasts: until I end it',
  } satisfies Record<Lifetime, string>,
};
