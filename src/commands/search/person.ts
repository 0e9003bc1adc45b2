/** A name alone: the end of the chat with that person, or what they last said where there is none. */

import type { Call } from '#service/contract/data-service.ts';
import type { KnownName } from '#service/contract/names.ts';
import { SEARCH_EXTENSION } from '#service/contract/search-extension.ts';
import { openChat, openPerson, runQuery, turnPage } from '../actions.ts';
import { charge } from '../billing/charge.ts';
import { button } from '../buttons.ts';
import type { Context } from '../command.ts';
import { onAction } from '../define-command.ts';
import { shorten, tidy } from '../display-text.ts';
import { callOf, inPlace, type Query, queryFor } from '../query/query.ts';
import { offers } from '../registry.ts';
import { type Button, type ButtonRows, bold, footer, foreign, type Reply, reply, type Span } from '../reply.ts';
import { openEnd } from './conversation.ts';
import { hitLines, numbered } from './hit-lines.ts';
import { countHits, findHits } from './hits.ts';
import { PLATFORM_NAMES } from './item.ts';
import { knownNames, namesLike } from './names.ts';
import type { ResultList } from './result-list.ts';
import { showResults } from './search.ts';

const MAX_OTHERS = 3;
const LAST_SAID = 3;

export const openPersonAction = onAction(openPerson, async function* (ctx, { name }) {
  const [best, ...others] = namesLike(await knownNames(ctx), name);
  const { today } = await ctx.user();
  const query = queryFor(tidy(name).split(' '), today);
  if (best === undefined) return yield* showResults(ctx, query);
  const [chat] = best.chats;
  if (chat === undefined) return yield* lastSaid(ctx, best, query, others);
  const mentioned: Query = { ...query, filters: { notChat: chat.groupId } };
  yield* openEnd(ctx, { chatId: chat.groupId, chat: best.name, platform: chat.platform }, async (call) =>
    rowsBelow(ctx, { best, others, query, mentions: await mentionsOf(ctx, mentioned, call) }),
  );
});

type Mentions = { query: Query; amount: number };

/** How often the name stands elsewhere, where asking costs nothing. */
async function mentionsOf(ctx: Context, query: Query, call: Call): Promise<Mentions> {
  const { connection, charged } = await ctx.user();
  if (charged || !offers(connection, SEARCH_EXTENSION)) return { query, amount: 0 };
  const placed = inPlace(query, connection);
  const total = (await countHits(ctx.deps.data, placed, call)) ?? 0;
  // Among everything the chat itself is found, by its name.
  return { query, amount: Math.max(0, placed.place.kind === 'all' ? total - 1 : total) };
}

function rowsBelow(
  ctx: Context,
  {
    best,
    others,
    query,
    mentions,
  }: { best: KnownName; others: readonly KnownName[]; query: Query; mentions?: Mentions },
): ButtonRows {
  const { words } = ctx;
  const elsewhere =
    mentions === undefined || mentions.amount === 0
      ? []
      : [button(words.text('person-mentions', { amount: mentions.amount }), runQuery, { query: mentions.query })];
  const apps = best.chats
    .slice(1, 3)
    .flatMap(({ groupId, platform }): Button[] =>
      platform === undefined
        ? []
        : [
            button(
              words.text('person-on', { name: shorten(best.name, 20), platform: PLATFORM_NAMES[platform] }),
              openChat,
              { chatId: groupId, name: best.name },
            ),
          ],
    );
  const namesakes = others
    .filter(({ name }) => name !== best.name)
    .slice(0, MAX_OTHERS)
    .map(({ name }) => button(name, openPerson, { name }));
  const search = button(
    words.text('person-search', { name: shorten(query.words.join(' '), 24) }),
    runQuery,
    { query },
    { calls: ['searchUniversal'] },
  );
  return namesakes.length === 0 ? [[...elsewhere, ...apps], [search]] : [[...elsewhere, ...apps, search], namesakes];
}

/** Somebody with whom there is no chat of their own. */
async function* lastSaid(
  ctx: Context,
  person: KnownName,
  query: Query,
  others: readonly KnownName[],
): AsyncGenerator<Reply> {
  const { deps, words } = ctx;
  const { connection } = await ctx.user();
  const asked: Query = { ...query, words: [], filters: { from: person.name.slice(0, 100) } };
  const from = inPlace(asked, connection);
  const done = yield* charge(ctx, {
    command: 'recent',
    ...callOf(from),
    activity: words.text('search-activity'),
    request: (call, connection) => findHits(deps.data, from, connection, words, { isFree: true }, call),
  });
  if (!done) return;
  const { items, hasMore, total } = done.value;
  if (items.length === 0) return yield* showResults(ctx, query);
  const list: ResultList = { items, query: asked, order: 'newest', hasMore, total };
  const amount = new Set(items.map(({ chatId, chat }) => chatId ?? chat)).size;
  const text: Span[] = [
    bold(foreign(person.name)),
    ` · ${words.text('person-in-chats', { amount })}\n\n`,
    ...(await hitLines(ctx, items.slice(0, LAST_SAID))),
    ...footer(done.receipt),
  ];
  const more = (key: string) =>
    items.length > LAST_SAID
      ? [button(words.text('results-more'), turnPage, { list: key, page: 0, again: asked })]
      : [];
  const [, last = []] = rowsBelow(ctx, { best: person, others, query });
  const shown = Math.min(items.length, LAST_SAID);
  yield reply(
    text,
    numbered(ctx, list, (key) => [more(key), last], shown),
  );
}
