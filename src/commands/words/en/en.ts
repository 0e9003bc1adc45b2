/** English: every other language has to have what stands here. */
import { asking } from './asking.ts';
import { numbers } from './numbers.ts';
import { plain } from './plain.ts';
import { profiles } from './profiles.ts';
import { zones } from './zones.ts';

export const en = { numbers, asking, plain, profiles, zones };
