/** What everybody else notices of an import into the service that the bot carries: /help and /search meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportReceipt } from '#service/contract/imports.ts';
import {
  HELPS_PER_SECOND,
  LATEST_ANSWER_MS,
  NOTICED_HEAD,
  type Noticed,
  noticedRow,
  withCarriedService,
} from '../carried-service.ts';
import { percentile, short } from '../figures.ts';
import { table } from '../tables.ts';
import { atMost } from '../targets.ts';
import type { SceneOutcome } from './scene.ts';

const WARM_UP_MS = 5_000;
/** In less, a pause or two decide what the p99 is. */
const BEFORE_MS = 30_000;
const MAX_GROWTH = 1.5;

/**
 * @param everywhere words before a command line that give it every core
 * @param exports a small one of the account, and the large one
 */
export async function duringImport(
  everywhere: readonly string[],
  exports: Record<'few' | 'many', string>,
): Promise<SceneOutcome> {
  return withCarriedService(everywhere, undefined, async ({ send, connect, listenFor }) => {
    await send(exports.few).receipt;
    await connect();
    await listenFor(sleep(WARM_UP_MS));
    const before = await listenFor(sleep(BEFORE_MS));
    const { arrived, receipt } = send(exports.many);
    const arriving = await listenFor(arrived);
    const running = await listenFor(receipt);
    return outcomeOf({ before, arriving, running }, await receipt);
  });
}

function outcomeOf(
  { before, arriving, running }: Record<'before' | 'arriving' | 'running', Noticed>,
  { read, seconds }: ImportReceipt,
): SceneOutcome {
  const rows = [
    noticedRow('before', before),
    noticedRow('while the file arrives', arriving),
    noticedRow('while it is brought in', running),
  ];
  const help = [...arriving.help, ...running.help];
  const title = `${read} messages through the service that the bot carries (${short(read / seconds)}/s), and ${HELPS_PER_SECOND} /help a second`;
  return {
    report: `${title}:\n${table(NOTICED_HEAD, rows)}`,
    targets: [
      atMost(
        MAX_GROWTH,
        '/help during an import: p99, of that before',
        percentile(help, 0.99) / percentile(before.help, 0.99),
      ),
      atMost(0, 'during an import: unanswered', arriving.unanswered + running.unanswered),
      atMost(LATEST_ANSWER_MS, '/search of its owner during an import: slowest, ms', Math.max(...running.search)),
    ],
  };
}
