import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrokenSourceError } from '#service/importers/broken-source.ts';
import { type JsonEvent, type JsonOptions, type Plan, readJson } from '#service/importers/json-stream.ts';

async function* chunksOf(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield Buffer.from(bytes.subarray(at, at + size));
}

async function events(text: string, plan: Plan, size = 4096, options?: JsonOptions): Promise<JsonEvent[]> {
  const found: JsonEvent[] = [];
  for await (const more of readJson(chunksOf(text, size), plan, options)) found.push(...more);
  return found;
}

/** The elements of a list in `list`, or of a list alone. */
const LIST: Plan = { list: ['take'] };
const ALONE: Plan = ['take'];
const elementsOf = (found: readonly JsonEvent[]) =>
  found.flatMap(({ kind, isElement, text }) => (kind === 'value' && isElement ? [JSON.parse(text ?? 'null')] : []));

describe('the values of a JSON file', () => {
  it('are those selected by the plan, with their keys, in order', async () => {
    const text = '{"a": {"list": [1]}, "b": "x", "c": ["x", {"list": 2}], "list" : [{"x": 1}, {"y": "]}"}], "d": 3}';
    expect(await events(text, { ...LIST, a: 'skip', c: 'scalar', '*': 'take' })).toEqual([
      { kind: 'begin', key: '', isElement: false },
      { kind: 'value', key: 'b', isElement: false, text: '"x"' },
      { kind: 'begin', key: 'c', isElement: false },
      { kind: 'begin', key: 'list', isElement: false },
      { kind: 'value', key: 'list', isElement: true, text: '{"x": 1}' },
      { kind: 'value', key: 'list', isElement: true, text: '{"y": "]}"}' },
      { kind: 'end', key: 'list', isElement: false },
      { kind: 'value', key: 'd', isElement: false, text: '3' },
      { kind: 'end', key: '', isElement: false },
    ]);
  });

  it('are equal in chunks of any size, whatever they contain', async () => {
    const list = fc.array(fc.jsonValue({ depthSize: 'small' }), { maxLength: 8 });
    const around = fc.dictionary(
      fc.string().filter((key) => key !== 'list'),
      fc.jsonValue(),
      { maxKeys: 3 },
    );
    const run = async (before: Record<string, unknown>, expected: unknown[], indent: number, byLines: boolean) => {
      const text = JSON.stringify({ ...before, list: expected, last: 1 }, null, indent);
      const alone = JSON.stringify(expected, null, indent);
      for (const size of [1, 7, 4096]) {
        expect(elementsOf(await events(text, LIST, size, { byLines }))).toEqual(expected);
        expect(elementsOf(await events(alone, ALONE, size, { byLines }))).toEqual(expected);
      }
    };
    await fc.assert(fc.asyncProperty(around, list, fc.nat(2), fc.boolean(), run), { numRuns: 150 });
  });

  it('are all delivered up to the end of a file that was cut off', async () => {
    const text = '{"list":[{"a":"x\\"]}y"},{"b":[1,2]}]}';
    const ends = [text.indexOf('},{') + 1, text.lastIndexOf('}]}') + 1];
    for (let cut = 0; cut < text.length; cut++) {
      const found: JsonEvent[] = [];
      const reading = async () => {
        for await (const more of readJson(chunksOf(text.slice(0, cut), 5), LIST)) found.push(...more);
      };
      await expect(reading()).rejects.toMatchObject({ name: 'BrokenSourceError', at: cut });
      expect(elementsOf(found)).toEqual(
        [{ a: 'x"]}y' }, { b: [1, 2] }].slice(0, ends.filter((end) => end <= cut).length),
      );
    }
    await expect(events('', LIST)).rejects.toThrow(BrokenSourceError);
  });

  it('are none if the selected list is missing', async () => {
    expect(elementsOf(await events('{"other": [1, 2]}', LIST))).toEqual([]);
    expect(elementsOf(await events('{"list": {"list": [1]}}', LIST))).toEqual([]);
  });

  it('are reported without text if they exceed the limit, without affecting others', async () => {
    const text = JSON.stringify([{ a: 'x'.repeat(100) }, { b: 1 }]);
    const found = await events(text, ALONE, 7, { maxBytes: 50 });
    expect(found.flatMap(({ kind, text: value }) => (kind === 'value' ? [value] : []))).toEqual([undefined, '{"b":1}']);
  });

  it('end with their line in indented files, whatever quotation marks they contain', async () => {
    const text = '[\n {\n  "name": "Anna "the cook" Lee", "open": "{"\n },\n {\n  "b": 1\n }\n]';
    for (const size of [1, 7, 4096]) {
      const found = await events(text, ALONE, size, { byLines: true });
      const values = found.filter(({ kind }) => kind === 'value');
      expect(values.map(({ text: value }) => value?.includes('Anna'))).toEqual([true, false]);
    }
  });

  it('may follow a byte order mark at the start of the file, but nothing else', async () => {
    expect(elementsOf(await events('\ufeff[1]', ALONE))).toEqual([1]);
    await expect(events('{"list" \u00bb: [1]}', LIST)).rejects.toThrow(BrokenSourceError);
  });

  it('may be garbage, which the caller has to handle', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60 }), fc.constantFrom('[', '{"list":['), async (text, begin) => {
        const [one, other] = await Promise.all(
          [1, 4096].map((size) =>
            events(begin + text, begin === '[' ? ALONE : LIST, size).catch((error: unknown) => String(error)),
          ),
        );
        expect(one).toEqual(other);
      }),
    );
  });
});
