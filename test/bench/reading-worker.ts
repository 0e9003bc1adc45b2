/** Reads a Telegram export once, by our importer or by stream-json, and says how fast. A process of its own. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parser } from 'stream-json';
import { openSource } from '#service/importers/source.ts';
import { telegramImporter } from '#service/importers/telegram/importer.ts';

const [reader = '', path = ''] = process.argv.slice(2);

/** @returns how many messages it met */
async function readByImporter(): Promise<number> {
  const { signal } = new AbortController();
  const source = await openSource(path, { signal });
  let messages = 0;
  for await (const { items } of telegramImporter.read(source, {}, signal)) {
    for (const item of items) if (item.kind === 'message') messages += 1;
  }
  await source.close();
  return messages;
}

/** Every key of a message's id, as a reader built on it would meet them: nothing is put together. */
async function readByStreamJson(): Promise<number> {
  let messages = 0;
  await pipeline(createReadStream(path), parser.asStream({ packValues: true, streamValues: false }), async (tokens) => {
    for await (const token of tokens as AsyncIterable<{ name: string; value?: unknown }>) {
      if (token.name === 'keyValue' && token.value === 'text_entities') messages += 1;
    }
  });
  return messages;
}

const startedAt = performance.now();
const messages = await (reader === 'stream-json' ? readByStreamJson() : readByImporter());
const seconds = (performance.now() - startedAt) / 1000;
process.stdout.write(`${JSON.stringify({ messages, seconds, rssMb: process.resourceUsage().maxRSS / 1024 })}\n`);
