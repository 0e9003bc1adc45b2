/** A token that somebody pastes is taken out of the chat, wherever that is, and never goes anywhere but to /connect. */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/playground-driver.ts';
import { type OpenBot, openBot } from './open-bot.ts';

let open: OpenBot;
let anna: DrivenPerson;
let token: string;
beforeEach(async () => {
  open = await openBot();
  anna = await open.driver.person({ id: 11, name: 'Anna' });
  token = randomUUID() + randomBytes(36).toString('base64').replaceAll('=', 'A');
});
afterEach(async () => {
  await open.close();
});

const settled = async () => {
  await open.driver.delivered();
  await open.settled();
};
/** The token went to /connect alone, and is in no log line. */
function wentOnlyToConnect(): void {
  expect(open.commands.ran.map(({ name }) => name)).toEqual(['connect']);
  const [{ input }] = open.commands.ran as [(typeof open.commands.ran)[number]];
  expect(input).toMatchObject({ argument: '', pasted: { token } });
  expect(open.logged()).not.toContain(token.slice(0, 40));
}

describe('a token in a private chat', () => {
  it.each([
    ['plain text', () => token],
    ['the argument of /connect', () => `/connect ${token}`],
    ['the argument of another command', () => `/echo please use ${token}`],
    ['a question', () => `what is ${token} ?`],
  ])('in %s is deleted and connects', async (_, text) => {
    const { messageId } = await anna.says(text());
    await anna.hears('Connected with a pasted token, removed: true');
    expect((await anna.chat()).some(({ id }) => id === messageId)).toBe(false);
    wentOnlyToConnect();
  });

  it('in a caption is deleted and connects', async () => {
    await anna.says(`/echo ${token}`, {
      file: { name: 'a.txt', mime: 'text/plain', base64: 'YQ==', as_document: true },
    });
    await anna.hears('removed: true');
    wentOnlyToConnect();
  });

  it('that an edit brings in is deleted and connects, and other edits do nothing', async () => {
    const { messageId } = await anna.says('/echo hello');
    await anna.hears('hello');
    await anna.edits(messageId, '/echo hello again');
    await settled();
    open.commands.ran.length = 0;
    await anna.edits(messageId, token);
    await anna.hears('removed: true');
    wentOnlyToConnect();
  });

  it('that could not be deleted connects, and /connect knows', async () => {
    await open.driver.fault({ method: 'deleteMessage', kind: 'refuse_400', description: "message can't be deleted" });
    await anna.says(token);
    await anna.hears('removed: false');
    wentOnlyToConnect();
  });

  it('counts as deleted when it was gone already', async () => {
    await open.driver.fault({
      method: 'deleteMessage',
      kind: 'refuse_400',
      description: 'message to delete not found',
    });
    await anna.says(token);
    await anna.hears('removed: true');
  });
});

describe('a token in a group', () => {
  it('is deleted and never bound to anybody: /connect is told where it was', async () => {
    const group = await open.driver.group({ title: 'Us', members: [anna], botIsAdmin: true });
    const { messageId } = await group.as(anna).says(token);
    await group.as(anna).hears('removed: true');
    expect((await group.chat()).some(({ id }) => id === messageId)).toBe(false);
    expect(open.commands.ran[0]?.turn.chat.kind).toBe('group');
    wentOnlyToConnect();
  });

  it('of an anonymous administrator is treated the same way', async () => {
    const group = await open.driver.group({ title: 'Us', members: [anna], botIsAdmin: true });
    await group.anonymousAdminSays(token);
    await settled();
    expect((await group.chat()).some(({ text }) => text.includes(token))).toBe(false);
    expect(open.commands.ran.every(({ turn }) => turn.chat.kind === 'group')).toBe(true);
  });

  it('in a channel is deleted, and that is all', async () => {
    const channel = await open.driver.group({ title: 'News', members: [anna], type: 'channel', botIsAdmin: true });
    await channel.as(anna).says(token);
    await settled();
    expect(await channel.chat()).toEqual([]);
    expect(open.commands.ran).toEqual([]);
    expect(open.logged()).not.toContain(token.slice(0, 40));
  });
});

describe('where only some people may use the bot', () => {
  it('a stranger is told once an hour whom to ask, with the id to give, and no command runs', async () => {
    await open.close();
    open = await openBot({ allowedUserIds: new Set(['12']) });
    const [stranger, guest] = [
      await open.driver.person({ id: 11, name: 'Anna' }),
      await open.driver.person({ id: 12, name: 'Boris' }),
    ];
    await stranger.says('/echo hello');
    const refusal = await stranger.hears('invited people');
    expect(refusal.text).toContain('11');
    await stranger.says('/echo again');
    await settled();
    expect((await stranger.chat()).filter(({ fromBot }) => fromBot).length).toBe(1);
    const pressed = await stranger.presses('x', { on: refusal, data: 'c:echo hi' });
    expect(await pressed.answer()).toMatchObject({ alert: true });
    expect(open.commands.ran).toEqual([]);
    const { messageId } = await stranger.says(token);
    await settled();
    expect((await stranger.chat()).some(({ id }) => id === messageId)).toBe(false);
    expect(open.commands.ran).toEqual([]);
    await guest.says('/echo hello');
    await guest.hears('hello');
  });
});
