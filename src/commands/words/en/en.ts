/** English: every other language has to have what stands here. */
import { numbers } from './numbers.ts';
import { zones } from './zones.ts';

export const en = { numbers, zones };
