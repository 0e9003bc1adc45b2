/** Pictures: what they look like to the byte, and that the thread that draws them can fail, hang and be asked too much. */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDrawing, type Drawing, DrawingError } from '#commands/charts/drawing.ts';
import { glyphsOf } from '#commands/charts/glyphs.ts';
import { type Picture, svgOf } from '#commands/charts/svg.ts';
import { scratchFolders } from '../../support/scratch-folders.ts';

const FONT = new URL('../../../src/commands/charts/fonts/noto-sans-pictures.ttf', import.meta.url);
const has = glyphsOf(readFileSync(FONT));

const NAMES = ['Crew ⛵', 'مجموعة الأصدقاء', 'Лодка и причал', '中文聊天', 'नेहा', 'שלום כהן', 'Ελένη', 'ไทย'];
const picture = (direction: Picture['direction'] = 'ltr'): Picture => ({
  ...{ direction, title: 'Your messages', subtitle: '1,234 messages' },
  panels: [
    {
      ...{ kind: 'columns', width: 'full', title: 'By month', series: ['sent', 'received'] },
      columns: Array.from({ length: 25 }, (_, index) => ({
        label: index % 6 === 0 ? `${index}` : '',
        values: [(index * 37) % 90, (index * 53) % 120],
      })),
    },
    {
      ...{ kind: 'rows', width: 'half', title: 'Chats' },
      rows: NAMES.map((name, index) => ({ name, value: 90 - index * 9, text: `${90 - index * 9}` })),
    },
  ],
});

const signal = () => new AbortController().signal;
function drawing(...given: Parameters<typeof createDrawing>): Drawing {
  const made = createDrawing(...given);
  onTestFinished(() => made.close());
  return made;
}
const sizeOf = (png: Uint8Array) => [Buffer.from(png).readUInt32BE(16), Buffer.from(png).readUInt32BE(20)];
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

describe('a picture', () => {
  it('is the same to the byte whenever it is drawn, in twice its size', async () => {
    const { draw } = drawing({ perThread: 2 });
    const [first, again, third, mirrored] = await Promise.all([
      draw(picture(), signal()),
      draw(picture(), signal()),
      draw(picture(), signal()),
      draw(picture('rtl'), signal()),
    ]);
    expect(sizeOf(first)[0]).toBe(1440);
    expect(hashOf(again)).toBe(hashOf(first));
    expect(hashOf(third)).toBe(hashOf(first));
    expect({ ltr: hashOf(first), rtl: hashOf(mirrored) }).toMatchInlineSnapshot(`
      {
        "ltr": "65f5e69f52526b63",
        "rtl": "410e513fe066b8e1",
      }
    `);
  });

  it('runs from right to left as a whole, whatever its lines begin with and whichever way names are turned', () => {
    const title = '12 \u2068رسالة\u2069 (\u202eUTC)';
    const svg = svgOf({ ...picture('rtl'), title }, has);
    expect(svg).toContain('>\u206712 رسالة (UTC)\u2069</text>');
    expect(svg).toContain('>\u2067Лодка и причал\u2069</text>');
    expect(svgOf({ ...picture(), title: 'Crew \u2068Ann\u2069' }, has)).toContain('>Crew Ann</text>');
  });

  it('has no markup but its own, whatever people are called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.nat(1e9), (name, value) => {
        const svg = svgOf(
          {
            ...{ direction: 'ltr', title: name, subtitle: name },
            panels: [{ kind: 'rows', width: 'half', title: name, rows: [{ name, value, text: name }] }],
          },
          has,
        );
        const tags = svg.match(/<[^>]*>/g) ?? [];
        expect(tags.every((tag) => /^<\/?(svg|rect|text)[ >]/.test(tag))).toBe(true);
        expect(svg.replaceAll(/<[^>]*>|&(amp|lt|gt|quot);/g, '')).not.toMatch(/[<>&"]/);
      }),
    );
  });

  it('leaves out what its font has no sign for, and numbers a name of which nothing is left', () => {
    const svg = svgOf(picture(), has);
    expect(svg).toContain('>Crew<');
    expect(svg).toContain('>8.<');
    for (const name of NAMES.slice(1, -1)) expect(svg).toContain(`>${name}<`);
    expect(['A', 'я', 'ع', 'ह', 'ש', '中', '…', '₽'].every((sign) => has(sign.codePointAt(0) ?? 0))).toBe(true);
    expect(['😀', 'ไ', '한'].some((sign) => has(sign.codePointAt(0) ?? 0))).toBe(false);
  });
});

describe('the thread that draws', () => {
  const folder = scratchFolders('drawing');
  const program = (body: string) => {
    const file = join(folder(), 'thread.mjs');
    writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${body}`);
    return pathToFileURL(file);
  };
  const REPLIES = `parentPort.on('message', ({ id, picture }) => {
    if (picture.title === 'hang') return;
    if (picture.title === 'crash') throw new Error('crashed');
    if (picture.title === 'exit') process.exit(3);
    if (picture.title === 'refuse') return parentPort.postMessage({ id, problem: 'bad svg' });
    parentPort.postMessage({ id, png: new Uint8Array([1]) });
  });`;
  const titled = (title: string): Picture => ({ ...picture(), title });

  it('that fails, ends or hangs fails its own picture alone', async () => {
    const { draw } = drawing({ program: program(REPLIES), deadlineMs: 500 });
    const titles = ['one', 'refuse', 'two', 'crash', 'three', 'exit', 'four', 'hang', 'five'];
    const outcomes = await Promise.allSettled(titles.map((title) => draw(titled(title), signal())));
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(titles.map((_, index) => index % 2 === 0));
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(DrawingError);
  });
});
