/** The log: JSON lines with the reference of the current update. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { currentRequest, requestIdOf, runWithRequest, setCommand } from '#platform/request-context.ts';

function linesOf() {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: createLog('trace', { write: (line) => void lines.push(JSON.parse(line)) }) };
}
const origin = (id: number) => ({ reference: requestIdOf(id), receivedAt: 0 });

describe('a line of the log', () => {
  it('carries the reference of its own update, whatever is awaited in between', async () => {
    const { lines, log } = linesOf();
    await Promise.all(
      Array.from({ length: 40 }, (_, id) =>
        runWithRequest(origin(id), async () => {
          log.info({ id }, 'begun');
          await pause(id % 7);
          await systemClock.sleep(id % 5);
          log.info({ id }, 'done');
        }),
      ),
    );
    expect(lines).toHaveLength(80);
    for (const { id, reference } of lines) expect(reference).toBe(requestIdOf(Number(id)));
  });

  it('outside any update has no reference', async () => {
    const { lines, log } = linesOf();
    await new Promise<void>((resolve) =>
      runWithRequest(origin(7), () => {
        systemClock.setTimer(1, () => {
          log.info('later');
          resolve();
        });
      }),
    );
    log.info('outside');
    expect(lines.map(({ msg, reference }) => [msg, reference])).toEqual([
      ['later', undefined],
      ['outside', undefined],
    ]);
  });

  it('may name another update than the current one', () => {
    const { lines, log } = linesOf();
    runWithRequest(origin(7), () => log.info({ reference: requestIdOf(8) }, 'of another'));
    expect(lines[0]?.reference).toBe(requestIdOf(8));
  });

  it('has a context with the command once it is known, for that update only', () => {
    runWithRequest(origin(7), () => {
      setCommand('ask');
      expect(currentRequest()?.command).toBe('ask');
      runWithRequest(origin(8), () => expect(currentRequest()?.command).toBeUndefined());
    });
    setCommand('nobody’s');
    expect(currentRequest()).toBeUndefined();
  });
});
