/** What buttons of the first screens stand for. */
import { z } from 'zod';
import { action } from '../action.ts';

/** Runs words as if the person had typed them. */
export const say = action('say', z.strictObject({ text: z.string().min(1).max(400) }));
/** Runs words whose price the person has seen. */
export const spend = action(
  'spend',
  z.strictObject({ text: z.string().min(1).max(400), as: z.enum(['ask', 'search']) }),
);
/** Takes a question back. */
export const dismiss = action('dismiss', z.strictObject({}), { alwaysAllowed: true });
