/** Readiness and metrics of a running bot, for /readyz and /metrics. */
import { type Clock, rejectOnAbort, withTimeout } from '#platform/clock.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { Database } from '#storage/database.ts';
import { createDepths, type Depths } from '#storage/inspection.ts';
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

/** Time limit of the database queries behind /metrics. */
const DATABASE_MS = 2_000;

type Stats = InboxStats & ReturnType<Outbox['stats']> & ReturnType<Database['counts']>;

/** @param depths row counts of the database; undefined while it doesn't answer */
function gaugesOf(stats: Stats, depths: Depths | undefined, now: number): Gauge[] {
  const age = (at: number | null) => (at === null ? 0 : Math.max(0, now - at) / 1000);
  const rows: [name: string, help: string, value: number | undefined][] = [
    ['bot_running', 'Updates being handled in this process', stats.running],
    ['bot_queued', 'Updates waiting in this process for their queue or a slot', stats.queued],
    ['bot_paying', 'Paid requests in progress in this process', stats.paying],
    ['bot_waiting_to_pay', 'Paid requests waiting in this process for another one or a slot', stats.waitingToPay],
    ['bot_queues', 'Chats with running or waiting updates in this process', stats.queues],
    ['bot_oldest_seconds', 'Age of the oldest update in this process; 0 if none', stats.oldestSeconds],
    ['bot_outbox_waiting', 'Messages waiting to be sent by this process', stats.outboxWaiting],
    ['bot_outbox_calling', 'Calls in progress that send messages in this process', stats.outboxCalling],
    ['bot_gate_closed', '1 while sending is paused: Telegram is unreachable or asks to wait', stats.gateClosed],
    ['bot_transactions', 'Transactions of this process', stats.transactions],
    ['bot_writes', 'Writes in these transactions', stats.writes],
    ['bot_database_up', '1 if the database has just answered', depths ? 1 : 0],
    ['bot_inbox_rows', 'Updates in the database, over all processes, at most 10000', depths?.inbox],
    ['bot_inbox_oldest_seconds', 'Age of the oldest of these; 0 if none', depths && age(depths.firstReceived)],
    ['bot_outbox_rows', 'Messages to send in the database, over all processes, at most 10000', depths?.outbox],
    ['bot_outbox_oldest_seconds', 'Age of the oldest message to send; 0 if none', depths && age(depths.firstToSend)],
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
