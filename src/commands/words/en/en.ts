/** English: every other language has to have what stands here. */
import { numbers } from './numbers.ts';

export const en = { numbers };
