/** The directory, the ledger and key rotation without the HTTP service, also across processes and keys. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog, type Log } from '#platform/log.ts';
import { createVault, SealError } from '#platform/vault.ts';
import { DirectoryError, type RemoveArchive } from '#service/server/owners/directory.ts';
import { rotateOwnerKeys } from '#service/server/owners/key-rotation.ts';
import { type ChargingOwners, openOwners } from '#service/server/owners/owners.ts';
import { type FakeClock, fakeClock } from '../support/clock.ts';
import { scratchFolders } from '../support/folders.ts';

const scratch = scratchFolders('owners');

const DAY_MS = 86_400_000;
const CAUSE = { operation: 'searchUniversal', tokenId: 'none' };

let folder: string;
let key: Buffer;
let clock: FakeClock;
let opened: ChargingOwners[];
beforeEach(async () => {
  folder = scratch();
  key = randomBytes(32);
  clock = fakeClock();
  opened = [];
});
afterEach(async () => {
  for (const owners of opened) await owners.close();
});

async function open(
  options: { removeArchive?: RemoveArchive; keys?: Buffer[]; monthlyCredits?: number; log?: Log } = {},
): Promise<ChargingOwners> {
  const { keys = [key], monthlyCredits = 100, ...rest } = options;
  const owners = await openOwners({ dataDir: folder, vault: createVault(keys), clock, monthlyCredits, ...rest });
  opened.push(owners);
  return owners;
}

/** Runs `work` on the SQLite file itself. */
function inFile<T>(work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(folder, 'service.sqlite'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}
const ledgerOf = () => inFile((database) => database.prepare('select kind, amount, balance from ledger').all());

describe('the directory', () => {
  it('finds an owner by name in any process, and only that one', async () => {
    const [one, two] = [(await open()).directory, (await open()).directory];
    const anna = await one.getOrCreate('42', 'Anna');
    expect(await two.find('42')).toEqual(anna);
    expect(await two.getOrCreate('42', 'Another name')).toEqual(anna);
    expect(await two.find('43')).toBeUndefined();
    expect(await two.find(anna.id)).toBeUndefined();
    expect((await one.list()).map(({ name }) => name)).toEqual(['42']);
    expect((await one.getOrCreate('sample')).isSample).toBe(true);
  });

  it('has a persistent 32-byte archive key for each owner', async () => {
    const { directory } = await open();
    const [anna, ben] = [await directory.getOrCreate('anna'), await directory.getOrCreate('ben')];
    const annas = await directory.archiveKey(anna.id);
    expect(annas).toHaveLength(32);
    expect(await (await open()).directory.archiveKey(anna.id)).toEqual(annas);
    expect(await directory.archiveKey(ben.id)).not.toEqual(annas);
    await expect(directory.archiveKey('unknown')).rejects.toThrow(DirectoryError);
  });

  it('does not open a key that was copied from another row', async () => {
    const { directory } = await open();
    const [anna, ben] = [await directory.getOrCreate('anna'), await directory.getOrCreate('ben')];
    const copying = 'update owner set archive_key = (select archive_key from owner where id = ?) where id = ?';
    inFile((database) => database.prepare(copying).run(anna.id, ben.id));
    await expect(directory.archiveKey(ben.id)).rejects.toThrow(SealError);
  });

  it('links another name to an owner, unless it is taken', async () => {
    const { directory } = await open();
    const anna = await directory.getOrCreate('anna');
    await directory.link('anna', '42');
    await directory.link('42', '43');
    await directory.link('anna', '42');
    expect([await directory.find('42'), await directory.getOrCreate('43')]).toEqual([anna, anna]);
    await directory.getOrCreate('ben');
    await expect(directory.link('anna', 'ben')).rejects.toThrow(/is already a name of another owner/);
    await expect(directory.link('ben', '42')).rejects.toThrow(/is already a name of another owner/);
    await expect(directory.link('nobody', '44')).rejects.toThrow(/no owner called nobody/);
    await expect(directory.link('anna', 'two words')).rejects.toThrow(DirectoryError);
    expect(await directory.find('44')).toBeUndefined();
  });

  it('creates owners with valid names only', async () => {
    const { directory } = await open();
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 70, unit: 'binary' }), async (name) => {
        const good = /^[A-Za-z0-9._@-]{1,64}$/.test(name) && /[A-Za-z0-9]/.test(name);
        if (good) expect((await directory.getOrCreate(name)).name).toBe(name);
        else await expect(directory.getOrCreate(name)).rejects.toThrow(DirectoryError);
      }),
    );
  });

  it('erases everything of an owner, including the archive, and nothing of others', async () => {
    const removed: string[] = [];
    const owners = await open({ removeArchive: async (id) => ({ records: removed.push(id), bytes: 7 }) });
    const anna = await owners.directory.getOrCreate('anna', 'Anneliese');
    const ben = await owners.directory.getOrCreate('ben', 'Anneliese');
    for (const { id } of [anna, ben]) {
      await owners.tokens.issue(id, { scopes: ['ds:r:file'], appName: 'x' });
      await owners.credits.charge(id, 1, CAUSE);
      await owners.tickets.issue(id, { purpose: 'upload' });
    }
    await owners.directory.link('anna', '42');
    expect(await owners.directory.erase(anna.id)).toEqual({ tokens: 1, records: 1, bytes: 7 });
    expect(removed).toEqual([anna.id]);
    expect([await owners.directory.find('anna'), await owners.directory.find('42')]).toEqual([undefined, undefined]);
    expect(await owners.directory.find('ben')).toEqual(ben);
    expect(await owners.tokens.list(ben.id)).toHaveLength(1);
    const rows = inFile((database) =>
      ['owner', 'token', 'ticket', 'ledger', 'owner_name'].map((table) =>
        Number(database.prepare(`select count(*) as count from ${table}`).get()?.count),
      ),
    );
    expect(rows).toEqual([1, 1, 1, 1, 1]);
    expect((await readFile(join(folder, 'service.sqlite'))).includes(anna.id)).toBe(false);
  });

  it('keeps an owner whose archive cannot be removed, without any access, until a retry succeeds', async () => {
    let broken = true;
    const owners = await open({
      removeArchive: async () => {
        if (broken) throw new Error('the disk says no');
        return { records: 3, bytes: 9 };
      },
    });
    const { id } = await owners.directory.getOrCreate('anna');
    const token = await owners.tokens.issue(id, { scopes: ['ds:r:file'], appName: 'x' });
    await expect(owners.directory.erase(id)).rejects.toThrow('the disk says no');
    expect((await owners.tokens.check(token)).ok).toBe(false);
    expect((await owners.directory.find('anna'))?.id).toBe(id);
    broken = false;
    expect(await owners.directory.erase(id)).toEqual({ tokens: 0, records: 3, bytes: 9 });
    expect(await owners.directory.find('anna')).toBeUndefined();
  });
});

