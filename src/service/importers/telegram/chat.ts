/** The head of a chat as Telegram Desktop writes it. */
import type { ExportedChat, NativeObject } from '../importer.ts';
import { shownName } from './exported-text.ts';

/** Every type that is written, and what a chat of it is called where it has no name (`DialogInfo::Type` of the writer). */
const CHAT_TYPES: Readonly<Record<string, readonly [type: ExportedChat['type'], nameless: string]>> = {
  saved_messages: ['saved', 'Saved Messages'],
  replies: ['bot', 'Replies'],
  verify_codes: ['bot', 'Verification Codes'],
  verification_codes: ['bot', 'Verification Codes'],
  personal_chat: ['private', 'Deleted Account'],
  bot_chat: ['bot', 'Deleted Account'],
  private_group: ['group', 'Deleted Group'],
  private_supergroup: ['group', 'Deleted Group'],
  public_supergroup: ['group', 'Deleted Group'],
  private_channel: ['channel', 'Deleted Channel'],
  public_channel: ['channel', 'Deleted Channel'],
};

const UNKNOWN_TYPE: readonly [ExportedChat['type'], string] = ['private', 'Unnamed chat'];

export function isChatType(type: unknown): type is string {
  return typeof type === 'string' && Object.hasOwn(CHAT_TYPES, type);
}

/** @param native all of it but its messages */
export function chatOf(native: NativeObject): ExportedChat {
  const { id, type } = native;
  const [kind, nameless] = (isChatType(type) ? CHAT_TYPES[type] : undefined) ?? UNKNOWN_TYPE;
  const name = shownName(native.name) ?? nameless;
  return {
    kind: 'chat',
    id: typeof id === 'number' || typeof id === 'string' ? String(id) : name,
    name,
    type: kind,
    native,
  };
}
