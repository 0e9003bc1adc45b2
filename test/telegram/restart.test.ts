/** What a process that is stopped, or killed in the middle of long work, leaves to the next, and what people hear of it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInboxRows } from '#storage/inbox.ts';
import type { DrivenPerson } from '../support/playground-driver.ts';
import { type Lives, openLives } from './lives.ts';

let lives: Lives;
let anna: DrivenPerson;
beforeEach(async () => {
  lives = await openLives();
  anna = await lives.driver.person({ id: 11, name: 'Anna' });
});
afterEach(async () => {
  await lives.close();
});

const RESTARTED = 'I was restarted before I could answer. It may have cost 5 credits.';
const said = async () => (await anna.chat()).filter(({ fromBot }) => fromBot);
const rowsOf = (table: 'inbox' | 'outbox') => lives.database.query.selectFrom(table).selectAll().execute();
const paid = (count: number) => expect.poll(lives.paid).toBe(count);

describe('a process that is killed in long paid work', () => {
  it('leaves words with the price in the place of its progress message', async () => {
    await anna.says('/ask boats');
    const progress = await anna.hears('Asking about boats…');
    await expect.poll(async () => (await rowsOf('inbox')).some((row) => row.progress !== null)).toBe(true);
    await lives.now.database.settled();
    await lives.kill();
    await lives.restart();
    expect(await said()).toMatchObject([{ id: progress.id, text: RESTARTED, buttons: [['Run it again (5 credits)']] }]);
    expect(lives.paid()).toBe(1);
    expect(await rowsOf('inbox')).toEqual([]);
  });

  it('leaves what waited behind it to the next, which asks for it once', async () => {
    await anna.says('/ask boats');
    await paid(1);
    await anna.says('/ask now');
    await anna.hears('Yours is next.');
    await lives.kill();
    await lives.restart();
    await anna.hears('Answer to now');
    await lives.settled();
    const texts = (await said()).map(({ text }) => text);
    expect(texts.filter((text) => text === RESTARTED)).toHaveLength(1);
    expect(texts.filter((text) => text.startsWith('Answer to now'))).toHaveLength(1);
    expect(texts.filter((text) => text.startsWith('Still'))).toEqual([]);
    expect(lives.paid()).toBe(2);
  });

  it('after Cancel was pressed has not paid for anything twice, and somebody says an ending', async () => {
    for (let count = 1, died = true; died; count++) {
      await anna.says('/ask boats');
      const progress = await anna.hears('Asking about boats…');
      died = await lives.diesOf({ at: 'write', count, through: count % 2 === 0 }, () =>
        anna.presses('Cancel', { on: progress }),
      );
      if (died) await lives.restart();
      const ending = (await anna.chat()).find(({ id }) => id === progress.id);
      expect(ending?.text).toMatch(/^(I was restarted|Stopped\. It was already on its way)/);
      expect(await rowsOf('inbox')).toEqual([]);
      expect(await rowsOf('outbox')).toEqual([]);
      expect(lives.paid()).toBe(count);
    }
  });
});

describe('a process that is stopped', () => {
  it('in long paid work says so with the price, before it ends', async () => {
    await anna.says('/ask boats');
    const progress = await anna.hears('Asking about boats…');
    await lives.now.stop(400);
    expect(await said()).toMatchObject([{ id: progress.id, text: RESTARTED, buttons: [['Run it again (5 credits)']] }]);
    expect(await rowsOf('inbox')).toEqual([]);
    await lives.restart();
    expect((await said()).length).toBe(1);
    await anna.presses('Run it again (5 credits)');
    await paid(2);
    lives.now.commands.release();
    await anna.hears('Answer to boats');
  });

  it('while Telegram cannot be reached leaves its words to the next', async () => {
    await anna.says('/ask boats');
    await paid(1);
    await lives.driver.fault({ method: '*', kind: 'cut_before', times: 1_000 });
    await lives.now.stop(400);
    expect(await said()).toEqual([]);
    await lives.driver.clearFaults();
    await lives.restart();
    expect((await said()).map(({ text }) => text.split('\n')[0])).toEqual([RESTARTED]);
  });

  it('lets what can end in time end, and leaves what has asked for nothing to the next', async () => {
    await anna.says('/ask boats');
    await paid(1);
    await anna.says('/ask now');
    await anna.hears('Yours is next.');
    const stopped = lives.now.stop(8_000);
    lives.now.commands.release();
    await stopped;
    expect((await said()).map(({ text }) => text)).toContain('Answer to boats');
    expect(lives.paid()).toBe(1);
    await lives.restart();
    await anna.hears('Answer to now');
    await lives.settled();
    expect((await said()).map(({ text }) => text).sort()).toEqual(['Answer to boats', 'Answer to now']);
    expect(lives.paid()).toBe(2);
  });
});

describe('what a newer version has kept', () => {
  it.each([false, true])('is left alone (past its point of no return: %s), and blocks nobody', async (committed) => {
    const rows = createInboxRows(lives.database, { now: Date.now, holdMs: 0 });
    const from = { id: 11, is_bot: false, first_name: 'Anna' };
    const entities = [{ type: 'bot_command', offset: 0, length: 4 }];
    const message = { message_id: 1, date: 1, chat: { id: 11, type: 'private' }, from, text: '/ask now', entities };
    const row = {
      updateId: 5,
      lane: lives.now.pseudonym(11),
      control: false,
      receivedAt: 0,
      owner: 'newer',
      claim: 'newer.1',
    };
    await lives.database.write(rows.record({ ...row, update: { update_id: 5, message } }, true));
    await lives.database.write(rows.save(5, 'newer.1', JSON.stringify({ form: 2, command: 'ask' })));
    if (committed) await lives.database.query.updateTable('inbox').set({ state: 'committed' }).execute();
    const [kept] = await rowsOf('inbox');
    await lives.kill();
    await lives.restart();
    expect(await said()).toEqual([]);
    expect(lives.paid()).toBe(0);
    const { sealed, progress } = kept ?? {};
    expect(await rowsOf('inbox')).toMatchObject([
      { update_id: 5, owner: null, sealed, progress, state: committed ? 'committed' : 'accepted' },
    ]);
    // While another command of the chat runs as well, so that this one is recorded.
    await anna.says('/ask boats');
    await paid(1);
    await anna.says('/count wait');
    await anna.says('/echo hello');
    await anna.hears('hello');
    lives.now.commands.release();
    lives.now.commands.release();
  });
});
