/** English: every other language has to have what stands here. */
import { numbers } from './numbers.ts';
import { routines } from './routines.ts';
import { today } from './today.ts';
import { zones } from './zones.ts';

export const en = { numbers, routines, today, zones };
