/**
 * A bot that is made to be killed: the inbox with handlers whose every effect goes to the torture world by HTTP.
 * Its one argument is JSON. It begins when a line comes on standard input (so that a test can keep one in reserve), and
 * says its webhook address on standard output when it is ready.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createVault } from '#platform/vault.ts';
import { openDatabase } from '#storage/database.ts';
import { createSpending } from '#storage/spending.ts';
import { createInbox } from '#telegram/jobs/inbox/inbox.ts';
import { createPoller } from '#telegram/jobs/inbox/poller.ts';
import { StoppingError, TooManyWaitingError, type UpdateTurn } from '#telegram/jobs/inbox/turn.ts';
import { IncomingUpdate } from '#telegram/jobs/inbox/update.ts';
import { read } from './torture-world.ts';

const { world, intake, address, key, name, leaseMs } = z
  .object({
    world: z.string(),
    intake: z.enum(['webhook', 'polling']),
    address: z.union([
      z.object({ kind: z.literal('sqlite'), path: z.string() }),
      z.object({ kind: z.literal('postgres'), url: z.string() }),
    ]),
    key: z.string(),
    name: z.string(),
    leaseMs: z.number(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

const Progress = z.object({ message: z.number(), answer: z.string().optional() }).optional();

async function call(path: string, body: object, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(`${world}${path}`, {
    method: 'POST',
    body: JSON.stringify({ process: name, ...body }),
    ...(signal ? { signal } : {}),
  });
  if (response.status !== 200) throw new Error(`the world answers ${response.status}`);
  return response.json();
}

async function handle(update: IncomingUpdate, turn: UpdateTurn): Promise<void> {
  const { updateId } = turn;
  const lane = String(update.lane);
  await call('/start', { updateId, lane, attempt: turn.attempt });
  if (update.work !== 'long') {
    await call('/reply', { updateId });
    return;
  }
  try {
    const kept = Progress.parse(turn.progress);
    const message = kept?.message ?? z.number().parse(await call('/send', { updateId, text: 'working' }));
    const entry = {
      person: lane,
      command: 'ask',
      operation: 'ask',
      credits: 5,
      now: Date.now(),
      since: 0,
      cap: undefined,
    };
    await turn.pay({
      person: lane,
      progress: { message },
      reservation: spending.reserving(entry),
      onQueued: () => undefined,
      onLine: () => undefined,
    });
    await call('/paid', { updateId }, turn.signal);
    await turn.save({ message, answer: 'the answer' });
    await call('/edit', { updateId, message, text: 'the answer' });
  } catch (error) {
    if (!(error instanceof TooManyWaitingError)) throw error;
    await call('/reply', { updateId });
  }
}

async function interrupted(_: IncomingUpdate, turn: UpdateTurn): Promise<void> {
  const { updateId } = turn;
  const kept = Progress.parse(turn.progress);
  const message = kept?.message ?? z.number().parse(await call('/send', { updateId, text: 'working' }));
  if (!kept) await turn.save({ message });
  await call('/edit', { updateId, message, text: kept?.answer ?? 'interrupted' });
}

await once(process.stdin, 'data');
// Whatever goes wrong while nobody kills it is worth seeing.
const log = createLog('error', { write: (line) => void process.stderr.write(line) });
const database = await openDatabase(address, createVault([Buffer.from(key, 'base64')]), { log });
const spending = createSpending(database);
const inbox = createInbox({
  database,
  clock: systemClock,
  log,
  limits: { leaseMs },
});
await inbox.start({
  classify: ({ lane }) => ({ lane: String(lane), control: false }),
  handle,
  interrupted,
});

if (intake === 'polling') {
  createPoller({
    fetchUpdates: async (offset) => z.array(z.unknown()).parse(await call('/getUpdates', { offset })),
    receive: inbox.receive,
    clock: systemClock,
    log,
  }).start();
}
const server = createServer((request, response) => {
  read(request)
    .then((body) => inbox.receive(IncomingUpdate.parse(JSON.parse(body))))
    .then(() => response.end())
    .catch((error: unknown) => response.writeHead(error instanceof StoppingError ? 503 : 500).end());
});
server.listen(0, '127.0.0.1', () => {
  const bound = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}\n`);
});
process.once('SIGTERM', () => {
  void inbox.stop(2000).then(() => process.exit(0));
});
