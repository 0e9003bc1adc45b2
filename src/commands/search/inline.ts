/** Inline mode: offers the person's own results as cards; choosing one sends its text and nothing else. */
import type { Words } from '#locales/words.ts';
import { priceOf } from '../billing/budget.ts';
import type { CommandDeps } from '../deps.ts';
import { parseIfValid } from '../query/parse-query.ts';
import { callOf, canBeAsked, inPlace, operationOf } from '../query/query.ts';
import { allows } from '../registry.ts';
import { hitDate } from '../time/dates.ts';
import type { UserState } from '../user-state.ts';
import { findHits } from './hits.ts';
import { namesOf } from './result-list.ts';

interface InlineCard {
  /** Text that is sent if it is chosen. */
  text: string;
  /** Sender, chat and date; shown only to the person. */
  about: string;
}

export type InlineOffer =
  | { kind: 'cards'; cards: readonly InlineCard[] }
  /** The search counts towards a limit, so it runs once, in the private chat. `credits`: undefined if it's free. */
  | { kind: 'in-private'; credits: number | undefined }
  | { kind: 'connect' | 'not-allowed' | 'empty' };

const MAX_CARDS = 20;

/** @throws ServiceFailure */
export async function inlineOffer(
  deps: CommandDeps,
  { connection, today, charged }: Pick<UserState, 'connection' | 'today' | 'charged'>,
  words: Words,
  { text, signal }: { text: string; signal: AbortSignal },
): Promise<InlineOffer> {
  if (!connection) return { kind: 'connect' };
  if (text === '') return { kind: 'empty' };
  const typed = parseIfValid(text, today);
  const query = typed && inPlace(typed, connection);
  // An unfinished text may not be a valid query yet.
  if (!query || !canBeAsked(query, connection)) return { kind: 'cards', cards: [] };
  if (!allows(connection, callOf(query))) return { kind: 'not-allowed' };
  if (charged || deps.dailyCreditLimit !== undefined)
    return { kind: 'in-private', credits: charged ? priceOf(operationOf(query)) : undefined };
  const call = { token: connection.token, signal };
  const { items } = await findHits({ deps, words, connection, charged }, query, { limit: MAX_CARDS }, call);
  const cards = items
    .filter((item) => item.text !== '')
    .slice(0, MAX_CARDS)
    .map((item) => {
      const when = item.at === undefined ? [] : [hitDate(item.at, today, words)];
      return { text: item.text, about: [...namesOf({ words }, item), ...when].join(' · ') };
    });
  return { kind: 'cards', cards };
}
