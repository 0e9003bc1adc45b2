/** A long run at Telegram's rate limit: whether memory, handles or files grow. */
import { statSync } from 'node:fs';
import type { Usage } from '../bots/bench-link.ts';
import { atMost, median, table } from '../figures.ts';
import { HELP, SEARCH, steady } from '../load.ts';
import { OURS, withSession } from '../session.ts';
import { SEARCHING } from './main-job.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

/** Below Telegram's limit of 30 messages per second (Bots FAQ). */
const RATE = 20;
const SLICES = 12;
const PART_OF_SEARCHES = 0.8;

/** Usage of a bot after a slice of the work and a garbage collection. */
type Sample = Usage & { readonly databaseBytes: number };

const MB = 1024 * 1024;
/** The figures, and their maximum growth. The resident set fluctuates, since pages are returned to the system late. */
const ROWS: readonly { about: string; most?: number; digits: number; of: (sample: Sample) => number }[] = [
  { about: 'RSS MB', most: 1.1, digits: 0, of: ({ rssBytes }) => rssBytes / MB },
  { about: 'live heap MB', most: 1.05, digits: 1, of: ({ heapBytes }) => heapBytes / MB },
  { about: 'open files and sockets', most: 1.1, digits: 0, of: ({ descriptors }) => descriptors },
  { about: 'timers and requests', most: 1.1, digits: 0, of: ({ resources }) => resources },
  { about: 'database MB', digits: 1, of: ({ databaseBytes }) => databaseBytes / MB },
];

export async function soakScene({ sizes, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const seconds = sizes.soakSeconds / SLICES;
  const session = { pinning, ...SEARCHING, paced: true, nodeOptions: ['--expose-gc'] };
  const samples = await withSession(OURS, session, async (running) => {
    const taken: Sample[] = [];
    while (taken.length < SLICES) {
      const searches = await steady(running, SEARCH, RATE, seconds * PART_OF_SEARCHES);
      const screens = await steady(running, HELP, RATE, seconds * (1 - PART_OF_SEARCHES));
      const missing = searches.sent + screens.sent - searches.answered - screens.answered;
      if (missing > 0) throw new Error(`${missing} updates were not answered`);
      // The file and its write-ahead log.
      const files = ['', '-wal'].map((ending) => statSync(`${running.dataDir}/bot.sqlite${ending}`).size);
      const databaseBytes = files.reduce((sum, size) => sum + size, 0);
      taken.push({ ...(await running.usage('live-heap')), databaseBytes });
      progress(`soak: ${taken.length} of ${SLICES} · /search p99 ${searches.p99.toFixed(1)} ms`);
    }
    return taken;
  });
  const shares = samples.map((_, index) => `${Math.round(((index + 1) * 100) / SLICES)} %`);
  const rows = ROWS.map(({ about, digits, of }) => [about, ...samples.map((sample) => of(sample).toFixed(digits))]);
  return {
    report: `${RATE} updates per second for ${sizes.soakSeconds} s, with Telegram’s rate limits:\n${table(['after', ...shares], rows)}`,
    targets: ROWS.flatMap(({ about, most, of }) =>
      most === undefined
        ? []
        : atMost(
            most,
            `${about} in ${sizes.soakSeconds} s at ${RATE}/s: end relative to beginning`,
            growth(samples.map(of)),
          ),
    ),
  };
}

/** The last three samples relative to the second to fourth; the first includes filling caches and compiling. */
const growth = (samples: readonly number[]): number => median(samples.slice(-3)) / median(samples.slice(1, 4));
