/** English: every other language has to have what stands here. */
import { asking } from './asking.ts';
import { copy } from './copy.ts';
import { numbers } from './numbers.ts';
import { plain } from './plain.ts';
import { queries } from './queries.ts';
import { records } from './records.ts';
import { results } from './results.ts';
import { settings } from './settings.ts';
import { timelines } from './timelines.ts';
import { zones } from './zones.ts';

export const en = { asking, copy, numbers, plain, queries, records, results, settings, timelines, zones };
