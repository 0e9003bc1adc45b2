/** Slack workspace exports: lists of people and conversations, and a file per day and conversation. */

import { BrokenSourceError, untilBroken } from '../broken-source.ts';
import { kindOfMediaType } from '../file-kind.ts';
import {
  type Attachment,
  type ExportedMessage,
  type ExportItem,
  type ExportSource,
  type Importer,
  type Inspection,
  type NativeObject,
  type Skipped,
  skipped,
} from '../importer.ts';
import { readObjects } from '../json-objects.ts';
import { objectOf, objectsOf, textOf } from '../json-value.ts';
import { PeopleCount } from '../people-count.ts';
import { bytesOf } from '../read-export.ts';
import { printableName } from '../shown-name.ts';
import { SlackDirectory, userName } from './directory.ts';
import { detectSlack, slackFiles } from './export-files.ts';
import { blocksText, plainText } from './text.ts';

/** Bytes of day files to inspect: enough to find the main authors. */
const INSPECTED_BYTES = 64 * 1024 * 1024;

export const slackImporter: Importer = {
  format: 'Slack workspace export (JSON)',
  platform: 'slack',
  detect: detectSlack,
  inspect: inspectSlack,

  async open(source, choices, signal) {
    const files = slackFiles(source);
    const folders = new Map(files.days.map(({ file, folder }) => [file.path, folder]));
    let directory: SlackDirectory | undefined;
    let delivered: string | undefined;
    return {
      files: files.days.map(({ file }) => file),
      async *read(file, chunks) {
        const items: ExportItem[] = [];
        if (!directory) {
          directory = await SlackDirectory.read(files, signal);
          for (let list = 0; list < directory.brokenLists; list++) items.push(skipped('unreadable file'));
        }
        const folder = folders.get(file.path) ?? '';
        const chat = directory.chat(folder, choices.me);
        try {
          for await (const objects of readObjects(chunks)) {
            if (objects.length > 0 && delivered !== folder) {
              items.push(chat);
              delivered = folder;
            }
            for (const object of objects) {
              if (typeof object === 'string') items.push(skipped(object));
              else items.push(slackMessage(object, chat.id, directory));
            }
            yield items.splice(0);
          }
        } catch (error) {
          if (!(error instanceof BrokenSourceError)) throw error;
          yield [...items, skipped('unreadable file')];
        }
      },
    };
  },
};

/** A workspace export doesn't name the person who uploads it, so they have to be asked. */
async function inspectSlack(source: ExportSource, signal: AbortSignal): Promise<Inspection> {
  const files = slackFiles(source);
  const directory = await SlackDirectory.read(files, signal);
  const days = files.days.map(({ file }) => file);
  // Samples the days of all conversations evenly, since they are sorted by folder.
  const every = Math.max(1, Math.ceil(bytesOf(days) / INSPECTED_BYTES));
  const people = new PeopleCount();
  for (const day of days.filter((_, index) => index % every === 0)) {
    for await (const objects of untilBroken(readObjects(day.read(signal)))) {
      for (const object of objects) {
        const message = typeof object !== 'string' && slackMessage(object, '', directory);
        if (!message || message.kind === 'skipped' || isAutomatic(message, directory)) continue;
        people.add(message.fromId ?? '', message.fromName ?? message.fromId ?? '');
      }
    }
  }
  return { me: undefined, people: people.most() };
}

function isAutomatic({ fromId, native }: ExportedMessage, directory: SlackDirectory): boolean {
  return fromId === undefined || directory.isBot(fromId) || native.user !== fromId || native.subtype === 'bot_message';
}

/** Subtypes of service messages. */
const SERVICE =
  /^(?:(?:channel|group|mpim|im)_\w+|(?:un)?pinned_item|bot_(?:add|remove|enable|disable)|reminder_(?:add|delete)|sh_room_\w+|huddle_thread|app_conversation_\w+|joiner_notification\w*|user_profile_change|message_replied)$/;

/** Leaves `own` undefined: the author's id decides. */
function slackMessage(native: NativeObject, chatId: string, directory: SlackDirectory): ExportedMessage | Skipped {
  const subtype = textOf(native.subtype) ?? '';
  if (SERVICE.test(subtype) || (native.type !== undefined && native.type !== 'message')) {
    return skipped('service message');
  }
  if (subtype === 'tombstone') return skipped('deleted');
  const ts = textOf(native.ts);
  const sentAt = slackTime(ts);
  if (ts === undefined || sentAt === undefined) return skipped('no date');
  return {
    kind: 'message',
    chatId,
    id: ts,
    sentAt,
    editedAt: slackTime(objectOf(native.edited).ts),
    ...authorOf(native, directory),
    text: textOfMessage(native, directory),
    attachments: objectsOf(native.files).map(attachmentOf),
    native,
  };
}

/** "seconds.micros" → milliseconds since 1970. */
function slackTime(ts: unknown): number | undefined {
  const parts = typeof ts === 'string' ? /^(\d{1,12})\.(\d+)$/.exec(ts) : null;
  return parts ? Number(parts[1]) * 1000 + Number((parts[2] ?? '').padEnd(3, '0').slice(0, 3)) : undefined;
}

function authorOf(native: NativeObject, directory: SlackDirectory): Partial<ExportedMessage> {
  const id = textOf(native.user) ?? textOf(native.bot_id);
  const known = id === undefined ? undefined : directory.userName(id);
  // A bot may use a different name in each message.
  const signed = printableName(textOf(native.username) ?? '') || undefined;
  const said = userName(native.user_profile) ?? userName(native.bot_profile);
  const name = native.subtype === 'bot_message' ? (signed ?? said ?? known) : (known ?? said ?? signed);
  return {
    fromId: id,
    fromHandle: (id === undefined ? undefined : directory.userHandle(id)) ?? textOf(objectOf(native.user_profile).name),
    fromName: name,
  };
}

/** The text or, if empty, that of its blocks, else of its attachments (bots, forwarded messages). */
function textOfMessage(native: NativeObject, directory: SlackDirectory): string {
  const text = plainText(textOf(native.text) ?? '', directory);
  if (text.trim() !== '') return text;
  const blocks = blocksText(native.blocks, directory);
  if (blocks !== '') return blocks;
  return objectsOf(native.attachments)
    .map((attached) => {
      const parts = [attached.pretext, attached.title, attached.text].filter((part) => typeof part === 'string');
      const said = parts.filter((part) => part !== '').join('\n') || (textOf(attached.fallback) ?? '');
      return said === '' ? blocksText(attached.blocks, directory) : plainText(said, directory);
    })
    .filter((part) => part !== '')
    .join('\n');
}

function attachmentOf(file: NativeObject): Attachment {
  const name = printableName(textOf(file.name) ?? textOf(file.title) ?? '') || undefined;
  const voice = textOf(file.subtype) === 'slack_audio';
  return { kind: voice ? 'voice' : kindOfMediaType(textOf(file.mimetype) ?? ''), name };
}
