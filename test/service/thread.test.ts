import { once } from 'node:events';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { startWorker } from '#platform/worker.ts';

it.runIf(process.platform === 'linux')(
  'a low-priority thread lowers the priority of threads it starts, and of no others',
  async () => {
    const own = getPriority();
    const worker = startWorker(new URL('./giving-way-worker.ts', import.meta.url), 'outer');
    const [said] = await once(worker, 'message');
    const behind = Math.min(own + 10, 19);
    expect(said).toEqual({ before: own, after: behind, started: behind });
    expect(getPriority()).toBe(own);
  },
);
