/**
 * The world around a bot that is killed again and again: Telegram, which delivers what is not acknowledged until it is
 * (by webhook or by polling), and the service and chat, which note every effect. All over loopback HTTP.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

export interface Effects {
  /** How often the paid call of an update was made. */
  paid: Map<number, number>;
  /** The processes that sent a free reply, by update. */
  replies: Map<number, string[]>;
  /** Messages that can be edited: whose, and what they say at last. */
  messages: { updateId: number; text: string }[];
  /** In which order updates of a lane started, by process. */
  starts: { process: string; lane: string; updateId: number; attempt: number }[];
}

export interface TortureUpdate {
  update_id: number;
  lane: string;
  work: 'quick' | 'long';
}

const Effect = z.object({
  process: z.string(),
  updateId: z.number(),
  lane: z.string().optional(),
  attempt: z.number().optional(),
  message: z.number().optional(),
  text: z.string().optional(),
});

export interface TortureWorld {
  url: string;
  effects: Effects;
  /** Telegram has an update for the bot. */
  post(update: TortureUpdate): void;
  unacknowledged(): number;
  /** Deliver by webhook to these addresses (a load balancer takes any); empty while no process lives. */
  webhooks: string[];
  close(): Promise<void>;
}

export async function createTortureWorld(): Promise<TortureWorld> {
  const effects: Effects = { paid: new Map(), replies: new Map(), messages: [], starts: [] };
  const pending = new Map<number, TortureUpdate>();
  const queues = new Map<string, TortureUpdate[]>();
  const webhooks: string[] = [];
  let closed = false;

  async function answer(path: string, body: unknown): Promise<unknown> {
    if (path === '/getUpdates') {
      const { offset } = z.object({ offset: z.number().optional() }).parse(body);
      for (const id of pending.keys()) if (offset !== undefined && id < offset) pending.delete(id);
      const updates = [...pending.values()].sort((a, b) => a.update_id - b.update_id).slice(0, 100);
      if (updates.length === 0) await pause(10);
      return updates;
    }
    const effect = Effect.parse(body);
    const { process, updateId } = effect;
    if (path === '/start') {
      effects.starts.push({ process, updateId, lane: effect.lane ?? '', attempt: effect.attempt ?? 0 });
    } else if (path === '/paid') {
      effects.paid.set(updateId, (effects.paid.get(updateId) ?? 0) + 1);
      await pause(5 + (updateId % 25));
    } else if (path === '/reply') {
      effects.replies.set(updateId, [...(effects.replies.get(updateId) ?? []), process]);
    } else if (path === '/send') {
      return effects.messages.push({ updateId, text: effect.text ?? '' }) - 1;
    } else if (path === '/edit') {
      const message = effects.messages[effect.message ?? -1];
      if (!message || message.updateId !== updateId) throw new Error('no such message');
      message.text = effect.text ?? '';
    }
    return null;
  }

  const server = createServer((request, response) => {
    read(request)
      .then((body) => answer(request.url ?? '', JSON.parse(body)))
      .then((result) => response.end(JSON.stringify(result)))
      .catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  /** One queue a lane: its next is delivered when this one has been acknowledged. */
  async function deliver(queue: TortureUpdate[]): Promise<void> {
    for (let head = queue[0]; head && !closed; head = queue[0]) {
      const target = webhooks[Math.floor(Math.random() * webhooks.length)];
      const status = target === undefined ? 0 : await push(target, head);
      if (status === 200) {
        queue.shift();
        pending.delete(head.update_id);
      } else {
        await pause(5);
      }
    }
  }

  return {
    url: `http://127.0.0.1:${port}`,
    effects,
    webhooks,
    post(update) {
      pending.set(update.update_id, update);
      const queue = queues.get(update.lane) ?? [];
      queues.set(update.lane, queue);
      queue.push(update);
      if (queue.length === 1) void deliver(queue);
    },
    unacknowledged: () => pending.size,
    close() {
      closed = true;
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function push(target: string, update: TortureUpdate): Promise<number> {
  try {
    const response = await fetch(target, { method: 'POST', body: JSON.stringify(update) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

export async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
