/** What is said where a search found nothing: what was looked through, how far that reaches, and the likeliest next try. */

import type { Words } from '#locales/words.ts';
import { DATASTORES, type DatastoreName } from '#service/contract/datastores.ts';
import { readScope } from '#service/contract/scopes.ts';
import { SEARCH_EXTENSION, type SearchReach } from '#service/contract/search-extension.ts';
import type { Connection } from '#storage/connections.ts';
import { type Answer, type Button, type ButtonRows, bold, say } from '../answer.ts';
import { allows, lacking, offers } from '../command-facts.ts';
import { type Receipt, receiptText } from '../credits/paid-call.ts';
import { shorten } from '../display-text.ts';
import { paidButton, queryButton } from '../press.ts';
import { asWord, everywhere, isList, needsOfQuery, type Query } from '../query/query.ts';
import { filterText } from '../query/query-texts.ts';
import { placeName, soughtWords, strictWords } from '../query/query-words.ts';
import { PLATFORM_NAMES } from '../records/entries.ts';
import { unreadableTexts } from '../records/message-list.ts';
import type { Hits } from './search-hits.ts';

/** The likeliest ones; more would be a wall. */
const MAX_TRIES = 4;

export interface Missed {
  receipt: Receipt;
  connection: Connection;
  /** The same words have just been asked about. */
  asked: boolean;
  words: Words;
}

export function nothingFound(query: Query, hits: Hits, { receipt, connection, asked, words }: Missed): Answer {
  const { received, filteredOut, unreadable, reach } = hits;
  const kinds = words.list(lookedThrough(query, connection).map((kind) => words.text('records-kind', { kind })));
  const place = placeName(query.place);
  const sought = soughtWords(query.words);
  const filters = filterText(query, words);
  // What is to be found exactly, or not at all, stands so in the words.
  const besides = sought.length === 0 ? '' : filterText({ ...query, words: [] }, words);
  // Such a service has looked for each word alone already.
  const isThorough = offers(connection, SEARCH_EXTENSION) && filters === '';
  const tip =
    filteredOut > 0
      ? words.text('results-sifted-away', { received, filters, hidden: filteredOut })
      : filters !== ''
        ? words.text('results-fewer-filters')
        : sought.length > 1 && !isThorough
          ? words.text('results-fewer-words')
          : words.text('results-other-form');
  const ask: Button[] =
    sought.length > 0 && !asked && allows(connection, 'ask')
      ? [
          paidButton(words, words.text('results-ask-instead'), 'llmAgentPrompt', {
            command: 'ask',
            argument: sought.join(' '),
            after: 'search',
          }),
        ]
      : [];
  const elsewhere = otherPlaces(connection, query, words);
  // Where nothing is, no other words find more.
  const isEmpty = reach?.length === 0;
  const tries = isEmpty
    ? elsewhere
    : [
        ...lessNarrow(query, words),
        ...(isThorough ? [] : fewerWords(query, words)),
        ...elsewhere,
        ...(ask.length > 0 ? [ask] : []),
      ];
  const looked = reach
    ? words.text('results-reaching', { kinds, lines: reachLines(reach, query, words) })
    : words.text('results-looked-through', { kinds });
  const what = bold(sought.length === 0 ? filters : shorten(query.words.join(' '), 80));
  return say(
    [
      ...(besides === ''
        ? words.rich(unreadable > 0 ? 'results-none-readable-no-filters' : 'results-none-no-filters', { place, what })
        : words.rich(unreadable > 0 ? 'results-none-readable' : 'results-none', { place, what, filters: besides })),
      `\n${isEmpty ? words.text('results-nothing-there', { kinds }) : `${tip}\n\n${looked}`}\n\n`,
      ...receiptText(receipt, words.text('results-facts-none'), ...unreadableTexts(unreadable, words)),
    ],
    { buttons: tries.slice(0, MAX_TRIES) },
  );
}

/** `• Telegram: 3 May 2024 – 20 Nov 2026`, a line each; days are the person's. */
function reachLines(reach: SearchReach, { zone }: Query, words: Words): string {
  const lines = reach.map(({ platform, since, until }) => {
    const name =
      platform === 'email' ? words.text('records-heading', { kind: 'social-email' }) : PLATFORM_NAMES[platform];
    return `• ${words.text('records-labelled', { label: name, value: words.days(new Date(since), new Date(until), { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone ?? 'UTC' }) })}`;
  });
  return lines.join('\n');
}

/** The kinds of records that the query read with this token. */
function lookedThrough({ place }: Query, connection: Connection): DatastoreName[] {
  if (place.kind === 'datastore') return [place.datastore];
  if (place.kind === 'chats') return ['social-chat-message'];
  const all = Object.keys(DATASTORES) as DatastoreName[];
  return all.filter((name) => name !== 'social-chat-group' && lacking(connection, [readScope(name)]).length === 0);
}

/** The same words without what narrowed them: the filters; without any, the quotes around them. */
function lessNarrow(query: Query, words: Words): ButtonRows {
  if (isList(query)) return [];

  if (Object.keys(query.filters).length > 0)
    return [[queryButton(words, words.text('results-without-filters'), { ...query, filters: {} })]];
  const isPhrase = (word: string) => strictWords([word]).phrases.length > 0;
  if (!query.words.some(isPhrase)) return [];
  const apart = (word: string) => soughtWords([word]).flatMap((text) => text.split(/\s+/).map(asWord));
  const plain = query.words.flatMap((word) => (isPhrase(word) ? apart(word) : [word]));
  return [[queryButton(words, words.text('results-without-quotes'), { ...query, words: plain })]];
}

/** Of several words the longest alone: it tells most. */
function fewerWords(query: Query, words: Words): ButtonRows {
  const sought = soughtWords(query.words);
  if (sought.length < 2) return [];
  const longest = query.words
    .filter((word) => soughtWords([word]).length === 1)
    .reduce((one, other) => (other.length > one.length ? other : one));
  const [shown = longest] = soughtWords([longest]);
  return [
    [queryButton(words, words.text('results-just-this', { word: shorten(shown, 24) }), { ...query, words: [longest] })],
  ];
}

/** The same query elsewhere, as far as the token allows. */
export function otherPlaces(connection: Connection, query: Query, words: Words): ButtonRows {
  const from = query.place.kind;
  const messages = { kind: 'datastore', datastore: 'social-chat-message' } as const;
  const elsewhere: { label: string; query: Query }[] = [
    ...(from === 'all' ? [] : [{ label: words.text('results-everywhere'), query: everywhere(query) }]),
    ...(from === 'chats' && !isList(query)
      ? [{ label: words.text('results-messages-only'), query: { ...query, place: messages } }]
      : []),
    ...(from === 'datastore'
      ? [{ label: words.text('results-your-chats'), query: { ...query, place: { kind: 'chats' } as const } }]
      : []),
  ];
  return elsewhere
    .filter(({ query: other }) => lacking(connection, needsOfQuery(other)).length === 0)
    .map(({ label, query: other }) => [queryButton(words, label, other)]);
}
