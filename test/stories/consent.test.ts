/** One-tap connect: a link works for one person, once, for ten minutes; anything else is refused with a next step. */
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { runningClock } from '../support/clock.ts';
import { consentState, openWatchedProgram } from '../support/program.ts';
import { TOKEN_PATH } from '../support/service.ts';

const clock = runningClock();
const { service, program } = await openWatchedProgram({ clock });

const callback = (fields: Record<string, string>) =>
  `http://127.0.0.1:${program.app.web.port}/connect/callback?${new URLSearchParams(fields)}`;

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

/** Sends what a browser sends for the confirmation page. */
async function confirms(state: string, token: string, decision = 'connect') {
  const browser = openBrowser();
  await browser.opens(callback({ state, auth_token: token }));
  const { status, page } = await browser.sends(callback({}), new URLSearchParams({ state, decision }), SAME_ORIGIN);
  return { status, words: page };
}

async function expectNotConnected(person: DrivenPerson): Promise<void> {
  await person.asks('/account', /as soon as you’re connected/);
}

describe('one-tap connect', () => {
  it('confirms in the chat, with the ticked scopes only, and shows the token nowhere', async () => {
    const anna = await program.driver.person({ name: 'Anna' });
    const ticked = ['api:search-chat-threads', 'ds:r:social-chat-group', 'ds:r:social-chat-message'];
    const last = await program.connects(anna, ticked);
    expect(last).toContain('Done');
    const { text } = await anna.hears(/^Connected to 127/);
    expect(text).toContain('Not included: answers, lists (days, chats, counts) and portraits.');
    const token =
      service.seen.findLast(({ path }) => path.includes(TOKEN_PATH))?.authorization.replace('Bearer ', '') ?? '';
    expect(token.length).toBeGreaterThan(40);
    expect(JSON.stringify(await program.driver.calls())).not.toContain(token);
    expect(last).not.toContain(token);
  });

  it("offers what was typed before as a button, and removes the token from the page's URL", async () => {
    const bea = await program.driver.person({ name: 'Bea' });
    await bea.asks('/search ferry', /as soon as you’re connected/);
    const state = await consentState(bea);
    const token = await program.tokenWith();
    const { page, action } = await openBrowser().opens(callback({ state, auth_token: token }));
    expect(page).toContain('<form method="post" action="/connect/callback">');
    expect(action + page).not.toContain(encodeURIComponent(token));
    await confirms(state, await program.tokenWith());
    const connected = await bea.hears(/^Connected to/);
    await bea.taps('/search ferry', /2 credits · /, { on: connected });
  });

  it('revokes the token if declined, and says so in the chat', async () => {
    const cleo = await program.driver.person({ name: 'Cleo' });
    const token = await program.tokenWith();
    expect((await confirms(await consentState(cleo), token, 'refuse')).words).toContain('You didn’t connect');
    await cleo.hears(/^You didn’t connect/);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${service.url}/api/rest/v1/auth/token`, { headers })).status).toBe(401);
    await expectNotConnected(cleo);
  });
});

describe('a state', () => {
  it('works once; a replay connects nobody and says how to start again', async () => {
    const dora = await program.driver.person({ name: 'Dora' });
    const state = await consentState(dora);
    expect((await confirms(state, await program.tokenWith())).status).toBe(200);
    await dora.hears(/^Connected to/);
    const other = await program.tokenWith(['api:llm-prompt']);
    const seen = service.seen.length;
    const replay = await confirms(state, other);
    expect(replay.status).toBe(410);
    expect(replay.words).toMatch(/This link has expired|no longer valid/);
    expect(replay.words).toContain('/connect');
    expect((await fetch(callback({ state, auth_token: other }))).status).toBe(410);
    expect(service.seen).toHaveLength(seen);
    expect((await dora.asks('/account', /^127/)).text).toContain('answers');
  });

  it('expires after ten minutes, after which a new one works', async () => {
    const fay = await program.driver.person({ name: 'Fay' });
    const state = await consentState(fay);
    clock.jump(10 * 60_000 + 1000);
    expect((await fetch(callback({ state, auth_token: 'x'.repeat(40) }))).status).toBe(410);
    expect((await confirms(state, await program.tokenWith())).status).toBe(410);
    await expectNotConnected(fay);
    expect((await confirms(await consentState(fay), await program.tokenWith())).status).toBe(200);
    await fay.hears(/^Connected to/);
  });

  it('connects the person it was created for, whoever opens it', async () => {
    const gina = await program.driver.person({ name: 'Gina' });
    const hana = await program.driver.person({ name: 'Hana' });
    const state = await consentState(gina);
    const { page } = await openBrowser().opens(callback({ state, auth_token: await program.tokenWith() }));
    expect(page).toContain('Connect the chat of Gina?');
    await confirms(state, await program.tokenWith());
    await gina.hears(/^Connected to/);
    await expectNotConnected(hana);
  });

  it('is confirmed only by the browser that brought the token: whoever sent somebody their link gets nothing', async () => {
    const mallory = await program.driver.person({ name: 'Mallory' });
    const state = await consentState(mallory);
    const token = await program.tokenWith();
    const victim = openBrowser();
    await victim.opens(callback({ state, auth_token: token }));
    const attacker = openBrowser();
    const shown = await attacker.opens(callback({ state }));
    expect([shown.status, shown.page]).toEqual([403, expect.stringContaining('opened elsewhere')]);
    expect(shown.page).not.toContain('<form');
    const decision = new URLSearchParams({ state, decision: 'connect' });
    expect((await attacker.sends(callback({}), decision, SAME_ORIGIN)).page).toContain('You didn’t connect');
    await expectNotConnected(mallory);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${service.url}/api/rest/v1/auth/token`, { headers })).status).toBe(401);
  });
});
