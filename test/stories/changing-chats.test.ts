/** Chats that change while a message waits for them: other chats are unaffected, and no error is logged. */
import { describe, expect, it } from 'vitest';
import { openProgram } from '../support/program.ts';

const LINE = 'I answer in private only.';

const program = await openProgram();

const control = (path: string, body: object) => program.driver.control<{ id: number }>(path, body);

async function openGroup(more: object = {}) {
  const anna = await program.driver.person({ name: 'Anna' });
  const group = { title: 'Sailors', members: [anna.id], ...more };
  const { id } = await control('/groups', group);
  return {
    anna,
    id,
    says: (text: string, fields: object = {}) =>
      control('/messages', { chat_id: id, from_id: anna.id, text, ...fields }),
    change: (changes: object) => control('/groups', { ...group, id, ...changes }),
  };
}

/** The last completed sendMessage call to this chat. */
const lastTo = async (chat: number) =>
  (await program.driver.calls('sendMessage')).findLast(
    ({ params, status }) => params.chat_id === String(chat) && status !== undefined && status !== 429,
  );

/** Delays a message by a second, and makes `change` in the meantime. */
async function meanwhile(speak: () => Promise<unknown>, chat: number, change: () => Promise<unknown>) {
  await program.driver.fault({ method: 'sendMessage', kind: 'refuse_429', retry_after: 1, chat_id: chat });
  await speak();
  await program.driver.called('sendMessage', ({ chat_id }) => chat_id === String(chat));
  await change();
}

async function isWell(): Promise<void> {
  await program.driver.delivered();
  expect(program.logLines.filter((line) => /^\{"level":[56]0,/.test(line))).toEqual([]);
  const bea = await program.driver.person({ name: 'Bea' });
  await bea.asks('/help', 'Just write.');
}

describe('a waiting message', () => {
  it.each<[string, object, number]>([
    ['kicked', { standing: 'kicked' }, 403],
    ['left', { standing: 'left' }, 403],
    ['muted', { standing: 'muted' }, 400],
  ])("isn't sent to a supergroup where the bot is now %s, and other chats are answered", async (_, change, code) => {
    const { id, says, change: changes } = await openGroup();
    await meanwhile(
      () => says('/help'),
      id,
      () => changes(change),
    );
    await expect.poll(() => lastTo(id), { timeout: 10_000 }).toMatchObject({ status: code });
    await isWell();
  });

  it("isn't sent to an account deleted in the meantime, and other chats are answered", async () => {
    const { anna } = await openGroup();
    await meanwhile(
      () => anna.says('/help'),
      anna.id,
      () => control('/people', { id: anna.id, first_name: 'Anna', deactivated: true }),
    );
    await expect.poll(() => lastTo(anna.id), { timeout: 10_000 }).toMatchObject({ status: 403 });
    await isWell();
  });

  it("isn't sent to a group that has become a supergroup, and the supergroup is answered", async () => {
    const { id, anna, says } = await openGroup({ type: 'group' });
    let grown = 0;
    await meanwhile(
      () => says('/help'),
      id,
      async () => {
        grown = (await control(`/groups/${id}/upgrade`, {})).id;
      },
    );
    await expect.poll(() => lastTo(id), { timeout: 10_000 }).toMatchObject({ status: 400 });
    await control('/messages', { chat_id: grown, from_id: anna.id, text: '/help' });
    await expect.poll(() => lastTo(grown), { timeout: 10_000 }).toMatchObject({ status: 200, params: { text: LINE } });
    await isWell();
  });

  it('for a closed topic is sent outside of it', async () => {
    const { id, says } = await openGroup({ topics: [{ name: 'Boats', closed: true }] });
    const response = await fetch(`${program.app.playground?.url}/control/chats/${id}/messages`);
    const { messages } = (await response.json()) as { messages: { thread_id?: number }[] };
    const thread_id = messages.find((message) => message.thread_id !== undefined)?.thread_id;
    await says('/help', { thread_id });
    await expect
      .poll(() => lastTo(id), { timeout: 10_000 })
      .toMatchObject({ status: 200, params: { text: expect.stringContaining(LINE) } });
    expect((await lastTo(id))?.params).not.toHaveProperty('message_thread_id');
    await isWell();
  });
});
