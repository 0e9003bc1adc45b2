/** Opens a person by name: the end of the chat with them, or their last messages if there is no such chat. */

import type { Call } from '#service/contract/data-service.ts';
import type { KnownName } from '#service/contract/names.ts';
import { PLATFORM_NAMES } from '#service/contract/platforms.ts';
import { SEARCH_EXTENSION } from '#service/contract/search-extension.ts';
import { openChat, openPerson, runQuery, turnPage } from '../actions.ts';
import { button } from '../buttons.ts';
import { type Context, onAction } from '../command.ts';
import { shorten, tidy } from '../display-text.ts';
import { inPlace, type Query, queryFor } from '../query/query.ts';
import { offers } from '../registry.ts';
import { type Button, bold, foreign, type Reply, reply, type Span } from '../reply.ts';
import { countHits, lookUp } from './hits.ts';
import { knownNames, namesLike } from './names.ts';
import { openEnd } from './open-item.ts';
import { hitLines, numbered, type ResultList } from './result-list.ts';
import { showResults } from './search.ts';

const MAX_OTHERS = 3;
const LAST_MESSAGES = 3;

export const openPersonAction = onAction(openPerson, async (ctx, { name }) => {
  const [best, ...others] = namesLike(await knownNames(ctx), name);
  const { today } = ctx;
  const query = queryFor(tidy(name).split(' '), today);
  if (best === undefined) return await showResults(ctx, query);
  const [chat] = best.chats;
  const search = button(ctx.words.text('person-search', { name: shorten(query.words.join(' '), 24) }), runQuery, {
    query,
  });
  const namesakes = others
    .filter((other) => other.name !== best.name)
    .slice(0, MAX_OTHERS)
    .map((other) => button(other.name, openPerson, { name: other.name }));
  const last = namesakes.length > 0 ? namesakes : [search];
  if (chat === undefined) return await lastMessages(ctx, best, query, last);
  const mentioned: Query = { ...query, filters: { notGroupId: chat.groupId } };
  return await openEnd(ctx, { chatId: chat.groupId, chat: best.name, platform: chat.platform }, async (call) => {
    const elsewhere = [...(await mentionsButton(ctx, mentioned, call)), ...otherAppsButtons(ctx, best)];
    return namesakes.length > 0 ? [[...elsewhere, search], namesakes] : [elsewhere, [search]];
  });
});

/** Button to mentions of the name elsewhere, if counting them is free. */
async function mentionsButton(ctx: Context, asked: Query, call: Call): Promise<Button[]> {
  const { connection, charged } = ctx;
  if (charged || !offers(connection, SEARCH_EXTENSION)) return [];
  const query = inPlace(asked, connection);
  const total = (await countHits(ctx, query, call)) ?? 0;
  // A search of everything also finds the chat itself, by its name.
  const amount = query.place === 'all' ? total - 1 : total;
  return amount > 0
    ? [button(ctx.words.text('person-mentions', { amount }), runQuery, { query: asked, order: 'newest' })]
    : [];
}

/** Buttons to the chats with the same person in other apps. */
function otherAppsButtons({ words }: Context, { name, chats }: KnownName): Button[] {
  return chats.slice(1, 3).flatMap(({ groupId: chatId, platform }) => {
    if (platform === undefined) return [];
    const label = words.text('person-on', { name: shorten(name, 20), platform: PLATFORM_NAMES[platform] });
    return [button(label, openChat, { chatId, name })];
  });
}

/** For somebody without a chat of their own. */
async function lastMessages(ctx: Context, person: KnownName, query: Query, last: readonly Button[]): Promise<Reply> {
  const { words, connection } = ctx;
  const asked: Query = { ...query, words: [], filters: { from: person.name.slice(0, 100) } };
  const { items, hasMore, total } = await lookUp(ctx, inPlace(asked, connection), {}, { command: 'recent' });
  if (items.length === 0) return await showResults(ctx, query);
  const list: ResultList = { items, query: asked, order: 'newest', hasMore, total };
  const amount = new Set(items.map(({ chatId, chat }) => chatId ?? chat)).size;
  const text: Span[] = [
    bold(foreign(person.name)),
    ` · ${words.text('person-in-chats', { amount })}\n\n`,
    ...hitLines(ctx, items.slice(0, LAST_MESSAGES)),
  ];
  const more = (key: string) =>
    items.length > LAST_MESSAGES
      ? [button(words.text('results-more'), turnPage, { list: key, page: 0, again: asked })]
      : [];
  const shown = Math.min(items.length, LAST_MESSAGES);
  return reply(
    text,
    numbered(ctx, list, (key) => [more(key), last], shown),
  );
}
