/** Two ways of cutting messages out of a file, and pieces of any size: always the same result. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExportItem } from '#service/importers/importer.ts';
import { telegramImporter } from '#service/importers/telegram/importer.ts';
import { memorySource, readAll } from './memory-source.ts';
import { account, type Json, said, service, type WrittenChat, written } from './telegram-export.ts';

/** Text with everything that structure is made of. */
const words = fc.string({
  unit: fc.constantFrom(...'ab{}[]",:\\/\n\t\u2028é😀пр xu0041'.split(/(?:)/u)),
  maxLength: 30,
});

const message = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.nat(9_999), words).map(([id, text]): Json => said(id, text)) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.nat(9_999), fc.array(words, { maxLength: 3 }), words).map(
      ([id, texts, name]): Json =>
        said(id, texts, {
          file: 'x',
          file_name: name,
          reactions: texts.map((emoji) => ({ emoji, recent: [] })),
          poll: {},
        }),
    ),
  },
  fc.nat(9_999).map((id): Json => service(id, 'phone_call')),
  fc.nat(9_999).map((id): Json => ({ id, type: 'unsupported' })),
  fc.jsonValue({ maxDepth: 2 }).map((value) => value as Json),
);

const chat = fc
  .record({
    name: fc.option(words),
    type: fc.constantFrom('personal_chat', 'private_group', 'odd', null),
    id: fc.nat(),
  })
  .chain((head) => fc.array(message, { maxLength: 12 }).map((messages): WrittenChat => ({ ...head, messages })));

const root = fc.oneof(
  chat.map((single): Json => ({ ...single, type: 'personal_chat' })),
  fc
    .tuple(fc.array(chat, { maxLength: 4 }), fc.array(chat, { maxLength: 2 }))
    .map(([chats, left]): Json => account(chats, { left })),
);

async function itemsOf(text: string | Buffer, pieceSize: number): Promise<ExportItem[]> {
  return (await readAll(telegramImporter, memorySource({ 'result.json': text }, { pieceSize }))).items;
}

describe('an export', () => {
  it('gives the same as Telegram writes it, minified, and indented otherwise, in pieces of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        root,
        fc.constantFrom(1, 7, 4096),
        fc.constantFrom(0, 1, 2, '\t'),
        async (value, pieceSize, space) => {
          const expected = await itemsOf(written(value), 1 << 20);
          expect(expected.filter(({ kind }) => kind === 'broken')).toEqual([]);
          expect(await itemsOf(written(value), pieceSize)).toEqual(expected);
          expect(await itemsOf(JSON.stringify(value, null, space), pieceSize)).toEqual(expected);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('with some messages in one line and others in several is read like any other', async () => {
    const one = (id: number) => JSON.stringify(said(id, `m${id}`));
    const more = (id: number) => written(said(id, `m${id}`), 2);
    const orders = [
      [more(1), one(2), more(3), one(4)],
      [one(1), more(2), one(3)],
    ];
    for (const order of orders) {
      const list = order.map((text) => `\n  ${text}`).join(',');
      const text = `{\n "type": "personal_chat",\n "id": 1,\n "messages": [${list}\n ]\n}`;
      for (const pieceSize of [1, 4096]) {
        const items = await itemsOf(text, pieceSize);
        expect(items.map((item) => (item.kind === 'message' ? item.text : item.kind))).toEqual([
          'chat',
          ...order.map((_, index) => `m${index + 1}`),
        ]);
      }
    }
  });
});
