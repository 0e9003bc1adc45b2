/** Exports of Telegram Desktop, of a single chat or of a whole account, in the form "Machine-readable JSON". */
import { BrokenSourceError } from '../broken-source.ts';
import type {
  Batch,
  Broken,
  ExportFile,
  ExportItem,
  ExportSource,
  Importer,
  NativeObject,
  ReadingChoices,
} from '../importer.ts';
import { UNUSABLE, UnusableSourceError } from '../unusable-source.ts';
import { createZoneReader } from '../zoned-time.ts';
import { ByteWindow } from './byte-window.ts';
import { chatOf } from './chat.ts';
import { type Section, walkExport } from './export-walk.ts';
import { messageOf } from './message.ts';
import { OwnerSearch } from './owner.ts';
import { isHtmlExport, resultFiles } from './result-files.ts';

/** Items of a batch: chats of a few messages share one. */
const BATCH_ITEMS = 100;

export const telegramImporter: Importer = {
  format: 'Telegram Desktop (JSON)',
  platform: 'telegram',

  async sniff(source, signal) {
    const found = await resultFiles(source, signal);
    if (found.some(({ sure }) => sure === 'certain')) return { sure: 'certain' };
    if (found.length > 0) return { sure: 'likely' };
    return (await isHtmlExport(source, signal)) ? { unusable: UNUSABLE.telegramHtml } : undefined;
  },

  async inspect(source, signal) {
    const search = new OwnerSearch();
    for (const file of await filesToRead(source, signal)) {
      try {
        for await (const section of sectionsOf(file, signal)) {
          if (section.kind === 'owner') search.ownerIs(section.value);
          else if (section.kind === 'chat') search.chatBegins(section.native);
          else if (section.kind === 'messages') search.messagesCome(section.values);
          if (search.isSettled) return search.inspection;
        }
      } catch (error) {
        // What is whole tells as much as it can; the reading says where it broke.
        if (!(error instanceof BrokenSourceError)) throw error;
      }
    }
    return search.inspection;
  },

  read,
};

/**
 * `choices.timeZone` is of the dates of exports that have no other (before the end of 2021). Where several files broke off,
 * each is told at the end.
 * @throws UnusableSourceError when there is no result.json in it; RangeError when there is no such time zone
 */
async function* read(source: ExportSource, choices: ReadingChoices, signal: AbortSignal): AsyncGenerator<Batch> {
  const zone = createZoneReader(choices.timeZone);
  const broken: Broken[] = [];
  let before = 0;
  for (const file of await filesToRead(source, signal)) {
    let items: ExportItem[] = [];
    let position = before;
    const headers = laterHeaders(file, signal);
    let chatId = '';
    try {
      for await (const section of sectionsOf(file, signal, (at) => (position = before + at))) {
        if (section.kind === 'chat') {
          const chat = chatOf(await headers(section.native));
          chatId = chat.id;
          items.push(chat);
        } else if (section.kind === 'messages') {
          for (const value of section.values) items.push(messageOf(value, chatId, zone));
        }
        if (items.length < BATCH_ITEMS) continue;
        yield { items, position };
        items = [];
      }
    } catch (error) {
      if (!(error instanceof BrokenSourceError)) throw error;
      broken.push({ kind: 'broken', at: error.at, path: file.path, reason: error.message });
    }
    if (items.length > 0) yield { items, position };
    before += file.size;
  }
  yield { items: broken, position: before };
}

async function filesToRead(source: ExportSource, signal: AbortSignal): Promise<ExportFile[]> {
  const found = await resultFiles(source, signal);
  if (found.length === 0) throw new UnusableSourceError('There is no result.json of Telegram Desktop in it.');
  return found.map(({ file }) => file);
}

async function* sectionsOf(
  file: ExportFile,
  signal: AbortSignal,
  reached: (position: number) => void = () => undefined,
): AsyncGenerator<Section, void, void> {
  const window = new ByteWindow(file.read(signal));
  try {
    for await (const section of walkExport(window)) {
      signal.throwIfAborted();
      reached(window.position);
      yield section;
    }
  } finally {
    await window.close();
  }
}

/**
 * The whole head of each chat, in order. Telegram writes it before the messages; another program may have sorted it behind
 * them, and then the file is gone through once before it is read.
 */
function laterHeaders(file: ExportFile, signal: AbortSignal): (native: NativeObject) => Promise<NativeObject> {
  let index = -1;
  let all: NativeObject[] | undefined;
  return async (native) => {
    index += 1;
    if (native.id !== undefined && native.type !== undefined) return native;
    all ??= await headersOf(file, signal);
    return all[index] ?? native;
  };
}

async function headersOf(file: ExportFile, signal: AbortSignal): Promise<NativeObject[]> {
  const headers: NativeObject[] = [];
  const window = new ByteWindow(file.read(signal));
  try {
    for await (const section of walkExport(window, true)) {
      signal.throwIfAborted();
      if (section.kind === 'chat end') headers.push(section.native);
    }
  } catch (error) {
    if (!(error instanceof BrokenSourceError)) throw error;
  } finally {
    await window.close();
  }
  return headers;
}
