import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrokenSourceError } from '#service/importers/broken-source.ts';
import { type JsonHead, type JsonItem, jsonItems } from '#service/importers/json-items.ts';

async function* pieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield Buffer.from(bytes.subarray(at, at + size));
}

async function items(text: string, name?: string, size = 4096, maxBytes?: number): Promise<(JsonHead | JsonItem)[]> {
  const found: (JsonHead | JsonItem)[] = [];
  for await (const item of jsonItems(pieces(text, size), name, maxBytes)) found.push(item);
  return found;
}

const values = (found: (JsonHead | JsonItem)[]) =>
  found.flatMap((item) => (item.kind === 'item' ? [JSON.parse(item.text ?? 'null')] : []));

describe('the items of a JSON list', () => {
  it('are those of the named list, after the head', async () => {
    const text =
      '{"a": {"list": [1]}, "b": "list", "c": ["list", {"list": 2}], "list" : [{"x": 1}, {"y": "]}"}], "d": 3}';
    const [head, ...rest] = await items(text, 'list');
    expect(head?.kind === 'head' && JSON.parse(`${head.text}]}`)).toEqual({
      a: { list: [1] },
      b: 'list',
      c: ['list', { list: 2 }],
      list: [],
    });
    expect(values(rest)).toEqual([{ x: 1 }, { y: ']}' }]);
  });

  it('tell where they stand', async () => {
    const text = '\ufeff[ {"é": 1} ,\n{"b": 2}]';
    const bytes = Buffer.from(text);
    const found = (await items(text)).filter((item) => item.kind === 'item');
    expect(found.map(({ start, end }) => bytes.toString('utf8', start, end))).toEqual(['{"é": 1}', '{"b": 2}']);
  });

  it('are equal in pieces of any size, whatever they hold', async () => {
    const list = fc.array(fc.jsonValue({ depthSize: 'small' }), { maxLength: 8 });
    const head = fc.dictionary(
      fc.string().filter((key) => key !== 'list'),
      fc.jsonValue(),
      { maxKeys: 3 },
    );
    await fc.assert(
      fc.asyncProperty(head, list, fc.nat(2), async (before, expected, indent) => {
        const text = JSON.stringify({ ...before, list: expected, last: 1 }, null, indent);
        for (const size of [1, 7, 4096]) expect(values(await items(text, 'list', size))).toEqual(expected);
        const alone = JSON.stringify(expected, null, indent);
        for (const size of [1, 7, 4096]) expect(values(await items(alone, undefined, size))).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });

  it('before the end of a file that was cut off are all delivered', async () => {
    const text = '{"list":[{"a":"x\\"]}y"},{"b":[1,2]}]}';
    // Behind each of the two items, and behind the bracket that ends the list.
    const ends = [text.indexOf('},{') + 1, text.lastIndexOf('}]}') + 1];
    for (let cut = 0; cut <= (ends[1] ?? 0); cut++) {
      const found: unknown[] = [];
      const reading = async () => {
        for await (const item of jsonItems(pieces(text.slice(0, cut), 5), 'list')) {
          if (item.kind === 'item') found.push(JSON.parse(item.text ?? ''));
        }
      };
      await expect(reading()).rejects.toMatchObject({ name: 'BrokenSourceError', at: cut });
      expect(found).toEqual([{ a: 'x"]}y' }, { b: [1, 2] }].slice(0, ends.filter((end) => end <= cut).length));
    }
    await expect(items('', 'list')).rejects.toThrow(BrokenSourceError);
  });

  it('are none where there is no such list', async () => {
    expect(values(await items('{"other": [1, 2]}', 'list'))).toEqual([]);
    expect(values(await items('{"list": {"list": [1]}}', 'list'))).toEqual([]);
  });

  it('that are larger than the limit are told without their text, and cost no other', async () => {
    const found = await items(JSON.stringify([{ a: 'x'.repeat(100) }, { b: 1 }]), undefined, 7, 50);
    expect(found.map((item) => item.kind === 'item' && item.text)).toEqual([undefined, '{"b":1}']);
  });

  it('may be garbage, and are left to whoever reads them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60 }), async (text) => {
        const [one, other] = await Promise.all(
          [1, 4096].map((size) => items(`[${text}`, undefined, size).catch((error: unknown) => String(error))),
        );
        expect(one).toEqual(other);
      }),
    );
  });
});
