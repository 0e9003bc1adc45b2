/** The main job: searches of connected people, beside a plain Telegraf bot that searches and keeps nothing. */
import { type Contender, SEARCHING } from '../contenders.ts';
import { medianRatio, mid, short, withRange } from '../figures.ts';
import { AT_ONCE, SEARCHERS, type SearchFigures, saturateSearches, steadySearches } from '../search-load.ts';
import { type Session, withSession } from '../session.ts';
import { percentiles, table, unanswered } from '../tables.ts';
import { atLeast, atMost, type Target } from '../targets.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

export const SEARCH_MS = 5;
export const STEADY_RATE = 50;

/** How much is measured. */
export interface SearchSizes {
  warmUp: number;
  saturated: number;
  seconds: number;
}

/** One contender, and its figures of every round. */
export interface SearchRow {
  readonly label: string;
  readonly contender: Contender;
  readonly saturated: SearchFigures[];
  readonly steady: SearchFigures[];
}

export const emptyRow = (contender: Contender, label = contender.label): SearchRow => ({
  label,
  contender,
  saturated: [],
  steady: [],
});

export async function mainJobScene({ options, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const rows = SEARCHING.filter(({ bot }) => options.only.has(bot)).map((contender) => emptyRow(contender));
  for (let round = 1; round <= options.rounds; round++) {
    // Every other round the other way round, so that a drift favours nobody.
    for (const row of round % 2 === 1 ? rows : rows.toReversed()) {
      const profile = row.contender.bot === 'this-bot' ? options.profile : [];
      const session = { pinning, people: SEARCHERS, searchMs: SEARCH_MS, nodeOptions: profile };
      await withSession(row.contender, session, (running) => measureSearches(running, options.search, row));
      progress(`search, round ${round}: ${searchLine(row)}`);
    }
  }
  const people = `${SEARCHERS} connected people, ${AT_ONCE} of them searching at once`;
  return {
    report: `/search of ${people}, the service takes ${SEARCH_MS} ms:\n${searchTable(rows)}`,
    targets: targetsOf(rows),
  };
}

/** @returns how many searches that were */
export async function measureSearches(session: Session, sizes: SearchSizes, row: SearchRow): Promise<number> {
  const warmUp = await saturateSearches(session, sizes.warmUp);
  const saturated = await saturateSearches(session, sizes.saturated);
  row.saturated.push(saturated);
  const steady = await steadySearches(session, STEADY_RATE, sizes.seconds);
  row.steady.push(steady);
  return warmUp.sent + saturated.sent + steady.sent;
}

export function searchLine({ label, saturated, steady }: SearchRow): string {
  const [full, even] = [saturated.at(-1), steady.at(-1)];
  if (!full || !even) return label;
  const capacity = `${short(full.perSecond)}/s, ${full.cpuMs.toFixed(3)} ms CPU, ${full.calls.toFixed(2)} calls`;
  return `${label} · ${capacity} · p50 ${short(even.p50)}, p99 ${short(even.p99)} ms @${STEADY_RATE}/s`;
}

export function searchTable(rows: readonly SearchRow[]): string {
  const head = [
    'bot',
    'searches/s',
    'CPU ms/search',
    `CPU ms @${STEADY_RATE}/s`,
    `p50 / p99 ms @${STEADY_RATE}/s`,
    'calls/search',
    `commits @${STEADY_RATE}/s`,
    'RSS MB',
    'answer',
    'bench core',
  ];
  return table(
    head,
    rows.map(({ label, saturated, steady }) => [
      label,
      withRange(saturated.map(({ perSecond }) => perSecond)) + unanswered(saturated),
      mid(saturated, ({ cpuMs }) => cpuMs).toFixed(3),
      mid(steady, ({ cpuMs }) => cpuMs).toFixed(3),
      percentiles(steady) + unanswered(steady),
      callsOf({ saturated, steady }).toFixed(2),
      short(mid(steady, ({ commits }) => commits)),
      mid(saturated, ({ rssMb }) => rssMb).toFixed(0),
      `${saturated.at(-1)?.shown.length} chars, ${saturated.at(-1)?.shown.entities} entities`,
      `${(mid(saturated, ({ benchShare }) => benchShare) * 100).toFixed(0)} %`,
    ]),
  );
}

export const callsOf = ({ saturated, steady }: Pick<SearchRow, 'saturated' | 'steady'>): number =>
  mid([...saturated, ...steady], ({ calls }) => calls);

function targetsOf(rows: readonly SearchRow[]): Target[] {
  return (['webhook', 'polling'] as const).flatMap((mode) => {
    const of = (bot: Contender['bot']) =>
      rows.find(({ contender }) => contender.bot === bot && contender.mode === mode);
    const ours = of('this-bot');
    const telegraf = of('telegraf');
    const ratio = (kind: 'saturated' | 'steady', pick: (figures: SearchFigures) => number) =>
      medianRatio(ours?.[kind].map(pick) ?? [], telegraf?.[kind].map(pick) ?? []);
    return [
      atMost(
        1,
        `CPU per /search, ${mode}: of Telegraf’s`,
        ratio('saturated', ({ cpuMs }) => cpuMs),
      ),
      atLeast(
        1,
        `searches a second, ${mode}: of Telegraf’s`,
        ratio('saturated', ({ perSecond }) => perSecond),
      ),
      atMost(
        1.3,
        `p50 at ${STEADY_RATE}/s, ${mode}: of Telegraf’s`,
        ratio('steady', ({ p50 }) => p50),
      ),
      atMost(1, `Bot API calls per search, ${mode}`, Math.round((ours ? callsOf(ours) : Number.NaN) * 100) / 100),
    ];
  });
}
