/** What a process that is stopped, or killed in the middle of long work, leaves to the next, and what people hear of it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
});
