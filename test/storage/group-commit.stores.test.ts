/** Group commit: a failing write affects no other write of its transaction, and order is kept. */
import { CompiledQuery, type QueryResult } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createGroupCommit } from '#storage/group-commit.ts';
import { fakeClock } from '../support/clock.ts';
import { testDatabase } from '../support/databases.ts';

const refusal = () => Object.assign(new Error('a constraint'), { code: '23505' });
const lost = () => Object.assign(new Error('no connection'), { code: 'ECONNRESET' });

/** A fake server that runs each transaction as `answer` decides; statements are identified by name. */
function rig(answer: (names: readonly string[]) => Error | undefined = () => undefined) {
  const clock = fakeClock();
  const made: string[][] = [];
  const group = createGroupCommit({
    clock,
    log: undefined,
    async runBatch(statements): Promise<QueryResult<unknown>[]> {
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

const database = await testDatabase();

describe('group commit', () => {
  it('commits the writes of one turn in one transaction, and gives each its own result', async () => {
    const { write, made, group } = rig();
    expect(await Promise.all(['a', 'b', 'c'].map((name) => write(name)))).toEqual(['a', 'b', 'c']);
    expect(made).toEqual([['a', 'b', 'c']]);
    expect(group.counts()).toEqual({ transactions: 1, writes: 3 });
  });

  it('fails only the write that is refused', async () => {
    const { write, made } = rig((names) => (names.includes('bad') ? refusal() : undefined));
    const ends = await Promise.allSettled(['a', 'bad', 'b'].map((name) => write(name)));
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(made).toEqual([['a'], ['b']]);
  });

  it('retries in order what was rolled back by a deadlock, including writes with `once`', async () => {
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

  it('loses nothing and keeps the order while the database is unreachable', async () => {
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

  it('keeps the order when the database becomes unreachable while writes are retried one by one', async () => {
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

  it('rejects waiting and later writes once it is closed', async () => {
    const { write, group, clock } = rig(lost);
    const waiting = expect(write('a')).rejects.toThrow('closed');
    await clock.advance(0);
    group.close();
    await waiting;
    await expect(write('b')).rejects.toThrow('closed');
    await group.settled();
    await clock.advance(10_000);
  });

  it('recognises a refused statement', async () => {
    const put = (name: string) => ({
      statements: [database.query.insertInto('meta').values({ name, value: '' }).compile()],
      read: () => name,
    });
    await database.write(put('a'));
    const ends = await Promise.allSettled(['b', 'a', 'c'].map((name) => database.write(put(name))));
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const nonsense = { statements: [CompiledQuery.raw('select nothing from nowhere')], read: () => undefined };
    await expect(database.write(nonsense)).rejects.toThrow();
  });
});
