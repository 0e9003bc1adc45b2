/** English: every other language has to have what stands here. */
import { asking } from './asking.ts';
import { copy } from './copy.ts';
import { figures } from './figures.ts';
import { money } from './money.ts';
import { numbers } from './numbers.ts';
import { plain } from './plain.ts';
import { settings } from './settings.ts';
import { zones } from './zones.ts';

export const en = { asking, copy, figures, money, numbers, plain, settings, zones };
