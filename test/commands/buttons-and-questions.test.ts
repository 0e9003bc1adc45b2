/** What stands on buttons, what is kept for another place, and what a run asks of what is stored. */
import { describe, expect, test } from 'vitest';
import { bytesSite, jsonSite } from '../service/client/http-double.ts';
import {
  buttonsOf,
  invocationOf,
  labelsOf,
  type Outcome,
  openStage,
  SHAPED_TOKEN,
  type Stage,
  wordsOf,
} from './stage.ts';

const message = { _id: 'm1', groupId: 'g1', groupName: 'Crew', messageText: 'the red ferry', fromName: 'Anna' };
const found = { items: [{ id: 'g1', group: { _id: 'g1', name: 'Crew' }, messages: [message] }] };
const nowhere = { url: 'http://127.0.0.1:1' };

describe('a button that spends', () => {
  test('says how much, wherever it stands', async () => {
    const threads = await jsonSite(found);
    const broken = await bytesSite('oops', 500);
    const nothing = await jsonSite({ items: [], completion: 'An answer' });
    const price = (stage: Stage, answer: Outcome) =>
      buttonsOf(answer).forEach(({ label, press }) => {
        if (press.kind !== 'run') return;
        const { command, confirmed } = press.invocation;
        const facts = stage.book.find(command);
        const spends = facts !== undefined && facts.calls.length > 0 && (confirmed || !facts.asksFirst);
        expect(/\d+ credits?\)?$/.test(label), label).toBe(spends);
      });
    for (const { url } of [threads, broken, nothing]) {
      const stage = await openStage({ url });
      await stage.connect();
      for (const [name, argument] of [
        ['search', 'ferry'],
        ['search', 'ferry in:all'],
        ['ask', 'when?'],
        ['recent', ''],
        ['chats', ''],
        ['profile', ''],
        ['none', 'ferry in:files'],
        ['none', '/serch ferry in:files'],
        ['none', '/profil'],
        ['page', '{"key":"gone","page":0,"again":{"command":"search","argument":"ferry in:files"}}'],
      ] as const) {
        price(stage, await stage.ask(name, argument, name === 'profile' ? { confirmed: url === broken.url } : {}));
      }
    }
  });

  test('opens a chat up to a moment, whatever was said before it', async () => {
    const site = await jsonSite({ items: [message] });
    const stage = await openStage({ url: site.url });
    await stage.connect();
    await stage.ask('chat', JSON.stringify({ chatId: 'g1', name: 'Crew', around: '2026-11-01T09:30:00.000Z' }));
    expect(JSON.parse(site.requests.at(-1)?.body ?? '')).toMatchObject({
      query: { groupId: 'g1', sentAt: { $lte: '2026-11-01T09:30:00.000Z' } },
      options: { sort: [{ sentAt: 'desc' }] },
    });
  });

  test('costs what a plain message with a place in it says', async () => {
    const site = await jsonSite({ items: [] });
    const stage = await openStage({ url: site.url });
    await stage.connect();
    const offer = await stage.ask('none', 'ferry in:files');
    expect(labelsOf(offer)).toEqual(['Search (1 credit)', 'Ask (5 credits)']);
    expect(wordsOf(await stage.press(offer, /Search/))).toContain('1 credit · 0 hits');
    expect(labelsOf(await stage.ask('none', '/serch ferry in:files'))[0]).toBe('/search (1 credit)');
  });

  test('searches everything with the same quotes and filters, and is not offered where everything was searched', async () => {
    const site = await jsonSite(found);
    const stage = await openStage({ url: site.url });
    await stage.connect();
    const hits = await stage.ask('search', '"red ferry" from:anna');
    expect(invocationOf(hits, /Search everything/).argument).toBe('"red ferry" from:"anna" in:all');
    const everywhere = await openStage({ url: (await jsonSite({ items: [message] })).url });
    await everywhere.connect();
    expect(labelsOf(await everywhere.ask('search', 'ferry in:everything')).join()).not.toContain('Search everything');
  });
});

