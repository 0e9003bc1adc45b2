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
  for (const word of ['ferry', 'boat']) {
    await boris.says(`/search ${word}`);
    await boris.hears(/2 credits · /);
  }
  await program.stop();
  await start({ config: { dailyCreditLimit: 5 }, folder: program.folder });
  const again = await program.driver.person({ id: boris.id, name: 'Boris' });
  const asked = service.paid().length;
  await again.says('/search ferry');
  await again.hears(/You’ve used 4, this costs 2\. There’s room again at \d\d:\d\d\.$/);
  expect(service.paid()).toHaveLength(asked);
  clock.jump(DAY_MS);
  await again.says('/search ferry');
  await again.hears(/2 credits · /);
});

it("a daily limit can't be bypassed by leaving and reconnecting", async () => {
  await start({ config: { dailyCreditLimit: 3 } });
  const clara = await program.holding('Clara');
  await clara.says('/search ferry');
  await clara.hears(/2 credits · /);
  await clara.says('/disconnect');
  await clara.presses('Leave', { on: await clara.hears(/^Leave\?/) });
  await clara.hears(/One number stays for a day, for the daily limit: 2 credits spent\./);
  // Leaving has revoked the earlier token.
  await clara.says(`/connect ${await program.tokenWith()}`);
  await clara.hears(/^Connected to/);
  const asked = service.paid().length;
  await clara.says('/search ferry');
  await clara.hears(/You’ve used 2, this costs 2\./);
  expect(service.paid()).toHaveLength(asked);
});
