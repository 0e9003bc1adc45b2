/** Paid calls: receipts, no double charges, and one call at a time per person. */
import { afterEach, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { runningClock } from '../support/clock.ts';
import { unfinishedJobs } from '../support/jobs-done.ts';
import { openWatchedProgram } from '../support/program.ts';

/** Delay before the progress of a request is shown. */
const PROGRESS_AFTER_MS = 800;
const RECEIPT = /\d credits? · [\d,]+ left/;
const NOTHING_RUNS = /Nothing(?: is|’s) running/;

const clock = runningClock();
const { service, program } = await openWatchedProgram({ clock });
afterEach(() => service.asUsual());

/** Waits for the answer to a later message; a second answer to an earlier one would have come before it. */
async function answersInOrder(person: DrivenPerson) {
  await person.asks('/cancel', NOTHING_RUNS);
}
const receiptsOf = async (person: DrivenPerson) =>
  (await person.chat()).filter(({ text }) => RECEIPT.test(text)).length;
/** Runs /profile up to its question. */
async function asksForProfile(person: DrivenPerson) {
  const question = await person.asks('/profile', ({ buttons }) =>
    buttons.flat().some((label) => /10 credits/.test(label)),
  );
  return { question, data: String(question.keyboard.flat()[0]?.callback_data) };
}

describe('a paid call is made once', () => {
  it('when its button is tapped three times and the press is redelivered', async () => {
    const clara = await program.holding('Clara');
    const { question, data } = await asksForProfile(clara);
    const balance = await service.double.balance();
    const [press] = await Promise.all([1, 2, 3].map(() => clara.presses('', { on: question, data })));
    await clara.hears(/10 credits · /);
    await program.driver.redeliver(Number(press?.updateId));
    await program.settled();
    await answersInOrder(clara);
    expect(await service.double.balance()).toBe(balance - 10);
    expect(service.paid().filter(({ path }) => path.includes('profile-prompt'))).toHaveLength(1);
    expect(await receiptsOf(clara)).toBe(1);
  });

  it.each(['/search ferry', '/ask when?'])(
    'when the update of %s is redelivered, during and after it',
    async (command) => {
      const dora = await program.holding('Dora');
      const asked = service.paid().length;
      const answer = service.holding(command.startsWith('/ask') ? '/llm/' : '/search/');
      const { updateId } = await dora.says(command);
      await service.reaches(asked + 1);
      await program.driver.redeliver(Number(updateId));
      await program.driver.delivered();
      answer();
      await dora.hears(RECEIPT);
      for (let time = 0; time < 3; time++) await program.driver.redeliver(Number(updateId));
      await program.settled();
      await answersInOrder(dora);
      expect(service.paid()).toHaveLength(asked + 1);
      expect(await receiptsOf(dora)).toBe(1);
    },
  );
});

describe('during a slow paid call', () => {
  it('free commands answer, the next two paid ones queue in order, and a fourth is refused', async () => {
    const gina = await program.holding('Gina');
    const answer = service.holding('/llm/');
    const asked = service.paid().length;
    await gina.says('/ask when does the ferry leave?');
    await service.reaches(asked + 1);
    for (const [free, shown] of [
      ['/account', /^127[\s\S]*Included/],
      ['/connect', /you choose what I may read/],
      ['/settings', /Time zone/],
    ] as const) {
      await gina.asks(free, shown);
    }
    await asksForProfile(gina);
    for (const next of ['/search ferry', '/recent']) await gina.says(next);
    const refused = await gina.asks('/chats', /^I’m still on your last two\. Send this again in a moment\.$/);
    expect(refused.buttons).toEqual([['Stop them']]);
    expect(service.paid()).toHaveLength(asked + 1);
    answer();
    await expect.poll(() => receiptsOf(gina), { timeout: 10_000 }).toBe(3);
    const paths = service
      .paid()
      .slice(asked)
      .map(({ path }) => /\/(llm|search|ds)\//.exec(path)?.[1]);
    expect(paths).toEqual(['llm', 'search', 'ds']);
  });

  it('/cancel stops running and queued calls, and each reports its end once', async () => {
    const hugo = await program.holding('Hugo');
    const asked = service.paid().length;
    service.instead('/llm/');
    await hugo.says('/ask when?');
    await service.reaches(asked + 1);
    await hugo.says('/search ferry');
    await expect.poll(() => unfinishedJobs(program.folder).filter(({ payer }) => payer !== null)).toHaveLength(2);
    await hugo.asks('/cancel please', /^Stopped\.[\s\S]*5 credits/);
    await hugo.hears(/^Stopped\.(?![\s\S]*credits)/);
    service.asUsual();
    await hugo.asks(
      '/credits',
      /Last 30 days: 5, mostly answers \(5\)\.\n5 of these may not have been charged: no answer arrived\.$/,
    );
    expect(service.paid()).toHaveLength(asked + 1);
    expect((await hugo.chat()).filter(({ text }) => /^Stopped/.test(text))).toHaveLength(2);
    await hugo.asks('/search ferry', /2 credits · /);
  });

  it("a call's button stops only that call, and other people aren't delayed", async () => {
    const hana = await program.holding('Hana');
    const ida = await program.holding('Ida');
    const asked = service.paid().length;
    service.instead('/llm/');
    await hana.says('/ask when?');
    await service.reaches(asked + 1);
    clock.jump(PROGRESS_AFTER_MS);
    const waiting = await hana.hears(/^Reading/);
    await hana.says('/recent');
    await ida.asks('/search ferry', /2 credits · /);
    const press = await hana.presses(waiting.buttons.flat()[0] ?? '', { on: waiting });
    expect(await press.answer()).toEqual({ text: 'Stopped.', alert: false });
    expect((await hana.hears(/^Stopped\.[\s\S]*5 credits/)).id).toBe(waiting.id);
    await hana.hears(/1 credit · /);
  });
});
