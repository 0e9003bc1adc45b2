/** What /readyz and /metrics tell of a bot that runs. */
import { type Clock, rejectOnAbort, withTimeout } from '#platform/clock.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { Database } from '#storage/database.ts';
import { createDepths, type Depths } from '#storage/jobs.ts';
import type { Inbox, InboxStats } from '#telegram/jobs/inbox/inbox.ts';
import type { Outbox } from '#telegram/jobs/outbox/outbox.ts';
import type { Config } from './config.ts';
import { type ReadinessParts, readinessChecks } from './health-checks.ts';
import type { Gauge, MetricsOptions } from './http/metrics.ts';
import { createReadiness } from './http/readiness.ts';

interface HealthOptions extends ReadinessParts {
  config: Pick<Config, 'metricsToken' | 'publicUrl'>;
  inbox: Inbox;
  outbox: Outbox;
  metrics: Metrics;
  clock: Clock;
  /** Aborted when no more updates are taken. */
  stopping: AbortSignal;
}

/** For what is asked of the database while somebody waits for the numbers. */
const DATABASE_MS = 2_000;

type Stats = InboxStats & ReturnType<Outbox['stats']> & ReturnType<Database['counts']>;

/** @param depths of the database; undefined while it does not answer */
function gaugesOf(stats: Stats, depths: Depths | undefined, now: number): Gauge[] {
  const age = (at: number | null) => (at === null ? 0 : Math.max(0, now - at) / 1000);
  const rows: [name: string, help: string, value: number | undefined][] = [
    ['bot_running', 'Updates whose handlers run in this process', stats.running],
    ['bot_queued', 'Updates that wait in this process for their queue or a place', stats.queued],
    ['bot_paying', 'Paid requests under way in this process', stats.paying],
    ['bot_waiting_to_pay', 'Paid requests that wait in this process for another, or a place', stats.waitingToPay],
    ['bot_queues', 'Chats in which anything runs or waits in this process', stats.queues],
    ['bot_oldest_seconds', 'How long the oldest update has been in this process; 0 without any', stats.oldestSeconds],
    ['bot_outbox_waiting', 'What this process has still to say', stats.outboxWaiting],
    ['bot_outbox_calling', 'Calls that this process makes to say something', stats.outboxCalling],
    ['bot_gate_closed', '1 while nothing is said: Telegram is away or asks everybody to wait', stats.gateClosed],
    ['bot_transactions', 'Transactions of this process', stats.transactions],
    ['bot_writes', 'Writes in these transactions', stats.writes],
    ['bot_database_up', '1 when the database has answered just now', depths ? 1 : 0],
    ['bot_inbox_rows', 'Updates in the database, over all processes, 10000 at most', depths?.inbox],
    ['bot_inbox_oldest_seconds', 'Age of the oldest of them; 0 without any', depths && age(depths.firstReceived)],
    ['bot_outbox_rows', 'What the database keeps to be said, over all processes, 10000 at most', depths?.outbox],
    ['bot_outbox_oldest_seconds', 'Age of the oldest of that; 0 without any', depths && age(depths.firstToSend)],
  ];
  return rows.map(([name, help, value]) => ({ name, help, value }));
}

export function createHealth(options: HealthOptions) {
  const { config, database, inbox, outbox, clock, stopping } = options;
  const readDepths = createDepths(database);

  async function gauges(): Promise<Gauge[]> {
    const depths = await withTimeout(clock, DATABASE_MS, stopping, (signal) =>
      Promise.race([readDepths(), rejectOnAbort(signal)]),
    ).catch(() => undefined);
    return gaugesOf({ ...inbox.stats(), ...outbox.stats(), ...database.counts() }, depths, clock.now());
  }

  const isPublic = config.publicUrl !== undefined;
  const metrics: MetricsOptions = { metrics: options.metrics, token: config.metricsToken, isPublic, gauges };
  return { readiness: createReadiness(readinessChecks(options), { clock, stopping }), metrics };
}
