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

const post = (body: string, secret: string | undefined = SECRET, path = '/telegram/webhook') =>
  fetch(home + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret === undefined ? {} : { 'x-telegram-bot-api-secret-token': secret }),
    },
    body,
  });
const update = (id: number, chatId: number, text: string) =>
  JSON.stringify({
    update_id: id,
    message: {
      message_id: id,
      date: 1,
      chat: { id: chatId, type: 'private', first_name: 'X' },
      from: { id: chatId, is_bot: false, first_name: 'X' },
      text,
      entities: [{ type: 'bot_command', offset: 0, length: text.split(' ')[0]?.length ?? 0 }],
    },
  });

describe.concurrent('by webhook', () => {
  it('a person can connect with one tap and search', async () => {
    const anna = await program.driver.person({ name: 'Anna' });
    expect(await walkThroughConsent(anna)).toContain('Done');
    await anna.hears(/^Connected to/);
    await anna.says('/search ferry');
    await anna.hears(/2 credits · /);
  });

  it.each([
    ['missing', undefined],
    ['a wrong one', 'wrong'],
    ['an empty one', ''],
    ['a longer one', `${SECRET}x`],
  ])('a request whose secret is %s gets 401 and has no effect', async (_, secret) => {
    const boris = await program.driver.person({ name: 'Boris' });
    const response = await post(update(900_001, boris.id, '/privacy'), secret ?? undefined);
    const bare =
      secret === undefined ? await fetch(`${home}/telegram/webhook`, { method: 'POST', body: '{}' }) : response;
    expect(bare.status).toBe(401);
    if (secret !== undefined) expect(response.status).toBe(401);
    expect(await bare.text()).toBe('');
  });

  it('a redelivered update has no effect, whether it cost credits or not', async () => {
    const clara = await program.holding('Clara');
    for (const [text, answer] of [
      ['/search redelivered', /2 credits · /],
      ['/privacy', /^What I keep/],
    ] as const) {
      const { updateId } = await clara.says(text);
      await clara.hears(answer);
      await program.driver.redeliver(Number(updateId));
      await program.driver.redeliver(Number(updateId));
      await program.settled();
    }
    await clara.says('/cancel');
    await clara.hears(/Nothing’s running/);
    expect(service.paid().filter(({ path }) => path.includes('redelivered'))).toHaveLength(1);
    for (const words of [/2 credits · /, /^What I keep/]) {
      expect((await clara.chat()).filter(({ fromBot, text }) => fromBot && words.test(text))).toHaveLength(1);
    }
  });

  it("a body of 2 MB is refused, and other methods and paths don't exist", async () => {
    expect(
      (await post(JSON.stringify({ update_id: 1, x: 'x'.repeat(2_000_000) })).catch(() => ({ status: 413 }))).status,
    ).toBe(413);
    expect((await fetch(`${home}/telegram/webhook`)).status).toBe(405);
    expect((await post('{}', SECRET, '/telegram/other')).status).toBe(404);
    expect(await (await fetch(`${home}/healthz`)).text()).toBe('ok');
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
    await program.driver.delivered({ withinMs: 10_000 });
    for (const person of people) {
      const count = async (words: RegExp) =>
        (await person.chat()).filter(({ fromBot, text }) => fromBot && words.test(text)).length;
      await expect.poll(() => count(/2 credits · |I was restarted/), { timeout: 8000 }).toBe(1);
      await expect.poll(() => count(/^What I keep/), { timeout: 8000 }).toBe(1);
    }
    expect(service.paid()).toHaveLength(asked + people.length);
  });
});
