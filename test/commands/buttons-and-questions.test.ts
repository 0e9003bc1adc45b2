/** What stands on buttons, what is kept for another place, and what a run asks of what is stored. */
import { describe, expect, test } from 'vitest';
import { jsonSite } from '../support/http-site.ts';
import { buttonsOf, type Outcome, openStage, SHAPED_TOKEN, wordsOf } from './stage.ts';

const message = { _id: 'm1', groupId: 'g1', groupName: 'Crew', messageText: 'the red ferry', fromName: 'Anna' };
const found = { items: [{ id: 'g1', group: { _id: 'g1', name: 'Crew' }, messages: [message] }] };
const nowhere = { url: 'http://127.0.0.1:1' };

describe('a question that was asked in a group', () => {
  const payloadOf = (answer: Outcome) => {
    const press = buttonsOf(answer)[0]?.press;
    return press?.kind === 'open' ? (URL.parse(press.url)?.searchParams.get('start') ?? '') : '';
  };

  test('is not kept when there is a secret in it', async () => {
    const stage = await openStage(nowhere);
    const payload = payloadOf(await stage.ask('ask', `what is ${SHAPED_TOKEN}?`, { group: true }));
    expect(JSON.stringify(await stage.ask('start', payload))).not.toContain(SHAPED_TOKEN);
  });
});

test('a secret of somebody else’s is pointed out, and neither sent nor stored', async () => {
  const site = await jsonSite({ items: [] });
  const stage = await openStage({ url: site.url });
  await stage.connect();
  for (const name of ['none', 'search', 'ask'] as const) {
    const words = wordsOf(await stage.ask(name, 'see https://files.example/a.pdf?token=9f8e7d6c5b4a392817064f2e'));
    expect(words).toContain('looks like a password or key, so I didn’t use it');
  }
  expect(site.requests).toEqual([]);
  expect((await stage.deps.connections.find('person-one'))?.token).toBe(SHAPED_TOKEN);
});

test('that a token is used is noted once an hour, and at once when its person was warned', async () => {
  const site = await jsonSite(found);
  const stage = await openStage({ url: site.url });
  await stage.connect();
  const { connections } = stage.deps;
  const connectedAt = stage.clock.now();
  const usedAt = async () => (await connections.find('person-one'))?.usedAt;
  await stage.clock.advance(3_599_999);
  await stage.ask('search', 'ferry');
  expect(await usedAt()).toBe(connectedAt);
  await stage.clock.advance(1);
  await stage.ask('search', 'ferry');
  expect(await usedAt()).toBe(connectedAt + 3_600_000);
  await connections.markWarned('person-one', stage.clock.now());
  await stage.clock.advance(1);
  await stage.ask('search', 'ferry');
  expect(await connections.find('person-one')).toMatchObject({ usedAt: connectedAt + 3_600_001, warnedAt: null });
});
