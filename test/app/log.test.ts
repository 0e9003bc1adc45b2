/** The log: JSON lines with the reference of what is being done. */
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
  it('carries the reference of the update that it is about, whatever is awaited in between, and no other', async () => {
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

  it('that nobody in particular is the cause of has none', async () => {
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

  it('may name another update than the present one', () => {
    const { lines, log } = linesOf();
    runWithRequest(origin(7), () => log.info({ reference: requestIdOf(8) }, 'of another'));
    expect(lines[0]?.reference).toBe(requestIdOf(8));
  });

  it('is about a command as soon as that is known, and only there', () => {
    runWithRequest(origin(7), () => {
      setCommand('ask');
      expect(currentRequest()?.command).toBe('ask');
      runWithRequest(origin(8), () => expect(currentRequest()?.command).toBeUndefined());
    });
    setCommand('nobody’s');
    expect(currentRequest()).toBeUndefined();
  });
});
