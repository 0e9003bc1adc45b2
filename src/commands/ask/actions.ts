/** What buttons of questions run. */
import { z } from 'zod';
import { action } from '../action.ts';
import { Query } from '../query/query.ts';

/** Answers a question. `about`: key of what it goes on from; `within`: what narrows it. */
export const askQuestion = action(
  'answer',
  z.object({ question: z.string(), about: z.string().optional(), within: Query.optional() }),
  { calls: ['llmAgentPrompt'] },
);

/** Asks the model alone, without one's data. */
export const askPlainly = action('answer_plain', z.object({ question: z.string() }), { calls: ['llmPrompt'] });

/** Writes the portrait whose price the person has seen. */
export const writePortrait = action('portrait', z.object({ focus: z.string() }), {
  calls: ['llmProfilePrompt'],
  protects: true,
});
