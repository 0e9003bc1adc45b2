/** What was said as chat message records, with every member of the interface document's table. */
import { schemaAddress } from '../../contract/datastores.ts';
import { type ChatGroup, type ChatMessage, PLATFORMS } from '../../contract/records.ts';
import { CHATS, type Chat, type SamplePlatform } from './chats.ts';
import { PEOPLE, type PersonKey } from './people.ts';
import type { Random } from './random.ts';
import type { Said } from './said.ts';

/** The sample person's account id on each platform. */
const ACCOUNTS: Record<SamplePlatform, string> = {
  telegram: '81447203',
  whatsapp: '351910000284',
  slack: 'U05NINA77',
  discord: '410233918845067264',
};
const PREVIEW_LENGTH = 30;
const SIGNER = 'did:sample:0x5b1f0c6a27d94e83ab07c1d2e3f4a5968710b2c3';
const SUPERGROUP_OFFSET = 1_001_200_000_000;

/** Signatures as the table has them: signer → scheme → hex. */
export function signaturesOf(random: Random): Record<string, Record<string, string>> {
  return { [`${SIGNER}?context=0x${random.hex(64)}`]: { secp256k1: `0x${random.hex(130)}` } };
}

/** `<integer>-<32 hex>`. */
export function revisionOf(random: Random, edits = 1): string {
  return `${edits}-${random.hex(32)}`;
}

/** ISO 8601 with milliseconds, UTC. */
export function isoTime(at: number): string {
  return new Date(at).toISOString();
}

/** A shortened preview, by whole characters. */
export function previewOf(text: string): string {
  const chars = [...text.replace(/\s+/g, ' ')];
  return chars.length > PREVIEW_LENGTH
    ? `${chars
        .slice(0, PREVIEW_LENGTH - 3)
        .join('')
        .trimEnd()}...`
    : chars.join('');
}

/** A person's id on a platform: stable, and in the platform's style. */
function platformUserId(platform: SamplePlatform, person: PersonKey): string {
  if (person === 'system') return 'system';
  if (person === 'nina') return ACCOUNTS[platform];
  const index = Object.keys(PEOPLE).indexOf(person);
  if (platform === 'telegram') return String(90_000_000 + index * 1_734_211);
  if (platform === 'whatsapp') return `35191${String(1_000_000 + index * 48_611)}`;
  return platform === 'slack'
    ? `U0${(700_000 + index * 9973).toString(36).toUpperCase()}`
    : `41${9_000_000_000_000_000 + index * 77_777_777}`;
}

/** The chat's id on its platform: negative for Telegram groups, as its client library numbers them. */
function platformChatId(chat: Chat): string {
  const index = CHATS.indexOf(chat);
  if (chat.platform === 'telegram') {
    if (chat.kind === 'private') return platformUserId('telegram', chat.members[0] ?? 'nina');
    return chat.members.length > 2 || chat.kind === 'channel'
      ? String(-SUPERGROUP_OFFSET - index * 31_337)
      : String(-57_000_000 - index * 4_211);
  }
  if (chat.platform === 'whatsapp')
    return chat.kind === 'private'
      ? platformUserId('whatsapp', chat.members[0] ?? 'nina')
      : `1203630${String(40_000_000 + index * 7_919)}`;
  return chat.platform === 'slack'
    ? `C0${(800_000 + index * 7919).toString(36).toUpperCase()}`
    : `52${8_000_000_000_000_000 + index * 55_555_555}`;
}

/** `_id` of a chat's group record. */
export function groupIdOf(chat: Chat): string {
  return `${chat.platform}-${ACCOUNTS[chat.platform]}-${platformChatId(chat)}`;
}

const FIRST_NUMBER: Record<SamplePlatform, number> = {
  telegram: 214_748_364_800,
  whatsapp: 310_000_000_000,
  slack: 170_000_000_000,
  discord: 118_000_000_000,
};
const NUMBER_STEP = 1_048_576;

function nativeMessage(chat: Chat, number: string, said: Said, outgoing: boolean): Record<string, unknown> {
  const seconds = Math.floor(said.at / 1000);
  const user = platformUserId(chat.platform, said.from);
  if (chat.platform === 'telegram') {
    return {
      _: 'message',
      id: Number(number),
      sender_id:
        said.from === 'system'
          ? { _: 'messageSenderChat', chat_id: Number(platformChatId(chat)) }
          : { _: 'messageSenderUser', user_id: Number(user) },
      chat_id: Number(platformChatId(chat)),
      is_outgoing: outgoing,
      is_channel_post: chat.kind === 'channel',
      date: seconds,
      edit_date: 0,
      content: { _: 'messageText', text: { _: 'formattedText', text: said.text, entities: [] } },
    };
  }
  if (chat.platform === 'whatsapp') {
    return {
      key: {
        remoteJid: `${platformChatId(chat)}@${chat.kind === 'private' ? 's.whatsapp.net' : 'g.us'}`,
        fromMe: outgoing,
        id: `3EB0${number}`,
      },
      messageTimestamp: seconds,
      message: { conversation: said.text },
    };
  }
  if (chat.platform === 'slack') {
    return {
      type: 'message',
      user,
      ts: `${seconds}.${number.slice(-6)}`,
      channel: platformChatId(chat),
      text: said.text,
    };
  }
  return {
    id: number,
    type: 0,
    channel_id: platformChatId(chat),
    author: { id: user, username: PEOPLE[said.from].name },
    content: said.text,
    timestamp: isoTime(said.at),
    edited_timestamp: null,
  };
}

