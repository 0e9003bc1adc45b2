/** A chat changes while the bot has something to say in it: nothing is lost elsewhere, and nothing is an error of the program. */
import { describe, expect, it } from 'vitest';
import { openProgram } from '../support/program.ts';

const LINE = 'I answer in private only.';

const program = await openProgram();

async function control(path: string, body: object): Promise<{ id: number }> {
  const response = await fetch(`${program.app.playground?.url}/control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { id: number };
}

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

/** The last call of sendMessage to this chat that is over. */
const lastTo = async (chat: number) =>
  (await program.driver.calls('sendMessage')).findLast(
    ({ params, status }) => params.chat_id === String(chat) && status !== undefined && status !== 429,
  );

/** What is to be said waits for a second; meanwhile `change` comes. */
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
  await bea.says('/help');
  await bea.hears('Just write.');
}

describe('the bot has something to say', () => {
  it.each<[string, object, number]>([
    ['kicked', { standing: 'kicked' }, 403],
    ['left', { standing: 'left' }, 403],
    ['muted', { standing: 'muted' }, 400],
  ])(
    'in a supergroup where it is %s meanwhile: it is not said, and the others are answered',
    async (_, change, code) => {
      const { id, says, change: changes } = await openGroup();
      await meanwhile(
        () => says('/help'),
        id,
        () => changes(change),
      );
      await expect.poll(() => lastTo(id), { timeout: 10_000 }).toMatchObject({ status: code });
      await isWell();
    },
  );

  it('to somebody whose account is deleted meanwhile: it is not said, and the others are answered', async () => {
    const { anna } = await openGroup();
    await meanwhile(
      () => anna.says('/help'),
      anna.id,
      () => control('/people', { id: anna.id, first_name: 'Anna', deactivated: true }),
    );
    await expect.poll(() => lastTo(anna.id), { timeout: 10_000 }).toMatchObject({ status: 403 });
    await isWell();
  });

  it('in a group that becomes a supergroup meanwhile: it is not said, and the supergroup is answered', async () => {
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

  it('in a topic that is closed: it is said outside of it', async () => {
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
