/** What others notice of one person who attacks the data service: their searches, without the attack and with it, in turn. */
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
/** Until what the attack has begun is done. */
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
  progress('fair: everybody’s messages are there');

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
    // In the wild it is another machine: here it must not take the processor from the service.
    const attack = spawn('nice', ['-n', '19', ...everywhere, process.execPath, ...words], { stdio: 'inherit' });
    await sleep(WARM_UP_SECONDS * 1000);
    attacked.push(percentile(await search(SECONDS), 0.95));
    if (attack.exitCode !== null) throw new Error('the attack has ended by itself');
    const gone = once(attack, 'exit');
    attack.kill('SIGKILL');
    await gone;
    await sleep(CALM_MS);
    progress(`fair: round ${round}, p95 ${short(quiet.at(-1) ?? 0)} ms, attacked ${short(attacked.at(-1) ?? 0)} ms`);
  }
  const rows = [
    ['quiet', withRange(quiet)],
    ['one attacks', withRange(attacked)],
  ];
  return {
    report: `Searches of ${OTHERS.length} people:\n${table(['', 'p95 ms'], rows)}`,
    targets: [atMost(2, 'p95 of others’ searches while one attacks, of that before', medianRatio(attacked, quiet))],
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

/** At an even rate, whether or not those before are answered. @returns how long each search took, milliseconds */
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
    if (statusCode !== 200 || !text.includes('ferry')) throw new Error(`a search of the bench found nothing: ${text}`);
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
