/** Lists are turned page by page in place, for nothing, also after a restart; and buttons are nobody else's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('a list of several pages', () => {
  it.each(['/search boat', '/search ferry in:chats'])(
    '%s is turned forth and back in place, for nothing',
    async (command) => {
      const anna = await program.holding('Anna');
      await anna.says(command);
      const first = await anna.hears(/page 1 of \d+ · turning pages is free/);
      const asked = service.paid().length;
      await anna.presses(/▶$/, { on: first });
      const second = await anna.hears(/page 2 of \d+/);
      expect(second.id).toBe(first.id);
      expect(second.text).not.toBe(first.text);
      await anna.presses(/^◀/, { on: second });
      const back = await anna.hears(/page 1 of \d+ · free/);
      expect(back.id).toBe(first.id);
      expect(service.paid()).toHaveLength(asked);
      expect((await anna.chat()).filter(({ fromBot, text }) => fromBot && /page \d/.test(text))).toHaveLength(1);
    },
  );

  it('stays turnable after a restart of the program', async () => {
    const boris = await program.holding('Boris');
    await boris.says('/search boat');
    const list = await boris.hears(/page 1 of/);
    await program.stop();
    program = await startProgram({ service, clock, folder: program.folder });
    const again = await program.driver.person({ id: boris.id, name: 'Boris' });
    const asked = service.paid().length;
    await again.presses(/▶$/, { on: list });
    expect((await again.hears(/page 2 of/)).id).toBe(list.id);
    expect(service.paid()).toHaveLength(asked);
  });

  it('is forgotten after six hours, and the way to a fresh one is offered with its price', async () => {
    const dora = await program.holding('Dora');
    await dora.says('/search boat');
    const list = await dora.hears(/page 1 of/);
    clock.jump(6 * 3_600_000 + 1000);
    await dora.presses(/▶$/, { on: list });
    const gone = await dora.hears(/forgotten: I keep them for six hours only/);
    expect(gone.buttons).toEqual([['Search again (2 credits)']]);
    await dora.presses('Search again (2 credits)', { on: gone });
    await dora.hears(/page 1 of/);
  });
});

describe('a button', () => {
  it.each([
    'v1|search|ferry',
    'k:',
    'k:AAAAAAAAAAAAAAAA',
    'k:../../../etc',
    'c:',
    'c:nonsense',
    'c:page',
    'c:page {"key":1}',
    'c:page null',
    'c:older {}',
    'c:page {"key":"x","page":1e9,"again":{"command":"search","argument":""}}',
    'c:scroll {}',
    'c:scroll {"key":"x","before":0.5,"again":{"command":"recent","argument":""}}',
    'c:open {"key":"x","index":1e99}',
    'c:around null',
    'c:chat {"chatId":""}',
    'c:chat',
    'c:dismiss __proto__',
    'c:__proto__',
    'c:constructor',
    '\u0000',
    '🛥️'.repeat(8),
    '"; drop table updates; --',
  ])('from an older version (%j) is answered in words and costs nothing', async (data) => {
    const hana = await program.holding('Hana');
    await hana.says('/help');
    const message = await hana.hears(/What you can do/);
    const asked = service.paid().length;
    const press = await hana.presses('old', { on: message, data });
    const answer = await press.answer();
    if (answer.text === '') await hana.hears(/no longer valid|Nothing was changed|forgotten/);
    else expect(answer.text).toMatch(/older version|has been used, has expired/);
    expect(service.paid()).toHaveLength(asked);
  });

  it.each(['c:profile  ', 'c:disconnect', 'c:disconnect confirmed', 'c:profile confirmed'])(
    'that was forged (%j) cannot say that a person has agreed',
    async (data) => {
      const ida = await program.holding('Ida');
      await ida.says('/help');
      const message = await ida.hears(/What you can do/);
      const asked = service.paid().length;
      await ida.presses('forged', { on: message, data });
      await ida.hears(/It costs 10 credits|cannot be undone/);
      expect(service.paid()).toHaveLength(asked);
      await ida.says('/account');
      await ida.hears(/Connected to/);
    },
  );
});
