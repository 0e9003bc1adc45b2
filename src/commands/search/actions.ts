/** What buttons of results and conversations run; how is said in search.ts, conversation.ts and person.ts. */
import { z } from 'zod';
import { action } from '../action.ts';
import { Query } from '../query/query.ts';

export const Order = z.enum(['best', 'newest']);
export type Order = z.infer<typeof Order>;

/** Opens an item of a kept list. `again`, `id`: what finds it once the list is forgotten. */
export const openHit = action(
  'open',
  z.object({ list: z.string(), index: z.int().min(0), again: Query.optional(), id: z.string().optional() }),
);

/** Shows another page of a kept list, or the list in another order, in place. */
export const turnPage = action(
  'page',
  z.object({ list: z.string(), page: z.int().min(0), order: Order.optional(), again: Query.optional() }),
);

/** Runs a query; its buttons name what it calls. `inPlace`: its results take the place of the message. */
export const runQuery = action(
  'query',
  z.object({ query: Query, order: Order.optional(), inPlace: z.literal(true).optional() }),
);

/** Opens the person or chat of that name. */
export const openPerson = action('person', z.object({ name: z.string() }), { calls: ['queryDatastore'] });

/** Opens the end of a chat. */
export const openChat = action('chat', z.object({ chatId: z.string(), name: z.string().optional() }), {
  calls: ['queryDatastore'],
});
