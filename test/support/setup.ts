/** Setup of every test file: its database, and the seed of its property tests. */

import fc from 'fast-check';
import { afterEach, inject } from 'vitest';
import { reportFaultyTexts } from '#locales/words.ts';
import { takeSpecViolations } from './spec-violations.ts';

// TEST_POSTGRES_URL is set only in the postgres tier, whose tests use Postgres instead of files.
const url: string | undefined = inject('postgresUrl');
if (url === undefined) delete process.env.TEST_POSTGRES_URL;
else process.env.TEST_POSTGRES_URL = url;

/**
 * Property tests use the same inputs on every machine, so that results depend only on the code. FC_SEED sets another
 * seed; `FC_SEED=random` chooses one at random, which is worth doing now and then.
 */
const asked = process.env.FC_SEED ?? '20261121';
if (asked !== 'random') fc.configureGlobal({ seed: Number(asked) });

// A bot started by an earlier file of this worker may have set another handler; in tests, faulty texts throw.
reportFaultyTexts((error) => {
  throw error;
});

// Every update and reply of the emulator, and every call of the bot, must conform to the Bot API.
afterEach(() => {
  const violations = takeSpecViolations();
  if (violations.length > 0) throw new Error(`violates the Bot API:\n${violations.join('\n')}`);
});
