/** The people and chats of an archive, counted with every write. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DataRecord } from '#service/contract/records.ts';
import type { Draft } from '#service/server/archive/prepared-batch.ts';
import { clientOf, call as dataCall } from '../support/http-site.ts';
import { openService } from '../support/service.ts';
import { type ArchiveRig, openArchive } from './archive-rig.ts';

let archive: ArchiveRig;
beforeEach(() => {
  archive = openArchive();
});
afterEach(() => archive.close());

const START = Date.parse('2026-03-01T08:00:00.000Z');
const iso = (minute: number) => new Date(START + minute * 60_000).toISOString();

interface Said {
  id: string;
  chat: string;
  who?: string;
  minute?: number;
  app?: string;
  fromId?: string;
  groupId?: string;
}
const said = ({ id, chat, who, minute = 0, app = 'whatsapp', fromId, groupId = `${app}-own-${chat}` }: Said): Draft => [
  'social-chat-message',
  {
    ...{ _id: id, messageText: id, groupId, groupName: chat, sentAt: iso(minute) },
    ...{ type: who === undefined ? 'send' : 'receive', fromName: who ?? 'Nina', fromId: fromId ?? who ?? 'Nina' },
    sourceApplication: app === 'signal' ? 'https://signal.org' : `https://${app}.com`,
  },
];
const put = (...drafts: readonly Draft[]) => archive.writer.put(drafts, START);
const names = () => archive.reader.names();

describe('the names of an archive', () => {
  it('are people with their private chats, newest first, and group chats, by number of messages', () => {
    put(
      ...['1', '2', '3'].map((id) => said({ id, chat: 'Joana Matos', minute: Number(id) })),
      said({ id: '4', chat: 'Joana Matos', who: 'Joana Matos', minute: 4 }),
      said({ id: '5', chat: 'Joana Matos', who: 'Joana Matos', minute: 9, app: 'telegram' }),
      said({ id: '6', chat: 'Crew', who: 'Joana Matos', minute: 10 }),
      said({ id: '7', chat: 'Crew', who: 'Sofia', minute: 11 }),
    );
    expect(names()).toEqual([
      {
        ...{ kind: 'person', name: 'Joana Matos', messages: 3 },
        chats: [
          { groupId: 'telegram-own-Joana Matos', platform: 'telegram', messages: 1, newestAt: iso(9) },
          { groupId: 'whatsapp-own-Joana Matos', platform: 'whatsapp', messages: 4, newestAt: iso(4) },
        ],
      },
      {
        ...{ kind: 'chat', name: 'Crew', messages: 2 },
        chats: [{ groupId: 'whatsapp-own-Crew', platform: 'whatsapp', messages: 2, newestAt: iso(11) }],
      },
      { kind: 'person', name: 'Sofia', messages: 1, chats: [] },
    ]);
  });

  it('match a private Telegram chat by account, regardless of names', () => {
    const groupId = 'telegram-1-77';
    put(said({ id: '1', chat: 'Maria Silva', who: 'Mama', app: 'telegram', fromId: 'user77', groupId }));
    expect(names()).toMatchObject([{ kind: 'person', name: 'Mama', chats: [{ groupId }] }]);
  });

  it('are the current ones, without deleted people', () => {
    put(said({ id: '1', chat: 'Boat', minute: 1 }), said({ id: '2', chat: 'Boat', who: 'Rui', minute: 2 }));
    const groupId = 'whatsapp-own-Boat';
    put(said({ id: '3', chat: 'Boat, at last', groupId, minute: 3 }));
    expect(names()[0]).toMatchObject({ name: 'Boat, at last', messages: 3, chats: [{ newestAt: iso(3) }] });
    archive.writer.remove(['2', '3'].map((id) => ({ datastore: 'social-chat-message', id })));
    expect(names()).toEqual([
      {
        ...{ kind: 'chat', name: 'Boat, at last', messages: 1 },
        chats: [{ groupId, platform: 'whatsapp', messages: 1, newestAt: iso(1) }],
      },
    ]);
  });

  it('equal a full recount after any writes', () => {
    const message = fc.record({
      id: fc.nat(12).map(String),
      chat: fc.constantFrom('a', 'b', 'c'),
      who: fc.option(fc.constantFrom('Rui', 'Lia'), { nil: undefined }),
      minute: fc.nat(9),
    });
    const write = fc.oneof(
      fc.array(message, { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(12).map(String), { minLength: 1, maxLength: 4 }),
    );
    const present = new Map<string, DataRecord>();
    const counted = (of: (record: DataRecord) => unknown) => {
      const counts = new Map<unknown, number>();
      for (const record of present.values()) counts.set(of(record), (counts.get(of(record)) ?? 0) + 1);
      counts.delete(undefined);
      return Object.fromEntries(counts);
    };
    fc.assert(
      fc.property(write, (given) => {
        for (const each of given) {
          if (typeof each === 'string') present.delete(each);
          else present.set(each.id, said(each as Said)[1]);
        }
        if (typeof given[0] === 'string')
          archive.writer.remove(given.map((id) => ({ datastore: 'social-chat-message', id: String(id) })));
        else put(...given.map((each) => said(each as Said)));
        const known = names();
        const told = (kind: string) =>
          Object.fromEntries(known.filter((name) => name.kind === kind).map(({ name, messages }) => [name, messages]));
        expect(told('chat')).toEqual(counted(({ groupName }) => groupName));
        expect(told('person')).toEqual(counted(({ type, fromName }) => (type === 'send' ? undefined : fromName)));
        for (const { chats } of known)
          for (const { groupId, newestAt } of chats) {
            const own = [...present.values()].filter((record) => record.groupId === groupId);
            expect(newestAt).toBe(
              own
                .map(({ sentAt }) => String(sentAt))
                .sort()
                .at(-1),
            );
          }
      }),
      { numRuns: 60 },
    );
  });
});

it('a token gets only the names of readable data', async () => {
  await using double = await openService();
  const client = clientOf(double);
  const all = await client.names(dataCall({ token: await double.tokenWith(['ds:r:social-chat-message']) }));
  expect(all.slice(0, 40).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Joana Matos', 'Andorinha crew ⛵']),
  );
  expect(all.find(({ name }) => name === 'Joana Matos')).toMatchObject({
    kind: 'person',
    chats: [{ platform: 'whatsapp' }],
  });
  expect(all.find(({ name }) => name === 'Sofia Lund')).toMatchObject({
    kind: 'person',
    messages: expect.any(Number),
  });
  expect(all.some(({ name }) => name === 'Nina Almeida')).toBe(false);
  for (const scopes of [['api:search-universal'], ['ds:r:social-chat-group', 'ds:r:social-email']])
    expect(await client.names(dataCall({ token: await double.tokenWith(scopes) }))).toEqual([]);
});
