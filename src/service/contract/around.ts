/** Extension of the datastore query: the records that happened right before and after one of them, at the same price. */
import { z } from 'zod';

/** Its name in the token endpoint's list. */
export const AROUND_EXTENSION = 'around';

/** Most records of each side. */
export const MAX_AROUND = 100;

const Side = z.int().min(0).max(MAX_AROUND);

export const Around = z
  .strictObject({
    /** `_id` of the record, which comes along. */
    id: z.string().min(1).max(300),
    before: Side,
    after: Side,
  })
  .meta({
    description: 'Asks for what happened right before and after a record, oldest first; options have no say in it.',
    'x-extension': AROUND_EXTENSION,
  });
export type Around = z.infer<typeof Around>;

/** Of a reply without items the record is not there, or does not fit the query. */
export const AroundEnds = z
  .object({
    /** Nothing is before the first one. */
    atStart: z.boolean(),
    /** Nothing is after the last one. */
    atEnd: z.boolean(),
  })
  .meta({ 'x-extension': AROUND_EXTENSION });
export type AroundEnds = z.infer<typeof AroundEnds>;
