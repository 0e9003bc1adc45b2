/** People without permission or credits are refused before any request that could cost. */
import { describe, expect, it } from 'vitest';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { openWatchedProgram } from '../support/program.ts';

const { service, program } = await openWatchedProgram();
const PAID = ['/search ferry', '/ask when?', '/recent', '/chats'] as const;
const READABLE = ALL_SCOPES.filter((scope) => scope.startsWith('ds:r:'));
const but = (...left: string[]) => ALL_SCOPES.filter((scope) => !left.includes(scope));

describe('somebody who is not connected', () => {
  it.each(PAID)('%s is kept for later, with a button to connect', async (command) => {
    const boris = await program.driver.person({ name: 'Boris' });
    const answer = await boris.asks(command, /^I’ll do that as soon as you’re connected\.$/);
    await boris.taps('Connect', /you choose what I may read/, { on: answer });
    expect(service.paid()).toEqual([]);
  });
});

describe('a token without the scope', () => {
  const refusals: [command: string, scope: string, words: RegExp, lacks?: readonly string[]][] = [
    ['/search ferry in:messages', 'api:search-ds', /not allowed to search at/],
    ['/ask when?', 'api:llm-agent-prompt', /not allowed to answer questions at/],
    ['/recent', 'api:ds-query', /not allowed to list messages at/],
    ['/recent', 'ds:r:social-chat-message', /not allowed to list messages at/],
    ['/chats', 'ds:r:social-chat-group', /not allowed to list messages at/],
    // A question can use any readable data: mail and files as well as messages.
    [
      '/ask when?',
      'ds:r:social-chat-message',
      /not allowed to answer questions at/,
      READABLE.filter((read) => read !== 'ds:r:social-chat-group'),
    ],
  ];
  it.each(refusals)('%s without %s is refused without a request', async (command, scope, words, lacks = [scope]) => {
    const clara = await program.holding('Clara', but(...lacks));
    const asked = service.paid().length;
    const answer = await clara.asks(command, words);
    expect(answer.text).toMatch(/\nNothing was charged\.$/);
    expect(answer.buttons.flat()).toContain('Widen access');
    expect(service.paid()).toHaveLength(asked);
  });

  it('can be widened on the consent page', async () => {
    const emma = await program.connected('Emma', ['api:llm-prompt']);
    await emma.asks('/chats', /not allowed to list messages/);
    const offer = await emma.taps('Widen access', /you choose what I may read/);
    const asked = new URL(String(offer.keyboard[0]?.[0]?.url)).searchParams.getAll('scopes');
    expect(asked.sort()).toEqual(['api:ds-query', 'api:llm-prompt', 'ds:r:social-chat-group']);
    await program.connects(emma);
    await emma.hears(/^Connected to/);
    await emma.asks('/chats', /1 credit · /);
  });
});

describe('an empty balance', () => {
  it.each([...PAID, '/search ferry in:all'])(
    '%s reports it and the next refill, and costs nothing',
    async (command) => {
      const gina = await program.holding('Gina');
      await service.double.setBalance(0);
      await gina.asks(
        command,
        /^You’re out of credits at 127[^ ]*: this needs \d, you have 0\.\nYou’ll have 1,000 again on [^.]*\. 127[^ ]* can change that\.$/,
      );
      await gina.asks('/credits', /Last 30 days: 0\./);
      await service.double.setBalance(500);
    },
  );
});
