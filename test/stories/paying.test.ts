/** Prices before, receipts after; nothing is paid twice, and one thing at a time. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { wordsIn } from '#locales/words.ts';
import { type FakeClock, fakeClock, runningClock } from '../support/clock.ts';
import { type Program, startProgram } from '../support/program.ts';
import { replies, type WatchedService, watchService } from '../support/service.ts';

const words = wordsIn('en');

/** So long a request takes before anything is shown of it. */
const PROGRESS_AFTER_MS = 800;

let service: WatchedService;
let program: Program;
let clock: FakeClock;
beforeAll(async () => {
  clock = runningClock();
  service = await watchService();
  program = await startProgram({ service, clock });
});
afterEach(() => service.asUsual());
afterAll(async () => {
  await program.close();
  await service.close();
});

describe('a quick paid command', () => {
  // The clock stands still: whatever the machine is busy with, no time passes.
  let quick: Program;
  beforeAll(async () => {
    quick = await startProgram({ service, clock: fakeClock() });
  });
  afterAll(() => quick.close());

  it.each([
    ['/search ferry', /2 credits · [\s\S]*2 credits today/],
    ['/ask when?', /5 credits · [\s\S]*5 credits today/],
    ['/recent', /1 credit · [\d,]+ left · 1 credit today/],
    ['/chats', /1 credit · [\s\S]*1 credit today/],
  ])('%s is one call of the Bot API: the answer, with what it cost', async (command, receipt) => {
    const anna = await quick.holding('Anna');
    const callsToAnna = async () =>
      (await quick.driver.calls()).filter(({ params }) => Number(params.chat_id) === anna.chatId);
    const before = (await callsToAnna()).length;
    await anna.says(command);
    await anna.hears(receipt);
    await anna.says('/cancel');
    await anna.hears(/Nothing is running/);
    expect((await callsToAnna()).slice(before).map(({ method }) => method)).toEqual(['sendMessage', 'sendMessage']);
  });
});

describe('the price', () => {
  it.each([
    ['/search', 'ferry', 'Searching all your data for “ferry”… (2 credits)', '/search/', /2 credits · /],
    ['/ask', 'when?', 'Reading your data for an answer to “when?”… (5 credits)', '/llm/', /5 credits · /],
    ['/recent', '', 'Fetching your newest messages… (1 credit)', '/ds/query/', /1 credit · /],
    ['/chats', '', 'Listing your chats… (1 credit)', '/ds/query/', /1 credit · /],
  ])('of a slow %s %s is shown while it runs, silently, and the answer takes its place', async (...row) => {
    const [command, words, doing, path, receipt] = row;
    const anna = await program.holding('Anna');
    const answer = service.holding(path);
    const asked = service.paid().length;
    await anna.says(`${command} ${words}`);
    await service.reaches(asked + 1);
    clock.jump(PROGRESS_AFTER_MS);
    const waiting = await anna.hears(doing);
    expect(waiting.buttons).toEqual([['Stop']]);
    const shown = await program.driver.called('sendMessage', (call) => call.text === doing);
    expect(String(shown.params.disable_notification)).toBe('true');
    answer();
    expect((await anna.hears(receipt)).id).toBe(waiting.id);
  });

  it('adds up in /credits to what the service has taken', async () => {
    const boris = await program.holding('Boris');
    const before = await service.double.balance();
    for (const command of ['/search ferry', '/search boat in:messages', '/ask when?', '/recent', '/chats']) {
      await boris.says(command);
      await boris.hears(/credits? today/);
    }
    service.instead('/search/', replies(429, { error: 'slow down' }));
    await boris.says('/search ferry');
    await boris.hears(/asks for a pause/);
    service.asUsual();
    await boris.says('/credits');
    const { text } = await boris.hears(/Today: /);
    const spent = before - (await service.double.balance());
    expect(spent).toBe(10);
    expect(text).toContain(`Today: ${spent} credits`);
    expect(text).toContain('/search: 3 credits, 2 calls');
    expect(text).toContain('/ask: 5 credits, 1 call');
    expect(text).toContain('/recent: 1 credit, 1 call');
  });
});

