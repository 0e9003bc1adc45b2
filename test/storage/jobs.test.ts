/** Query plans of the jobs table: numbers of finished updates stay for days, and no statement may scan them. */
import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { type Database, openDatabase } from '#storage/database.ts';
import { createDepths } from '#storage/inspection.ts';
import { createJobs, type PaidRequest } from '#storage/jobs.ts';
import type { Write } from '#storage/write.ts';
import { testVault } from '../support/databases.ts';

it('no statement scans all jobs', async () => {
  const real = await openDatabase({ kind: 'sqlite', path: ':memory:' }, testVault());
  const plans: string[] = [];
  const explain = async ({ sql }: CompiledQuery, parameters: readonly unknown[]) => {
    const { rows } = await real.query.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    plans.push(...rows.map(({ detail }) => detail));
  };
  const database: Database = {
    ...real,
    async read(compiled, parameters) {
      await explain(compiled, parameters);
      return real.read(compiled, parameters);
    },
    async write(write, options) {
      for (const statement of write.statements) await explain(statement, statement.parameters);
      return real.write(write, options);
    },
  };
  const jobs = createJobs(database, { now: () => 1 });
  const message = { id: 'm', chat: '1', message: {}, step: 0, maybeSent: false, madeAt: 1 };
  const reservation: PaidRequest['reservation'] = { id: '', statements: [], read: () => ({ granted: true }) };
  const writes = [
    jobs.record({ updateId: 1, queue: '1', inOrder: true, receivedAt: 1, update: {} }, true),
    ...[jobs.start(1, 1), jobs.save(1, '{}'), jobs.enterLine(1, '1', '{}'), jobs.leaveQueue(1)],
    jobs.pay(1, { payer: '1', progress: '{}', reservation }),
    ...[jobs.add(message, 1), jobs.add(message), jobs.mark('m', 0, true), jobs.rewrite(message)],
    ...[jobs.planDeletion(message, 1), jobs.remove('m'), jobs.finish(1), jobs.release(1), jobs.setAside(1)],
  ] as const;
  for (const write of writes) await database.write(write as Write<unknown>);
  await jobs.cancel(['1', '2'], undefined, []);
  await jobs.cancelAll('1', []);
  await jobs.forget('1', []);
  await jobs.held();
  await jobs.takeOver(5);
  await jobs.eraseDone();
  await jobs.leave();
  await createDepths(database)();
  expect(plans.length).toBeGreaterThan(20);
  // Scanning the partial index of unfinished jobs is fine.
  expect(plans.filter((detail) => /^SCAN jobs(?! USING INDEX jobs_visible)/.test(detail))).toEqual([]);
  await real.close();
});
