/** A token is removed from the chat wherever it is pasted, never used as words, and never shown. */
import { afterEach, describe, expect, it } from 'vitest';
import { openWatchedProgram } from '../support/program.ts';
import { adminOf, TOKEN_PATH } from '../support/service.ts';

const { service, program } = await openWatchedProgram();
afterEach(() => program.driver.clearFaults());

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The token was only sent as a bearer token, and to the endpoint that describes it. */
function expectNeverSentAsWords(token: string): void {
  for (const { path, body } of service.seen.filter(({ path }) => !path.includes(TOKEN_PATH))) {
    expect(decodeURIComponent(path)).not.toContain(token);
    expect(body).not.toContain(token);
  }
}

/** The token is in no call of the bot to Telegram. */
async function expectNeverShown(token: string): Promise<void> {
  const calls = await program.driver.calls();
  expect(calls.filter((call) => JSON.stringify(call).includes(token)).map(({ method }) => method)).toEqual([]);
}

describe('a token pasted in a private chat', () => {
  it.each([
    ['as plain words', (token: string) => token],
    ['in a search with other words', (token: string) => `/search ferry ${token} anna`],
    ['after an unknown command', (token: string) => `/conect ${token}`],
    ['broken into lines', (token: string) => `/connect ${token.slice(0, 40)}\n${token.slice(40)}`],
  ])('%s is removed, connects, and is never sent as words', async (_, words) => {
    const anna = await program.driver.person({ name: 'Anna' });
    const token = await program.tokenWith();
    const { messageId } = await anna.says(words(token));
    await anna.hears(/^Connected to[\s\S]*I deleted your message\.$/);
    await anna.losesSight(messageId);
    await expectNeverShown(token);
    expectNeverSentAsWords(token);
    expect(service.paid()).toEqual([]);
  });

  it('in the caption of a picture is removed with it', async () => {
    const boris = await program.driver.person({ name: 'Boris' });
    const token = await program.tokenWith();
    const { messageId } = await boris.says(token, { file: { name: 'a.png', mime: 'image/png', base64: PICTURE } });
    await boris.hears(/^Connected to/);
    await boris.losesSight(messageId);
    await expectNeverShown(token);
  });

  it('as the name of a file is removed with it', async () => {
    const dario = await program.driver.person({ name: 'Dario' });
    const token = (await program.tokenWith()).replace(/\//g, '_');
    const { messageId } = await dario.says('', {
      file: { name: `${token}.txt`, mime: 'text/plain', base64: PICTURE, as_document: true },
    });
    await dario.losesSight(messageId);
    await program.settled();
    await expectNeverShown(token);
    expectNeverSentAsWords(token);
  });

  it('by editing an earlier message is removed, too', async () => {
    const clara = await program.driver.person({ name: 'Clara' });
    const token = await program.tokenWith();
    const { messageId } = await clara.says('/help');
    await clara.hears(/^Just write\./);
    await clara.edits(messageId, `/search ${token}`);
    await clara.hears(/^Connected to/);
    await clara.losesSight(messageId);
    await expectNeverShown(token);
    expectNeverSentAsWords(token);
  });

  it.each(['refuse_400', 'refuse_403'] as const)(
    "that can't be removed (%s) is left to the person, who is asked to delete it",
    async (kind) => {
      const dora = await program.driver.person({ name: 'Dora' });
      const token = await program.tokenWith();
      await program.driver.fault({
        method: 'deleteMessage',
        kind,
        chat_id: dora.chatId,
        times: 5,
        description: "message can't be deleted",
      });
      await dora.asks(token, /^Connected to[\s\S]*Please delete your message with the token; I couldn’t\./);
      await expectNeverShown(token);
    },
  );

  it("isn't stored if it is expired, revoked or incomplete, and the reason is shown", async () => {
    const emma = await program.driver.person({ name: 'Emma' });
    const good = await program.tokenWith();
    const expired = await service.double.tokenWith(['api:llm-prompt'], { expiresAt: Date.now() - 1000 });
    const revoked = await program.tokenWith();
    await adminOf(service.double.service).revokeToken(revoked);
    for (const [token, words] of [
      [expired, /My access to 127[^ ]* has ended/],
      [revoked, /My access to 127[^ ]* has ended/],
      [good.slice(0, -20), /token looks incomplete|My access to 127[^ ]* has ended/],
    ] as const) {
      await emma.asks(`/connect ${token}`, words);
      await expectNeverShown(token);
    }
    await emma.asks('/account', /as soon as you’re connected/);
  });
});

describe('a token where others can read it', () => {
  it('in a group is removed and reported as exposed, but not used', async () => {
    const gina = await program.driver.person({ name: 'Gina' });
    const group = await program.driver.group({ title: 'Sailors', members: [gina], botIsAdmin: true });
    const token = await program.tokenWith();
    const seen = service.seen.length;
    const { messageId } = await group.as(gina).says(`/connect ${token}`);
    await group.as(gina).losesSight(messageId);
    await expect
      .poll(async () => (await group.chat()).map(({ text }) => text).join(), { timeout: 5000 })
      .toMatch(/Never post a token in a group\. I didn’t use it; please end it where you made it, and/);
    await gina.asks('/account', /as soon as you’re connected/);
    expect(service.seen).toHaveLength(seen);
    await expectNeverShown(token);
  });

  it("isn't used either if the message can't be removed, and the group is warned", async () => {
    const hana = await program.driver.person({ name: 'Hana' });
    const group = await program.driver.group({ title: 'Sailors', members: [hana] });
    const token = await program.tokenWith();
    await group.as(hana).asks(`/search@personal_data_bot ${token}`, /Never post a token in a group/);
    await expectNeverShown(token);
  });

  it('is never bound to an anonymous administrator', async () => {
    const ida = await program.driver.person({ name: 'Ida' });
    const group = await program.driver.group({ title: 'Board', members: [ida], botIsAdmin: true });
    const token = await program.tokenWith();
    const seen = service.seen.length;
    await group.anonymousAdminSays(`/connect ${token}`);
    await program.driver.called('deleteMessage', (call) => Number(call.chat_id) === group.chatId);
    await program.settled();
    await ida.asks('/account', /as soon as you’re connected/);
    expect((await group.chat()).some(({ text }) => text.includes(token))).toBe(false);
    expect(service.seen).toHaveLength(seen);
    await expectNeverShown(token);
  });
});
