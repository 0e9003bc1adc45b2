/** The main job: searches of connected people, compared with a plain Telegraf bot that stores nothing. */
import { atLeast, atMost, medianRatio, mid, short, type Target, table, withRange } from '../figures.ts';
import { type Figures, latencyText, missingText, SEARCH, saturate, steady } from '../load.ts';
import { type Contender, OURS, type Session, TELEGRAF, withSession } from '../session.ts';
import type { SceneContext, SceneOutcome, SearchSizes } from './scene.ts';

/** Enough that nobody exceeds this project's limit per person in ten seconds. */
export const SEARCHERS = 4000;
/** Duration of a search in the service. */
export const SEARCH_MS = 5;
const AT_ONCE = 200;
const STEADY_RATE = 50;

/** A contender's figures in each round. */
export interface SearchRow {
  readonly label: string;
  readonly saturated: Figures[];
  readonly steady: Figures[];
}

export const mainJobScene = (context: SceneContext): Promise<SceneOutcome> =>
  compareSearches(context, context.sizes.rounds, context.sizes.search);

export async function compareSearches(
  { pinning, progress }: SceneContext,
  rounds: number,
  sizes: SearchSizes,
): Promise<SceneOutcome> {
  const [telegraf, ours] = [TELEGRAF, OURS].map(({ label }): SearchRow => ({ label, saturated: [], steady: [] }));
  if (!telegraf || !ours) throw new Error('expected two bots to compare');
  const measure = async (contender: Contender, row: SearchRow) => {
    const session = { pinning, people: SEARCHERS, searchMs: SEARCH_MS };
    await withSession(contender, session, (running) => measureSearches(running, sizes, row));
    progress(`search: ${searchLine(row)}`);
  };
  for (let round = 1; round <= rounds; round++) {
    // The order is reversed every other round, so that a drift favours nobody.
    if (round % 2 === 0) await measure(OURS, ours);
    await measure(TELEGRAF, telegraf);
    if (round % 2 === 1) await measure(OURS, ours);
  }
  const people = `${SEARCHERS} connected people, ${AT_ONCE} of them searching at once`;
  return {
    report: `/search of ${people}, the service takes ${SEARCH_MS} ms:\n${searchTable([telegraf, ours])}`,
    targets: targetsOf(ours, telegraf),
  };
}

/** @returns the number of searches */
export async function measureSearches(session: Session, sizes: SearchSizes, row: SearchRow): Promise<number> {
  const warmUp = await saturate(session, SEARCH, sizes.warmUp, AT_ONCE);
  const saturated = await saturate(session, SEARCH, sizes.saturated, AT_ONCE);
  row.saturated.push(saturated);
  const even = await steady(session, SEARCH, STEADY_RATE, sizes.seconds);
  row.steady.push(even);
  return warmUp.sent + saturated.sent + even.sent;
}

export function searchLine({ label, saturated, steady }: SearchRow): string {
  const [full, even] = [saturated.at(-1), steady.at(-1)];
  if (!full || !even) return label;
  const capacity = `${short(full.perSecond)}/s, ${full.cpuMs.toFixed(3)} ms CPU, ${full.calls.toFixed(2)} calls`;
  return `${label} · ${capacity} · p50 ${short(even.p50)}, p99 ${short(even.p99)} ms @${STEADY_RATE}/s`;
}

export function searchTable(rows: readonly SearchRow[]): string {
  const at = `@${STEADY_RATE}/s`;
  const full = ['searches/s', 'CPU ms/search', 'RSS MB', 'bench core'];
  return table(
    ['bot', ...full, `CPU ms ${at}`, `p50 / p99 ms ${at}`, 'calls/search'],
    rows.map((row) => [
      row.label,
      withRange(row.saturated.map(({ perSecond }) => perSecond)) + missingText(row.saturated),
      mid(row.saturated, ({ cpuMs }) => cpuMs).toFixed(3),
      mid(row.saturated, ({ rssMb }) => rssMb).toFixed(0),
      `${(mid(row.saturated, ({ benchShare }) => benchShare) * 100).toFixed(0)} %`,
      mid(row.steady, ({ cpuMs }) => cpuMs).toFixed(3),
      latencyText(row.steady),
      callsOf(row).toFixed(2),
    ]),
  );
}

const callsOf = ({ saturated, steady }: SearchRow): number => mid([...saturated, ...steady], ({ calls }) => calls);

function targetsOf(ours: SearchRow, telegraf: SearchRow): Target[] {
  const ratio = (kind: 'saturated' | 'steady', pick: (figures: Figures) => number) =>
    medianRatio(ours[kind].map(pick), telegraf[kind].map(pick));
  const cpu = ratio('saturated', ({ cpuMs }) => cpuMs);
  const rate = ratio('saturated', ({ perSecond }) => perSecond);
  const p50 = ratio('steady', (figures) => figures.p50);
  return [
    atMost(2.1, 'CPU per /search, relative to Telegraf', cpu),
    atLeast(0.5, 'searches per second, relative to Telegraf', rate),
    atMost(1.65, `p50 at ${STEADY_RATE}/s, relative to Telegraf`, p50),
    atMost(1, 'Bot API calls per search', Math.round(callsOf(ours) * 100) / 100),
  ];
}
