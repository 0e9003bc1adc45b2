/** Where a service charges: receipts after; nothing is paid twice, and one thing at a time. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { wordsIn } from '#locales/words.ts';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { fakeClock, runningClock } from '../support/clock.ts';
import { unfinishedJobs } from '../support/jobs-done.ts';
import { openWatchedProgram, type Program, startProgram } from '../support/program.ts';
import { replies } from '../support/service.ts';

const words = wordsIn('en');
/** So long a request takes before anything is shown of it. */
const PROGRESS_AFTER_MS = 800;
const RECEIPT = /\d credits? · [\d,]+ left/;
const NOTHING_RUNS = /Nothing(?: is|’s) running/;

const clock = runningClock();
const { service, program } = await openWatchedProgram({ clock });
afterEach(() => service.asUsual());

/** What is said afterwards is answered afterwards: had there been a second answer, it would be before this one. */
async function goesOn(person: DrivenPerson) {
  await person.says('/cancel');
  await person.hears(NOTHING_RUNS);
}
const receiptsOf = async (person: DrivenPerson) =>
  (await person.chat()).filter(({ text }) => RECEIPT.test(text)).length;
/** /profile, up to its question. */
async function asksForProfile(person: DrivenPerson) {
  await person.says('/profile');
  const question = await person.hears(({ buttons }) => buttons.flat().some((label) => /10 credits/.test(label)));
  return { question, data: String(question.keyboard.flat()[0]?.callback_data) };
}

describe('a quick call', () => {
  // The clock stands still: whatever the machine is busy with, no time passes.
  let quick: Program;
  beforeAll(async () => {
    quick = await startProgram({ service, clock: fakeClock() });
  });
  afterAll(() => quick.close());

  it.each([
    ['/search ferry', /2 credits · /],
    ['/ask when?', /5 credits · /],
    ['/recent', /1 credit · /],
    ['/chats', /1 credit · /],
  ])('%s is one call of the Bot API: the answer, with what it cost', async (command, receipt) => {
    const anna = await quick.holding('Anna');
    const callsToAnna = async () =>
      (await quick.driver.calls()).filter(({ params }) => Number(params.chat_id) === anna.chatId);
    const before = (await callsToAnna()).length;
    await anna.says(command);
    await anna.hears(receipt);
    await goesOn(anna);
    expect((await callsToAnna()).slice(before).map(({ method }) => method)).toEqual(['sendMessage', 'sendMessage']);
  });
});

it('a slow call is shown while it runs, silently, and the answer takes its place', async () => {
  const anna = await program.holding('Anna');
  const answer = service.holding('/search/');
  const asked = service.paid().length;
  await anna.says('/search ferry');
  await service.reaches(asked + 1);
  clock.jump(PROGRESS_AFTER_MS);
  const waiting = await anna.hears(/^Searching.*…/);
  expect(waiting.buttons).toHaveLength(1);
  const shown = await program.driver.called('sendMessage', (call) => call.text === waiting.text);
  expect(String(shown.params.disable_notification)).toBe('true');
  answer();
  expect((await anna.hears(/2 credits · /)).id).toBe(waiting.id);
});

it('what was spent adds up in /credits to what the service has taken', async () => {
  const boris = await program.holding('Boris');
  const before = await service.double.balance();
  for (const command of ['/search ferry', '/search boat in:messages', '/ask when?', '/recent', '/chats']) {
    await boris.says(command);
    await boris.hears(RECEIPT);
  }
  service.instead('/search/', replies(429, { error: 'slow down' }));
  await boris.says('/search ferry');
  await boris.hears(/asks for a break/);
  service.asUsual();
  const spent = before - (await service.double.balance());
  await boris.says('/credits');
  expect((await boris.hears(/credits left, 1,000 again on /)).text).toContain(`\nLast 30 days: ${spent}.`);
});

