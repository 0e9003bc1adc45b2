/** The effect of one person's attack on the data service: others' search latencies, alternately without and with it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createOwnerClient } from '#service/client/owner-client.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { atMost, medianRatio, percentile, short, table, withRange } from '../figures.ts';
import { everyCore, runToEnd, startService } from '../processes.ts';
import { writeTelegramExport } from '../telegram-export.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const KEY = 'the-key-of-the-service-of-the-bench-for-fair-turns';
const ATTACKER = 666;
const OTHERS = [1, 2, 3, 4, 5].map((index) => 1000 + index);
const MESSAGES = { attacker: 100_000, others: 5_000, sent: 20_000 };
const ROUNDS = 5;
const SEARCHES_PER_SECOND = 10;
const [WARM_UP_SECONDS, SECONDS] = [3, 8];
/** Pause in which the attack's pending requests finish. */
const CALM_MS = 4_000;

export async function fairScene({ pinning, progress }: SceneContext): Promise<SceneOutcome> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'personal-data-bot-bench-fair-'));
  const everywhere = everyCore(pinning);
  const files = await Promise.all(
    [ATTACKER, ...OTHERS].map(async (owner) => {
      const path = join(folder.path, `${owner}.json`);
      await writeTelegramExport(path, owner === ATTACKER ? MESSAGES.attacker : MESSAGES.others, owner, owner);
      return `${owner}=${path}`;
    }),
  );
  const sent = join(folder.path, 'sent.json');
  await writeTelegramExport(sent, MESSAGES.sent, 9, ATTACKER);
  await using service = await startService(folder.path, KEY, everywhere);
  const bench = (name: string) => new URL(`../${name}`, import.meta.url).pathname;
  await runToEnd([bench('importing-worker.ts'), service.url, KEY, ...files], folder.path, everywhere);
  const tokens = await tokensOf(service.url, [ATTACKER, ...OTHERS]);
  progress('fair: all messages are imported');

  await using clean = new AsyncDisposableStack();
  const pool = clean.adopt(new Pool(service.url, { connections: OTHERS.length * 4 }), (open) => open.close());
  const search = searcher(
    pool,
    OTHERS.map((owner) => tokens.get(owner) ?? ''),
  );
  const words = [bench('attacking-worker.ts'), service.url, KEY, String(ATTACKER), tokens.get(ATTACKER) ?? '', sent];
  await search(WARM_UP_SECONDS);
  const [quiet, attacked]: [number[], number[]] = [[], []];
  for (let round = 1; round <= ROUNDS; round++) {
    quiet.push(percentile(await search(SECONDS), 0.95));
    // In reality the attacker uses another machine, so here it must not take CPU time from the service.
    const attack = spawn('nice', ['-n', '19', ...everywhere, process.execPath, ...words], { stdio: 'inherit' });
    await sleep(WARM_UP_SECONDS * 1000);
    attacked.push(percentile(await search(SECONDS), 0.95));
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
    targets: [atMost(2, 'p95 of others’ searches during an attack, relative to before', medianRatio(attacked, quiet))],
  };
}

async function tokensOf(apiUrl: string, owners: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { signal } = new AbortController();
  const client = createOwnerClient({ apiUrl, serviceKey: KEY, clock: systemClock, log: createLog('silent') });
  const wanted = { scopes: ALL_SCOPES, appName: 'bench', expiresAt: undefined };
  const tokens = new Map<number, string>();
  for (const owner of owners) tokens.set(owner, (await client.issueToken(String(owner), wanted, { signal })).token);
  await client.close();
  return tokens;
}

/** Searches at a constant rate without waiting for answers. @returns the duration of each search in milliseconds */
function searcher(pool: Pool, tokens: readonly string[]): (seconds: number) => Promise<number[]> {
  async function once(token: string): Promise<number> {
    const startedAt = performance.now();
    const path = '/search/chat-threads?keywords=ferry';
    const { statusCode, body } = await pool.request({
      path,
      method: 'GET',
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await body.text();
    if (statusCode !== 200 || !text.includes('ferry')) throw new Error(`a search found nothing: ${text}`);
    return performance.now() - startedAt;
  }
  return async (seconds) => {
    const searches: Promise<number>[] = [];
    const startedAt = performance.now();
    for (let index = 0; index < seconds * SEARCHES_PER_SECOND; index++) {
      await sleep(Math.max(0, startedAt + (index * 1000) / SEARCHES_PER_SECOND - performance.now()));
      searches.push(once(tokens[index % tokens.length] ?? ''));
    }
    return await Promise.all(searches);
  };
}
