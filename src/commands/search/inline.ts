/** What inline mode offers while somebody types: their own results as cards, each of which sends its text and nothing else. */
import type { Words } from '#locales/words.ts';
import { priceOf } from '../billing/budget.ts';
import type { CommandDeps } from '../deps.ts';
import { parseQuery } from '../query/parse-query.ts';
import { callOf, canBeAsked, inPlace, operationOf } from '../query/query.ts';
import { allows } from '../registry.ts';
import { hitDate } from '../time/dates.ts';
import type { UserState } from '../user-state.ts';
import { findHits } from './hits.ts';
import { namesOf } from './result-list.ts';

interface InlineCard {
  /** What choosing it sends. */
  text: string;
  /** Who, where and when: for the person alone. */
  about: string;
}

export type InlineOffer =
  | { kind: 'cards'; cards: readonly InlineCard[] }
  /** Searching counts: it is done in the private chat, once. `credits`: undefined where nothing is charged. */
  | { kind: 'in-private'; credits: number | undefined }
  | { kind: 'connect' | 'not-allowed' | 'empty' };

const MOST_CARDS = 20;

/** @throws ServiceFailure */
export async function inlineOffer(
  deps: CommandDeps,
  { connection, today, charged }: Pick<UserState, 'connection' | 'today' | 'charged'>,
  words: Words,
  { text, signal }: { text: string; signal: AbortSignal },
): Promise<InlineOffer> {
  if (!connection) return { kind: 'connect' };
  if (text === '') return { kind: 'empty' };
  const parsed = parseQuery(text, today, 'words', words);
  // What is still being typed may be no query yet.
  if ('problem' in parsed) return { kind: 'cards', cards: [] };
  const query = inPlace(parsed.query, connection);
  if (!canBeAsked(query, connection)) return { kind: 'cards', cards: [] };
  if (!allows(connection, callOf(query))) return { kind: 'not-allowed' };
  if (charged || deps.dailyCreditLimit !== undefined)
    return { kind: 'in-private', credits: charged ? priceOf(operationOf(query)) : undefined };
  const call = { token: connection.token, signal };
  const { items } = await findHits({ deps, words, connection, charged }, query, { limit: MOST_CARDS }, call);
  const cards = items
    .filter((item) => item.text !== '')
    .slice(0, MOST_CARDS)
    .map((item) => {
      const when = item.at === undefined ? [] : [hitDate(item.at, today, words)];
      return { text: item.text, about: [...namesOf({ words }, item), ...when].join(' · ') };
    });
  return { kind: 'cards', cards };
}
