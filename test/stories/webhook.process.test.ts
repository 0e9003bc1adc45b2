/** The program with a webhook: a wrong secret is rejected, and stopping under load loses nothing. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { freePort } from '../support/local-server.ts';
import { openWatchedProcess, walkThroughConsent } from '../support/program.ts';

const home = `http://127.0.0.1:${await freePort()}`;
const SECRET = 'a-webhook-secret_of_this_story';

const { service, program } = await openWatchedProcess(({ authorizeUrl }) => ({
  AUTHORIZE_URL: authorizeUrl,
  PUBLIC_URL: home,
  PORT: new URL(home).port,
  HOST: '127.0.0.1',
  ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
  WEBHOOK_SECRET: SECRET,
}));

describe('by webhook', () => {
  it('a person can connect with one tap and search', async () => {
    const anna = await program.driver.person({ name: 'Anna' });
    expect(await walkThroughConsent(anna)).toContain('Done');
    await anna.hears(/^Connected to/);
    await anna.asks('/search ferry', /2 credits · /);
  });

  it('a request with a wrong secret gets 401 and has no effect', async () => {
    const boris = await program.driver.person({ name: 'Boris' });
    const chat = { id: boris.id, type: 'private', first_name: 'Boris' };
    const from = { id: boris.id, is_bot: false, first_name: 'Boris' };
    const entities = [{ type: 'bot_command', offset: 0, length: 8 }];
    const message = { message_id: 900_001, date: 1, chat, from, text: '/privacy', entities };
    const response = await fetch(`${home}/telegram/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': `${SECRET}x` },
      body: JSON.stringify({ update_id: 900_001, message }),
    });
    expect([response.status, await response.text()]).toEqual([401, '']);
    await boris.asks('/cancel', /Nothing’s running/);
    expect((await boris.chat()).filter(({ text }) => text.startsWith('What I keep'))).toEqual([]);
  });
});

describe('SIGTERM under load', () => {
  it('loses and repeats nothing: everybody is answered once, by this process or the next', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, (_, index) => program.holding(`Person ${index}`)));
    const asked = service.paid().length;
    const talking = Promise.all(people.flatMap((person) => [person.says('/search ferry'), person.says('/privacy')]));
    await service.reaches(asked + 1);
    program.bot.signals('SIGTERM');
    await talking;
    expect(await program.bot.ended).toEqual({ code: 0, signal: null });
    await program.start();
    await program.driver.delivered();
    for (const person of people) {
      const count = async (words: RegExp) =>
        (await person.chat()).filter(({ fromBot, text }) => fromBot && words.test(text)).length;
      await expect.poll(() => count(/2 credits · |I was restarted/), { timeout: 8000 }).toBe(1);
      await expect.poll(() => count(/^What I keep/), { timeout: 8000 }).toBe(1);
    }
    expect(service.paid()).toHaveLength(asked + people.length);
  });
});
