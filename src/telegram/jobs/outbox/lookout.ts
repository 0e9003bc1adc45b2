/** What processes that share a database tell each other of saying: what somebody has left, and until when nobody should call. */
import { sql } from 'kysely';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Database } from '#storage/database.ts';
import type { LeftRow } from '#storage/outbox.ts';
import { writeOf } from '#storage/write.ts';

export interface Lookout {
  /** Takes over what was left before. Rejects when the database cannot be read. */
  start(): Promise<void>;
  stop(): void;
  /** Tells the others that nobody should call before `until` (by Clock.monotonic). */
  tell(until: number): void;
}

const LOOK_MS = 1_000;
/** A shorter pause is over before anybody hears of it. */
const WORTH_TELLING_MS = 1_000;
/** Nobody is kept from calling for longer by what another has said: what lies further ahead is of a clock that was wrong. */
const LONGEST_TOLD_MS = 60_000;

export function createLookout(options: {
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
    if (!stopped) clock.setTimer(LOOK_MS, () => void look());
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
      if (shared) clock.setTimer(LOOK_MS, () => void look());
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
