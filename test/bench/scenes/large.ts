/** Whether much that is stored makes a search dearer: updates that were seen before, people who are connected. */
import { join } from 'node:path';
import { OURS } from '../contenders.ts';
import { mid } from '../figures.ts';
import { SEARCHERS } from '../search-load.ts';
import { rememberUpdates } from '../seeding.ts';
import { FIRST_UPDATE, type SessionOptions, withSession } from '../session.ts';
import { atMost } from '../targets.ts';
import { emptyRow, measureSearches, SEARCH_MS, searchLine, searchTable } from './main-job.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const MAX_GROWTH = 1.2;

export async function largeScene({ options, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const { seenUpdates, connectedPeople } = options;
  const cases: { label: string; differs: Partial<SessionOptions> }[] = [
    { label: `nothing but ${SEARCHERS} people`, differs: {} },
    {
      label: `${seenUpdates} updates seen`,
      differs: { prepare: ({ dataDir }) => rememberUpdates(join(dataDir, 'bot.sqlite'), seenUpdates, FIRST_UPDATE) },
    },
    { label: `${connectedPeople} people connected`, differs: { people: connectedPeople } },
  ];
  const rows = cases.map(({ label }) => emptyRow(OURS.webhook, label));
  for (const [index, { differs }] of cases.entries()) {
    const row = rows[index];
    if (!row) continue;
    const session = { pinning, people: SEARCHERS, searchMs: SEARCH_MS, ...differs };
    await withSession(OURS.webhook, session, (running) => measureSearches(running, options.search, row));
    progress(`large: ${searchLine(row)}`);
  }
  const [bare, ...large] = rows.map(({ saturated }) => mid(saturated, ({ cpuMs }) => cpuMs));
  return {
    report: `Searches of this bot (webhook, SQLite) over much that is stored:\n${searchTable(rows)}`,
    targets: large.map((cpu, index) =>
      atMost(
        MAX_GROWTH,
        `CPU per /search with ${cases[index + 1]?.label}: of that without`,
        cpu / (bare ?? Number.NaN),
      ),
    ),
  };
}
