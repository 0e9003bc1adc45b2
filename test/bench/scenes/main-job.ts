/** The main job: searches of connected people, compared with a plain Telegraf bot that stores nothing. */
import { type Comparison, compare, comparisonTable, type Row, ratioOf } from '../comparison.ts';
import { atLeast, atMost, mid } from '../figures.ts';
import { SEARCH } from '../load.ts';
import { OURS, TELEGRAF } from '../session.ts';
import type { SceneContext, SceneOutcome, SearchSizes } from './scene.ts';

/** Connected people: enough that nobody exceeds this project's limit per person in ten seconds. */
const PEOPLE = 4000;
const SEARCH_MS = 5;
export const SEARCHING = { people: PEOPLE, searchMs: SEARCH_MS };
const AT_ONCE = 200;
const STEADY_RATE = 50;

export const searchesOf = (rounds: number, { warmUp, saturated, seconds }: SearchSizes): Comparison => ({
  ...{ rounds, command: SEARCH, warmUp, saturated, atOnce: AT_ONCE },
  rates: [{ perSecond: STEADY_RATE, seconds }],
});

export const mainJobScene = (context: SceneContext): Promise<SceneOutcome> =>
  compareSearches(context, context.sizes.rounds, context.sizes.search);

export async function compareSearches(
  { pinning, progress }: SceneContext,
  rounds: number,
  sizes: SearchSizes,
): Promise<SceneOutcome> {
  const searches = searchesOf(rounds, sizes);
  const options = { pinning, ...SEARCHING };
  const rows = await compare([TELEGRAF, OURS], searches, options, (line) => progress(`main: ${line}`));
  const [telegraf, ours] = rows as [Row, Row];
  const calls = mid([...ours.saturated, ...ours.steady.flat()], (figures) => figures.calls);
  const people = `${PEOPLE} connected people, ${AT_ONCE} of them searching at once`;
  return {
    report: `/search of ${people}, the service takes ${SEARCH_MS} ms:\n${comparisonTable(rows, searches)}`,
    targets: [
      atMost(
        2.1,
        'CPU per /search, relative to Telegraf',
        ratioOf(ours, telegraf, 'saturated', ({ cpuMs }) => cpuMs),
      ),
      atLeast(
        0.5,
        'searches per second, relative to Telegraf',
        ratioOf(ours, telegraf, 'saturated', ({ perSecond }) => perSecond),
      ),
      atMost(
        1.65,
        `p50 at ${STEADY_RATE}/s, relative to Telegraf`,
        ratioOf(ours, telegraf, 'steady', ({ p50 }) => p50),
      ),
      atMost(1, 'Bot API calls per search', Math.round(calls * 100) / 100),
    ],
  };
}