describe('a paid call is made once', () => {
  it('when Confirm is tapped twice', async () => {
    const clara = await program.holding('Clara');
    await clara.says('/profile');
    const question = await clara.hears(/It costs 10 credits/);
    const data = String(question.keyboard.flat()[0]?.callback_data);
    const balance = await service.double.balance();
    await Promise.all([1, 2, 3].map(() => clara.presses('Confirm', { on: question, data })));
    await clara.hears(/10 credits · /);
    await program.driver.delivered();
    expect(await service.double.balance()).toBe(balance - 10);
    expect(service.paid().filter(({ path }) => path.includes('profile-prompt'))).toHaveLength(1);
  });

  it.each(['/search ferry', '/ask when?'])(
    'when the update of %s is delivered again, during and after',
    async (command) => {
      const dora = await program.holding('Dora');
      const asked = service.paid().length;
      service.instead(command.startsWith('/ask') ? '/llm/' : '/search/', (response) => {
        held.push(() =>
          replies(200, command.startsWith('/ask') ? { completion: 'At nine.' } : { items: [] })(response, {
            method: '',
            path: '',
            authorization: '',
            body: '',
          }),
        );
      });
      const held: (() => void)[] = [];
      const { updateId } = await dora.says(command);
      await service.reaches(asked + 1);
      await program.driver.redeliver(Number(updateId));
      await program.driver.delivered();
      held[0]?.();
      await dora.hears(/credits today/);
      service.asUsual();
      for (let time = 0; time < 3; time++) await program.driver.redeliver(Number(updateId));
      await program.driver.delivered();
      // What is said afterwards is answered afterwards: had there been a second answer, it would be before this one.
      await dora.says('/cancel');
      await dora.hears(/Nothing is running/);
      expect(service.paid()).toHaveLength(asked + 1);
      expect((await dora.chat()).filter(({ text }) => /credits today/.test(text))).toHaveLength(1);
    },
  );

  it('when the press of its button is delivered again', async () => {
    const emma = await program.holding('Emma');
    await emma.says('/profile');
    await emma.hears(/It costs 10 credits/);
    const asked = service.paid().length;
    const press = await emma.presses('Confirm 10 credits');
    await emma.hears(/10 credits · /);
    await program.driver.redeliver(Number(press.updateId));
    await program.driver.delivered();
    await emma.says('/cancel');
    await emma.hears(/Nothing is running/);
    expect(service.paid()).toHaveLength(asked + 1);
    expect((await emma.chat()).filter(({ text }) => /10 credits · /.test(text))).toHaveLength(1);
  });

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
      await fay.hears(`All your data: ferry`);
      const repeat = await fay.hears(words.text('errors-sent-again'));
      expect(repeat.text).toMatch(/2 credits · /);
      await fay.says('/cancel');
      await fay.hears(/Nothing is running/);
      expect(service.paid()).toHaveLength(asked + 1);
      const answers = (await fay.chat()).filter(({ text }) => text.includes('All your data: ferry'));
      expect(answers).toHaveLength(copies);
      expect(answers.filter(({ text }) => text.includes(words.text('errors-sent-again')))).toHaveLength(1);
    },
  );

  it('when Telegram loses an answer that takes the progress message’s place: it is put there again, unmarked', async () => {
    const faye = await program.holding('Faye');
    const asked = service.paid().length;
    const answer = service.holding('/search/');
    await faye.says('/search ferry');
    await service.reaches(asked + 1);
    clock.jump(PROGRESS_AFTER_MS);
    const waiting = await faye.hears('Searching all your data');
    await program.driver.fault({ method: 'editMessageText', kind: 'cut_after', chat_id: faye.chatId });
    answer();
    const shown = await faye.hears(/2 credits · /);
    expect(shown.id).toBe(waiting.id);
    expect(shown.text).not.toContain(words.text('errors-sent-again'));
    await faye.says('/cancel');
    await faye.hears(/Nothing is running/);
    expect(service.paid()).toHaveLength(asked + 1);
    expect((await faye.chat()).filter(({ text }) => text.includes('All your data: ferry'))).toHaveLength(1);
  });
});

