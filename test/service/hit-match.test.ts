/** The words of a search found in records: what is kept of the records between searches. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { matchOf } from '#service/server/search/hit-match.ts';
import { wordOf } from '#service/server/search/keywords.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes in use. */
function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

it('keeps nothing of unspaced text, which has a form per character', () => {
  const ferry = wordOf('ferry');
  if (!ferry) throw new Error('no word');
  const run = (seed: number) =>
    Array.from({ length: 400 }, (_, at) =>
      String.fromCharCode(0x4e00 + ((seed * 7919 + at * (seed + 31)) % 20_000)),
    ).join('');
  const before = heapUsed();
  for (let seed = 0; seed < 2_000; seed++)
    expect(matchOf('social-chat-message', { _id: `${seed}`, messageText: run(seed) }, [ferry]).words).toEqual([]);
  expect(heapUsed() - before).toBeLessThan(20 * 1024 ** 2);
});