describe('a paid call is made once', () => {
  it('when its button is tapped three times, and when the press is delivered again', async () => {
    const clara = await program.holding('Clara');
    const { question, data } = await asksForProfile(clara);
    const balance = await service.double.balance();
    const [press] = await Promise.all([1, 2, 3].map(() => clara.presses('', { on: question, data })));
    await clara.hears(/10 credits · /);
    await program.driver.redeliver(Number(press?.updateId));
    await program.settled();
    await goesOn(clara);
    expect(await service.double.balance()).toBe(balance - 10);
    expect(service.paid().filter(({ path }) => path.includes('profile-prompt'))).toHaveLength(1);
    expect(await receiptsOf(clara)).toBe(1);
  });

  it.each(['/search ferry', '/ask when?'])(
    'when the update of %s is delivered again, during and after',
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
      await goesOn(dora);
      expect(service.paid()).toHaveLength(asked + 1);
      expect(await receiptsOf(dora)).toBe(1);
    },
  );

  it.each([
    ['cut_after', 2],
    ['cut_before', 1],
  ] as const)(
    'when nobody knows whether Telegram took the answer (%s): it is said again, as a repeat',
    async (kind, copies) => {
      const fay = await program.holding('Fay');
      const asked = service.paid().length;
      await program.driver.fault({ method: 'sendMessage', kind, chat_id: fay.chatId });
      await fay.says('/search ferry');
      expect((await fay.hears(words.text('errors-sent-again'))).text).toMatch(RECEIPT);
      await goesOn(fay);
      expect(service.paid()).toHaveLength(asked + 1);
      expect(await receiptsOf(fay)).toBe(copies);
    },
  );

  it('when Telegram loses an answer that takes the progress message’s place: it is put there again, unmarked', async () => {
    const faye = await program.holding('Faye');
    const asked = service.paid().length;
    const answer = service.holding('/search/');
    await faye.says('/search ferry');
    await service.reaches(asked + 1);
    clock.jump(PROGRESS_AFTER_MS);
    const waiting = await faye.hears(/^Searching/);
    await program.driver.fault({ method: 'editMessageText', kind: 'cut_after', chat_id: faye.chatId });
    answer();
    const shown = await faye.hears(RECEIPT);
    expect(shown.id).toBe(waiting.id);
    expect(shown.text).not.toContain(words.text('errors-sent-again'));
    await goesOn(faye);
    expect(service.paid()).toHaveLength(asked + 1);
    expect(await receiptsOf(faye)).toBe(1);
  });
});

describe('while a paid call takes its time', () => {
  it('what is free answers, the next two paid ones wait in order, and a fourth is refused', async () => {
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
      await gina.says(free);
      await gina.hears(shown);
    }
    await asksForProfile(gina);
    for (const next of ['/search ferry', '/recent']) await gina.says(next);
    await gina.says('/chats');
    const refused = await gina.hears(/^I’m still on your last two\. Send this again in a moment\.$/);
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

  it('/cancel stops what runs and what waits: each says its own ending, once', async () => {
    const hugo = await program.holding('Hugo');
    const asked = service.paid().length;
    service.instead('/llm/');
    await hugo.says('/ask when?');
    await service.reaches(asked + 1);
    await hugo.says('/search ferry');
    await expect.poll(() => unfinishedJobs(program.folder).filter(({ payer }) => payer !== null)).toHaveLength(2);
    await hugo.says('/cancel');
    await hugo.hears(/^Stopped\.[\s\S]*5 credits/);
    await hugo.hears(/^Stopped\.(?![\s\S]*credits)/);
    service.asUsual();
    await hugo.says('/credits');
    await hugo.hears(
      /Last 30 days: 5, mostly answers \(5\)\.\n5 of these may not have been charged: no answer arrived\.$/,
    );
    expect(service.paid()).toHaveLength(asked + 1);
    expect((await hugo.chat()).filter(({ text }) => /^Stopped/.test(text))).toHaveLength(2);
    await hugo.says('/search ferry');
    await hugo.hears(/2 credits · /);
  });

  it.each(['/cancel please', '/cancel !'])('%s stops it as /cancel does', async (typed) => {
    const iris = await program.holding('Iris');
    const asked = service.paid().length;
    service.instead('/llm/');
    await iris.says('/ask when?');
    await service.reaches(asked + 1);
    await iris.says(typed);
    await iris.hears(/^Stopped\.[\s\S]*5 credits/);
    service.asUsual();
  });

  it('the button under one stops that one alone, and somebody else is not held up', async () => {
    const hana = await program.holding('Hana');
    const ida = await program.holding('Ida');
    const asked = service.paid().length;
    service.instead('/llm/');
    await hana.says('/ask when?');
    await service.reaches(asked + 1);
    clock.jump(PROGRESS_AFTER_MS);
    const waiting = await hana.hears(/^Reading/);
    await hana.says('/recent');
    await ida.says('/search ferry');
    await ida.hears(/2 credits · /);
    const press = await hana.presses(waiting.buttons.flat()[0] ?? '', { on: waiting });
    expect(await press.answer()).toEqual({ text: 'Stopped.', alert: false });
    expect((await hana.hears(/^Stopped\.[\s\S]*5 credits/)).id).toBe(waiting.id);
    await hana.hears(/1 credit · /);
  });
});
