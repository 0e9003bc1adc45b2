/** English: every other language has to have what stands here. */
import { numbers } from './numbers.ts';
import { queries } from './queries.ts';
import { records } from './records.ts';
import { results } from './results.ts';
import { timelines } from './timelines.ts';

export const en = { numbers, queries, records, results, timelines };
