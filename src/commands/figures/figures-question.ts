/** What of a query a datastore query can decide when everything that fits is to be counted, words included. */

import type { Words } from '#locales/words.ts';
import { DATASTORES } from '#service/contract/datastores.ts';
import type { Filter, OperatorObject } from '#service/contract/filters.ts';
import { shorten } from '../display-text.ts';
import type { Query } from '../query/query.ts';
import { anyCase, attachedAs, listFilter, nameTest } from '../query/query-filter.ts';
import { filterTexts } from '../query/query-texts.ts';
import { EXCLUDED, soughtWords, strictWords } from '../query/query-words.ts';

/** Kinds of data that have senders, chats and hours. */
export type CountedDatastore = 'social-chat-message' | 'social-email';

/** Undefined for a place of which there is nothing to count. */
export function countedDatastore({ place }: Query): CountedDatastore | undefined {
  if (place.kind !== 'datastore') return 'social-chat-message';
  const { datastore } = place;
  return datastore === 'social-chat-message' || datastore === 'social-email' ? datastore : undefined;
}

const LINK: OperatorObject = { $regex: 'https?://|www\\.' };
const ATTACHED: OperatorObject = { $regex: '\\[(photo|video|voice message|audio|file|sticker|attachment)[:\\]]' };

/** For a service that counts by itself: it knows `$contains` as well. */
export function figuresFilter(query: Query, datastore: CountedDatastore): Filter {
  const { phrases, excluded } = strictWords(query.words);
  const words = soughtWords(query.words).filter((word) => !phrases.includes(word));
  const holds = (test: OperatorObject): Filter =>
    datastore === 'social-email' ? { $or: [{ messageText: test }, { name: test }] } : { messageText: test };
  const { has } = query.filters;
  const conditions: Filter[] = [
    listFilter(query, datastore, true),
    ...words.map((word) => holds(nameTest(word, true))),
    ...phrases.map((phrase) => holds({ $regex: anyCase(phrase) })),
    ...excluded.map((word): Filter => ({ $nor: [holds(nameTest(word, true))] })),
    ...(has === 'link' ? [holds(LINK)] : []),
    ...(has === 'file' ? [{ $or: [{ attachments: { $exists: true } }, { messageText: ATTACHED }] }] : []),
    ...(has === undefined || has === 'link' || has === 'file' ? [] : [{ messageText: { $regex: attachedAs(has) } }]),
  ].filter((condition) => Object.keys(condition).length > 0);
  return conditions.length === 0 ? {} : conditions.length === 1 && conditions[0] ? conditions[0] : { $and: conditions };
}

/** What is counted, for people: its words and filters, or all there is. */
export function figuresTitle(query: Query, words: Words): string {
  const sought = soughtWords(query.words).map((word) => words.text('writing-quoted', { text: shorten(word, 40) }));
  // What has to occur exactly is among those that are sought.
  const narrowed = { ...query, words: query.words.filter((word) => EXCLUDED.test(word)) };
  const parts = [...sought, ...filterTexts(narrowed, words)];
  if (parts.length > 0) return shorten(parts.join(' · '), 160);
  return countedDatastore(query) === 'social-email'
    ? words.text('figures-your-emails')
    : words.text('figures-your-messages');
}

/** Members of a record that counting needs, for a service that would send all of them. */
export const COUNTED_MEMBERS: readonly string[] = [
  ...new Set([
    ...DATASTORES['social-chat-message'].searchFields,
    ...['sentAt', 'insertedAt', 'type', 'groupId', 'fromEmail', 'sourceApplication', 'attachments', 'schema'],
  ]),
];
