/** What is said of how much a search found: totals only where the service tells them. */
import { numberText } from './price.ts';
import { isList, type Query } from './query.ts';
import { filterTexts } from './query-texts.ts';
import type { Hits } from './search-hits.ts';

const plural = (amount: number, one: string, many: string) => `${numberText(amount)} ${amount === 1 ? one : many}`;

/** `3 chats`, `the best 100 of 1,234 messages`. */
export function hitFacts(query: Query, { lines, places, total, atLeast, sifted }: Hits): string[] {
  const ofChats = query.place.kind === 'chats';
  const [one, many] = ofChats ? ['message', 'messages'] : ['hit', 'hits'];
  const groups = isList(query) ? [] : [ofChats ? plural(places, 'chat', 'chats') : plural(places, 'group', 'groups')];
  // What is sifted here says nothing of what there is.
  if (total === undefined || sifted) return [...groups, `${plural(lines.length, one, many)} shown`];
  if (total <= lines.length && !atLeast) return [...groups, plural(lines.length, one, many)];
  const which = isList(query) ? 'newest' : 'best';
  return [
    ...groups,
    `the ${which} ${numberText(lines.length)} of ${atLeast ? 'at least ' : ''}${plural(Math.max(total, lines.length), one, many)}`,
  ];
}

/** Which filters were applied, and by whom; empty without any. */
export function siftedNote(query: Query, { sifted, received, filteredOut }: Hits): string {
  const texts = filterTexts(query).join(', ');
  if (texts === '') return '';
  if (!sifted) return isList(query) ? '' : `Filtered: ${texts}`;
  const among =
    received === 1 ? 'the one hit that the service sent' : `the ${numberText(received)} hits that the service sent`;
  return `Sifted here, of ${among}: ${texts} · ${numberText(filteredOut)} hidden`;
}
