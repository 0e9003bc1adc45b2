/** English: every other language has to have what stands here. */
import { figures } from './figures.ts';
import { money } from './money.ts';
import { numbers } from './numbers.ts';
import { zones } from './zones.ts';

export const en = { figures, money, numbers, zones };
