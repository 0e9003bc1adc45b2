/** Reading on from what was found: a record whole, what was said around it, and up and down a chat without end. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type JumpingClock, jumpingClock } from './jumping-clock.ts';
import { type Program, startProgram } from './program.ts';
import {
  type Answerer,
  hang,
  replies,
  type SeenRequest,
  type WatchedService,
  watchService,
} from './watched-service.ts';

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

/** What the real service replies. */
async function asTheRealOne({ path, method, authorization, body }: SeenRequest): Promise<Answerer> {
  const headers = { authorization, 'content-type': 'application/json' };
  const reply = await fetch(service.double.url + path, { method, headers, body });
  return replies(reply.status, await reply.text());
}

const QUERY = '/api/rest/v1/ds/query/';

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

  it('that is a mail comes with its subject, its reader and its lines', async () => {
    const ben = await program.holding('Ben');
    await ben.says('/search crane in:emails');
    await ben.presses('1', { on: await ben.hears(/Your e-mails: crane/) });
    await ben.hears(
      /^E-mails\n\nTo: .*\nCrane on launch day\nMarina do Seixal · .*\nThe crane is reserved[\s\S]*\nfree$/,
    );
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

  it('whose button is tapped twice is paid for once; pressed later, it is opened once more', async () => {
    const nora = await program.holding('Nora');
    await nora.says('/search "ferry company" from:priya');
    await nora.presses('1', { on: await nora.hears(/page|hits/) });
    const opened = await nora.hears(/No link/);
    const asked = service.paid().length;
    const press = () => nora.presses('What was said around it (2 credits)', { on: opened });
    await Promise.all([press(), press()]);
    await nora.hears(/^Around this in [\s\S]*2 credits · /);
    clock.jump(5_000);
    expect(service.paid()).toHaveLength(asked + 2);
    await press();
    await expect.poll(() => service.paid().length, { timeout: 5_000 }).toBe(asked + 4);
  });

  it('shows what was said before it where the rest cannot be had, and charges for that half', async () => {
    const dora = await program.holding('Dora');
    await dora.says('/search "ferry company" from:priya');
    await dora.presses('1', { on: await dora.hears(/page|hits/) });
    const opened = await dora.hears(/No link/);
    let asked = 0;
    service.instead(QUERY, (response, request) => {
      if (asked++ > 0) replies(403, { error: 'Insufficient credits' })(response, request);
      else void asTheRealOne(request).then((answer) => answer(response, request));
    });
    await dora.presses('What was said around it (2 credits)', { on: opened });
    const half = await dora.hears(
      /^Around this in [\s\S]*▶ Priya Nair[\s\S]*1 credit · what came after could not be fetched/,
    );
    expect(half.buttons.flat()).toContain('▼ Later (1 credit)');
  });

  it('whose surroundings come as garbage, or not at all, costs what is said', async () => {
    const emma = await program.holding('Emma');
    await emma.says('/search "ferry company" from:priya');
    await emma.presses('1', { on: await emma.hears(/page|hits/) });
    const opened = await emma.hears(/No link/);
    service.instead(QUERY, replies(200, '<html>', 'text/html'));
    await emma.presses('What was said around it (2 credits)', { on: opened });
    await emma.hears(/could not be read|not readable|cannot read/i);
    service.instead(QUERY, hang);
    clock.jump(2_000);
    await emma.presses('What was said around it (2 credits)', { on: opened });
    await emma.hears(/Looking around in/);
    await emma.says('/cancel');
    await emma.hears(/Stopped/);
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

  it('stays readable after a restart, and is forgotten after six hours, with the way to a fresh one', async () => {
    const hana = await program.holding('Hana');
    await hana.says('/recent');
    const list = await hana.hears(/1 credit · /);
    await program.stop();
    program = await startProgram({ service, clock, folder: program.folder });
    const again = await program.driver.person({ id: hana.id, name: 'Hana' });
    await again.presses('▲ Earlier', { on: list });
    const second = await again.hears(/\nfree$/);
    clock.jump(6 * 3_600_000 + 1000);
    await again.presses('▼ Later', { on: second });
    const gone = await again.hears(/forgotten: I keep it for six hours only/);
    expect(gone.buttons).toEqual([['Fetch it again (1 credit)']]);
  });

  it('offers filters with their prices, and says when nothing passes them', async () => {
    const ida = await program.holding('Ida');
    await ida.says('/recent');
    await ida.presses('Sent (1 credit)', { on: await ida.hears(/Newest messages/) });
    const sent = await ida.hears(/^Newest messages sent by you[\s\S]*1 credit · /);
    expect(sent.text).not.toMatch(/^(?!You)\p{L}.* · \d+ \w+, \d\d:\d\d/mu);
    expect(sent.buttons.flat()).toContain('Without filters (1 credit)');
    await ida.says('/recent chat:nosuchchat');
    await ida.hears(/There are no messages in chats named “nosuchchat”/);
  });
});
