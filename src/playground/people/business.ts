/** People who have connected the bot to their own account as a business chatbot, and what the bot hears of it. */

import type { UpdateKind } from '../delivery/update-queue.ts';
import type { Emulator, MethodTable } from '../emulator.ts';
import { badRequest, Refusal } from '../refusal.ts';
import { userOf } from '../world/bot-view.ts';
import type { BotApiObject, Person } from '../world/model.ts';

const connectionId = (person: Person) => `business${person.id}`;

function personOf({ world }: Emulator, id: number): Person {
  const person = world.people.get(id);
  if (!person) throw new Refusal(400, `there is no person ${id}`);
  return person;
}

/** BusinessConnection. */
function connectionOf({ clock, business }: Emulator, person: Person): BotApiObject {
  return {
    id: connectionId(person),
    user: userOf(person),
    user_chat_id: person.id,
    date: Math.floor(clock.now() / 1000),
    rights: { can_reply: true },
    is_enabled: business.get(connectionId(person)) !== undefined,
  };
}

/** Connects the bot to a person's account, or ends that; the bot hears of it. */
export function connectBusiness(emulator: Emulator, personId: number, enabled: boolean): void {
  const person = personOf(emulator, personId);
  if (enabled) emulator.business.set(connectionId(person), person.id);
  else emulator.business.delete(connectionId(person));
  emulator.queue.push('business_connection', connectionOf(emulator, person), `business:${person.id}`);
}

/** Something happens in a chat of a person's account. The id of the update, unless the bot does not want such. */
export function happensInAccount(
  emulator: Emulator,
  personId: number,
  kind: UpdateKind,
  payload: BotApiObject,
): number | undefined {
  const person = personOf(emulator, personId);
  if (!emulator.business.has(connectionId(person))) throw new Refusal(400, 'the bot is not connected to that account');
  const heard = { ...payload, business_connection_id: connectionId(person) };
  return emulator.queue.push(kind, heard, `business:${person.id}`);
}

export const businessMethods: MethodTable = {
  getBusinessConnection(emulator, args) {
    const id = args.business_connection_id ?? '';
    const person = emulator.world.people.get(emulator.business.get(id) ?? 0);
    if (!person) throw badRequest('business connection not found');
    return connectionOf(emulator, person);
  },
};
