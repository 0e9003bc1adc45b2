/** Long work that says one piece after the other: none is lost with its process, and none is made for a closed chat. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DrivenPerson } from '../support/playground-driver.ts';
import { type Lives, openLives } from './lives.ts';

let lives: Lives;
let anna: DrivenPerson;
beforeEach(async () => {
  lives = await openLives();
  anna = await lives.driver.person({ id: 71, name: 'Anna' });
});
afterEach(async () => {
  await lives.close();
});

const PIECE = /^piece\d|^All pieces/;
const pieces = async () =>
  (await anna.chat()).flatMap(({ fromBot, text }) => (fromBot ? (PIECE.exec(text)?.[0] ?? []) : []));
const runs = () => lives.now.commands.ran.filter(({ name }) => name === 'pieces');

async function nothingIsLeft(): Promise<void> {
  expect(await lives.database.query.selectFrom('inbox').selectAll().execute()).toEqual([]);
  expect(await lives.database.query.selectFrom('outbox').selectAll().execute()).toEqual([]);
}

it.each(['write', 'call'] as const)('says every piece, in order, whatever %s its process dies at', async (at) => {
  for (let count = 1, survived = false; !survived; count++) {
    for (const through of [false, true]) {
      anna = await lives.driver.person({ id: 100 + count * 2 + Number(through), name: 'Anna' });
      survived = !(await lives.diesOf({ at, count, through }, () => anna.says('/pieces 1/3')));
      if (!survived) await lives.restart();
      const said = await pieces();
      const context = JSON.stringify({ at, count, through, said });
      expect([...new Set(said)], context).toEqual(['piece1', 'piece2', 'piece3', 'All pieces']);
      await nothingIsLeft();
    }
  }
});

describe('a person who blocks the bot between two pieces', () => {
  it.each([
    ['at once', undefined],
    ['when the next piece is being made already', 1_500],
  ])('hears of no more of them, and none is made once Telegram says so: %s', async (_, slowMs) => {
    await anna.says('/pieces 1/9 wait');
    lives.now.commands.release();
    await anna.hears('piece1');
    await anna.blocks();
    if (slowMs !== undefined) await lives.driver.fault({ method: 'sendMessage', kind: 'slow', ms: slowMs });
    lives.now.commands.release();
    await lives.settled();
    const [run] = runs();
    expect(run?.turn.signal.aborted).toBe(true);
    expect((await lives.driver.calls('sendMessage')).map(({ params }) => params.text)).not.toContain('piece3');
    await nothingIsLeft();
    await anna.unblocks();
    await anna.says('/echo and now');
    await anna.hears('and now');
    expect(await pieces()).toEqual(['piece1']);
    expect(runs()).toHaveLength(1);
  });
});
