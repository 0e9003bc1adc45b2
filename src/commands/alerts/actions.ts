/** What buttons of alerts run. */
import { z } from 'zod';
import { action } from '../action.ts';
import { Query } from '../query/query.ts';

/** Tells when there is something new for a query. */
export const alertMe = action('alert', z.object({ query: Query }));
