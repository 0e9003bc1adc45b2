/** What holds in every file of tests: where it keeps things, and the inputs of its property tests. */

import fc from 'fast-check';
import { afterEach, inject } from 'vitest';
import { reportFaultyTexts } from '#locales/words.ts';
import { takeSpecViolations } from './spec-violations.ts';

// TEST_POSTGRES_URL is set in the postgres tier and in no other: tests there keep in Postgres what others keep in files.
const url: string | undefined = inject('postgresUrl');
if (url === undefined) delete process.env.TEST_POSTGRES_URL;
else process.env.TEST_POSTGRES_URL = url;

/**
 * Property tests try the same inputs on every machine, so that a change is judged and not the dice. FC_SEED sets another
 * seed; `FC_SEED=random` rolls the dice, which is worth doing now and then.
 */
const asked = process.env.FC_SEED ?? '20261121';
if (asked !== 'random') fc.configureGlobal({ seed: Number(asked) });

// A bot that an earlier file of this worker started has its faulty texts reported: here they throw.
reportFaultyTexts((error) => {
  throw error;
});

// Every update and every reply of the emulator, in every story, is one that Telegram could have sent; so is each call of the bot.
afterEach(() => {
  const violations = takeSpecViolations();
  if (violations.length > 0) throw new Error(`not as the Bot API has it:\n${violations.join('\n')}`);
});
