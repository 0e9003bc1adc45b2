/** The sample data is imported completely even if the importing process is killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { hasSample } from '#service/server/sample/sample.ts';
import { SAMPLE_NOW } from '../support/service.ts';
import { openSampleArchive, type SampleArchive } from './sample-archive.ts';

const NOW = Date.parse(SAMPLE_NOW);
const WEEKS_LATER = NOW + 35 * 86_400_000;

async function open(): Promise<SampleArchive> {
  const made = await openSampleArchive();
  onTestFinished(() => made.close());
  return made;
}

it('a killed import of the sample continues weeks later, and moves the existing records', {
  timeout: 60_000,
}, async () => {
  const [whole, broken] = [await open(), await open()];
  await whole.bringIn(WEEKS_LATER);
  const worker = new URL('sample-worker.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [worker, broken.file, broken.key.toString('base64'), String(NOW)]);
  const gone = once(child, 'exit');
  while ((await broken.archive.count('social-chat-message')) === 0) await pause(5);
  child.kill('SIGKILL');
  await gone;
  expect(await hasSample(broken.archive)).toBe(false);
  await broken.bringIn(WEEKS_LATER);
  expect(await hasSample(broken.archive)).toBe(true);
  expect(await broken.whole()).toEqual(await whole.whole());
});
