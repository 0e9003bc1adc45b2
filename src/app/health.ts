/** What /readyz and /metrics tell of a bot that runs. */
import { type Clock, rejectOnAbort, withTimeout } from '#platform/clock.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { Database } from '#storage/database.ts';
import { createDepths } from '#storage/workers.ts';
import type { Inbox, InboxStats } from '#telegram/jobs/inbox/inbox.ts';
import { madeAt } from '#telegram/jobs/outbox/item.ts';
import type { Outbox } from '#telegram/jobs/outbox/outbox.ts';
import type { Config } from './config.ts';
import { type ReadinessParts, readinessChecks } from './health-checks.ts';
import type { Gauge, MetricsOptions } from './http/metrics.ts';
import { createReadiness, type Readiness } from './http/readiness.ts';

export interface HealthOptions extends ReadinessParts {
  config: Pick<Config, 'metricsToken' | 'publicUrl'>;
  inbox: Inbox;
  outbox: Outbox;
  metrics: Metrics;
  clock: Clock;
  /** Aborted when no more updates are taken. */
  stopping: AbortSignal;
}

export interface Health {
  readiness(): Promise<Readiness>;
  readonly metrics: MetricsOptions;
}

/** For what is asked of the database while somebody waits for the numbers. */
const DATABASE_MS = 2_000;

type Stats = InboxStats & ReturnType<Outbox['stats']> & ReturnType<Database['counts']>;

/** What is known in memory, by the names under which it is shown. */
const GAUGES: { readonly [name in keyof Stats]: readonly [shown: string, help: string] } = {
  running: ['bot_running', 'Updates whose handlers run in this process'],
  queued: ['bot_queued', 'Updates that wait in this process for their lane or a place'],
  paying: ['bot_paying', 'Paid requests under way in this process'],
  waitingToPay: ['bot_waiting_to_pay', 'Paid requests that wait in this process for an earlier one, or a place'],
  lanes: ['bot_lanes', 'Chats in which anything runs or waits in this process'],
  oldestSeconds: ['bot_oldest_seconds', 'How long the oldest update has been in this process; 0 without any'],
  outboxWaiting: ['bot_outbox_waiting', 'What this process has still to say'],
  outboxCalling: ['bot_outbox_calling', 'Calls that this process makes to say something'],
  gateClosed: [
    'bot_gate_closed',
    '1 while nothing is said, since Telegram cannot be reached or asks everybody to wait',
  ],
  transactions: ['bot_transactions', 'Transactions of this process'],
  writes: ['bot_writes', 'Writes in these transactions'],
};

export function createHealth(options: HealthOptions): Health {
  const { config, database, inbox, outbox, clock, stopping } = options;
  const depths = createDepths(database);

  async function ofDatabase(): Promise<Gauge[]> {
    const asked = await withTimeout(clock, DATABASE_MS, stopping, (signal) =>
      Promise.race([depths(), rejectOnAbort(signal)]),
    ).catch(() => undefined);
    const first = asked?.firstToSay ?? undefined;
    const secondsSince = (at: number | undefined) => (at === undefined ? 0 : Math.max(0, clock.now() - at) / 1000);
    return [
      { name: 'bot_database_up', help: '1 when the database has answered just now', value: asked ? 1 : 0 },
      {
        name: 'bot_inbox_rows',
        help: 'Updates in the database that are worked on or wait, over all processes, 10000 at most',
        value: asked?.inbox,
      },
      {
        name: 'bot_inbox_oldest_seconds',
        help: 'How long the oldest of them has been there, over all processes; 0 without any',
        value: asked && secondsSince(asked.firstReceived ?? undefined),
      },
      {
        name: 'bot_outbox_rows',
        help: 'What the database keeps to be said, over all processes, 10000 at most',
        value: asked?.outbox,
      },
      {
        name: 'bot_outbox_oldest_seconds',
        help: 'How long the oldest of that waits, over all processes; 0 without any',
        value: asked && secondsSince(first === undefined ? undefined : madeAt(first)),
      },
    ];
  }

  async function gauges(): Promise<Gauge[]> {
    const stats: Stats = { ...inbox.stats(), ...outbox.stats(), ...database.counts() };
    const names = Object.keys(GAUGES) as (keyof Stats)[];
    const inMemory = names.map((name) => ({ name: GAUGES[name][0], help: GAUGES[name][1], value: stats[name] }));
    return [...inMemory, ...(await ofDatabase())];
  }

  return {
    readiness: createReadiness(readinessChecks(options), { clock, stopping }),
    metrics: { metrics: options.metrics, token: config.metricsToken, isPublic: config.publicUrl !== undefined, gauges },
  };
}
