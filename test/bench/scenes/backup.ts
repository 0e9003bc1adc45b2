/**
 * A large backup by the operator's own commands while everything goes on: people ask, the owner searches, and more is
 * brought in. Archives in files, and in Postgres where there is one.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { environmentOf } from '../bots/this-bot-environment.ts';
import { HELPS_PER_SECOND, NOTICED_HEAD, type Noticed, noticedRow, withCarriedService } from '../carried-service.ts';
import { everyCore } from '../core-pinning.ts';
import { short } from '../figures.ts';
import { runToEnd } from '../finished-program.ts';
import { startBenchPostgres } from '../postgres.ts';
import { table } from '../tables.ts';
import { atLeast, atMost, type Target } from '../targets.ts';
import { writeTelegramExport } from '../telegram-export.ts';
import type { SceneContext, SceneOutcome } from './scene.ts';

const SOURCE = new URL('../../../src/', import.meta.url).pathname;
const BEFORE_MS = 10_000;
/** Bytes that a message of the bench has in a backup: of a file, and of rows from Postgres. */
const BYTES_A_MESSAGE = { file: 700, postgres: 400 } as const;
/** Messages that are brought in meanwhile, as a share of what there is. */
const MORE = 0.3;
const CHATS_OF_ITS_OWN = 9000;

interface Measured {
  readonly store: string;
  readonly before: Noticed;
  readonly during: Noticed;
  readonly megabytes: number;
  readonly seconds: number;
  /** To read it all again and check it, and to put it where nothing was, which checks it too. */
  readonly verifiedSeconds: number;
  readonly restoredSeconds: number;
  /** Messages that were written meanwhile, and for how much of the time of the backup. */
  readonly written: number;
  readonly underWrites: number;
}

export async function backupScene({ options, pinning, progress }: SceneContext): Promise<SceneOutcome> {
  const megabytes = options.backupMegabytes;
  const isPinned = pinning.length > 0;
  const measured = [await measure('files', { megabytes, isPinned, progress })];
  const postgres = await startBenchPostgres();
  if ('unavailable' in postgres) progress(`backup: not of archives in Postgres: ${postgres.unavailable}`);
  else {
    await using _ = postgres;
    const urls = [await postgres.createDatabase('archives'), await postgres.createDatabase('restored')] as const;
    measured.push(await measure('Postgres', { megabytes, isPinned, progress, urls }));
  }
  return { report: measured.map(report).join('\n\n'), targets: measured.flatMap(targets) };
}

interface MeasureOptions {
  readonly megabytes: number;
  readonly isPinned: boolean;
  progress(line: string): void;
  /** Of Postgres: where the archives are, and where they are restored. */
  readonly urls?: readonly [archives: string, restored: string];
}

async function measure(store: string, { megabytes, isPinned, progress, urls }: MeasureOptions): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'personal-data-bot-bench-backup-'));
  try {
    const messages = Math.round((megabytes * 1e6) / BYTES_A_MESSAGE[urls ? 'postgres' : 'file']);
    const [many, more] = [join(folder, 'result.json'), join(folder, 'more.json')];
    await writeTelegramExport(many, messages, 8);
    await writeTelegramExport(more, Math.round(messages * MORE), 9, CHATS_OF_ITS_OWN);
    progress(`backup, ${store}: ${messages} messages`);
    return await withCarriedService(everyCore(isPinned), urls?.[0], async ({ session, send, connect, listenFor }) => {
      const { seconds: importSeconds } = await send(many).receipt;
      progress(`backup, ${store}: brought in after ${short(importSeconds)} s`);
      await connect();
      const before = await listenFor(sleep(BEFORE_MS));
      const file = join(folder, 'backup.zip');
      const run = async (words: readonly string[], where: { dataDir: string; serviceDatabaseUrl?: string }) => {
        const startedAt = performance.now();
        const { line } = await runToEnd(words, folder, isPinned, environmentOf({ ...session.settings, ...where }));
        return { line, seconds: (performance.now() - startedAt) / 1000 };
      };
      const { arrived, receipt } = send(more);
      await arrived;
      const writing = timed(receipt);
      const backingUp = run([join(SOURCE, 'cli/backup.ts'), file, '--json'], { dataDir: session.settings.dataDir });
      const during = await listenFor(backingUp);
      const backup = await backingUp;
      const { bytes } = z.object({ bytes: z.number() }).parse(JSON.parse(backup.line));
      progress(`backup, ${store}: ${short(bytes / 1e6)} MB in ${short(backup.seconds)} s`);
      const written = await writing;
      const elsewhere = { dataDir: join(folder, 'restored'), ...(urls && { serviceDatabaseUrl: urls[1] }) };
      const verified = await run([join(SOURCE, 'cli/restore.ts'), file, '--verify'], elsewhere);
      const restored = await run([join(SOURCE, 'cli/restore.ts'), file], elsewhere);
      return {
        ...{ store, before, during, megabytes: bytes / 1e6, seconds: backup.seconds },
        ...{ verifiedSeconds: verified.seconds, restoredSeconds: restored.seconds },
        ...{ written: written.value.written, underWrites: Math.min(1, written.seconds / backup.seconds) },
      };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function timed<T>(promise: Promise<T>): Promise<{ value: T; seconds: number }> {
  const startedAt = performance.now();
  const value = await promise;
  return { value, seconds: (performance.now() - startedAt) / 1000 };
}

function report(of: Measured): string {
  const rows = [noticedRow('before', of.before), noticedRow('while it is backed up', of.during)];
  return [
    `Archives in ${of.store}: a backup of ${short(of.megabytes)} MB in ${short(of.seconds)} s, with ${HELPS_PER_SECOND} /help a second, a search a second,`,
    `and ${of.written} messages brought in meanwhile, for ${short(of.underWrites * 100)} % of that time:`,
    table(NOTICED_HEAD, rows),
    `Checked in ${short(of.verifiedSeconds)} s, restored elsewhere in ${short(of.restoredSeconds)} s.`,
  ].join('\n');
}

const targets = ({ store, during, underWrites }: Measured): Target[] => [
  atMost(0, `during a backup of ${store}: unanswered`, during.unanswered),
  atMost(0, `during a backup of ${store}: searches that failed`, during.failed),
  atLeast(0.5, `a backup of ${store}: share of its time under writes`, underWrites),
];
