/** Part of the search extension, in a datastore query: the records right before and after a given one, at the same price. */
import { z } from 'zod';
import { SEARCH_EXTENSION } from './search-extension.ts';

/** Maximum records on each side. */
export const MAX_AROUND = 100;

const Side = z.int().min(0).max(MAX_AROUND);

export const Around = z
  .strictObject({
    /** `_id` of the record, which is included in the reply. */
    id: z.string().min(1).max(300),
    before: Side,
    after: Side,
  })
  .meta({
    description: 'Requests the records right before and after one, oldest first; options are ignored.',
    'x-extension': SEARCH_EXTENSION,
  });
export type Around = z.infer<typeof Around>;

/** A reply without items means that the record doesn't exist or doesn't match the query. */
export const AroundEnds = z
  .object({
    /** No record precedes the first item. */
    atStart: z.boolean(),
    /** No record follows the last item. */
    atEnd: z.boolean(),
  })
  .meta({ 'x-extension': SEARCH_EXTENSION });
export type AroundEnds = z.infer<typeof AroundEnds>;
