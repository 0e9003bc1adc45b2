/**
 * A bot that is made to be killed: the pipeline with handlers whose every effect goes to the torture world by HTTP.
 * Its one argument is JSON. It begins when a line comes on standard input (so that a test can keep one in reserve), and
 * says its webhook address on standard output when it is ready.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';
import { systemClock } from '../../src/clock.ts';
import { createLog } from '../../src/log.ts';
import { createVault } from '../../src/secrets.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { createPipeline } from '../../src/updates/pipeline.ts';
import { createPoller } from '../../src/updates/poller.ts';
import { BusyError, StoppingError, type UpdateTurn } from '../../src/updates/turn.ts';
import { IncomingUpdate } from '../../src/updates/update.ts';
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
    await turn.longWork({ person: lane, label: '/ask' }, async (signal) => {
      const message =
        Progress.parse(turn.progress)?.message ?? z.number().parse(await call('/send', { updateId, text: 'working' }));
      await turn.pointOfNoReturn({ message });
      await call('/paid', { updateId }, signal);
      await turn.saveProgress({ message, answer: 'the answer' });
      await call('/edit', { updateId, message, text: 'the answer' });
    });
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    await call('/reply', { updateId });
  }
}

async function interrupted(_: IncomingUpdate, turn: UpdateTurn): Promise<void> {
  const { updateId } = turn;
  const kept = Progress.parse(turn.progress);
  const message = kept?.message ?? z.number().parse(await call('/send', { updateId, text: 'working' }));
  if (!kept) await turn.saveProgress({ message });
  await call('/edit', { updateId, message, text: kept?.answer ?? 'interrupted' });
}

await once(process.stdin, 'data');
// Whatever goes wrong while nobody kills it is worth seeing.
const log = createLog('error', { write: (line) => void process.stderr.write(line) });
const database = await openDatabase(address, createVault([Buffer.from(key, 'base64')]));
const pipeline = createPipeline({
  database,
  clock: systemClock,
  log,
  classify: (update) => ({ lane: String(update.lane), work: update.work === 'long' ? 'long' : 'quick' }),
  handle,
  interrupted,
  limits: { leaseMs },
});
await pipeline.start();

if (intake === 'polling') {
  createPoller({
    fetchUpdates: async (offset) => z.array(z.unknown()).parse(await call('/getUpdates', { offset })),
    receive: pipeline.receive,
    clock: systemClock,
    log,
  }).start();
}
const server = createServer((request, response) => {
  read(request)
    .then((body) => pipeline.receive(IncomingUpdate.parse(JSON.parse(body))))
    .then(() => response.end())
    .catch((error: unknown) => response.writeHead(error instanceof StoppingError ? 503 : 500).end());
});
server.listen(0, '127.0.0.1', () => {
  const bound = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}\n`);
});
process.once('SIGTERM', () => {
  void pipeline.stop(2000).then(() => process.exit(0));
});
