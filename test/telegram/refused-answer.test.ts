/** If the database refuses an answer, the person is still told once, with what the request may have cost. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Asking, openAsking } from './open-bot.ts';

let open: Asking;
beforeEach(async () => {
  open = await openAsking();
});
afterEach(async () => {
  await open.close();
});

const refuseWhere = (condition: string) =>
  sql
    .raw(
      `create trigger refusing before insert on jobs when new.kind = 'message' and ${condition} begin select raise(abort, 'no'); end`,
    )
    .execute(open.database.query);
const recover = () => sql`drop trigger refusing`.execute(open.database.query);
const WITH_PRICE = /may have cost 5 credits/;

describe('an answer that the database refuses', () => {
  it('is reported immediately, with what it may have cost', async () => {
    await refuseWhere('length(new.sealed) > 3000');
    await open.anna.says('/ask parts 1');
    const told = await open.anna.hears(WITH_PRICE);
    await open.rests();
    expect(await open.texts()).toEqual([told.text]);
    await open.anna.says('/ask now');
    await open.anna.hears('Answer to now');
  });

  it('is reported once the database accepts writes again, if it refused everything for a while', async () => {
    await open.asksForLong('boats');
    await refuseWhere('true');
    open.commands.release();
    await open.turnUntil(() => open.logged().includes('a handler failed'));
    await recover();
    await open.turnUntil(async () => (await open.texts()).some((text) => WITH_PRICE.test(text)));
    await open.rests();
    expect(await open.texts()).toHaveLength(1);
    expect(open.commands.paid()).toBe(1);
    await open.anna.says('/ask now');
    await open.anna.hears('Answer to now');
  });

  it('is not sent if another process owns the request by now', async () => {
    await open.asks('boats');
    await sql`update jobs set owner = 'another' where state = 'paid'`.execute(open.database.query);
    open.commands.release();
    await open.rests();
    expect(await open.texts()).toEqual([]);
    const { rows } = await sql`select owner, state from jobs where state <> 'done'`.execute(open.database.query);
    expect(rows).toEqual([{ owner: 'another', state: 'paid' }]);
  });
});
