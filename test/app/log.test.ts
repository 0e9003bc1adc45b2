/** The log's lines carry the reference of the current update. */
import { expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { requestIdOf, runWithRequest } from '#platform/request-context.ts';

it('a line of the log outside any update has no reference, even if a timer of an update writes it', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(JSON.parse(line)) });
  await new Promise<void>((resolve) =>
    runWithRequest({ reference: requestIdOf(7), receivedAt: 0 }, () => {
      log.info('inside');
      systemClock.setTimer(1, () => {
        log.info('later');
        resolve();
      });
    }),
  );
  expect(lines.map(({ msg, reference }) => [msg, reference])).toEqual([
    ['inside', requestIdOf(7)],
    ['later', undefined],
  ]);
});
