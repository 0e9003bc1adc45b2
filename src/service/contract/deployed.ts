/** Names and numbers of a public deployment's searches that both sides of its dialect need (assumed from its published code). */
import type { DatastoreName } from './datastores.ts';

/** Spans of time that a search can be narrowed to, in days before now. */
export const TIMEFRAME_DAYS = {
  day: 1,
  week: 7,
  month: 30,
  quarter: 90,
  'half-year': 180,
  'full-year': 365,
  all: undefined,
} as const;
export type Timeframe = keyof typeof TIMEFRAME_DAYS;

/** What universal search calls the datastores that it knows. */
export const DEPLOYED_SEARCH_TYPES = {
  files: 'file',
  messages: 'social-chat-message',
  emails: 'social-email',
  favorites: 'favourite',
  followed_pages: 'social-following',
  posts: 'social-post',
  calendar: 'social-event',
} as const satisfies Record<string, DatastoreName>;

/** The one datastore whose search always fails there. */
export const UNSEARCHABLE_AS_DEPLOYED: DatastoreName = 'social-calendar';