describe('credits', () => {
  it('are raised to the allowance each month, and a balance above it is kept', async () => {
    const { directory, credits } = await open();
    const [anna, ben] = [(await directory.getOrCreate('anna')).id, (await directory.getOrCreate('ben')).id];
    await credits.charge(anna, 30, CAUSE);
    await credits.add(ben, 50);
    expect(await credits.read(anna)).toEqual({ balance: 70, allowance: 100, refillsAt: Date.UTC(2026, 11, 1) });
    await clock.advance(Date.UTC(2026, 11, 1) - clock.now() - 1);
    expect((await credits.read(anna)).balance).toBe(70);
    await clock.advance(1);
    expect([(await credits.read(anna)).balance, (await credits.read(ben)).balance]).toEqual([100, 150]);
    expect(await credits.charge(anna, 100, CAUSE)).toMatchObject({ ok: true, balance: 0 });
    expect(await credits.charge(anna, 1, CAUSE)).toEqual({ ok: false, balance: 0 });
    await clock.advance(62 * DAY_MS);
    expect(await credits.charge(anna, 1, CAUSE)).toMatchObject({ ok: true, balance: 99 });
    expect(ledgerOf().map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      ...['charge -30', 'grant 50', 'refill 30', 'charge -100', 'refill 100', 'charge -1'],
    ]);
  });

  it('are raised again after the clock was years ahead', async () => {
    const { directory, credits } = await open();
    const { id } = await directory.getOrCreate('anna');
    await clock.advance(20 * 365 * DAY_MS);
    await credits.charge(id, 60, CAUSE);
    clock = fakeClock();
    expect((await (await open()).credits.read(id)).balance).toBe(100);
    const later = await open();
    await later.credits.charge(id, 10, CAUSE);
    expect((await later.credits.read(id)).balance).toBe(90);
  });

  it('are refunded once per charge, and never for anything else', async () => {
    const { directory, credits } = await open();
    const { id } = await directory.getOrCreate('anna');
    const charge = await credits.charge(id, 5, CAUSE);
    if (!charge.ok) throw new Error('not charged');
    expect(await credits.refund(charge.id)).toBe(100);
    expect(await credits.refund(charge.id)).toBeUndefined();
    expect(await credits.refund('none')).toBeUndefined();
    expect((await credits.read(id)).balance).toBe(100);
  });

  it('left this month are kept when an owner is erased and comes back, under any linked name', async () => {
    const { directory, credits } = await open();
    const anna = await directory.getOrCreate('anna');
    await directory.link('anna', '42');
    await credits.charge(anna.id, 97, CAUSE);
    for (const name of ['anna', '42']) {
      await directory.erase((await directory.getOrCreate('anna')).id);
      const again = await directory.getOrCreate(name);
      expect((await credits.read(again.id)).balance).toBe(3);
      expect(await credits.charge(again.id, 4, CAUSE)).toEqual({ ok: false, balance: 3 });
      await directory.erase(again.id);
    }
    await clock.advance(31 * DAY_MS);
    expect((await credits.read((await directory.getOrCreate('anna')).id)).balance).toBe(100);
    await open({ log: createLog('silent') });
    await expect.poll(() => inFile((database) => database.prepare('select * from spent').all())).toEqual([]);
  });

  it('charged by a process that crashed before answering are refunded at the next start, others are not', async () => {
    const { directory, credits } = await open();
    const { id } = await directory.getOrCreate('anna');
    const [answered, left] = [await credits.charge(id, 5, CAUSE), await credits.charge(id, 7, CAUSE)];
    if (!answered.ok || !left.ok) throw new Error('not charged');
    await credits.settle(answered.id);
    const next = await open({ log: createLog('silent') });
    expect((await next.credits.read(id)).balance).toBe(95);
    expect(await credits.refund(left.id)).toBeUndefined();
    await open({ log: createLog('silent') });
    expect((await credits.read(id)).balance).toBe(95);
  });

  it('have ledger entries that are removed after 400 days', async () => {
    const { directory, credits } = await open();
    const { id } = await directory.getOrCreate('anna');
    for (const daysLater of [0, 399]) {
      await clock.advance(daysLater * DAY_MS);
      const charge = await credits.charge(id, 2, CAUSE);
      if (charge.ok) await credits.settle(charge.id);
    }
    const before = (await credits.read(id)).balance;
    await open({ log: createLog('silent') });
    expect(ledgerOf().map(({ kind }) => kind)).toEqual(['charge', 'refill', 'charge']);
    await clock.advance(2 * DAY_MS);
    await expect.poll(() => ledgerOf().map(({ kind }) => kind)).toEqual(['refill', 'charge']);
    expect((await credits.read(id)).balance).toBe(before);
  });
});

