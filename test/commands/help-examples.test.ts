/** What /help offers to type finds something in the sample data, in every language: nobody pays for nothing at the first try. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LANGUAGES, wordsIn } from '#locales/words.ts';
import { fakeClock } from '../support/clock.ts';
import { openService, SAMPLE_NOW, type ServiceDouble } from '../support/service.ts';
import { openStage, type Stage, wordsOf } from './stage.ts';

let double: ServiceDouble;
let stage: Stage;
beforeAll(async () => {
  double = await openService({ initialCredits: 100_000 });
});
afterAll(() => double?.close());
beforeEach(async () => {
  stage = await openStage({ url: double.url, clock: fakeClock(SAMPLE_NOW) });
  await stage.connect(await double.tokenWith());
});

const COMMANDS = ['search', 'recent', 'ask'] as const;

it.each(LANGUAGES.flatMap((language) => COMMANDS.map((command) => [language, command] as const)))(
  '%s: /%s',
  async (language, command) => {
    const words = wordsIn(language);
    const answer = await stage.ask(command, words.text(`examples-${command}`), { language });
    if (command === 'ask') expect(answer.kind, wordsOf(answer)).toBe('records');
    else expect(wordsOf(answer)).toMatch(/^(1 |.*\n\n1 |.* · )/);
  },
);
