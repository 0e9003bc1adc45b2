/** A Postgres of version 0.1 is refused with a message, and left unchanged. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createVault } from '#platform/vault.ts';
import { openOwnersDatabase } from '#service/server/owners/database.ts';
import { openDatabase } from '#storage/database.ts';
import { isEmptyDatabase } from '#storage/dump.ts';
import { createPostgresDatabase } from '../support/postgres.ts';
import { BOT_TABLES } from './data-of-0.1.ts';

const vault = createVault([randomBytes(32)]);

const SERVICE_TABLES = `
create schema data_service;
create table data_service.version (part text primary key, number integer not null);
insert into data_service.version values ('owners', 1), ('archives', 3);
create table data_service.meta (name text primary key, value text not null);
create table data_service.archive (owner integer primary key, name text not null unique, counted bigint not null);
insert into data_service.archive values (1, 'o-1', 0);
`;

describe('a Postgres of 0.1', () => {
  async function filled(sql: string) {
    const { url: address, drop } = await createPostgresDatabase();
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await client.query(sql);
    onTestFinished(async () => {
      await client.end();
      await drop();
    });
    /** All columns and rows. */
    const contents = async () => {
      const { rows: columns } = await client.query(
        `select table_schema || '.' || table_name as at, column_name from information_schema.columns
         where table_schema in ('public', 'data_service') order by at, ordinal_position`,
      );
      const tables = [...new Set(columns.map(({ at }) => String(at)))];
      const rows = await Promise.all(
        tables.map(async (at) => (await client.query(`select row::text from ${at} as row`)).rows),
      );
      return { columns, rows };
    };
    return { address, contents, before: await contents() };
  }

  it('is refused by the bot, by a restore and by a backup', async () => {
    const { address, contents, before } = await filled(BOT_TABLES);
    const says = /DATABASE_URL was written by an earlier version .*data version 6 .*: set DATABASE_URL to another one/;
    await expect(openDatabase({ kind: 'postgres', url: address }, vault)).rejects.toThrow(says);
    await expect(isEmptyDatabase({ kind: 'postgres', url: address })).rejects.toThrow(says);
    expect(await contents()).toEqual(before);
  });

  it('is refused by the data service', async () => {
    const { address, contents, before } = await filled(SERVICE_TABLES);
    await expect(openOwnersDatabase({ dataDir: '', databaseUrl: address })).rejects.toThrow(
      /written by an earlier version .*data version 1 .*: set SERVICE_DATABASE_URL to another one/,
    );
    expect(await contents()).toEqual(before);
  });
});
