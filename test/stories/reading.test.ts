/** Reading on from what was found: a record whole, what was said around it, and up and down a chat without end. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type JumpingClock, jumpingClock } from '../support/jumping-clock.ts';
import { type Program, startProgram } from '../support/program.ts';
import { type WatchedService, watchService } from '../support/watched-service.ts';

let service: WatchedService;
let program: Program;
let clock: JumpingClock;
beforeAll(async () => {
  clock = jumpingClock();
  service = await watchService({ clock });
  program = await startProgram({ service, clock });
});
afterAll(async () => {
  await program.close();
  await service.close();
});
beforeEach(() => service.asUsual());

describe('a result', () => {
  it('is opened by its number, whole and for nothing, and says why there is no link to it', async () => {
    const anna = await program.holding('Anna');
    await anna.says('/search ferry in:chats');
    const list = await anna.hears(/\n1\. [\s\S]*page 1 of/);
    const asked = service.paid().length;
    await anna.presses('1', { on: list });
    const opened = await anna.hears(/No link: /);
    expect(opened.text).toMatch(/ferry[\s\S]*\nfree$/i);
    expect(service.paid()).toHaveLength(asked);
  });

  it('shows what was said before and after it, itself marked, at the price on the button', async () => {
    const clara = await program.holding('Clara');
    await clara.says('/search "ferry company" from:priya');
    await clara.presses('1', { on: await clara.hears(/page|hits/) });
    const asked = service.paid().length;
    await clara.presses('What was said around it (2 credits)', { on: await clara.hears(/No link/) });
    const around = await clara.hears(/^Around this in [\s\S]*2 credits · /);
    expect(around.text.match(/▶ /g)).toHaveLength(1);
    expect(around.text).toMatch(/\n\S.*\n[\s\S]*▶ Priya Nair · .*\n.*ferry company/);
    expect(service.paid()).toHaveLength(asked + 2);
    // What came with it is turned to for nothing.
    await clara.presses('▲ Earlier', { on: around });
    const earlier = await clara.hears(/^Around this in [\s\S]*\nfree$/);
    expect(earlier.id).toBe(around.id);
    expect(service.paid()).toHaveLength(asked + 2);
  });
});

describe('a list by time', () => {
  it.each(['/recent', '/recent emails', '/chats'])(
    '%s is read on in place, free as far as it came',
    async (command) => {
      const fay = await program.holding('Fay');
      await fay.says(command);
      const first = await fay.hears(/1 credit · /);
      const asked = service.paid().length;
      const [up] = first.buttons.flat().filter((label) => label === '▲ Earlier' || label === '▼ More chats');
      await fay.presses(up ?? '', { on: first });
      const second = await fay.hears(/\nfree$/);
      expect(second.id).toBe(first.id);
      expect(second.text).not.toBe(first.text);
      await fay.presses(command === '/chats' ? '◀ Prev' : '▼ Later', { on: second });
      const back = await fay.hears(/\nfree$/);
      expect(back.id).toBe(first.id);
      expect(service.paid()).toHaveLength(asked);
    },
  );

  it('goes on beyond what came for one credit, shown on the button, and once for one press', async () => {
    const gina = await program.holding('Gina');
    await gina.says('/recent');
    const first = await gina.hears(/1 credit · /);
    await gina.presses('▲ Earlier', { on: first });
    const second = await gina.hears(/\nfree$/);
    const asked = service.paid().length;
    const data = String(second.keyboard.flat().find(({ text }) => text === '▲ Earlier (1 credit)')?.callback_data);
    await Promise.all([1, 2].map(() => gina.presses('▲ Earlier (1 credit)', { on: second, data })));
    await gina.hears(/^Newest messages[\s\S]*1 credit · /);
    await program.driver.delivered();
    expect(service.paid()).toHaveLength(asked + 1);
  });
});
