/** Waiting until a program's jobs are done, according to its database. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ChatDriver } from './chat-driver.ts';
import { until } from './waiting.ts';

/** Rows of jobs in bot.sqlite that are neither done nor scheduled for later. */
export function unfinishedJobs(folder: string): Record<string, unknown>[] {
  using database = new DatabaseSync(join(folder, 'bot.sqlite'), { readOnly: true, timeout: 5_000 });
  return database.prepare("select * from jobs where state <> 'done' and kind <> 'deletion'").all();
}

/** Resolves when every update is processed and every reply is sent. */
export async function jobsDone(driver: Pick<ChatDriver, 'delivered'>, folder: string): Promise<void> {
  await driver.delivered();
  await until(
    () => unfinishedJobs(folder).length === 0,
    () => `jobs to be done: ${JSON.stringify(unfinishedJobs(folder))}`,
  );
}