describe('new keys', () => {
  const { signal } = new AbortController();

  it('open everything after it was re-sealed, without the old ones', async () => {
    const { directory, tickets } = await open();
    const anna = await directory.getOrCreate('anna', 'Anna');
    const archiveKey = await directory.archiveKey(anna.id);
    const { ticket } = await tickets.issue(anna.id, { purpose: 'upload', personName: 'Anna' });
    const next = randomBytes(32);
    const report = await rotateOwnerKeys({ dataDir: folder }, createVault([next, key]), signal);
    expect(report).toEqual({ rotated: 5, unreadable: 0 });
    const again = await rotateOwnerKeys({ dataDir: folder }, createVault([next, key]), signal);
    expect(again).toEqual({ rotated: 0, unreadable: 0 });
    const after = await open({ keys: [next] });
    expect(await after.directory.find('anna')).toEqual(anna);
    expect(await after.directory.archiveKey(anna.id)).toEqual(archiveKey);
    expect((await after.tickets.take('upload', ticket))?.request).toMatchObject({ personName: 'Anna' });
  });

  it('leave values unchanged that no key decrypts, and count them', async () => {
    await (await open()).directory.getOrCreate('anna');
    const report = await rotateOwnerKeys({ dataDir: folder }, createVault([randomBytes(32)]), signal);
    expect(report).toEqual({ rotated: 0, unreadable: 3 });
    expect((await (await open()).directory.find('anna'))?.name).toBe('anna');
  });
});
