/** What the buttons of statistics run. */
import { z } from 'zod';
import { action } from '../action.ts';
import { Query } from '../query/query.ts';

/** In words, or as a chart. */
export const As = z.enum(['count', 'stats']);
export type As = z.infer<typeof As>;

/** Pages of the newest messages that may be read, where the service does not count. */
export const PAGE_CHOICES = [1, 5] as const;

export const countQuery = action('count_query', z.object({ query: Query, as: As }), { calls: ['queryDatastore'] });
/** Reads so many pages; its button says what each of them costs. */
export const countNewest = action('count_newest', z.object({ query: Query, as: As, pages: z.literal(PAGE_CHOICES) }));
/** Of what has just been counted, for nothing. */
export const asChart = action('as_chart', z.object({ query: Query }));
