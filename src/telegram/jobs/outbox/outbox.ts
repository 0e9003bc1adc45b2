/**
 * Says once, at Telegram's pace, and never loses. The only one that knows that Telegram failed: nothing but an end of
 * item.ts ends a saying, neither a timeout nor a reset, a 5xx, a 429 of any length or the end of the process.
 *
 * What cannot be said at once becomes durable, and gives whoever handed it over free. Where it is in doubt whether a
 * message arrived, an edit is repeated, and a new message comes again saying that it is a repeat. In a chat everything is
 * said in the order in which it was handed over.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { createMetrics, type Metrics } from '#platform/metrics.ts';
import { currentRequest, runWithRequest } from '#platform/request-context.ts';
import type { Database } from '#storage/database.ts';
import { createOutboxRows, type LeftRow } from '#storage/outbox.ts';
import { type Write, writeOf } from '#storage/write.ts';
import type { BotApi } from '../../api/bot-api.ts';
import { BotApiError } from '../../api/errors.ts';
import type { Place } from '../../api/message.ts';
import { type Asides, createAsides } from './asides.ts';
import { createChats } from './chats.ts';
import { createCourier, type OutboxWords } from './courier.ts';
import { createFadingDesk } from './fading.ts';
import { createGate } from './gate.ts';
import { Item, itemId } from './item.ts';
import { overallBucket } from './pace.ts';
import { createQueue } from './queue.ts';
import { Saying } from './saying.ts';

interface Lookout {
  /** Takes over what was left before. Rejects when the database cannot be read. */
  start(): Promise<void>;
  stop(): void;
  /** Tells the others that nobody should call before `until` (by Clock.monotonic). */
  tell(until: number): void;
}

const GATE_LOOK_MS = 1_000;
/** A shorter pause is over before anybody hears of it. */
const WORTH_TELLING_MS = 1_000;
/** Nobody is kept from calling for longer by what another has said: what lies further ahead is of a clock that was wrong. */
const LONGEST_TOLD_MS = 60_000;

function createLookout(options: {
  database: Database;
  clock: Clock;
  log: Log;
  adopt(): Promise<LeftRow[]>;
  take(row: LeftRow): void;
  heard(until: number): void;
}): Lookout {
  const { database, clock, log } = options;
  const shared = database.kind === 'postgres';
  const gate = sql<{ value: string }>`select value from meta where name = 'gate'`.compile(database.query);
  let stopped = false;
  /** What was said last, here or elsewhere. */
  let known = 0;
  let failing = false;

  async function takeOver(): Promise<void> {
    while (!stopped) {
      const left = await options.adopt();
      for (const row of left) options.take(row);
      if (left.length === 0) return;
    }
  }

  async function look(): Promise<void> {
    try {
      await takeOver();
      const [row] = await database.read(gate, []);
      if (row) hear(Number(row.value));
      failing = false;
    } catch (error) {
      if (!failing) log.error({ err: error }, 'the outbox cannot be looked at');
      failing = true;
    }
    if (!stopped) clock.setTimer(GATE_LOOK_MS, () => void look());
  }

  /** Once: what this process has said itself may be over, and a clock may have been put back since. */
  function hear(stamp: number): void {
    if (stamp === known) return;
    known = stamp;
    options.heard(clock.monotonic() + Math.min(stamp - clock.now(), LONGEST_TOLD_MS));
  }

  return {
    async start() {
      await takeOver();
      // An embedded database has one process: nobody else leaves anything in it.
      if (shared) clock.setTimer(GATE_LOOK_MS, () => void look());
    },
    stop() {
      stopped = true;
    },
    tell(until) {
      // Only stamps mean the same in every process.
      const now = clock.now();
      const stamp = Math.round(now + Math.min(until - clock.monotonic(), LONGEST_TOLD_MS));
      const isKnown = known <= now + LONGEST_TOLD_MS && stamp < known + WORTH_TELLING_MS;
      if (!shared || stamp - now < WORTH_TELLING_MS || isKnown) return;
      known = stamp;
      const value = String(stamp);
      const row = sql`insert into meta (name, value) values ('gate', ${value})
        on conflict (name) do update set value = excluded.value
        where cast(meta.value as bigint) not between cast(${value} as bigint) and ${now + LONGEST_TOLD_MS}`.compile(
        database.query,
      );
      database.write(writeOf(row)).catch((error: unknown) => log.warn({ err: error }, 'the gate could not be told'));
    },
  };
}

export interface Outbox extends Asides {
  /**
   * Resolves when Telegram has taken it, or it is durable. `closed` hears, here and not after a crash, that nobody can be told
   * in that chat any more; it must not throw.
   */
  say(saying: Saying, closed?: () => void): Promise<void>;
  /**
   * What keeps `saying` durably if `update` is still this claim's, and says so; `go` says it, to be called when that is
   * written. Nothing of it is said before.
   */
  keeping(saying: Saying, update: { updateId: number; claim: string }): { write: Write<boolean>; go(): void };
  /** Deletes a message as soon as possible; whether it is gone already. */
  remove(place: Place, messageId: number): Promise<boolean>;
  /** Takes over what an earlier process has left, and keeps looking for such where processes share a database. */
  start(): Promise<void>;
  /** What was kept under this name of a worker is another's now. */
  lost(owner: string): void;
  /** Calls nothing new, waits up to `graceMs` for what is called; the rest is left, durable. */
  stop(graceMs: number): Promise<void>;
  stats(): { outboxWaiting: number; outboxCalling: number; gateClosed: number };
}

