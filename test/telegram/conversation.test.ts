/** Conversations as a person sees them: commands, buttons, questions, errors, groups, rate limits and blocked chats. */
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { fakeClock } from '../support/clock.ts';
import { openJobs } from '../support/databases.ts';
import { openBot } from './open-bot.ts';

/** Its clock stands still, so that the limits of ten seconds don't depend on the machine. */
const open = await openBot({ clock: fakeClock() });
afterAll(() => open.close());

let nextId = 100;
const person = (name = 'Anna'): Promise<DrivenPerson> => open.driver.person({ id: nextId++, name, language: 'en' });
const botTexts = async (who: DrivenPerson) =>
  (await who.chat()).filter(({ fromBot }) => fromBot).map(({ text }) => text);
const settled = async () => {
  await open.driver.delivered();
  await open.settled();
};

describe('a command', () => {
  it('is answered in text with entities, never with a parse mode', async () => {
    const anna = await person();
    await anna.says('/echo <b>x</b> & *y* [z](http://a.b)');
    const answer = await anna.hears('<b>x</b> & *y* [z](http://a.b)');
    expect(answer.entities[0]).toMatchObject({ type: 'bold', offset: 0 });
    const [call] = await open.driver.calls('sendMessage');
    expect(call?.params).not.toHaveProperty('parse_mode');
    expect(call?.params.link_preview_options).toEqual({ is_disabled: true });
  });

  it('is recognised in any case, with the bot’s name, and in a caption', async () => {
    const anna = await person();
    await anna.says('/ECHO one');
    await anna.hears('one');
    await anna.says('/echo@Personal_Data_Bot two');
    await anna.hears('two');
    const picture = { name: 'a.txt', mime: 'text/plain', base64: 'YQ==', as_document: true };
    await anna.says('/echo three', { file: picture });
    await anna.hears('three');
  });

  it('reports a failure once, with a reference and without the exception', async () => {
    const anna = await person();
    await anna.says('/boom');
    const answer = await anna.hears('That’s my fault');
    expect(answer.text).not.toContain('stack trace');
    const reference = /tell whoever runs me: (\w+)/.exec(answer.text)?.[1] ?? 'none';
    expect(open.logged()).toContain(`"reference":"${reference}"`);
    expect((await botTexts(anna)).length).toBe(1);
  });
});

describe('thanks', () => {
  it('get an emoji reaction and no text', async () => {
    const anna = await person();
    const { messageId } = await anna.says('/thanks');
    await open.driver.called('setMessageReaction', ({ message_id: id }) => Number(id) === messageId);
    await settled();
    const chat = await anna.chat();
    expect(chat.map(({ text, raw }) => [text, raw.reactions.map(({ emoji }) => emoji)])).toEqual([['/thanks', ['👍']]]);
  });

  it('are done even if Telegram refuses the reaction', async () => {
    const anna = await person();
    await open.driver.fault({ method: 'setMessageReaction', kind: 'refuse_400', description: 'REACTION_INVALID' });
    await anna.says('/thanks');
    await anna.says('/echo next');
    await anna.hears('next');
    await settled();
    expect(await openJobs(open.database, 'message')).toEqual([]);
  });
});

describe('a group in which tokens are pasted without end', () => {
  it('loses all of them, and is told only as often as other messages are answered', async () => {
    const anna = await person();
    const group = await open.driver.group({ title: 'Us', members: [anna], botIsAdmin: true });
    const token = `${randomUUID()}${'a1'.repeat(24)}`;
    for (let count = 0; count < 24; count++) await group.as(anna).says(token);
    await settled();
    const chat = await group.chat();
    expect(chat.filter(({ text }) => text === token)).toEqual([]);
    expect(chat.filter(({ text }) => text === 'A token')).toHaveLength(20);
  });
});

describe('a person who', () => {
  it('is too fast is told so once, and then not answered', async () => {
    const anna = await person();
    for (let count = 0; count < 24; count++) await anna.says(`/echo ${count}`);
    await settled();
    const texts = await botTexts(anna);
    expect(texts.length).toBe(21);
    expect(texts.at(-1)).toContain('That was a lot at once');
    await anna.says('/cancel');
    await anna.hears('Nothing runs');
  });

  it('sends /cancel without end is told so once, and then not answered', async () => {
    const anna = await person();
    for (let count = 0; count < 40; count++) await anna.says('/cancel');
    await settled();
    // Unlike others, these don't wait for one another.
    const texts = (await botTexts(anna)).toSorted();
    expect(texts).toEqual([...Array(20).fill('Nothing runs'), expect.stringContaining('That was a lot')]);
  });

  it('has blocked the bot gets no messages, and causes no errors', async () => {
    const anna = await person();
    await anna.says('/echo 1');
    await anna.hears('1');
    await anna.blocks();
    const [before, logged] = [open.commands.paid(), open.logged().length];
    const update = (text: string) => {
      const { id } = anna;
      const entities = [{ type: 'bot_command', offset: 0, length: text.split(' ')[0]?.length }];
      const message = { message_id: nextId, date: 1, chat: { id, type: 'private' }, from: { id, first_name: 'Anna' } };
      return { update_id: nextId++ + 6_000_000, message: { ...message, text, entities } };
    };
    for (const text of ['/ask now', '/ask parts 3', '/echo hello']) await open.inbox.receive(update(text));
    await settled();
    // Handlers don't wait for Telegram: the requests are carried out, and then can't be answered.
    expect(open.commands.paid()).toBe(before + 2);
    expect(open.logged().match(/closed to the bot/g)?.length).toBe(3);
    expect(open.logged().slice(logged)).not.toMatch(/a handler failed|"level":50/);
    expect(await openJobs(open.database, 'message')).toEqual([]);
  });
});
