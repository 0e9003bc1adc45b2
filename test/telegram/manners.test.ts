/** How the bot behaves in groups, and towards people who are too fast, gone, or odd. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/playground-driver.ts';
import { type OpenBot, openBot } from './open-bot.ts';

let open: OpenBot;
beforeAll(async () => {
  open = await openBot();
});
afterAll(async () => {
  await open.close();
});

let nextId = 100;
const person = (name = 'Anna'): Promise<DrivenPerson> => open.driver.person({ id: nextId++, name, language: 'en' });
const botTexts = async (who: DrivenPerson) =>
  (await who.chat()).filter(({ fromBot }) => fromBot).map(({ text }) => text);
const settled = async () => {
  await open.driver.delivered();
  await open.settled();
};

describe('a group', () => {
  it('never gets what is personal, whatever a command does', async () => {
    const anna = await person();
    const group = await open.driver.group({ title: 'Us', members: [anna] });
    await anna.says('/leak');
    await anna.hears('A secret');
    await group.as(anna).says('/leak@personal_data_bot');
    await group.as(anna).hears('only in private');
    await settled();
    expect(JSON.stringify(await group.chat({ withDeleted: true }))).not.toContain('A secret');
  });

  it('does not let another member press the buttons of an answer', async () => {
    const [anna, boris] = [await person(), await person('Boris')];
    const group = await open.driver.group({ title: 'Us', members: [anna, boris] });
    await group.as(anna).says('/help@personal_data_bot');
    const answer = await group.as(anna).hears('Here is help.');
    const pressed = await group.as(boris).presses('x', { on: answer, data: 'c:help' });
    expect((await pressed.answer()).text).toBe('That button is for the person who asked.');
  });
});

describe('somebody who', () => {
  it('is too fast is told once and then not answered', async () => {
    const anna = await person();
    for (let count = 0; count < 24; count++) await anna.says(`/echo ${count}`);
    await settled();
    const texts = await botTexts(anna);
    expect(texts.length).toBe(21);
    expect(texts.at(-1)).toContain('That was a lot at once');
    await anna.says('/cancel');
    await anna.hears('Nothing runs');
  });

  it('has blocked the bot is not written to, without noise', async () => {
    const anna = await person();
    await anna.says('/echo 1');
    await anna.hears('1');
    await anna.blocks();
    const before = open.commands.paid();
    const update = (text: string) => {
      const { id } = anna;
      const entities = [{ type: 'bot_command', offset: 0, length: text.split(' ')[0]?.length }];
      const message = { message_id: nextId, date: 1, chat: { id, type: 'private' }, from: { id, first_name: 'Anna' } };
      return { update_id: nextId++ + 6_000_000, message: { ...message, text, entities } };
    };
    for (const text of ['/ask now', '/ask parts 3', '/echo hello']) await open.inbox.receive(update(text));
    await settled();
    // Nobody waits for Telegram: what was asked for is done, and then there is nobody to say it to.
    expect(open.commands.paid()).toBe(before + 2);
    expect(open.logged().match(/closed to the bot/g)?.length).toBe(3);
    expect(open.logged()).not.toMatch(/a handler failed|"level":50/);
    expect(await open.database.query.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
