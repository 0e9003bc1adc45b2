/** English: every other language has to have what stands here. */
import { asking } from './asking.ts';
import { copy } from './copy.ts';
import { figures } from './figures.ts';
import { inline } from './inline.ts';
import { money } from './money.ts';
import { numbers } from './numbers.ts';
import { plain } from './plain.ts';
import { profiles } from './profiles.ts';
import { queries } from './queries.ts';
import { records } from './records.ts';
import { results } from './results.ts';
import { routines } from './routines.ts';
import { settings } from './settings.ts';
import { timelines } from './timelines.ts';
import { today } from './today.ts';
import { zones } from './zones.ts';

export const en = {
  asking,
  copy,
  figures,
  inline,
  money,
  numbers,
  plain,
  profiles,
  queries,
  records,
  results,
  routines,
  settings,
  timelines,
  today,
  zones,
};
