/** A Slack workspace's export: lists of people and conversations, and a file for each day of each conversation. */
import type {
  Batch,
  ExportedMessage,
  ExportFile,
  ExportItem,
  ExportSource,
  Importer,
  Inspection,
  ReadingChoices,
  Skipped,
} from '../importer.ts';
import { SlackDirectory } from './slack-directory.ts';
import { slackFiles, sniffSlack } from './slack-files.ts';
import { readJsonList } from './slack-json.ts';
import { slackMessage, writerId } from './slack-message.ts';

/** Of the days, in bytes: enough to tell who writes most. */
const LOOKED_AT = 64 * 1024 * 1024;
const MAX_PEOPLE = 50;
/** A direct message in which nobody answers for so many days has one writer. */
const DAYS_FOR_WRITERS = 30;
const BATCH_ITEMS = 1000;

const UNREADABLE: Skipped = { kind: 'skipped', reason: 'unreadable file' };

export const slackImporter: Importer = {
  format: 'Slack workspace export (JSON)',
  platform: 'slack',
  sniff: sniffSlack,
  inspect: inspectSlack,
  read: readSlack,
};

/** The export is a workspace's and not a person's: who asks for it must be said. */
async function inspectSlack(source: ExportSource, signal: AbortSignal): Promise<Inspection> {
  const files = slackFiles(source);
  const directory = await SlackDirectory.read(files, signal);
  const days = [...files.folders.values()].flat();
  const total = days.reduce((sum, { size }) => sum + size, 0);
  // Days of all conversations, evenly: they stand in the order of their folders.
  const every = Math.max(1, Math.ceil(total / LOOKED_AT));
  const counts = new Map<string, { name: string; messages: number }>();
  for (const day of days.filter((_, index) => index % every === 0)) {
    signal.throwIfAborted();
    for (const native of (await readJsonList(day, signal)).objects) {
      const message = slackMessage(native, '', directory);
      const id = writerId(native);
      if (message.kind === 'skipped' || id === undefined || isAutomatic(message, id, directory)) continue;
      const count = counts.get(id);
      if (count) count.messages++;
      else counts.set(id, { name: message.fromName ?? id, messages: 1 });
    }
  }
  const people = Array.from(counts, ([id, count]) => ({ id, ...count })).sort((a, b) => b.messages - a.messages);
  return { me: undefined, people: people.slice(0, MAX_PEOPLE) };
}

function isAutomatic(message: ExportedMessage, id: string, directory: SlackDirectory): boolean {
  return directory.isBot(id) || message.native.subtype === 'bot_message' || message.native.user === undefined;
}

/** Who wrote in a conversation that no list names: its first two, for one of them may be the person themselves. */
async function firstWriters(days: readonly ExportFile[], signal: AbortSignal): Promise<string[]> {
  const writers = new Set<string>();
  for (const day of days.slice(0, DAYS_FOR_WRITERS)) {
    for (const native of (await readJsonList(day, signal)).objects) {
      const id = writerId(native);
      if (id !== undefined && writers.size < 2) writers.add(id);
    }
    if (writers.size === 2) break;
  }
  return [...writers];
}

async function* readSlack(
  source: ExportSource,
  choices: ReadingChoices,
  signal: AbortSignal,
): AsyncGenerator<Batch, void, void> {
  const files = slackFiles(source);
  const directory = await SlackDirectory.read(files, signal);
  const days = [...files.folders.values()].flat();
  const sizes = (list: readonly { size: number }[]) => list.reduce((sum, { size }) => sum + size, 0);
  let position = sizes(source.files) - sizes(days);
  let items: ExportItem[] = Array.from({ length: directory.brokenLists }, () => UNREADABLE);
  for (const [folder, folderDays] of files.folders) {
    let chatId: string | undefined;
    for (const day of folderDays) {
      signal.throwIfAborted();
      const { objects, broken } = await readJsonList(day, signal);
      if (chatId === undefined && objects.length > 0) {
        const writers = directory.knows(folder) ? [] : await firstWriters(folderDays, signal);
        const chat = directory.chat(folder, writers, choices.me);
        chatId = chat.id;
        items.push(chat);
      }
      // A message is of one day only, so that ids of one file are enough to know one that stands twice.
      const ids = new Set<string>();
      for (const native of objects) {
        const item = slackMessage(native, chatId ?? folder, directory);
        if (item.kind === 'message' && ids.has(item.id)) items.push({ kind: 'skipped', reason: 'duplicate' });
        else items.push(item);
        if (item.kind === 'message') ids.add(item.id);
        if (items.length >= BATCH_ITEMS) {
          yield { items, position };
          items = [];
        }
      }
      if (broken) items.push(UNREADABLE);
      position += day.size;
    }
  }
  if (items.length > 0) yield { items, position };
}
