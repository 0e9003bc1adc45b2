/** One message of a Slack export. */

import { kindOfMediaType } from '../file-kind.ts';
import type { Attachment, ExportedMessage, Skipped } from '../importer.ts';
import { shownName } from '../shown-name.ts';
import { type SlackDirectory, userName } from './slack-directory.ts';
import { isObject, type JsonObject, objectsOf, textOf } from './slack-json.ts';
import { blocksText, plainText } from './slack-text.ts';

/** What the workspace says of itself. */
const SERVICE =
  /^(?:(?:channel|group|mpim|im)_\w+|(?:un)?pinned_item|bot_(?:add|remove|enable|disable)|reminder_(?:add|delete)|sh_room_\w+|huddle_thread|app_conversation_\w+|joiner_notification\w*|user_profile_change|message_replied)$/;

/** Reads a message; `own` is told by its writer's id alone. */
export function slackMessage(native: JsonObject, chatId: string, directory: SlackDirectory): ExportedMessage | Skipped {
  const subtype = textOf(native, 'subtype') ?? '';
  if (SERVICE.test(subtype) || (native.type !== undefined && native.type !== 'message')) {
    return { kind: 'skipped', reason: 'service message' };
  }
  if (subtype === 'tombstone') return { kind: 'skipped', reason: 'deleted' };
  const ts = textOf(native, 'ts');
  const sentAt = slackTime(ts);
  if (ts === undefined || sentAt === undefined) return { kind: 'skipped', reason: 'no date' };
  const thread = textOf(native, 'thread_ts');
  const shared = objectsOf(native.attachments).find(({ is_share }) => is_share === true);
  return {
    kind: 'message',
    chatId,
    id: ts,
    sentAt,
    editedAt: isObject(native.edited) ? slackTime(native.edited.ts) : undefined,
    ...writerOf(native, directory),
    text: textOfMessage(native, directory),
    replyTo: thread === ts ? undefined : thread,
    forwardedFrom: shownName(textOf(shared, 'author_name') ?? '') || undefined,
    attachments: objectsOf(native.files).map(attachmentOf),
    native,
  };
}

/** Who counts as having written a message, by their id. */
export function writerId(native: JsonObject): string | undefined {
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
