/** English: every other language has to have what stands here. */
import { asking } from './asking.ts';
import { copy } from './copy.ts';
import { inline } from './inline.ts';
import { numbers } from './numbers.ts';
import { plain } from './plain.ts';
import { profiles } from './profiles.ts';
import { routines } from './routines.ts';
import { settings } from './settings.ts';
import { today } from './today.ts';
import { zones } from './zones.ts';

export const en = {
  asking,
  copy,
  inline,
  numbers,
  plain,
  profiles,
  routines,
  settings,
  today,
  zones,
};
