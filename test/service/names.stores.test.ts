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
/** Each on a line: its kind, name and messages, then its chats, with the minute of their newest message. */
const told = () =>
  names().map(({ kind, name, messages, chats }) => {
    const minute = ({ newestAt }: { newestAt: string }) => (Date.parse(newestAt) - START) / 60_000;
    const own = chats.map((chat) => `, ${chat.platform} ${chat.groupId}: ${chat.messages} until ${minute(chat)}`);
    return `${kind} ${name}: ${messages}${own.join('')}`;
  });

describe('the names of an archive', () => {
  it('are people with their private chats, newest first, and group chats, by number of messages', () => {
    put(
      ...['1', '2', '3'].map((id) => said({ id, chat: 'Joana', minute: Number(id) })),
      said({ id: '4', chat: 'Joana', who: 'Joana', minute: 4 }),
      said({ id: '5', chat: 'Joana', who: 'Joana', minute: 9, app: 'telegram' }),
      said({ id: '6', chat: 'Crew', who: 'Joana', minute: 10 }),
      said({ id: '7', chat: 'Crew', who: 'Sofia', minute: 11 }),
    );
    expect(told()).toEqual([
      'person Joana: 3, telegram telegram-own-Joana: 1 until 9, whatsapp whatsapp-own-Joana: 4 until 4',
      'chat Crew: 2, whatsapp whatsapp-own-Crew: 2 until 11',
      'person Sofia: 1',
    ]);
  });

  it('match a private Telegram chat by account, regardless of names', () => {
    const groupId = 'telegram-1-77';
    put(said({ id: '1', chat: 'Maria Silva', who: 'Mama', app: 'telegram', fromId: 'user77', groupId }));
    expect(told()).toEqual(['person Mama: 1, telegram telegram-1-77: 1 until 0']);
  });

  it('are the current ones, without deleted people', () => {
    put(said({ id: '1', chat: 'Boat', minute: 1 }), said({ id: '2', chat: 'Boat', who: 'Rui', minute: 2 }));
    put(said({ id: '3', chat: 'Boat, at last', groupId: 'whatsapp-own-Boat', minute: 3 }));
    expect(told()[0]).toBe('chat Boat, at last: 3, whatsapp whatsapp-own-Boat: 3 until 3');
    archive.writer.remove(['2', '3'].map((id) => ({ datastore: 'social-chat-message', id })));
    expect(told()).toEqual(['chat Boat, at last: 1, whatsapp whatsapp-own-Boat: 1 until 1']);
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
        const countsOf = (kind: string) =>
          Object.fromEntries(known.filter((name) => name.kind === kind).map(({ name, messages }) => [name, messages]));
        expect(countsOf('chat')).toEqual(counted(({ groupName }) => groupName));
        expect(countsOf('person')).toEqual(counted(({ type, fromName }) => (type === 'send' ? undefined : fromName)));
        for (const { chats } of known)
          for (const { groupId, newestAt } of chats) {
            const own = [...present.values()].filter((record) => record.groupId === groupId);
            const times = own.map(({ sentAt }) => String(sentAt)).sort();
            expect(newestAt).toBe(times.at(-1));
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
  const known = all.slice(0, 40).map(({ kind, name, chats }) => `${kind} ${name} ${chats[0]?.platform ?? ''}`);
  for (const name of ['person Joana Matos whatsapp', 'chat Andorinha crew ⛵ telegram', 'person Sofia Lund '])
    expect(known).toContain(name);
  expect(all.some(({ name }) => name === 'Nina Almeida')).toBe(false);
  for (const scopes of [['api:search-universal'], ['ds:r:social-chat-group', 'ds:r:social-email']])
    expect(await client.names(dataCall({ token: await double.tokenWith(scopes) }))).toEqual([]);
});
