/**
 * A directory that an earlier version has filled, when what tickets can be for still stood in its table: opened by this
 * one it has everything that it had, and takes the purpose that came later.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createVault } from '#platform/vault.ts';
import type { TicketRequest } from '#service/contract/extensions.ts';
import { type Owners, openOwners } from '#service/server/owners/owners.ts';
import type { TicketPurpose } from '#service/server/owners/tickets.ts';
import { keepDoublesInPostgres, placeOfPeople } from '../support/service-double.ts';
import { turnableClock } from '../support/turnable-clock.ts';

const run = promisify(execFile);
const KEY = randomBytes(32);
const url = process.env.TEST_POSTGRES_URL;
const BROWSER = 'a secret of a browser';
const EARLIER: readonly TicketRequest[] = [
  { purpose: 'consent', appName: '@bot', state: 'untouched' },
  { purpose: 'upload', telegramId: '42' },
];
const PURPOSES: readonly TicketPurpose[] = ['consent', 'upload', 'download'];
const TABLES = ['meta', 'owner', 'link', 'token', 'ledger', 'ledger_month', 'ticket'] as const;

interface Keeping {
  readonly place: { readonly dataDir: string; readonly databaseUrl: string | undefined };
  ask(sql: string): Promise<Record<string, unknown>[]>;
  /** Gives the table of tickets the form that it had. */
  makeEarlier(): Promise<void>;
  /** What describes its tables and indexes. */
  forms(): Promise<unknown>;
  /** Several open it at the same time: processes, where that is what locks hold apart. */
  openTogether(open: () => Promise<unknown>, key: Buffer): Promise<void>;
}

async function inFile(): Promise<Keeping> {
  const dataDir = await mkdtemp(join(tmpdir(), 'personal-data-bot-earlier-'));
  const { remove } = await placeOfPeople(dataDir);
  onTestFinished(remove);
  const within = <T>(work: (database: DatabaseSync) => T): T => {
    const database = new DatabaseSync(join(dataDir, 'service.sqlite'));
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  const ask: Keeping['ask'] = async (sql) => within((database) => database.prepare(sql).all());
  return {
    place: { dataDir, databaseUrl: undefined },
    ask,
    async makeEarlier() {
      // As it was written, to the letter.
      within((database) =>
        database.exec(`create temp table kept as select * from ticket; drop table ticket;
create table ticket (
  seq integer primary key,
  hash blob not null unique,
  owner_id text not null references owner (id) on delete cascade,
  purpose text not null check (purpose in ('consent', 'accesses', 'upload')),
  request text not null,
  expires_at integer not null,
  browser_hash blob
) strict;
create index ticket_by_owner on ticket (owner_id, seq);
create index ticket_by_end on ticket (expires_at);
insert into ticket select * from kept;`),
      );
    },
    forms: () => ask('select type, name, tbl_name, sql from sqlite_master order by type, name'),
    async openTogether(_open, key) {
      const worker = new URL('charging-worker.ts', import.meta.url).pathname;
      const start = () => run(process.execPath, [worker, dataDir, key.toString('base64'), 'ben']);
      await Promise.all([start(), start(), start()]);
    },
  };
}

async function inPostgres(): Promise<Keeping> {
  keepDoublesInPostgres(url ?? '');
  const dataDir = await mkdtemp(join(tmpdir(), 'personal-data-bot-earlier-'));
  const { databaseUrl, remove } = await placeOfPeople(dataDir);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await remove();
  });
  const ask: Keeping['ask'] = async (sql) =>
    (await client.query(sql.replace(/\b(from|update) (\w+)/g, '$1 data_service.$2'))).rows;
  return {
    place: { dataDir, databaseUrl },
    ask,
    async makeEarlier() {
      await client.query("alter table data_service.ticket add check (purpose in ('consent', 'accesses', 'upload'))");
    },
    forms: async () =>
      (
        await client.query(
          `select conrelid::regclass::text as at, conname, pg_get_constraintdef(oid) as says
           from pg_constraint where connamespace = 'data_service'::regnamespace order by conrelid, conname`,
        )
      ).rows,
    async openTogether(open) {
      await Promise.all([open(), open(), open()]);
    },
  };
}

interface Filled {
  /** In the order of EARLIER; all but the first were opened by a browser. */
  readonly tickets: readonly string[];
  readonly token: string;
  readonly ownerId: string;
}

