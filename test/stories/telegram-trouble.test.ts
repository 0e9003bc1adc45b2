/** The program stops while something that was paid for is being answered: its person hears of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jumpingClock } from './jumping-clock.ts';
import { type Program, startProgram } from './program.ts';
import { type WatchedService, watchService } from './watched-service.ts';

let service: WatchedService;
let program: Program;
const clock = jumpingClock();
beforeAll(async () => {
  service = await watchService();
  program = await startProgram({ service, clock });
});
afterAll(async () => {
  await program.close();
  await service.close();
});

/** So long a request takes before anything is shown of it. */
const PROGRESS_AFTER_MS = 800;
describe('a stop in a paid call that takes longer than there is time', () => {
  it('ends in words that name what it may have cost; nothing is asked for again, and what waited is', async () => {
    const clara = await program.holding('Clara');
    const asked = service.paid().length;
    service.instead('/llm/');
    await clara.says('/ask when?');
    await service.reaches(asked + 1);
    clock.jump(PROGRESS_AFTER_MS);
    const waiting = await clara.hears(/Reading your data/);
    await clara.says('/search ferry');
    await clara.hears(/Yours is next/);
    await program.stop();
    service.asUsual();
    program = await startProgram({ service, clock, folder: program.folder });
    const again = await program.driver.person({ id: clara.id, name: 'Clara' });
    const said = async () => (await again.chat()).map(({ id, text }) => ({ id, text }));
    await expect.poll(said).toContainEqual({
      id: waiting.id,
      text: 'I was restarted before I could answer. It may have cost 5 credits.',
    });
    await expect
      .poll(said)
      .toContainEqual(
        expect.objectContaining({ text: expect.stringMatching(/All your data: ferry[\s\S]*2 credits · /) }),
      );
    expect((await said()).filter(({ text }) => /Reading|Still|Searching/.test(text))).toEqual([]);
    expect(service.paid()).toHaveLength(asked + 2);
    expect((await again.chat()).find(({ id }) => id === waiting.id)?.buttons).toEqual([['Run it again (5 credits)']]);
  });

  it('or in the answer, where Telegram could not be reached any more: the next start says it', async () => {
    const dora = await program.holding('Dora');
    const asked = service.paid().length;
    await program.driver.fault({ method: 'sendMessage', kind: 'refuse_500', times: 1000, chat_id: dora.chatId });
    await dora.says('/search ferry');
    await service.reaches(asked + 1);
    await program.driver.called('sendMessage', ({ text }) => /All your data: ferry/.test(String(text)));
    await program.stop();
    program = await startProgram({ service, clock, folder: program.folder });
    const again = await program.driver.person({ id: dora.id, name: 'Dora' });
    const answers = async () => (await again.chat()).filter(({ text }) => text.includes('2 credits · ')).length;
    await expect.poll(answers, { timeout: 10_000 }).toBe(1);
    expect(service.paid()).toHaveLength(asked + 1);
  });
});