describe('records that cannot be read', () => {
  test.each([
    ['search', 'ferry in:all', /What I could read in all your data does not match[\s\S]*2 records could not be read/],
    ['recent', '', /0 messages · 2 records could not be read/],
    ['chats', '', /0 chats · 2 records could not be read/],
  ])('are counted by /%s %s, and are never "nothing"', async (name, argument, words) => {
    const site = await jsonSite({ items: [7, { name: 'without an id' }] });
    const stage = await openStage({ url: site.url });
    await stage.connect();
    const told = wordsOf(await stage.ask(name, argument));
    expect(told).toMatch(words);
    expect(told).not.toMatch(/There are no|Nothing in/);
  });

  test('are counted beside those that can', async () => {
    const site = await jsonSite({ items: [message, 7] });
    const stage = await openStage({ url: site.url });
    await stage.connect();
    for (const name of ['search', 'recent'] as const) {
      expect(wordsOf(await stage.ask(name, name === 'search' ? 'ferry in:all' : ''))).toContain(
        '1 record could not be read',
      );
    }
  });
});

describe('a question that was asked in a group', () => {
  const payloadOf = (answer: Outcome) => {
    const press = buttonsOf(answer)[0]?.press;
    return press?.kind === 'open' ? (URL.parse(press.url)?.searchParams.get('start') ?? '') : '';
  };

  test('is gone on with in private, at its price, by whoever asked it', async () => {
    const stage = await openStage(nowhere);
    await stage.connect();
    const refusal = await stage.ask('search', 'ferry in:files', { group: true });
    expect(labelsOf(refusal)).toEqual(['Continue in private']);
    const payload = payloadOf(refusal);
    expect(payload).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    const welcome = await stage.ask('start', payload);
    expect(wordsOf(welcome)).toContain('/search ferry in:files');
    expect(invocationOf(welcome, 'Answer it here (1 credit)')).toMatchObject({ command: 'search' });
    expect(wordsOf(await stage.ask('start', payload, { person: 'person-two' }))).toContain('Hello');
    await stage.clock.turn(2 * 3_600_000);
    expect(wordsOf(await stage.ask('start', payload))).toContain('Welcome back');
  });

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
    expect(words).toContain('looks like a password or key, so I sent it nowhere and left your message as it is');
  }
  expect(site.requests).toEqual([]);
  expect((await stage.deps.connections.find('person-one'))?.token).toBe(SHAPED_TOKEN);
});

test('a paid run reads what is kept of its person once', async () => {
  const site = await jsonSite(found);
  const stage = await openStage({ url: site.url });
  await stage.connect();
  const reads: string[] = [];
  const counting = <Store extends object>(name: string, store: Store): Store =>
    new Proxy(store, {
      get(target, member) {
        if (['find', 'read', 'list'].includes(String(member))) reads.push(`${name}.${String(member)}`);
        return Reflect.get(target, member);
      },
    });
  const { people, connections, spending } = stage.deps;
  const watched = await openStage({
    url: site.url,
    database: stage.database,
    people: counting('people', people),
    connections: counting('connections', connections),
    spending: counting('spending', spending),
  });
  expect((await watched.ask('search', 'ferry')).kind).toBe('records');
  expect(reads).toEqual(['people.read']);
});

test('that a token is used is noted once an hour, and at once when its person was warned', async () => {
  const site = await jsonSite(found);
  const stage = await openStage({ url: site.url });
  await stage.connect();
  const { connections } = stage.deps;
  const connectedAt = stage.clock.now();
  const usedAt = async () => (await connections.find('person-one'))?.usedAt;
  await stage.clock.turn(3_599_999);
  await stage.ask('search', 'ferry');
  expect(await usedAt()).toBe(connectedAt);
  await stage.clock.turn(1);
  await stage.ask('search', 'ferry');
  expect(await usedAt()).toBe(connectedAt + 3_600_000);
  await connections.markWarned('person-one', stage.clock.now());
  await stage.clock.turn(1);
  await stage.ask('search', 'ferry');
  expect(await connections.find('person-one')).toMatchObject({ usedAt: connectedAt + 3_600_001, warnedAt: null });
});