async function fill({ directory, tokens, credits, tickets }: Owners): Promise<Filled> {
  const { id } = await directory.findOrMake('anna', 'Anneliese');
  await directory.link('anna', '42');
  await directory.findOrMake('ben');
  const token = await tokens.issue(id, { scopes: ['ds:r:file'], appName: '@bot' });
  await credits.charge(id, 30, { operation: 'searchUniversal', tokenId: 'none' });
  const made: string[] = [];
  for (const request of EARLIER) {
    const { ticket } = await tickets.issue(id, request);
    if (request.purpose !== 'consent') await tickets.open(request.purpose, ticket, BROWSER);
    made.push(ticket);
  }
  return { tickets: made, token, ownerId: id };
}

describe.each([['a file', inFile], ...(url === undefined ? [] : [['Postgres', inPostgres] as const])] as const)(
  'a directory in %s of an earlier version',
  (_, keeping) => {
    const clock = turnableClock();
    const vault = createVault([KEY]);

    async function earlier() {
      const kept = await keeping();
      const open = async () => {
        const owners = await openOwners({ ...kept.place, vault, clock, monthlyCredits: 100 });
        onTestFinished(() => owners.close());
        return owners;
      };
      const first = await openOwners({ ...kept.place, vault, clock, monthlyCredits: 100 });
      const filled = await fill(first);
      await first.close();
      const forms = await kept.forms();
      await kept.makeEarlier();
      const rows = async () => {
        const all: Record<string, unknown> = {};
        for (const table of TABLES) all[table] = await kept.ask(`select * from ${table} order by 1`);
        return all;
      };
      return { ...kept, open, rows, filled, newForms: forms };
    }

    it('has every row that it had, and the tables of a new one', async () => {
      const { open, rows, ask, forms, newForms } = await earlier();
      const before = await rows();
      expect(before.ticket).toHaveLength(EARLIER.length);
      expect(await forms()).not.toEqual(newForms);
      await expect(ask("update ticket set purpose = 'download' where purpose = 'upload'")).rejects.toThrow(/check/i);
      await open();
      expect(await rows()).toEqual(before);
      expect(await forms()).toEqual(newForms);
      // The next start has nothing to do.
      await open();
      expect([await rows(), await forms()]).toEqual([before, newForms]);
    });

    it('opens each ticket for what it was made for, in its own browser, and for nothing else', async () => {
      const { open, filled } = await earlier();
      const { tickets } = await open();
      for (const [index, { purpose, ...asked }] of EARLIER.entries()) {
        const ticket = filled.tickets[index] ?? '';
        for (const other of PURPOSES.filter((each) => each !== purpose)) {
          expect(await tickets.open(other, ticket, BROWSER)).toBe('gone');
          expect(await tickets.take(other, ticket, BROWSER)).toBeUndefined();
        }
        const opened = await tickets.open(purpose, ticket, BROWSER);
        expect(opened).toMatchObject({ ownerId: filled.ownerId, request: { purpose, ...asked } });
        expect(await tickets.open(purpose, ticket, 'another browser')).toBe('elsewhere');
        expect((await tickets.take(purpose, ticket, BROWSER))?.request).toEqual(EARLIER[index]);
        expect(await tickets.open(purpose, ticket, BROWSER)).toBe('gone');
      }
    });

    it('makes links to everything kept of a person, which open nothing else', async () => {
      const { open, ask, filled } = await earlier();
      const { tickets } = await open();
      const { ticket } = await tickets.issue(filled.ownerId, { purpose: 'download' });
      expect(await tickets.open('upload', ticket, BROWSER)).toBe('gone');
      expect(await tickets.open('download', ticket, BROWSER)).toMatchObject({ ownerId: filled.ownerId });
      // What it is for is sealed as well: whoever can write into the table makes no other ticket of it.
      await ask("update ticket set purpose = 'upload' where purpose = 'download'");
      await expect(tickets.open('upload', ticket, BROWSER)).rejects.toThrow('for something else');
    });

    it('goes on with its tokens and credits, and erases an owner with all that is theirs', async () => {
      const { open, ask, filled } = await earlier();
      const { directory, tokens, credits } = await open();
      expect((await directory.find('42'))?.displayName).toBe('Anneliese');
      expect((await tokens.check(filled.token)).ok).toBe(true);
      expect((await credits.read(filled.ownerId)).balance).toBe(70);
      await directory.erase(filled.ownerId);
      expect(await ask('select * from ticket')).toEqual([]);
      expect(await ask('select * from owner')).toHaveLength(1);
    });

    it('is brought up to date once by several that open it in the same moment', { timeout: 30_000 }, async () => {
      const { open, openTogether, ask, forms, newForms } = await earlier();
      const before = await ask('select * from ticket order by 1');
      await openTogether(open, KEY);
      expect([await ask('select * from ticket order by 1'), await forms()]).toEqual([before, newForms]);
    });
  },
);
