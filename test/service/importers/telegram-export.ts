/** Writes exports like Telegram Desktop: one space per level, empty lists on two lines. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** Like SerializeObject and SerializeArray in Telegram Desktop. */
export function written(value: Json, level = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `\n${' '.repeat(level + 1)}`;
  const isList = Array.isArray(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => `${inner}${isList ? '' : `${JSON.stringify(key)}: `}${written(member ?? null, level + 1)}`);
  return `${isList ? '[' : '{'}${members.join(',')}\n${' '.repeat(level)}${isList ? ']' : '}'}`;
}

export interface WrittenChat {
  readonly [key: string]: Json | undefined;
  readonly name?: string | null;
  readonly type: string | null;
  readonly id: number;
  readonly messages: readonly Json[];
}

export const OWNER = {
  user_id: 1000,
  first_name: 'Ann',
  last_name: 'Lee',
  phone_number: '+1 555 0100',
  username: '@annlee',
};

const SESSION = { last_active: '2024-01-01T00:00:00', last_ip: '', application_name: 'a "quoted" {name}' };

/** The export of a whole account. */
export function account(
  chats: readonly WrittenChat[],
  { left = [], owner = OWNER }: { left?: readonly WrittenChat[]; owner?: Json | undefined } = {},
): Record<string, Json | undefined> {
  return {
    about: 'Here is the data you requested.',
    personal_information: owner === null ? undefined : owner,
    profile_pictures: [{ date: '2020-01-01T00:00:00', photo: '(Photo not included.)' }],
    stories: [],
    contacts: { about: 'x', list: [{ user_id: 2000, first_name: 'Bo', last_name: '' }] },
    frequent_contacts: { about: 'x', list: [] },
    sessions: { about: 'x', list: [SESSION, SESSION] },
    web_sessions: { about: 'x', list: [] },
    other_data: { list: [[], {}, [{ messages: [1, 2] }]] },
    chats: { about: 'This page lists all chats.', list: chats },
    left_chats: left.length > 0 ? { about: 'Left.', list: left } : undefined,
  };
}

/** The export of an account with these messages of one chat. */
export const exportOf = (messages: readonly Json[]) =>
  written(account([{ name: 'Bo', type: 'personal_chat', id: 2000, messages }]));

/** A message from Ann Lee, at second `id` of 2023. */
export function said(id: number, text: Json, more: { readonly [key: string]: Json } = {}): { [key: string]: Json } {
  const seconds = 1_672_531_200 + id;
  return {
    id,
    type: 'message',
    date: new Date(seconds * 1000).toISOString().slice(0, 19),
    date_unixtime: String(seconds),
    from: 'Ann Lee',
    from_id: 'user1000',
    text,
    text_entities: typeof text === 'string' && text !== '' ? [{ type: 'plain', text }] : [],
    ...more,
  };
}

export function service(id: number, action: string): { [key: string]: Json } {
  const { from: _, from_id: __, ...head } = said(id, '');
  return { ...head, type: 'service', actor: 'Ann Lee', actor_id: 'user1000', action };
}
