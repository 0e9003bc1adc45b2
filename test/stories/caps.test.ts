/** A daily limit survives a restart, and leaving and coming back. */
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeClock, runningClock } from '../support/clock.ts';
import { type Program, type ProgramOptions, startProgram } from '../support/program.ts';
import { watchService } from '../support/service.ts';

const service = await watchService();
let program: Program;
let clock: FakeClock;
afterAll(() => service.close());
beforeEach(() => {
  clock = runningClock();
});
afterEach(() => program.close());

const start = async (options: ProgramOptions = {}) => {
  program = await startProgram({ service, clock, ...options });
};
const DAY_MS = 86_400_000;

it('a daily limit survives a restart, and has room again after 24 hours', async () => {
  await start({ config: { dailyCreditLimit: 5 } });
  const boris = await program.holding('Boris');
  for (const word of ['ferry', 'boat']) await boris.asks(`/search ${word}`, /2 credits · /);
  await program.stop();
  await start({ config: { dailyCreditLimit: 5 }, folder: program.folder });
  const again = await program.driver.person({ id: boris.id, name: 'Boris' });
  const asked = service.paid().length;
  await again.asks('/search ferry', /You’ve used 4, this costs 2\. There’s room again: tomorrow, \d\d:\d\d\.$/);
  expect(service.paid()).toHaveLength(asked);
  clock.jump(DAY_MS);
  await again.asks('/search ferry', /2 credits · /);
});

it("a daily limit can't be bypassed by leaving and reconnecting", async () => {
  await start({ config: { dailyCreditLimit: 3 } });
  const clara = await program.holding('Clara');
  await clara.asks('/search ferry', /2 credits · /);
  await clara.asks('/disconnect', /^Leave\?/);
  await clara.taps('Leave', /One number stays for a day, for the daily limit: 2 credits spent\./);
  // Leaving has revoked the earlier token.
  await clara.asks(`/connect ${await program.tokenWith()}`, /^Connected to/);
  const asked = service.paid().length;
  await clara.asks('/search ferry', /You’ve used 2, this costs 2\./);
  expect(service.paid()).toHaveLength(asked);
});