/**
 * Makes message records. Call it with what was said in the order of time: ids grow with it, all of one length on a
 * platform, so that sorting by `_id` is sorting by time there.
 */
export function createMessageMaker(schemaBase: string, random: Random): (chat: Chat, said: Said) => ChatMessage {
  const schema = schemaAddress(schemaBase, 'social-chat-message');
  const numbers = { ...FIRST_NUMBER };
  return (chat, said) => {
    const { platform } = chat;
    numbers[platform] += NUMBER_STEP * random.whole(1, 4);
    const number = String(numbers[platform]);
    const outgoing = said.from === 'nina';
    const person: { name: string; handle?: string } = PEOPLE[said.from];
    const sentAt = isoTime(platform === 'telegram' || platform === 'whatsapp' ? said.at - (said.at % 1000) : said.at);
    return {
      _id: `${platform}-${ACCOUNTS[platform]}-${number}`,
      name: previewOf(said.text),
      groupId: groupIdOf(chat),
      groupName: chat.name,
      type: outgoing ? 'send' : 'receive',
      fromId: platformUserId(platform, said.from),
      ...(person.handle === undefined ? {} : { fromHandle: person.handle }),
      fromName: person.name,
      messageText: said.text,
      schema,
      sourceApplication: PLATFORMS[platform],
      sourceId: number,
      sourceData: nativeMessage(chat, number, said, outgoing),
      insertedAt: sentAt,
      sentAt,
      modifiedAt: sentAt,
      signatures: signaturesOf(random),
      _rev: revisionOf(random),
    };
  };
}

function nativeChat(chat: Chat, messageCount: number): Record<string, unknown> {
  const id = platformChatId(chat);
  const title = chat.name;
  if (chat.platform === 'telegram') {
    const kinds = {
      private: { _: 'chatTypePrivate', user_id: Number(id) },
      group:
        chat.members.length > 2
          ? { _: 'chatTypeSupergroup', is_channel: false }
          : { _: 'chatTypeBasicGroup', basic_group_id: -Number(id) },
      channel: { _: 'chatTypeSupergroup', is_channel: true },
    };
    return {
      _: 'chat',
      id: Number(id),
      type: kinds[chat.kind],
      title,
      unread_count: 0,
      has_protected_content: false,
      permissions: { _: 'chatPermissions', can_send_basic_messages: chat.kind !== 'channel' },
    };
  }
  if (chat.platform === 'whatsapp')
    return {
      id: `${id}@${chat.kind === 'private' ? 's.whatsapp.net' : 'g.us'}`,
      name: title,
      archived: false,
      unreadCount: 0,
    };
  if (chat.platform === 'slack')
    return {
      id,
      name: title.replace(/^#/, ''),
      is_channel: chat.kind === 'group',
      is_im: chat.kind === 'private',
      num_members: chat.members.length + 1,
    };
  return { id, type: chat.kind === 'private' ? 1 : 0, name: title, message_count: messageCount };
}

/** The group record of a chat whose messages are `messages`, oldest first. */
export function groupRecord(
  schemaBase: string,
  chat: Chat,
  messages: readonly ChatMessage[],
  random: Random,
): ChatGroup {
  const first = messages[0];
  const last = messages.at(-1);
  const time = last?.sentAt ?? isoTime(0);
  return {
    _id: groupIdOf(chat),
    sourceApplication: PLATFORMS[chat.platform],
    sourceId: platformChatId(chat),
    sourceData: nativeChat(chat, messages.length),
    schema: schemaAddress(schemaBase, 'social-chat-group'),
    name: chat.name,
    insertedAt: first?.sentAt ?? time,
    modifiedAt: time,
    newestId: last?._id ?? '',
    syncData: JSON.stringify([[last?.sourceId ?? '', first?.sourceId ?? '']]),
    _rev: revisionOf(random, Math.max(1, Math.ceil(messages.length / 100))),
    signatures: signaturesOf(random),
  };
}
