/** Who may not, or cannot pay, is told so in words, before any request that could cost. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { type Program, startProgram } from '../support/program.ts';
import { type WatchedService, watchService } from '../support/service.ts';

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
const PAID = ['/search ferry', '/ask when?', '/recent', '/chats', '/profile'] as const;
const READABLE = ALL_SCOPES.filter((scope) => scope.startsWith('ds:r:'));
const but = (...left: string[]) => ALL_SCOPES.filter((scope) => !left.includes(scope));

describe('somebody who is not connected', () => {
  it.each(PAID)('%s says so and offers to connect', async (command) => {
    const boris = await program.driver.person({ name: 'Boris' });
    await boris.says(command);
    const answer = await boris.hears(/You are not connected yet[\s\S]*Nothing was spent/);
    expect(answer.buttons.flat()).toContain('Connect');
    await boris.presses('Connect', { on: answer });
    await boris.hears(/Connect your data/);
    expect(service.paid()).toEqual([]);
  });

  it.each([
    ['/start', /Hello, Boris/],
    ['/help', /What you can do, once you are connected/],
    ['/connect', /Connect your data/],
    ['/disconnect', /You are not connected, but there may still be settings/],
    ['/account', /You are not connected yet/],
    ['/privacy', /What is stored, and for how long/],
    ['/credits', /Today: 0 credits/],
    ['/settings', /Daily cap/],
    ['/cancel', /Nothing is running/],
    ['where is my ferry ticket?', /once you are connected/],
  ])('%s answers all the same', async (command, words) => {
    const boris = await program.driver.person({ name: 'Boris' });
    await boris.says(command);
    await boris.hears(words);
    expect(service.paid()).toEqual([]);
  });
});

describe('a token without the scope', () => {
  const refusals: [command: string, scope: string, stillWorks: string, lacks?: readonly string[]][] = [
    ['/search ferry', 'api:search-universal', '/ask', ['api:search-universal', 'api:search-chat-threads']],
    ['/search ferry in:chats', 'ds:r:social-chat-message', '/chats'],
    ['/search ferry in:messages', 'api:search-ds', '/search'],
    ['/ask when?', 'api:llm-agent-prompt', '/search'],
    ['/profile', 'api:llm-profile-prompt', '/search'],
    ['/recent', 'api:ds-query', '/search'],
    ['/recent', 'ds:r:social-chat-message', '/chats'],
    ['/chats', 'ds:r:social-chat-group', '/recent'],
    // A question is about whatever may be read: mail and files do as well as messages.
    ['/ask when?', 'ds:r:social-chat-message', '/chats', READABLE.filter((read) => read !== 'ds:r:social-chat-group')],
  ];
  it.each(refusals)(
    '%s names %s, says 0 credits, and asks the service nothing',
    async (command, scope, stillWorks, lacks = [scope]) => {
      const clara = await program.holding('Clara', but(...lacks));
      const asked = service.paid().length;
      const balance = await service.double.balance();
      await clara.says(command);
      const answer = await clara.hears(/Your token does not allow this/);
      expect(answer.text).toContain(scope);
      expect(answer.text).toMatch(/No request was made: nothing was spent/);
      expect(answer.text).toContain(stillWorks);
      expect(answer.buttons.flat()).toContain('Connect with wider access');
      expect(service.paid()).toHaveLength(asked);
      expect(await service.double.balance()).toBe(balance);
    },
  );

  it('asks for the wider token with one tap, and then it works', async () => {
    const emma = await program.connected('Emma', ['api:llm-prompt']);
    await emma.says('/chats');
    const refusal = await emma.hears(/ds:r:social-chat-group/);
    await emma.presses('Connect with wider access', { on: refusal });
    const offer = await emma.hears(/Connect again/);
    const asked = new URL(String(offer.keyboard[0]?.[0]?.url)).searchParams.getAll('scopes');
    expect(asked.sort()).toEqual(['api:ds-query', 'api:llm-prompt', 'ds:r:social-chat-group']);
    await program.connects(emma);
    await emma.hears(/You are connected/);
    await emma.says('/chats');
    await emma.hears(/1 credit · /);
  });

  it('is refused by what the service says where nobody told the scopes: from then on without a request', async () => {
    service.instead('/auth/token', (response) => void response.writeHead(404).end('Cannot GET /auth/token'));
    const fay = await program.driver.person({ name: 'Fay' });
    await fay.says(`/connect ${await program.tokenWith(but('api:ds-query'))}`);
    await fay.hears(/Token saved/);
    service.asUsual();
    const balance = await service.double.balance();
    await fay.says('/recent');
    await fay.hears(/The service refused the request: nothing was spent/);
    const asked = service.paid().length;
    await fay.says('/recent');
    await fay.hears(/No request was made: nothing was spent/);
    expect(service.paid()).toHaveLength(asked);
    expect(await service.double.balance()).toBe(balance);
  });
});

describe('a balance of nothing', () => {
  it.each([...PAID, '/search ferry in:all'])(
    '%s says that the credits are used up, and costs nothing',
    async (command) => {
      const gina = await program.holding('Gina');
      await service.double.setBalance(0);
      await gina.says(command);
      if (command === '/profile') {
        await gina.hears(/It costs 10 credits/);
        await gina.presses('Confirm 10 credits');
      }
      const answer = await gina.hears(/credits at the service are used up/);
      expect(answer.text).toMatch(
        /This call needs \d+ credits?; 0 left\. There are 1,000 again from [\s\S]*Nothing was spent\./,
      );
      await gina.says('/credits');
      await gina.hears(/Today: 0 credits/);
      await service.double.setBalance(500);
    },
  );
});
