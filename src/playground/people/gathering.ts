/** Who is there: new people, groups and channels, and the few that greet a first visitor. */

import type { GroupInput, PersonInput } from '../control/control-schema.ts';
import type { Emulator } from '../emulator.ts';
import { MAX_PEOPLE } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { messageOf } from '../world/bot-view.ts';
import { type Chat, chatSchema, type Person, personSchema } from '../world/model.ts';
import { pushMembership } from './person-actions.ts';

/** Adds a person, or changes the one with this id. */
export function putNewPerson({ world }: Emulator, input: PersonInput): Person {
  const known = input.id === undefined ? undefined : world.people.get(input.id);
  if (!known && world.people.size >= MAX_PEOPLE) throw new Refusal(400, `no more than ${MAX_PEOPLE} people`);
  const id = input.id ?? Math.max(1000, ...world.people.keys()) + 1;
  return world.putPerson(personSchema.parse({ ...known, ...input, id }));
}

/** Makes a group or channel with these people and the bot, which hears that it was added. */
export function putGroup(emulator: Emulator, input: GroupInput): Chat {
  const { world } = emulator;
  for (const id of input.members) if (!world.people.has(id)) throw new Refusal(400, `there is no person ${id}`);
  const id = input.id ?? Math.min(-1_001_000_000_000, ...world.chats.keys()) - 1;
  const known = world.chats.get(id);
  const chat = world.putChat(chatSchema.parse({ ...input, id }));
  const founder = world.people.get(input.members[0] ?? 0);
  if (known || !founder) return chat;
  pushMembership(emulator, chat, founder, [
    'left',
    input.bot_is_admin || input.type === 'channel' ? 'administrator' : 'member',
  ]);
  if (chat.type !== 'channel') {
    const message = world.post(chat, { sender: { kind: 'person', id: founder.id }, new_members: [world.bot.id] });
    emulator.queue.push('message', messageOf(world, chat, message), `chat:${chat.id}`);
  }
  return chat;
}

/** The people and the group that a fresh playground starts with. Invented, like everyone here. */
export function invite(emulator: Emulator): void {
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
