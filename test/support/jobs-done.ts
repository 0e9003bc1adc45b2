/** Waiting until a program's jobs are done, according to its database. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChatDriver } from './chat-driver.ts';

/** Rows of jobs in bot.sqlite that are neither done nor scheduled for later. */
export function unfinishedJobs(folder: string): Record<string, unknown>[] {
  using database = new DatabaseSync(join(folder, 'bot.sqlite'), { readOnly: true, timeout: 5_000 });
  return database.prepare("select * from jobs where state <> 'done' and kind <> 'deletion'").all();
}

const DEADLINE_MS = 10_000;
const LOOK_MS = 20;

/** Resolves when every update is processed and every reply is sent. */
export async function jobsDone(driver: Pick<ChatDriver, 'delivered'>, folder: string): Promise<void> {
  await driver.delivered();
  for (let left = DEADLINE_MS / LOOK_MS; ; left--) {
    const jobs = unfinishedJobs(folder);
    if (jobs.length === 0) return;
    if (left === 0) throw new Error(`jobs are not done: ${JSON.stringify(jobs)}`);
    await pause(LOOK_MS);
  }
}
