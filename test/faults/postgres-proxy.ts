/**
 * A proxy between the bot and Postgres that can lose the reply to a commit, stall, or cut every connection. It parses
 * the protocol (version 3, "Message Formats" in the Postgres manual) only as far as needed: which requests may write,
 * and where a reply ends outside a transaction.
 */

import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { listenLocally } from '../support/local-server.ts';
import { createPostgresDatabase } from '../support/postgres.ts';

export interface PostgresProxy {
  readonly port: number;
  /** The next `times` commits (of a transaction, or of a single write) are carried out, but their replies are lost. */
  loseCommits(times: number): void;
  /** Blocks both directions for `ms`. */
  stall(ms: number): void;
  /** Silences the current connections without closing them, like a dead server. New ones work. */
  abandon(): void;
  /** Number of request chunks sent to abandoned connections. */
  unheard(): number;
  /** Cuts every connection, and refuses new ones for `ms`. */
  cut(ms: number): void;
  /** Ends all faults. */
  calm(): void;
  close(): Promise<void>;
}

/** An empty database on a server, by default the one at TEST_POSTGRES_URL: its URL, and one through a proxy. */
export async function openProxiedDatabase(server?: string) {
  const { url: direct, drop } = await createPostgresDatabase(server);
  const url = new URL(direct);
  const proxy = await startPostgresProxy({ host: url.hostname, port: Number(url.port || 5432) });
  url.host = `127.0.0.1:${proxy.port}`;
  return {
    direct,
    url: url.href,
    proxy,
    async close() {
      await proxy.close();
      await drop();
    },
  };
}

const WRITES = /\b(?:insert|update|delete|commit)\b/i;
const IDLE = 'I'.charCodeAt(0);

async function startPostgresProxy(target: { host: string; port: number }): Promise<PostgresProxy> {
  const sockets = new Set<Socket>();
  const lines = new Set<{ abandoned: boolean }>();
  let commitsToLose = 0;
  let stalledUntil = 0;
  let refusedUntil = 0;
  let unheard = 0;

  const passing = async () => {
    while (stalledUntil > Date.now()) await pause(10);
  };

  function join(client: Socket): void {
    if (refusedUntil > Date.now()) return void client.destroy();
    const server = connect(target);
    const both = [client, server];
    const line = { abandoned: false };
    lines.add(line);
    const end = () => {
      lines.delete(line);
      for (const socket of both) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of both) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', end).on('close', end);
    }
    const written = watchWrites();
    const requests = inOrder(passing, (chunk) => {
      if (line.abandoned) {
        unheard += 1;
        return;
      }
      written.saw(chunk);
      server.write(chunk);
    });
    const split = messageSplitter();
    let held: Buffer[] = [];
    const replies = inOrder(passing, (chunk) => {
      if (line.abandoned) return;
      for (const message of split(chunk)) {
        held.push(message);
        const ready = message[0] === 0x5a;
        const committed = ready && message[5] === IDLE && written.any();
        if (committed && commitsToLose > 0) {
          commitsToLose -= 1;
          end();
          return;
        }
        if (ready && message[5] === IDLE) written.reset();
        // Only its end shows whether a reply is a commit's, so hold it back until then.
        if (ready || commitsToLose === 0 || !written.any()) {
          client.write(Buffer.concat(held));
          held = [];
        }
      }
    });
    client.on('data', requests);
    server.on('data', replies);
  }

  const server = createServer(join);
  const port = await listenLocally(server);
  return {
    port,
    loseCommits(times) {
      commitsToLose = times;
    },
    stall(ms) {
      stalledUntil = Date.now() + ms;
    },
    abandon() {
      for (const line of lines) line.abandoned = true;
    },
    unheard: () => unheard,
    cut(ms) {
      refusedUntil = Date.now() + ms;
      for (const socket of sockets) socket.destroy();
    },
    calm() {
      commitsToLose = 0;
      stalledUntil = 0;
      refusedUntil = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Passes chunks one at a time, each after `passing` resolves. */
function inOrder(passing: () => Promise<void>, pass: (chunk: Buffer) => void): (chunk: Buffer) => void {
  let last = Promise.resolve();
  return (chunk) => {
    last = last.then(passing).then(() => pass(chunk));
  };
}

/** Splits a stream into typed messages: one type byte, then a length that includes itself. */
function messageSplitter(): (chunk: Buffer) => Buffer[] {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const messages: Buffer[] = [];
    while (rest.length >= 5) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) break;
      messages.push(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
    return messages;
  };
}

/** Tracks whether the client's requests since the last reset may write. */
function watchWrites() {
  const prepared = new Map<string, boolean>();
  const split = messageSplitter();
  let started = false;
  let any = false;
  return {
    saw(chunk: Buffer) {
      // The startup message has no type byte; the client waits for its reply.
      if (!started) {
        started = true;
        return;
      }
      for (const message of split(chunk)) {
        const texts = message.subarray(5).toString('utf8').split('\0');
        const type = String.fromCharCode(message[0] ?? 0);
        if (type === 'Q') any ||= WRITES.test(texts[0] ?? '');
        if (type === 'P') prepared.set(texts[0] ?? '', WRITES.test(texts[1] ?? ''));
        if (type === 'B') any ||= prepared.get(texts[1] ?? '') ?? false;
      }
    },
    any: () => any,
    reset() {
      any = false;
    },
  };
}
