/** English: every other language has to have what stands here. */
import { copy } from './copy.ts';
import { numbers } from './numbers.ts';
import { settings } from './settings.ts';
import { zones } from './zones.ts';

export const en = { copy, numbers, settings, zones };
