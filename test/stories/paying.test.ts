/** Prices before, receipts after; nothing is paid twice, and one thing at a time. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Program, startProgram } from './program.ts';
import { replies, type WatchedService, watchService } from './watched-service.ts';

let service: WatchedService;
let program: Program;
beforeAll(async () => {
  service = await watchService();
  program = await startProgram({ service });
});
afterAll(async () => {
  await program.close();
  await service.close();
});

describe('the price', () => {
  it.each([
    ['/search ferry', 'Searching your chats… (2 credits)', /2 credits · [\s\S]*2 credits today/],
    ['/ask when?', 'Reading your messages for an answer… (5 credits)', /5 credits · [\s\S]*5 credits today/],
    ['/recent', 'Fetching your newest messages… (1 credit)', /1 credit · 1 credit today/],
    ['/chats', 'Listing your chats… (1 credit)', /1 credit · [\s\S]*1 credit today/],
  ])('of %s is shown before, and what was spent after, in one message', async (command, before, after) => {
    const anna = await program.holding('Anna');
    await anna.says(command);
    const waiting = await anna.hears(before);
    expect(waiting.buttons).toEqual([['Cancel']]);
    const answer = await anna.hears(after);
    expect(answer.id).toBe(waiting.id);
  });

  it('adds up in /credits to what the service has taken', async () => {
    const boris = await program.holding('Boris');
    const before = service.double.balance();
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
    const spent = before - service.double.balance();
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
    const balance = service.double.balance();
    await Promise.all([1, 2, 3].map(() => clara.presses('Confirm', { on: question, data })));
    await clara.hears(/10 credits · /);
    await program.driver.delivered();
    expect(service.double.balance()).toBe(balance - 10);
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

  it('when Telegram loses the answer: the rest is behind a button, the call is not repeated', async () => {
    const fay = await program.holding('Fay');
    const asked = service.paid().length;
    await program.driver.fault({ method: 'editMessageText', kind: 'cut_after', chat_id: fay.chatId });
    await fay.says('/search ferry');
    await fay.hears(/Found in your chats/);
    await fay.says('/cancel');
    await fay.hears(/\S/);
    expect(service.paid()).toHaveLength(asked + 1);
    expect((await fay.chat()).filter(({ text }) => /Found in your chats/.test(text))).toHaveLength(1);
  });
});

describe('while a paid call takes its time', () => {
  it('/help answers, a second request is told of the first, and /cancel stops it and may have cost', async () => {
    const gina = await program.holding('Gina');
    service.instead('/llm/');
    const asked = service.paid().length;
    await gina.says('/ask when does the ferry leave?');
    await gina.says('/help');
    await gina.hears(/What you can do now/);
    await gina.says('/search ferry');
    const busy = await gina.hears(/Still working on \/ask/);
    expect(busy.buttons.flat()).toContain('Cancel');
    await program.driver.called('sendChatAction', (call) => Number(call.chat_id) === gina.chatId);
    await service.reaches(asked + 1);
    await gina.says('/cancel');
    await gina.hears(/Stopped: \/ask\nThe request had been sent already, so the service may still charge/);
    await gina.hears(/Stopped\. It may have cost 5 credits\./);
    service.asUsual();
    expect(service.paid()).toHaveLength(asked + 1);
    await gina.says('/credits');
    await gina.hears(/Today: 5 credits[\s\S]*5 of these are in doubt/);
    await gina.says('/search ferry');
    await gina.hears(/2 credits · /);
  });

  it('the Cancel button under it does the same, and somebody else is not held up', async () => {
    const hana = await program.holding('Hana');
    const ida = await program.holding('Ida');
    const asked = service.paid().length;
    service.instead('/llm/');
    await hana.says('/ask when?');
    const waiting = await hana.hears(/Reading your messages/);
    await ida.says('/search ferry');
    await ida.hears(/2 credits · /);
    await service.reaches(asked + 2);
    await hana.presses('Cancel', { on: waiting });
    await hana.hears(/It may have cost 5 credits/);
    service.asUsual();
  });

  it('plain /cancel with nothing running spends nothing', async () => {
    const jon = await program.holding('Jon');
    await jon.says('/cancel');
    await jon.hears('Nothing is running. 0 credits spent.');
  });
});
