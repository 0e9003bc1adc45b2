/** Many writes in one transaction: what goes wrong with one costs no other, and order is kept. */
import { CompiledQuery, type QueryResult } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createGroupCommit } from '#storage/group-commit.ts';
import { fakeClock } from '../support/clock.ts';
import { DATABASES, testVault } from '../support/databases.ts';

const refusal = () => Object.assign(new Error('a constraint'), { code: '23505' });
const lost = () => Object.assign(new Error('no connection'), { code: 'ECONNRESET' });

/** Over a server that does as `answer` says with each transaction; statements are their names. */
function rig(answer: (names: readonly string[]) => Error | undefined = () => undefined) {
  const clock = fakeClock();
  const made: string[][] = [];
  const group = createGroupCommit({
    clock,
    log: undefined,
    async batchRunner(statements): Promise<QueryResult<unknown>[]> {
      const names = statements.map(({ sql }) => sql);
      const error = answer(names);
      if (error) throw error;
      made.push(names);
      return names.map((name) => ({ rows: [name] }));
    },
  });
  const write = (name: string, options = {}) =>
    group.write({ statements: [CompiledQuery.raw(name)], read: ([result]) => result?.rows[0] }, options);
  return { clock, made, group, write };
}

describe('group commit', () => {
  it('makes what comes in one turn one transaction, and each hears its own', async () => {
    const { write, made, group } = rig();
    expect(await Promise.all(['a', 'b', 'c'].map((name) => write(name)))).toEqual(['a', 'b', 'c']);
    expect(made).toEqual([['a', 'b', 'c']]);
    expect(group.counts()).toEqual({ transactions: 1, writes: 3 });
  });

  it('lets a refused write fail alone', async () => {
    const { write, made } = rig((names) => (names.includes('bad') ? refusal() : undefined));
    const ends = await Promise.allSettled(['a', 'bad', 'b'].map((name) => write(name)));
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(made).toEqual([['a'], ['b']]);
  });

  it('makes again, in its order, what was rolled back to end a deadlock, also for who does not wait for a database', async () => {
    const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });
    let deadlocks = 2;
    const { write, made, clock } = rig(() => (deadlocks-- > 0 ? deadlock() : undefined));
    const writes = [write('a', { once: true })];
    await clock.advance(10);
    writes.push(write('b', { once: true }));
    await clock.advance(1000);
    expect(await Promise.all(writes)).toEqual(['a', 'b']);
    expect(made).toEqual([['a', 'b']]);
  });

  it('loses nothing and keeps the order while the database cannot be reached', async () => {
    let down = true;
    const { write, made, clock, group } = rig(() => (down ? lost() : undefined));
    const writes = ['a', 'b'].map((name) => write(name));
    const impatient = expect(write('once', { once: true })).rejects.toThrow('no connection');
    await clock.advance(1000);
    writes.push(write('c'));
    await impatient;
    await clock.advance(3000);
    expect([made, group.canWrite()]).toEqual([[], false]);
    down = false;
    await clock.advance(2000);
    expect(group.canWrite()).toBe(true);
    expect(await Promise.all(writes)).toEqual(['a', 'b', 'c']);
    await group.settled();
    expect(made).toEqual([['a', 'b', 'c']]);
  });

  it('keeps the order when the database goes away while refused writes are sorted out', async () => {
    let calls = 0;
    const { write, made, clock } = rig((names) => {
      calls += 1;
      if (names.includes('bad')) return refusal();
      return calls === 3 ? lost() : undefined;
    });
    const writes = ['a', 'once', 'b', 'c'].map((name) => write(name, { once: name === 'once' }));
    const bad = expect(write('bad')).rejects.toThrow('a constraint');
    const impatient = expect(writes.splice(1, 1)[0]).rejects.toThrow('no connection');
    const late = write('late');
    await clock.advance(500);
    await Promise.all([impatient, bad]);
    expect(await Promise.all([...writes, late])).toEqual(['a', 'b', 'c', 'late']);
    expect(made.flat()).toEqual(['a', 'b', 'c', 'late']);
  });

  it('rejects what waits when it is closed, and what comes later', async () => {
    const { write, group, clock } = rig(lost);
    const waiting = expect(write('a')).rejects.toThrow('closed');
    await clock.advance(0);
    group.close();
    await waiting;
    await expect(write('b')).rejects.toThrow('closed');
    await group.settled();
    await clock.advance(10_000);
  });

  it.each(DATABASES)('knows a refusal of $name', async ({ open }) => {
    const database = await open(testVault());
    const put = (name: string) => ({
      statements: [database.query.insertInto('meta').values({ name, value: '' }).compile()],
      read: () => name,
    });
    await database.write(put('a'));
    const ends = await Promise.allSettled(['b', 'a', 'c'].map((name) => database.write(put(name))));
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const nonsense = { statements: [CompiledQuery.raw('select nothing from nowhere')], read: () => undefined };
    await expect(database.write(nonsense)).rejects.toThrow();
    await database.close();
  });
});
