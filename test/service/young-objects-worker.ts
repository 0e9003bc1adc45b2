/** Run by itself: prints how many megabytes a thread of the service takes at most for objects that live only briefly. */
import { once } from 'node:events';
import { getHeapSpaceStatistics } from 'node:v8';
import { isMainThread, parentPort } from 'node:worker_threads';
import { startThread } from '../../src/thread.ts';

const OBJECTS = 1_500_000;
const KEPT = 100_000;

if (isMainThread) {
  const [said] = await once(startThread(new URL(import.meta.url), 'young objects'), 'message');
  process.stdout.write(`${said}\n`);
} else {
  let most = 0;
  let kept: object[] = [];
  for (let made = 0; made < OBJECTS; made++) {
    if (made % KEPT === 0) kept = [];
    kept.push({ made, text: `object ${made}` });
    if (made % 5000 === 0) most = Math.max(most, newSpaceBytes());
  }
  parentPort?.postMessage(most / 1024 ** 2);
}

function newSpaceBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;
}
