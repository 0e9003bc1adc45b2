/** A long time at the pace that Telegram allows: whether memory, handles or files grow. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { OURS } from '../contenders.ts';
import { steady } from '../load.ts';
import { SEARCHERS, steadySearches } from '../search-load.ts';
import { type Session, withSession } from '../session.ts';
import { table } from '../tables.ts';
import { atMost } from '../targets.ts';
import { SEARCH_MS } from './main-job.ts';
import { growth, memoryRows, memoryTargets, type Samples, sampleAfterEach, shares } from './memory.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

/** Below the 30 messages a second that Telegram takes (Bots FAQ). */
const RATE = 20;
const SLICES = 12;
const PART_OF_SEARCHES = 0.8;
const MAX_HANDLE_GROWTH = 1.1;

export async function soakScene({ options, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const seconds = options.soakSeconds / SLICES;
  const session = {
    pinning,
    people: SEARCHERS,
    searchMs: SEARCH_MS,
    paced: true,
    nodeOptions: ['--expose-gc', ...options.profile],
  };
  const databaseMb: string[] = [];
  const samples = await withSession(OURS.webhook, session, (running) =>
    sampleAfterEach(running, SLICES, async () => {
      const searches = await steadySearches(running, RATE, seconds * PART_OF_SEARCHES);
      const screens = await steady(running, RATE, seconds * (1 - PART_OF_SEARCHES));
      databaseMb.push(databaseSizeMb(running).toFixed(1));
      progress(`soak: ${databaseMb.length} of ${SLICES} · /search p99 ${searches.p99.toFixed(1)} ms`);
      return { sent: searches.sent + screens.sent, answered: searches.answered + screens.answered };
    }),
  );
  const of = `in ${options.soakSeconds} s at ${RATE}/s`;
  return {
    report: `${RATE} updates a second for ${options.soakSeconds} s, Telegram’s pace kept:\n${report(samples, databaseMb)}`,
    targets: [
      ...memoryTargets(of, samples),
      atMost(MAX_HANDLE_GROWTH, `open files and sockets ${of}: end of beginning`, growth(samples.descriptors)),
      atMost(MAX_HANDLE_GROWTH, `timers and requests ${of}: end of beginning`, growth(samples.resources)),
    ],
  };
}

function report(samples: Samples, databaseMb: readonly string[]): string {
  return table(
    ['after', ...shares(SLICES)],
    [
      ...memoryRows(OURS.webhook.label, samples),
      ['open files and sockets', ...samples.descriptors.map(String)],
      ['timers and requests', ...samples.resources.map(String)],
      ['database MB', ...databaseMb],
    ],
  );
}

/** The file, and its log that is not yet written back. */
function databaseSizeMb({ settings }: Session): number {
  const sizes = ['bot.sqlite', 'bot.sqlite-wal'].map((name) => statSync(join(settings.dataDir, name)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024 / 1024;
}
