/** Discord's data package: what its owner wrote themselves, one folder a channel. */
import { BatchBuilder } from '../batch-builder.ts';
import { BrokenSourceError } from '../broken-source.ts';
import { kindOfFile } from '../file-kind.ts';
import type { Attachment, Batch, ExportItem, Importer, NativeObject, Person, Sniffed } from '../importer.ts';
import { jsonItems } from '../json-items.ts';
import { idOf, parseObject, textOf } from '../json-value.ts';
import { timeIn } from './chat-exporter.ts';
import {
  type ChannelFiles,
  CsvRows,
  channelsOf,
  readChat,
  readIndex,
  readOwner,
  withTextIds,
} from './package-files.ts';

export const discordPackage: Importer = {
  format: 'Discord (data package)',
  platform: 'discord',

  async sniff(source): Promise<Sniffed> {
    const channels = channelsOf(source);
    if (channels.some(({ channel }) => channel !== undefined)) return { sure: 'certain' };
    if (channels.length > 0) return { sure: 'likely' };
    const has = (name: RegExp) => source.files.some(({ path }) => name.test(path));
    if (has(/(?:^|\/)account\/user\.json$/i) && has(/(?:^|\/)servers?\/index\.json$/i)) {
      return { unusable: 'discord-package' };
    }
    return undefined;
  },

  async inspect(source, signal) {
    return { me: await readOwner(source, signal), people: [] };
  },

  async *read(source, _choices, signal) {
    const batches = new BatchBuilder();
    const [owner, index] = [await readOwner(source, signal), await readIndex(source, signal)];
    for (const channel of channelsOf(source)) {
      try {
        batches.add(await readChat(channel, index.get(channel.id), signal));
        yield* readChannel(channel, owner, batches, signal);
        batches.fileEnds(channel.messages);
      } catch (error) {
        batches.fileBroke(channel.messages, error);
      }
    }
    yield batches.rest();
  },
};

const TOO_LONG: ExportItem = { kind: 'skipped', reason: 'too long' };

async function* readChannel(
  { id, messages, format }: ChannelFiles,
  owner: Person | undefined,
  batches: BatchBuilder,
  signal: AbortSignal,
): AsyncGenerator<Batch, void, undefined> {
  const add = (native: NativeObject | undefined) => batches.add(messageOf(native, id, owner));
  if (format === 'json') {
    for await (const item of jsonItems(messages.read(signal), undefined)) {
      if (item.kind === 'head') continue;
      if (item.text === undefined) batches.add(TOO_LONG);
      else add(parseObject(withTextIds(item.text)));
      batches.reached(item.end);
      const batch = batches.full();
      if (batch) yield batch;
    }
    return;
  }
  const rows = new CsvRows();
  let header: readonly string[] | undefined;
  let at = 0;
  const addRows = (read: readonly (readonly string[] | undefined)[]) => {
    for (const row of read) {
      if (!row) batches.add(TOO_LONG);
      else if (!header) header = row;
      else add(Object.fromEntries(header.map((column, place) => [column.trim(), row[place] ?? ''])));
    }
  };
  for await (const piece of messages.read(signal)) {
    addRows(rows.push(piece));
    at += piece.length;
    batches.reached(at);
    const batch = batches.full();
    if (batch) yield batch;
  }
  addRows(rows.end());
  if (rows.unfinished) throw new BrokenSourceError(at, 'the file ends in the middle of a message');
}

/** @param native with the names that the package uses, in JSON and CSV alike */
function messageOf(native: NativeObject | undefined, chatId: string, owner: Person | undefined): ExportItem {
  const id = idOf(native?.ID);
  if (!native || id === undefined) return { kind: 'skipped', reason: 'unreadable' };
  const sentAt = timeIn(textOf(native.Timestamp));
  if (sentAt === undefined) return { kind: 'skipped', reason: 'no date' };
  const text = textOf(native.Contents) ?? '';
  const attachments = attachmentsIn(textOf(native.Attachments));
  if (text === '' && attachments.length === 0) return { kind: 'skipped', reason: 'empty' };
  const from = { fromId: owner?.id, fromName: owner?.name, own: true };
  return { kind: 'message', chatId, id, sentAt, ...from, text, attachments, native };
}

/** Addresses of files, with spaces between. */
function attachmentsIn(addresses: string | undefined): Attachment[] {
  return (addresses ?? '')
    .split(/\s+/)
    .filter((address) => address !== '')
    .map((address) => {
      const name = fileNameIn(address);
      return { kind: kindOfFile(name), name };
    });
}

function fileNameIn(address: string): string {
  const last = (address.split(/[?#]/, 1)[0] ?? '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
