/**
 * The bot is killed (SIGKILL) at random moments while updates come in, and started again. TORTURE_KILLS sets how often
 * in each case. Whatever happens: nothing is lost, nothing is paid twice, nothing is answered twice that was paid.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type DatabaseKind, postgres, sqlite, TEST_KEY } from './databases.ts';
import { createTortureWorld, type TortureWorld } from './torture-world.ts';

const KILLS = Number(process.env.TORTURE_KILLS ?? 14);
const LANES = 24;
/** On a slow machine leases pass, and are taken for passed, while there is work. */
const PATIENCE = { timeout: 60_000 };
const WORKER = new URL('./torture-worker.ts', import.meta.url).pathname;

interface Worker {
  child: ChildProcess;
  webhook: string;
}

/** Starts a process that is ready to begin. */
function spare(settings: object): ChildProcess {
  return spawn(process.execPath, [WORKER, JSON.stringify(settings)], { stdio: ['pipe', 'pipe', 'inherit'] });
}

function begin(child: ChildProcess): Promise<Worker> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the worker ended with code ${code} before it was ready`)));
    child.stdout?.once('data', (line: Buffer) => resolve({ child, webhook: line.toString().trim() }));
    child.stdin?.write('begin\n');
  });
}

async function end(worker: Worker, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ended = new Promise((resolve) => worker.child.once('exit', resolve));
  worker.child.kill(signal);
  await ended;
}

async function torture(kind: DatabaseKind, intake: 'webhook' | 'polling', processes: number): Promise<TortureWorld> {
  const opened = await kind.open();
  const world = await createTortureWorld();
  const workers: Worker[] = [];
  let posted = 0;
  let generation = 0;
  const settings = () => ({
    world: world.url,
    intake,
    address: opened.address,
    key: TEST_KEY.toString('base64'),
    name: `process ${++generation}`,
    leaseMs: 1500,
  });
  let reserve = spare(settings());
  const start = async () => {
    const child = reserve;
    reserve = spare(settings());
    const worker = await begin(child);
    workers.push(worker);
    if (intake === 'webhook') world.webhooks.push(worker.webhook);
  };
  const stop = async (worker: Worker, signal: 'SIGKILL' | 'SIGTERM') => {
    workers.splice(workers.indexOf(worker), 1);
    if (intake === 'webhook') world.webhooks.splice(world.webhooks.indexOf(worker.webhook), 1);
    await end(worker, signal);
  };
  const post = () => {
    posted++;
    const lane = `lane ${Math.floor(Math.random() * LANES)}`;
    world.post({ update_id: posted, lane, work: Math.random() < 0.4 ? 'long' : 'quick' });
  };
  const answered = (id: number) =>
    world.effects.replies.has(id) ||
    world.effects.messages.some((message) => message.updateId === id && message.text !== 'working');
  try {
    for (let process = 0; process < processes; process++) await start();
    for (let kill = 0; kill < KILLS; kill++) {
      const lifeMs = Math.random() ** 2 * 200;
      for (let lived = 0; lived < lifeMs; lived += 4) {
        post();
        await pause(4);
      }
      const victim = workers[Math.floor(Math.random() * workers.length)];
      // Every fifth is stopped in order, as a deploy does.
      if (victim) await stop(victim, kill % 5 === 4 ? 'SIGTERM' : 'SIGKILL');
      await start();
    }
    await expect.poll(() => world.unacknowledged(), PATIENCE).toBe(0);
    const unanswered = () => Array.from({ length: posted }, (_, index) => index + 1).filter((id) => !answered(id));
    await expect.poll(unanswered, PATIENCE).toEqual([]);
    const left = () => opened.database.query.selectFrom('inbox').select('update_id').execute();
    await expect.poll(left, PATIENCE).toEqual([]);
    expect(posted).toBeGreaterThan(KILLS);
    return world;
  } finally {
    reserve.kill('SIGKILL');
    for (const worker of [...workers]) await stop(worker, 'SIGKILL');
    await world.close();
    await opened.close();
  }
}

function judge({ effects }: TortureWorld): void {
  const twice = [...effects.paid].filter(([, calls]) => calls > 1);
  expect(twice, 'paid twice').toEqual([]);

  // A process says a free reply once; only a kill right after it makes the next process say it again.
  const doubled = [...effects.replies].filter(([, processes]) => new Set(processes).size < processes.length);
  expect(doubled, 'replied twice by one process').toEqual([]);

  const finals = new Map<number, number>();
  for (const { updateId, text } of effects.messages) {
    if (text !== 'working') finals.set(updateId, (finals.get(updateId) ?? 0) + 1);
  }
  expect(
    [...finals].filter(([, count]) => count > 1),
    'answered twice',
  ).toEqual([]);

  const unpaid = [...effects.paid.keys()].filter((id) => !finals.has(id));
  expect(unpaid, 'paid and never answered').toEqual([]);

  // Updates of a lane start in order for the first time, whichever process starts them.
  const last = new Map<string, number>();
  const started = new Set<number>();
  for (const { lane, updateId } of effects.starts) {
    if (!started.has(updateId)) {
      expect(updateId, `order in ${lane}`).toBeGreaterThan(last.get(lane) ?? 0);
      last.set(lane, updateId);
    }
    started.add(updateId);
  }
}

describe(`killed ${KILLS} times`, () => {
  it.each(['webhook', 'polling'] as const)(
    `on SQLite over %s, nothing is lost, paid twice or answered twice`,
    async (intake) => judge(await torture(sqlite, intake, 1)),
    180_000 + KILLS * 4000,
  );
});

describe.skipIf(postgres.skipped)(`two processes on ${postgres.name}, ${KILLS} kills`, () => {
  it.each(['webhook', 'polling'] as const)(
    `over %s, nothing is lost, paid twice or answered twice`,
    async (intake) => judge(await torture(postgres, intake, 2)),
    180_000 + KILLS * 6000,
  );
});
