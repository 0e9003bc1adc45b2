/** The log: JSON with the reference of what is being done, and the same in words for a terminal. */
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { originated, originIs, presentOrigin, referenceOf } from '#platform/request-context.ts';
import { terminalLog } from '#platform/terminal-log.ts';

function linesOf() {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: createLog('trace', { write: (line) => void lines.push(JSON.parse(line)) }) };
}
const origin = (id: number) => ({ reference: referenceOf(id), receivedAt: 0 });

describe('a line of the log', () => {
  it('carries the reference of the update that it is about, whatever is awaited in between, and no other', async () => {
    const { lines, log } = linesOf();
    await Promise.all(
      Array.from({ length: 40 }, (_, id) =>
        originated(origin(id), async () => {
          log.info({ id }, 'begun');
          await pause(id % 7);
          await systemClock.sleep(id % 5);
          log.info({ id }, 'done');
        }),
      ),
    );
    expect(lines).toHaveLength(80);
    for (const { id, reference } of lines) expect(reference).toBe(referenceOf(Number(id)));
  });

  it('that nobody in particular is the cause of has none', async () => {
    const { lines, log } = linesOf();
    await new Promise<void>((resolve) =>
      originated(origin(7), () => {
        systemClock.after(1, () => {
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
    originated(origin(7), () => log.info({ reference: referenceOf(8) }, 'of another'));
    expect(lines[0]?.reference).toBe(referenceOf(8));
  });

  it('is about a command as soon as that is known, and only there', () => {
    originated(origin(7), () => {
      originIs('ask');
      expect(presentOrigin()?.command).toBe('ask');
      originated(origin(8), () => expect(presentOrigin()?.command).toBeUndefined());
    });
    originIs('nobody’s');
    expect(presentOrigin()).toBeUndefined();
  });
});

/** What a terminal without colours shows. */
function shown(...lines: string[]): string {
  let text = '';
  const stream = new Writable({
    write(chunk, _, done) {
      text += String(chunk);
      done();
    },
  }) as NodeJS.WriteStream;
  const to = terminalLog(stream);
  for (const line of lines) to.write(line);
  return text;
}

describe('in a terminal', () => {
  it('a line is the time, how grave it is, what happened, and the facts', () => {
    const line = {
      level: 40,
      time: Date.parse('2026-11-22T10:00:00Z'),
      reference: 'A1',
      command: 'ask',
      said: 'two words',
      msg: 'slow',
    };
    expect(shown(JSON.stringify(line))).toMatch(
      /^\d\d:\d\d:\d\d warn {2}slow reference=A1 command=ask said="two words"\n$/,
    );
  });

  it('an error stands below its line, with its cause', () => {
    const err = {
      type: 'TypeError',
      message: 'no',
      stack: '    at a\n    at b',
      cause: { type: 'Error', code: 'E1', message: 'why' },
    };
    const text = shown(JSON.stringify({ level: 50, time: 0, msg: 'failed', err }));
    expect(text.split('\n').slice(1)).toEqual([
      '         TypeError: no',
      '         at a',
      '         at b',
      '         because of Error E1: why',
      '',
    ]);
  });

  it('is written whatever a line holds, and nothing in it moves the cursor', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.jsonValue().map((value) => JSON.stringify(value)),
          fc
            .dictionary(fc.string(), fc.jsonValue())
            .map((value) => JSON.stringify({ level: 30, time: 0, msg: '\u001b[2J', ...value })),
        ),
        (line) => {
          // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
          expect(shown(line)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
        },
      ),
    );
  });
});
