/** A Slack workspace's export: lists of people and conversations, and a file for each day of each conversation. */

import { kindOfMediaType } from '../file-kind.ts';
import type {
  Attachment,
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
import { isObject, objectsOf } from '../json-value.ts';
import { PeopleCount } from '../people-count.ts';
import { shownName } from '../shown-name.ts';
import { SlackDirectory, userName } from './slack-directory.ts';
import { type JsonObject, readJsonList, slackFiles, sniffSlack, textOf } from './slack-json.ts';
import { blocksText, plainText } from './slack-text.ts';

/** Of the days, in bytes: enough to tell who writes most. */
const LOOKED_AT = 64 * 1024 * 1024;
/** A direct message in which nobody answers for so many days has one writer. */
const DAYS_FOR_WRITERS = 30;
const BATCH_ITEMS = 500;
const BATCH_BYTES = 1024 * 1024;

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
  const people = new PeopleCount();
  for (const day of days.filter((_, index) => index % every === 0)) {
    signal.throwIfAborted();
    for await (const { object: native } of readJsonList(day, signal)) {
      const message = native && slackMessage(native, '', directory);
      const id = native && writerId(native);
      if (message?.kind !== 'message' || id === undefined || isAutomatic(message, id, directory)) continue;
      people.add(id, message.fromName ?? id);
    }
  }
  return { me: undefined, people: people.most() };
}

function isAutomatic(message: ExportedMessage, id: string, directory: SlackDirectory): boolean {
  return directory.isBot(id) || message.native.subtype === 'bot_message' || message.native.user === undefined;
}

/** Who wrote in a conversation that no list names: its first two, for one of them may be the person themselves. */
async function firstWriters(days: readonly ExportFile[], signal: AbortSignal): Promise<string[]> {
  const writers = new Set<string>();
  for (const day of days.slice(0, DAYS_FOR_WRITERS)) {
    for await (const { object } of readJsonList(day, signal)) {
      const id = object && writerId(object);
      if (id !== undefined) writers.add(id);
      if (writers.size === 2) return [...writers];
    }
  }
  return [...writers];
}

/** Of one day, messages whose ids are remembered to know one that stands twice. */
const MAX_IDS = 20_000;

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
  let told = position;
  for (const [folder, folderDays] of files.folders) {
    let chatId: string | undefined;
    for (const day of folderDays) {
      // A message is of one day only.
      const ids = new Set<string>();
      const list = readJsonList(day, signal);
      let next = await list.next();
      for (; !next.done; next = await list.next()) {
        const { object, reason, end } = next.value;
        if (chatId === undefined) {
          const writers = directory.knows(folder) ? [] : await firstWriters(folderDays, signal);
          const chat = directory.chat(folder, writers, choices.me);
          chatId = chat.id;
          items.push(chat);
        }
        const item: ExportItem = object ? slackMessage(object, chatId, directory) : { kind: 'skipped', reason };
        if (item.kind === 'message' && ids.has(item.id)) items.push({ kind: 'skipped', reason: 'duplicate' });
        else items.push(item);
        if (item.kind === 'message' && ids.size < MAX_IDS) ids.add(item.id);
        if (items.length < BATCH_ITEMS && position + end - told < BATCH_BYTES) continue;
        told = position + end;
        yield { items, position: told };
        items = [];
      }
      if (next.value) items.push(UNREADABLE);
      position += day.size;
    }
  }
  if (items.length > 0) yield { items, position };
}

/** What the workspace says of itself. */
const SERVICE =
  /^(?:(?:channel|group|mpim|im)_\w+|(?:un)?pinned_item|bot_(?:add|remove|enable|disable)|reminder_(?:add|delete)|sh_room_\w+|huddle_thread|app_conversation_\w+|joiner_notification\w*|user_profile_change|message_replied)$/;

/** Reads a message; `own` is told by its writer's id alone. */
function slackMessage(native: JsonObject, chatId: string, directory: SlackDirectory): ExportedMessage | Skipped {
  const subtype = textOf(native, 'subtype') ?? '';
  if (SERVICE.test(subtype) || (native.type !== undefined && native.type !== 'message')) {
    return { kind: 'skipped', reason: 'service message' };
  }
  if (subtype === 'tombstone') return { kind: 'skipped', reason: 'deleted' };
  const ts = textOf(native, 'ts');
  const sentAt = slackTime(ts);
  if (ts === undefined || sentAt === undefined) return { kind: 'skipped', reason: 'no date' };
  return {
    kind: 'message',
    chatId,
    id: ts,
    sentAt,
    editedAt: isObject(native.edited) ? slackTime(native.edited.ts) : undefined,
    ...writerOf(native, directory),
    text: textOfMessage(native, directory),
    attachments: objectsOf(native.files).map(attachmentOf),
    native,
  };
}

/** Who counts as having written a message, by their id. */
function writerId(native: JsonObject): string | undefined {
  return textOf(native, 'user', 'bot_id');
}

/** "seconds.micros" → milliseconds since 1970. */
export function slackTime(ts: unknown): number | undefined {
  const parts = typeof ts === 'string' ? /^(\d{1,12})\.(\d+)$/.exec(ts) : null;
  return parts ? Number(parts[1]) * 1000 + Number((parts[2] ?? '').padEnd(3, '0').slice(0, 3)) : undefined;
}

function writerOf(native: JsonObject, directory: SlackDirectory): Partial<ExportedMessage> {
  const id = writerId(native);
  const known = id === undefined ? undefined : directory.userName(id);
  // A bot signs each message as it likes.
  const signed = shownName(textOf(native, 'username') ?? '') || undefined;
  const said = userName(native.user_profile) ?? userName(native.bot_profile);
  const name = native.subtype === 'bot_message' ? (signed ?? said ?? known) : (known ?? said ?? signed);
  return {
    fromId: id,
    fromHandle: (id === undefined ? undefined : directory.userHandle(id)) ?? textOf(native.user_profile, 'name'),
    fromName: name,
  };
}

/** Its text; where that is empty, its blocks', then that of what is attached (bots, messages passed on). */
function textOfMessage(native: JsonObject, directory: SlackDirectory): string {
  const text = plainText(textOf(native, 'text') ?? '', directory);
  if (text.trim() !== '') return text;
  const blocks = blocksText(native.blocks, directory);
  if (blocks !== '') return blocks;
  return objectsOf(native.attachments)
    .map((attached) => {
      const parts = [attached.pretext, attached.title, attached.text].filter((part) => typeof part === 'string');
      const said = parts.filter((part) => part !== '').join('\n') || (textOf(attached, 'fallback') ?? '');
      return said === '' ? blocksText(attached.blocks, directory) : plainText(said, directory);
    })
    .filter((part) => part !== '')
    .join('\n');
}

function attachmentOf(file: JsonObject): Attachment {
  const name = shownName(textOf(file, 'name', 'title') ?? '') || undefined;
  const voice = textOf(file, 'subtype') === 'slack_audio';
  return { kind: voice ? 'voice' : kindOfMediaType(textOf(file, 'mimetype') ?? ''), name };
}