describe('while a paid call takes its time', () => {
  it('what is free answers, the next two paid ones wait in order and are told so, and a fourth is refused', async () => {
    const gina = await program.holding('Gina');
    const answer = service.holding('/llm/');
    const asked = service.paid().length;
    await gina.says('/ask when does the ferry leave?');
    await service.reaches(asked + 1);
    clock.jump(PROGRESS_AFTER_MS);
    await program.driver.called('sendChatAction', (call) => Number(call.chat_id) === gina.chatId);
    for (const [free, words] of [
      ['/help', /What you can do now/],
      ['/account', /Connected to/],
      ['/connect', /Connect again/],
      ['/profile', /It costs 10 credits/],
    ] as const) {
      await gina.says(free);
      await gina.hears(words);
    }
    await gina.says('/search ferry');
    const next = await gina.hears(
      'Still reading your data for an answer to “when does the ferry leave?”. Yours is next.',
    );
    expect(next.buttons).toEqual([['Stop']]);
    await gina.says('/recent');
    await gina.hears(/“when does the ferry leave\?”\. One more is before yours\./);
    await gina.says('/chats');
    const refused = await gina.hears(/Two more of yours are waiting already/);
    expect(refused.buttons).toEqual([['Stop them']]);
    expect(service.paid()).toHaveLength(asked + 1);
    answer();
    await gina.hears(/5 credits · /);
    await gina.hears('All your data: ferry');
    await gina.hears(/Newest messages/);
    const paths = service
      .paid()
      .slice(asked)
      .map(({ path }) => /\/(llm|search|ds)\//.exec(path)?.[1]);
    expect(paths).toEqual(['llm', 'search', 'ds']);
    expect((await gina.chat()).filter(({ text }) => /Yours is next|before yours/.test(text))).toEqual([]);
  });

  it('/cancel stops what runs and what waits: each says its own ending, once', async () => {
    const hugo = await program.holding('Hugo');
    const asked = service.paid().length;
    service.instead('/llm/');
    await hugo.says('/ask when?');
    await service.reaches(asked + 1);
    await hugo.says('/search ferry');
    await hugo.hears(/Yours is next/);
    const before = (await hugo.chat({ withDeleted: true })).length;
    await hugo.says('/cancel');
    await hugo.hears('Stopped. It was already on its way, so 5 credits may still be charged.');
    await hugo.hears('Stopped. Nothing was spent.');
    service.asUsual();
    await hugo.says('/credits');
    await hugo.hears(/Today: 5 credits[\s\S]*5 of these are in doubt/);
    expect(service.paid()).toHaveLength(asked + 1);
    const chat = await hugo.chat();
    expect(chat.filter(({ text }) => /^Stopped/.test(text))).toHaveLength(2);
    expect(chat.filter(({ text }) => /Reading|Still/.test(text))).toEqual([]);
    expect(chat.length).toBeLessThanOrEqual(before + 4);
    await hugo.says('/search ferry');
    await hugo.hears(/2 credits · /);
  });

  it('the Cancel button under one stops that one alone, and somebody else is not held up', async () => {
    const hana = await program.holding('Hana');
    const ida = await program.holding('Ida');
    const asked = service.paid().length;
    service.instead('/llm/');
    await hana.says('/ask when?');
    await service.reaches(asked + 1);
    clock.jump(PROGRESS_AFTER_MS);
    const waiting = await hana.hears(/Reading your data/);
    await hana.says('/recent');
    await hana.hears(/Yours is next/);
    await ida.says('/search ferry');
    await ida.hears(/2 credits · /);
    await service.reaches(asked + 2);
    const press = await hana.presses('Stop', { on: waiting });
    expect(await press.answer()).toEqual({ text: 'Stopped.', alert: false });
    expect((await hana.hears(/^Stopped\. .*5 credits may still be charged/)).id).toBe(waiting.id);
    await hana.hears(/Newest messages/);
    service.asUsual();
  });
});