export interface OutboxOptions {
  botApi: BotApi;
  database: Database;
  /** The worker's present name (inbox/membership.ts). */
  owner(): string;
  /** How many processes share the overall pace. */
  processes(): number;
  clock: Clock;
  log: Log;
  metrics?: Metrics;
  /** Messages a second over all chats; undefined: no limits at all, for a Bot API that has none. */
  perSecond: number | undefined;
  /** What it says by itself, in a language (ISO 639-1). */
  words(language: string): OutboxWords;
}

/** A call that lasts longer makes what it says durable, and does not keep anybody waiting. */
const PATIENCE_MS = 1_000;
const LOOK_MS = 500;
const ADOPT_ROWS = 500;
const REMOVE_DEADLINE_MS = 5_000;
const STOP_LOOK_MS = 20;

export function createOutbox(options: OutboxOptions): Outbox {
  const { botApi, database, clock, log, perSecond, metrics = createMetrics() } = options;
  const rows = createOutboxRows(database);
  const chats = createChats(clock, perSecond !== undefined);
  const pace = overallBucket(clock, perSecond, options.processes);
  const gate = createGate(clock, metrics, () => queue.drain());
  const calling = new Set<Item>();
  const prefix = randomBytes(4).toString('base64url');
  let watched = false;
  let made = 0;
  let lastAt = 0;

  const lookout = createLookout({
    database,
    clock,
    log,
    adopt: () => rows.adopt(options.owner(), ADOPT_ROWS),
    take(row) {
      const saying = Saying.safeParse(row.saying);
      // Of another version, or sealed with a key that is not listed: left alone.
      if (!saying.success) return log.error('something to be said cannot be read; it is left as it is');
      const item = new Item(row.id, saying.data, row);
      item.row = { owner: row.owner, next: row.next, doubt: row.doubt };
      queue.enter(item);
    },
    heard: gate.heard,
  });
  const fading = createFadingDesk({ database, say, clock, log });
  const { plan } = fading;
  const courier = createCourier({
    ...options,
    metrics,
    rows,
    gate,
    plan,
    share: () => lookout.tell(gate.closedUntil()),
  });
  const queue = createQueue({
    chats,
    pace,
    gate,
    clock,
    wait: courier.keep,
    async say(chat, item) {
      calling.add(item);
      watch();
      await runWithRequest(item.saying.origin, () => courier.call(chat, item));
      calling.delete(item);
    },
  });

  function newItem(saying: Saying): Item {
    made += 1;
    lastAt = Math.max(lastAt, clock.now());
    const origin = currentRequest();
    return new Item(itemId(lastAt, made, prefix), origin ? { ...saying, origin } : saying);
  }

  /** Looks twice a second whether a call lasts long; nobody looks when nothing is called. */
  function watch(): void {
    if (watched) return;
    watched = true;
    clock.setTimer(LOOK_MS, () => {
      watched = false;
      const late = clock.monotonic() - PATIENCE_MS;
      for (const item of calling) if (item.state.is === 'calling' && item.state.since <= late) courier.keep(item);
      if (calling.size > 0) watch();
    });
  }

  /** Another may say what is kept under this name, whatever of it was written late. */
  function leave(owner: string): void {
    database
      .write(rows.leave(owner))
      .catch((error: unknown) => log.error({ err: error }, 'what is still to be said could not be left to others'));
  }

  function say(saying: Saying, closed?: () => void): Promise<void> {
    const item = newItem(saying);
    item.closed = closed;
    queue.enter(item);
    return item.taken;
  }

  return {
    ...createAsides({ botApi, chats, pace, gate, clock, log }),
    say,
    keeping(saying, update) {
      const item = newItem(saying);
      const doubt = saying.steps[0]?.do === 'send' && queue.free(chats.of(saying.place));
      const owner = options.owner();
      item.row = { owner, next: 0, doubt };
      return {
        write: rows.addFor(courier.rowOf(item, doubt), update),
        go() {
          if (owner === options.owner()) queue.enter(item);
        },
      };
    },
    async remove(place, messageId) {
      try {
        await botApi.deleteMessage(place, messageId, { deadlineMs: REMOVE_DEADLINE_MS });
        return true;
      } catch (error) {
        if (!(error instanceof BotApiError)) throw error;
        if (error.kind === 'refused' || error.kind === 'closed') return /not found/i.test(error.description);
        await say({ place, steps: [{ do: 'delete', messageId }], urgent: true });
        return false;
      }
    },
    async start() {
      await lookout.start();
      fading.start();
    },
    lost(owner) {
      for (const chat of chats.all()) {
        for (const item of [...chat.items]) if (item.row?.owner === owner) courier.end(chat, item, 'left');
      }
      leave(owner);
    },
    async stop(graceMs) {
      fading.stop();
      lookout.stop();
      queue.stop();
      // What is called may outlive the process.
      for (const item of calling) courier.keep(item);
      const until = clock.monotonic() + graceMs;
      while (calling.size > 0 && clock.monotonic() < until) await clock.sleep(STOP_LOOK_MS);
      leave(options.owner());
    },
    stats: () => ({
      outboxWaiting: queue.waiting(),
      outboxCalling: calling.size,
      gateClosed: gate.wait() > 0 ? 1 : 0,
    }),
  };
}
