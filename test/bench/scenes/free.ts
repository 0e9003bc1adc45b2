/** The free path: /help of unconnected people, at maximum throughput and at constant rates. */
import { atLeast, atMost, medianRatio, mid, short, table, withRange } from '../figures.ts';
import { type Figures, HELP, latencyText, missingText, saturate, steady } from '../load.ts';
import { type Contender, HELP_TEXT, OURS, type SessionOptions, TELEGRAF, withSession } from '../session.ts';
import type { SceneContext, SceneOutcome, Sizes } from './scene.ts';

interface Row {
  readonly contender: Contender;
  /** One entry per round. */
  readonly saturated: Figures[];
  readonly at500: Figures[];
  readonly at100: Figures[];
}

const FLOOR: Contender = { bot: 'floor', label: 'floor (node:http + undici)' };
const GRAMMY: Contender = { bot: 'grammy', label: 'grammY' };

export async function freeScene({ sizes, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const rowOf = (contender: Contender): Row => ({ contender, saturated: [], at100: [], at500: [] });
  const [telegraf, ours, grammy] = [rowOf(TELEGRAF), rowOf(OURS), rowOf(GRAMMY)];
  const rows = [rowOf(FLOOR), telegraf, ours, grammy];
  for (let round = 1; round <= sizes.rounds; round++) {
    // The order is reversed every other round, so that a drift favours nobody.
    for (const row of round % 2 === 1 ? rows : rows.toReversed()) {
      await measure(row, round, sizes.free, { pinning });
      const full = row.saturated.at(-1);
      progress(`free: ${row.contender.label} · ${full?.perSecond.toFixed(0)}/s, ${full?.cpuMs.toFixed(3)} ms CPU`);
    }
  }
  const rateOver = medianRatio(ratesOf(ours), ratesOf(grammy));
  return {
    report: `/help of unconnected people, which a peer answers with ${HELP_TEXT.length} characters:\n${capacityTable(rows, telegraf)}`,
    targets: [
      atMost(0.5, 'free: CPU per update, relative to Telegraf', medianRatio(cpuOf(ours), cpuOf(telegraf))),
      atLeast(2, 'free: updates per second, relative to grammY', rateOver),
    ],
  };
}

const cpuOf = ({ saturated }: Row): number[] => saturated.map(({ cpuMs }) => cpuMs);
const ratesOf = ({ saturated }: Row): number[] => saturated.map(({ perSecond }) => perSecond);

async function measure(row: Row, round: number, sizes: Sizes['free'], options: SessionOptions): Promise<void> {
  await withSession(row.contender, options, async (session) => {
    await saturate(session, HELP, sizes.warmUp, sizes.warmUp);
    row.saturated.push(await saturate(session, HELP, sizes.saturated, sizes.saturated));
    // The targets concern the saturated bots; latencies are measured only once.
    if (round > 1) return;
    row.at100.push(await steady(session, HELP, 100, sizes.seconds100));
    row.at500.push(await steady(session, HELP, 500, sizes.seconds500));
  });
}

function capacityTable(rows: readonly Row[], telegraf: Row): string {
  const full = ['updates/s saturated', 'CPU ms/upd', '× Telegraf', 'RSS MB', 'bench core'];
  return table(
    ['bot', ...full, 'CPU ms/upd @500/s', 'p50 / p99 ms @100/s', 'p50 / p99 ms @500/s'],
    rows.map((row) => [
      row.contender.label,
      withRange(ratesOf(row)) + missingText(row.saturated),
      mid(cpuOf(row), (cpu) => cpu).toFixed(3),
      short(medianRatio(cpuOf(row), cpuOf(telegraf))),
      mid(row.saturated, (round) => round.rssMb).toFixed(0),
      `${(mid(row.saturated, (round) => round.benchShare) * 100).toFixed(0)} %`,
      short(mid(row.at500, ({ cpuMs }) => cpuMs)),
      latencyText(row.at100),
      latencyText(row.at500),
    ]),
  );
}
