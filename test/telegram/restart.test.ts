/** What a process that is stopped, or killed during long work, leaves to the next, and what people see of it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRestartableBot, type RestartableBot } from '../support/bot.ts';
import type { DrivenPerson } from '../support/chat-driver.ts';
import { openJobs } from '../support/databases.ts';

let bot: RestartableBot;
let anna: DrivenPerson;
beforeEach(async () => {
  bot = await openRestartableBot();
  anna = await bot.driver.person({ id: 11, name: 'Anna' });
});
afterEach(async () => {
  await bot.close();
});

const RESTARTED = 'I was restarted.\nIt may have cost 5 credits.';
const said = async () => (await anna.chat()).filter(({ fromBot }) => fromBot);
const paid = (count: number) => expect.poll(bot.paid).toBe(count);
const PIECE = /^piece\d|^All pieces/;
const pieces = async () =>
  (await anna.chat()).flatMap(({ fromBot, text }) => (fromBot ? (PIECE.exec(text)?.[0] ?? []) : []));
const runs = () => bot.now.commands.ran.filter(({ name }) => name === 'pieces');

async function expectNothingPending(): Promise<void> {
  expect(await openJobs(bot.database)).toEqual([]);
}

describe('a process that is killed during long paid work', () => {
  it('after Stop was pressed pays for nothing twice, and the person gets an ending', {
    timeout: 60_000,
  }, async () => {
    for (let count = 1, died = true; died; count++) {
      await anna.says('/ask boats');
      const progress = await anna.hears('Asking about boats…');
      died = await bot.diesOf({ at: 'write', count, through: count % 2 === 0 }, () =>
        anna.presses('Stop', { on: progress }),
      );
      if (died) await bot.restart();
      const ending = async () => (await anna.chat()).find(({ id }) => id === progress.id)?.text;
      // The last edit may still be in flight when everything is written.
      await expect.poll(ending).toMatch(/^(I was restarted|Stopped)\.\nIt may have cost 5 credits\./);
      await expectNothingPending();
      expect(bot.paid()).toBe(count);
    }
  });
});

describe('a process that is stopped', () => {
  it('during long paid work says so with the price, before it ends', async () => {
    await anna.says('/ask boats');
    const progress = await anna.hears('Asking about boats…');
    await bot.now.stop(2_000);
    expect(await said()).toMatchObject([{ id: progress.id, text: RESTARTED, buttons: [['Try again (5 credits)']] }]);
    expect(await openJobs(bot.database)).toEqual([]);
    await bot.restart();
    expect((await said()).length).toBe(1);
    await anna.presses('Try again (5 credits)');
    await paid(2);
    bot.now.commands.release();
    await anna.hears('Answer to boats');
  });
});

it.each(['write', 'call'] as const)(
  'long work sends every piece in order, with repeats marked, whichever %s its process dies at',
  { timeout: 60_000 },
  async (at) => {
    for (let count = 1, survived = false; !survived; count++) {
      for (const through of [false, true]) {
        anna = await bot.driver.person({ id: 100 + count * 2 + Number(through), name: 'Anna' });
        survived = !(await bot.diesOf({ at, count, through }, () => anna.says('/pieces 1/3')));
        if (!survived) await bot.restart();
        const said = await pieces();
        const context = JSON.stringify({ at, count, through, said });
        expect([...new Set(said)], context).toEqual(['piece1', 'piece2', 'piece3', 'All pieces']);
        const unmarked = (await anna.chat()).flatMap(({ text }) => (/^(piece\d|All pieces)$/.test(text) ? [text] : []));
        expect([...new Set(unmarked)], context).toEqual(unmarked);
        await expectNothingPending();
      }
    }
  },
);

describe('a person who blocks the bot between two pieces', () => {
  it.each([
    ['immediately', undefined],
    ['when the next piece is already being made', 1_500],
  ])('gets no more pieces, and none is made once Telegram reports it: %s', async (_, slowMs) => {
    await anna.says('/pieces 1/9 wait');
    bot.now.commands.release();
    await anna.hears('piece1');
    await anna.blocks();
    if (slowMs !== undefined) await bot.driver.fault({ method: 'sendMessage', kind: 'slow', ms: slowMs });
    bot.now.commands.release();
    await bot.settled();
    const [run] = runs();
    expect(run?.job.signal.aborted).toBe(true);
    expect((await bot.driver.calls('sendMessage')).map(({ params }) => params.text)).not.toContain('piece3');
    await expectNothingPending();
    await anna.unblocks();
    await anna.says('/echo and now');
    await anna.hears('and now');
    expect(await pieces()).toEqual(['piece1']);
    expect(runs()).toHaveLength(1);
  });
});
