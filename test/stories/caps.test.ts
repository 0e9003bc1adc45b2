/** A daily cap holds: the operator's and one's own, also when everything is asked at once, and after a restart. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type JumpingClock, jumpingClock } from '../support/jumping-clock.ts';
import { type Program, type ProgramOptions, startProgram } from '../support/program.ts';
import { type WatchedService, watchService } from '../support/watched-service.ts';

let service: WatchedService;
let program: Program;
let clock: JumpingClock;
beforeAll(async () => {
  service = await watchService();
});
afterAll(() => service.close());
beforeEach(() => {
  clock = jumpingClock();
});
afterEach(() => program.close());

const start = async (options: ProgramOptions = {}) => {
  program = await startProgram({ service, clock, ...options });
};
const DAY_MS = 86_400_000;

describe('a cap of the operator', () => {
  it('of 0 lets nothing be spent, and says who set it and when it resets', async () => {
    await start({ config: { dailyCreditLimit: 0 } });
    const anna = await program.holding('Anna');
    const asked = service.paid().length;
    for (const command of ['/search ferry', '/ask when?', '/recent', '/chats']) {
      await anna.says(command);
      const answer = await anna.hears(/This would pass the daily cap/);
      expect(answer.text).toMatch(
        /cap is 0 credits a day, set by the operator of this bot; 0 used today[\s\S]*midnight UTC/,
      );
      expect(answer.text).toContain('Nothing was spent.');
    }
    await anna.says('/profile');
    await anna.hears(/It costs 10 credits/);
    await anna.presses('Confirm 10 credits');
    await anna.hears(/This would pass the daily cap/);
    expect(service.paid()).toHaveLength(asked);
  });

  it('counts from anew after midnight UTC, and holds across a restart before it', async () => {
    await start({ config: { dailyCreditLimit: 5 } });
    const boris = await program.holding('Boris');
    await boris.says('/search ferry');
    await boris.hears(/2 of 5 credits today/);
    await boris.says('/search boat');
    await boris.hears(/4 of 5 credits today/);
    await program.stop();
    await start({ config: { dailyCreditLimit: 5 }, folder: program.folder });
    const again = await program.driver.person({ id: boris.id, name: 'Boris' });
    const asked = service.paid().length;
    await again.says('/search ferry');
    await again.hears(/cap is 5 credits a day[\s\S]*4 used today, and this costs 2/);
    expect(service.paid()).toHaveLength(asked);
    clock.jump(DAY_MS);
    await again.says('/search ferry');
    await again.hears(/2 of 5 credits today/);
  });

  it('is not got around by disconnecting and connecting again', async () => {
    await start({ config: { dailyCreditLimit: 3 } });
    const clara = await program.holding('Clara');
    await clara.says('/search ferry');
    await clara.hears(/2 of 3 credits today/);
    await clara.says('/disconnect');
    await clara.hears(/cannot be undone/);
    await clara.presses('Erase everything');
    await clara.hears(/today’s total \(2 credits\)/);
    // The one before has ended with that.
    await clara.says(`/connect ${await program.tokenWith()}`);
    await clara.hears(/You are connected/);
    const asked = service.paid().length;
    await clara.says('/search ferry');
    await clara.hears(/2 used today/);
    expect(service.paid()).toHaveLength(asked);
  });
});

describe('a cap of one’s own', () => {
  it('is set by a button, holds, and can be taken away', async () => {
    await start();
    const dora = await program.holding('Dora');
    await dora.says('/settings');
    const screen = await dora.hears(/Daily cap: none of your own/);
    await dora.presses('5 credits', { on: screen });
    expect((await dora.hears(/Daily cap: 5 credits/)).id).toBe(screen.id);
    await dora.says('/ask when?');
    await dora.hears(/5 of 5 credits today/);
    await dora.says('/recent');
    await dora.hears(/cap is 5 credits a day, your own setting; 5 used today/);
    await dora.says('/settings cap 0');
    await dora.hears(/nothing that costs credits runs/);
    await dora.says('/recent');
    await dora.hears(/cap is 0 credits a day, your own setting; 5 used today/);
    await dora.says('/settings cap none');
    await dora.hears(/none of your own/);
    await dora.says('/recent');
    await dora.hears(/6 credits today/);
  });

  it('above the operator’s does not count', async () => {
    await start({ config: { dailyCreditLimit: 1 } });
    const emma = await program.holding('Emma');
    await emma.says('/settings cap 100');
    await emma.hears(/the smaller of the two counts/);
    await emma.says('/search ferry');
    await emma.hears(/cap is 1 credit a day, set by the operator/);
  });

  it('holds when everything is asked at once', async () => {
    await start({ config: { dailyCreditLimit: 3 } });
    const fay = await program.holding('Fay');
    const before = await service.double.balance();
    const asked = service.paid().length;
    await Promise.all(Array.from({ length: 12 }, (_, index) => fay.says(index % 2 ? '/recent' : '/search ferry')));
    await program.driver.delivered();
    await fay.says('/credits');
    await fay.hears(/Cap: 3 credits a day/);
    // Whatever still runs has been counted; it settles before anything else of this person is paid for.
    await expect
      .poll(async () => (await fay.chat()).some(({ text }) => /… \(\d credit/.test(text)), { timeout: 5000 })
      .toBe(false);
    expect(before - (await service.double.balance())).toBeLessThanOrEqual(3);
    expect(service.paid().length).toBeGreaterThan(asked);
  });
});
