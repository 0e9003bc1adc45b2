/** Creates people, groups and channels, including those of a fresh playground. */

import type { Input } from '../control/control-schema.ts';
import type { Emulator } from '../emulator.ts';
import { refuse } from '../refusal.ts';
import { messageOf } from '../world/bot-view.ts';
import { type Chat, chatSchema, type Person, personSchema } from '../world/model.ts';
import type { NewMessage } from '../world/world.ts';
import { chatLane, pushMembership } from './person-actions.ts';

/** Adds a person, or updates the one with this id. */
export function putNewPerson({ world }: Emulator, input: Input<'person'>): Person {
  const known = input.id === undefined ? undefined : world.people.get(input.id);
  const id = input.id ?? Math.max(1000, ...world.people.keys()) + 1;
  return world.putPerson(personSchema.parse({ ...known, ...input, id }));
}

/** Creates or updates a group or channel with these people and the bot; the bot is notified of its membership. */
export function putGroup(emulator: Emulator, input: Input<'group'>): Chat {
  const { world } = emulator;
  for (const id of input.members) if (!world.people.has(id)) throw refuse(`there is no person ${id}`);
  const id = input.id ?? Math.min(-1_001_000_000_000, ...world.chats.keys()) - 1;
  const known = world.chats.get(id);
  const before = known ? statusIn(known) : 'left';
  const { topics, ...given } = input;
  const chat = world.putChat(chatSchema.parse({ ...given, id, topics: topics ? (known?.topics ?? []) : undefined }));
  const founder = world.people.get(input.members[0] ?? 0);
  if (!founder) return chat;
  const after = statusIn(chat);
  if (before !== after) pushMembership(emulator, chat, founder, [before, after]);
  if (!known && chat.type !== 'channel') postServiceMessage(emulator, chat, founder, { new_members: [world.bot.id] });
  for (const { name, closed } of topics ?? []) {
    const topic = chat.topics?.find((each) => each.name === name);
    if (topic) topic.closed = closed;
    else {
      const thread_id = chat.next_message_id;
      chat.topics?.push({ id: thread_id, name, closed });
      postServiceMessage(emulator, chat, founder, { topic_created: name, thread_id });
    }
  }
  return topics ? world.putChat(chat) : chat;
}

function statusIn(chat: Chat): string {
  if (chat.standing === 'muted') return 'restricted';
  if (chat.standing !== 'present') return chat.standing === 'kicked' ? 'kicked' : 'left';
  return chat.bot_is_admin || chat.type === 'channel' ? 'administrator' : 'member';
}

/** Posts a message of this person and queues it for the bot. */
function postServiceMessage({ world, queue }: Emulator, chat: Chat, by: Person, content: Partial<NewMessage>): void {
  const message = world.post(chat, { sender: { kind: 'person', id: by.id }, ...content });
  queue.push('message', messageOf(world, chat, message), chatLane(chat));
}

/** Upgrades a group to a supergroup with the same members and the bot. Throws a Refusal unless it's a basic group. */
export function upgradeGroup(emulator: Emulator, chat: Chat): Chat {
  const { world, queue } = emulator;
  if (chat.type !== 'group' || chat.migrated_to !== undefined) throw refuse('only a group can be upgraded');
  const { title = 'Group', members, bot_is_admin } = chat;
  const id = Math.min(-1_001_000_000_000, ...world.chats.keys()) - 1;
  const upgraded = world.putChat(chatSchema.parse({ id, type: 'supergroup', title, members, bot_is_admin }));
  world.putChat({ ...chat, migrated_to: id });
  const [by = 0] = members;
  for (const [where, content] of [
    [chat, { migrate_to_chat_id: id }],
    [upgraded, { migrate_from_chat_id: chat.id }],
  ] as const) {
    const message = world.post(where, { sender: { kind: 'person', id: by } });
    queue.push('message', { ...messageOf(world, where, message), ...content }, chatLane(where));
  }
  return upgraded;
}

/** Adds the (fictional) people and the group of a fresh playground. */
export function seedWorld(emulator: Emulator): void {
  const { world } = emulator;
  const people = [
    { id: 1001, first_name: 'Anna', last_name: 'Lindqvist', username: 'anna_l', language_code: 'en' },
    { id: 1002, first_name: 'Борис', last_name: 'Ветров', username: 'b_vetrov', language_code: 'ru' },
    { id: 1003, first_name: 'Chloé', last_name: 'Marchand', language_code: 'fr' },
  ];
  for (const person of people) world.putPerson(personSchema.parse(person));
  world.putChat(
    chatSchema.parse({
      id: -1_001_000_000_001,
      type: 'supergroup',
      title: 'Sunday sailing',
      members: people.map(({ id }) => id),
    }),
  );
}
