/** The effect of one person's attack on the data service: others' search latencies, alternately without and with it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CARRIED_KEY, withCarriedService } from '../carried-service.ts';
import { atMost, medianRatio, percentile, short, table, withRange } from '../figures.ts';
import { everyCore } from '../processes.ts';
import { connectedChat } from '../session.ts';
import { writeTelegramExport } from '../telegram-export.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const ATTACKER = 666;
const OTHERS = Array.from({ length: 10 }, (_, index) => connectedChat(index));
const MESSAGES = { attacker: 100_000, others: 5_000, sent: 20_000 };
const ROUNDS = 5;
const [WARM_UP_MS, LISTENING_MS] = [3_000, 8_000];
/** Pause in which the attack's pending requests finish. */
const CALM_MS = 4_000;
const WORKER = new URL('../attacking-worker.ts', import.meta.url).pathname;

export async function fairScene({ pinning, progress }: SceneContext): Promise<SceneOutcome> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'personal-data-bot-bench-fair-'));
  const files = [ATTACKER, ...OTHERS].map((owner) => ({ owner, path: join(folder.path, `${owner}.json`) }));
  for (const { owner, path } of files)
    await writeTelegramExport(path, owner === ATTACKER ? MESSAGES.attacker : MESSAGES.others, owner, owner);
  const sent = join(folder.path, 'sent.json');
  await writeTelegramExport(sent, MESSAGES.sent, 9, ATTACKER);
  return await withCarriedService(pinning, async ({ url, bringIn, connect, issueToken, listenFor }) => {
    await bringIn(files);
    await connect(OTHERS);
    progress('fair: all messages are imported');
    async function searchP95(): Promise<number> {
      const { search, unanswered, failed } = await listenFor(sleep(LISTENING_MS));
      if (unanswered + failed > 0) throw new Error(`${unanswered} unanswered, ${failed} searches found nothing`);
      return percentile(search, 0.95);
    }
    const words = [WORKER, url, CARRIED_KEY, String(ATTACKER), await issueToken(ATTACKER), sent];
    await listenFor(sleep(WARM_UP_MS));
    const [quiet, attacked]: [number[], number[]] = [[], []];
    for (let round = 1; round <= ROUNDS; round++) {
      quiet.push(await searchP95());
      // In reality the attacker uses another machine, so here it must not take CPU time from the service.
      const nice = ['-n', '19', ...everyCore(pinning), process.execPath, ...words];
      const attack = spawn('nice', nice, { stdio: 'inherit' });
      await sleep(WARM_UP_MS);
      attacked.push(await searchP95());
      if (attack.exitCode !== null) throw new Error('the attack ended prematurely');
      const gone = once(attack, 'exit');
      attack.kill('SIGKILL');
      await gone;
      await sleep(CALM_MS);
      progress(`fair: round ${round}, p95 ${short(quiet.at(-1) ?? 0)} ms, attacked ${short(attacked.at(-1) ?? 0)} ms`);
    }
    const rows = [
      ['quiet', withRange(quiet)],
      ['attacked', withRange(attacked)],
    ];
    return {
      report: `Searches of ${OTHERS.length} people:\n${table(['', 'p95 ms'], rows)}`,
      targets: [
        atMost(2, 'p95 of others’ searches during an attack, relative to before', medianRatio(attacked, quiet)),
      ],
    };
  });
}
