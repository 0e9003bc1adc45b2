/** What buttons of questions run. */
import { z } from 'zod';
import { action } from '../action.ts';

/** Answers a question. `about`: key of what it goes on from. */
export const askQuestion = action('answer', z.object({ question: z.string(), about: z.string().optional() }), {
  calls: ['llmAgentPrompt'],
});
