/** The free path: /help of unconnected people, at full load and at constant rates. */
import { HELP_TEXT } from '../bots/bench-link.ts';
import { compare, comparisonTable, type Row, ratioOf } from '../comparison.ts';
import { atLeast, atMost } from '../figures.ts';
import { HELP } from '../load.ts';
import { FLOOR, GRAMMY, OURS, TELEGRAF } from '../session.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

export async function freeScene({ sizes, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const { warmUp, saturated, seconds100, seconds500 } = sizes.free;
  const helps = {
    ...{ rounds: sizes.rounds, command: HELP, warmUp, saturated, atOnce: saturated },
    rates: [
      { perSecond: 100, seconds: seconds100 },
      { perSecond: 500, seconds: seconds500 },
    ],
  };
  const bots = [FLOOR, TELEGRAF, OURS, GRAMMY];
  const rows = await compare(bots, helps, { pinning }, (line) => progress(`free: ${line}`));
  const [, telegraf, ours, grammy] = rows as [Row, Row, Row, Row];
  const title = `/help of unconnected people, which a peer answers with ${HELP_TEXT.length} characters:`;
  return {
    report: `${title}\n${comparisonTable(rows, helps)}`,
    targets: [
      atMost(
        0.5,
        'free: CPU per update, relative to Telegraf',
        ratioOf(ours, telegraf, 'saturated', ({ cpuMs }) => cpuMs),
      ),
      atLeast(
        2,
        'free: updates per second, relative to grammY',
        ratioOf(ours, grammy, 'saturated', ({ perSecond }) => perSecond),
      ),
    ],
  };
}
