/** Server-sent events out of bytes, however they are cut. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEventReader } from '#service/client/answers.ts';

function eventsIn(pieces: readonly Uint8Array[]) {
  const read = createEventReader();
  return pieces.flatMap((piece) => read(piece));
}
const bytes = (text: string) => new TextEncoder().encode(text);

it.each([
  ['event: a\ndata: 1\n\n', [{ name: 'a', data: '1' }]],
  ['data: 1\ndata:2\ndata\n\n', [{ name: 'message', data: '1\n2\n' }]],
  [': a comment\nid: 7\nretry: 5\ndata: x\n\n', [{ name: 'message', data: 'x' }]],
  [
    'event: a\r\ndata: 1\r\n\r\nevent: b\rdata: 2\r\r',
    [
      { name: 'a', data: '1' },
      { name: 'b', data: '2' },
    ],
  ],
  ['event: nothing\n\ndata: x\n\n', [{ name: 'message', data: 'x' }]],
  ['\ufeffdata: x\n\n', [{ name: 'message', data: 'x' }]],
  ['data: never ended\n', []],
  ['', []],
])('%j holds %j', (text, events) => {
  expect(eventsIn([bytes(text)])).toEqual(events);
});

it('reads the same whatever the pieces are, in the middle of a letter too', () => {
  const Line = fc.oneof(
    fc.constantFrom('', 'event: a', 'data: ⛵ größer', 'data:', ': sign of life', 'data', 'nonsense'),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );
  const End = fc.constantFrom('\n', '\r\n', '\r');
  fc.assert(
    fc.property(fc.array(fc.tuple(Line, End), { maxLength: 20 }), fc.integer({ min: 1, max: 7 }), (lines, size) => {
      const whole = bytes(lines.map((line) => line.join('')).join(''));
      const pieces: Uint8Array[] = [];
      for (let at = 0; at < whole.length; at += size) pieces.push(whole.slice(at, at + size));
      expect(eventsIn(pieces)).toEqual(eventsIn([whole]));
    }),
  );
});
