/** People who have connected the bot to their own account as a business chatbot, and the updates it receives. */

import type { UpdateKind } from '../delivery/update-queue.ts';
import type { Emulator, MethodTable } from '../emulator.ts';
import { badRequest, refuse } from '../refusal.ts';
import { chatOf, messageOf, userOf } from '../world/bot-view.ts';
import { type BotApiObject, type Chat, chatSchema, type Message, type Person } from '../world/model.ts';

const FIRST_DIRECT_CHAT = -2_000_000_000_000;

const connectionId = ({ id }: Pick<Person, 'id'>) => `business${id}`;

/** BusinessConnection. */
function connectionOf({ clock }: Emulator, person: Person): BotApiObject {
  return {
    id: connectionId(person),
    user: userOf(person),
    user_chat_id: person.id,
    date: Math.floor(clock.now() / 1000),
    rights: { can_reply: true },
    is_enabled: person.business,
  };
}

/** Connects the bot to a person's account or disconnects it, and notifies the bot. */
export function connectBusiness(emulator: Emulator, personId: number, enabled: boolean): void {
  const known = emulator.world.people.get(personId);
  if (!known) throw refuse(`there is no person ${personId}`);
  const person = emulator.world.putPerson({ ...known, business: enabled });
  if (enabled) openDirectChats(emulator, person);
  emulator.queue.push('business_connection', connectionOf(emulator, person), connectionId(person));
}

/** Creates the missing direct chats between the person and everyone else. */
function openDirectChats({ world }: Emulator, person: Person): void {
  const direct = [...world.chats.values()].filter(({ type }) => type === 'direct');
  const known = new Set(direct.filter(({ members }) => members.includes(person.id)).flatMap(({ members }) => members));
  let id = Math.min(FIRST_DIRECT_CHAT, ...direct.map((chat) => chat.id));
  for (const other of world.people.keys()) {
    if (other === person.id || known.has(other)) continue;
    id -= 1;
    world.putChat(chatSchema.parse({ id, type: 'direct', members: [person.id, other] }));
  }
}

/** Queues an update from a direct chat for each of its two members (or only `onlyId`) who has connected the bot. */
export function notifyConnected(
  { world, queue }: Emulator,
  chat: Chat,
  kind: UpdateKind,
  message: Message,
  onlyId?: number,
): number | undefined {
  const owners = chat.members.filter((id) => world.people.get(id)?.business && (onlyId ?? id) === id);
  const updates = owners.map((id) => {
    // In the Bot API it's the owner's private chat with the other member.
    const seen: Chat = { ...chat, type: 'private', id: chat.members.find((other) => other !== id) ?? id };
    const payload =
      kind === 'deleted_business_messages'
        ? { chat: chatOf(world, seen), message_ids: [message.message_id] }
        : messageOf(world, seen, message);
    const business_connection_id = connectionId({ id });
    return queue.push(kind, { ...payload, business_connection_id }, business_connection_id);
  });
  return updates[0];
}

/** The person whose account has this business connection. Throws a Refusal if there is none. */
export function connectedPerson({ world }: Emulator, id: string | undefined): Person {
  const person = [...world.people.values()].find((each) => connectionId(each) === id);
  if (!person?.business) throw badRequest('business connection not found');
  return person;
}

export const businessMethods: MethodTable = {
  getBusinessConnection(emulator, args) {
    return connectionOf(emulator, connectedPerson(emulator, args.business_connection_id));
  },
};
