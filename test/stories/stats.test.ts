/** Figures in the chat: a picture with its numbers, looked at again for nothing, and what happens when it does not go well. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Program, startProgram } from '../support/program.ts';
import { replies, type WatchedService, watchService } from '../support/service.ts';

let service: WatchedService;
let program: Program;
beforeAll(async () => {
  service = await watchService();
  program = await startProgram({ service });
});
afterEach(() => service.asUsual());
afterAll(async () => {
  await program.close();
  await service.close();
});

describe('/stats', () => {
  it('comes as a picture with its figures under it, and a second look costs nothing', async () => {
    const anna = await program.holding('Anna');
    const before = await service.double.balance();
    await anna.says('/stats');
    const picture = await anna.hears(/Your messages\n[\s\S]*1 credit · /, { withinMs: 20_000 });
    expect(picture.hasPhoto).toBe(true);
    expect(picture.text.length).toBeLessThanOrEqual(1024);
    expect(picture.text).toMatch(/Busiest month[\s\S]*Chats: [\s\S]*People: [\s\S]*Words that come back: /);
    await anna.says('/stats');
    const again = await anna.hears(/Counted .* · free/, { withinMs: 20_000 });
    expect(again.hasPhoto).toBe(true);
    expect(again.buttons.flat()).toEqual(['Count anew (1 credit)']);
    expect(await service.double.balance()).toBe(before - 1);
  });

  it('is covered and protected where results are', async () => {
    const boris = await program.holding('Boris');
    await boris.says('/settings protect on');
    await boris.hears(/Protect results: on/);
    await boris.says('/settings cover on');
    await boris.hears(/Cover results: on/);
    await boris.says('/stats');
    const picture = await boris.hears(/1 credit · /, { withinMs: 20_000 });
    expect(picture.hasPhoto).toBe(true);
    expect(picture.raw).toMatchObject({ protected: true, covered: true });
    expect(picture.entities.some(({ type }) => type === 'spoiler')).toBe(true);
  });

  it('of a service that is slow shows that it goes on, and stops when it is told to', async () => {
    const clara = await program.holding('Clara');
    service.instead('/ds/query/');
    const asked = service.paid().length;
    await clara.says('/stats');
    await service.reaches(asked + 1);
    const waiting = await clara.hears('Counting: Your messages… (1 credit)');
    await clara.presses('Cancel', { on: waiting });
    await clara.hears(/Stopped\. It was already on its way, so 1 credit may still be charged/);
  });

  it('of a service that talks nonsense is an error with its price, never a picture of nothing', async () => {
    const dora = await program.holding('Dora');
    service.instead('/ds/query/', replies(200, { items: [], statistics: { messages: 'lots' } }));
    await dora.says('/stats');
    const answer = await dora.hears(/1 credit/);
    expect(answer.hasPhoto).toBe(false);
    expect(answer.text).toMatch(/could not be read/);
    service.instead('/ds/query/', replies(500, { error: 'no' }));
    await dora.says('/count');
    await dora.hears(/It may have cost 1 credit/);
  });
});

it('/count says how many in words, narrowed as a search is', async () => {
  const fay = await program.holding('Fay');
  await fay.says('/count ferry since:2025');
  const answer = await fay.hears(/“ferry” · since 2025-01-01/);
  expect(answer.text).toMatch(/\d+ messages?: \d+ sent, \d+ received[\s\S]*1 credit · /);
  expect(answer.buttons.flat()).toEqual(['Picture (free)', 'Show them (2 credits)']);
});
