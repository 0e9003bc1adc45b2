/** Each owner’s credits: a monthly allowance (months of UTC) and a ledger. What a process that died left open is given back. */
import type { Clock } from '#platform/clock.ts';
import type { CreditBalance } from '../../contract/extensions.ts';
import { type OwnersDatabase, one, type Statements } from './database.ts';

export type Charge =
  | { ok: true /** In the ledger, for a refund. */; id: number; balance: number }
  | { ok: false; balance: number };

export interface Credits {
  /** Of nobody in particular when absent: what a new owner would have. */
  read(ownerId: string | undefined): Promise<CreditBalance>;
  /** Takes `amount`, at least 1, or nothing. One transaction: calls cannot overdraw together, in however many processes. */
  charge(ownerId: string, amount: number, cause: { operation: string; tokenId: string }): Promise<Charge>;
  /** The call was carried out. */
  settle(chargeId: number): Promise<void>;
  /** Gives back what a charge took, once. @returns the balance; undefined when there was nothing to give back */
  refund(chargeId: number): Promise<number | undefined>;
  /** Gives back every charge that is open. A call of another process that is under way meanwhile costs nothing then. */
  refundOpen(): Promise<void>;
  /** Adds `amount`. @returns the balance */
  add(ownerId: string, amount: number): Promise<number>;
  /** Makes the balance `amount`, as a correction in the ledger. */
  set(ownerId: string, amount: number): Promise<void>;
}

/** The month of a moment, as `2026-11`: later months sort later. */
export function monthOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7);
}

function nextMonth(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}

interface Entry {
  kind: 'charge' | 'refund' | 'refill' | 'grant' | 'correction';
  amount: number;
  balance: number;
  operation?: string;
  tokenId?: string;
  refundOf?: number;
}

/** Keeps the credits of the owners in `database`. @param monthlyCredits the allowance, 0 or more */
export function createCredits(database: OwnersDatabase, clock: Clock, monthlyCredits: number): Credits {
  async function addEntry(within: Statements, ownerId: string, entry: Entry): Promise<number> {
    const { kind, amount, balance, operation, tokenId, refundOf } = entry;
    const row = await one(
      within,
      `insert into ledger (owner_id, at, kind, operation, amount, balance, token_id, refund_of, settled)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
      ...[ownerId, clock.now(), kind, operation ?? null, amount, balance, tokenId ?? null, refundOf ?? null],
      kind === 'charge' ? 0 : 1,
    );
    return Number(row?.id);
  }

  const balanceRow = (statements: Statements, ownerId: string) =>
    one(statements, 'select balance, refilled_in from owner where id = ?', ownerId);

  const balanceOf = async (statements: Statements, ownerId: string) =>
    Number((await balanceRow(statements, ownerId))?.balance ?? 0);

  async function changeBalance(within: Statements, ownerId: string, amount: number): Promise<number> {
    const row = await one(
      within,
      'update owner set balance = balance + ? where id = ? returning balance',
      amount,
      ownerId,
    );
    return Number(row?.balance);
  }

  /** What this month's allowance makes of the balance. */
  async function refill(within: Statements, ownerId: string): Promise<void> {
    const month = monthOf(clock.now());
    const before = await balanceOf(within, ownerId);
    const row = await one(
      within,
      `update owner set balance = case when balance < ? then ? else balance end, refilled_in = ?
       where id = ? and refilled_in < ? returning balance`,
      ...[monthlyCredits, monthlyCredits, month, ownerId, month],
    );
    const balance = Number(row?.balance ?? before);
    if (balance > before) await addEntry(within, ownerId, { kind: 'refill', amount: balance - before, balance });
  }

  /** @returns the charge, where it was open */
  const close = (statements: Statements, chargeId: number) =>
    one(
      statements,
      'update ledger set settled = 1 where id = ? and settled = 0 returning owner_id, amount, operation, token_id',
      chargeId,
    );

  async function refund(chargeId: number): Promise<number | undefined> {
    const charged = await one(database, 'select owner_id from ledger where id = ? and settled = 0', chargeId);
    if (!charged) return undefined;
    const ownerId = String(charged.owner_id);
    return database.transaction(ownerId, async (within) => {
      const charge = await close(within, chargeId);
      if (!charge) return undefined;
      const amount = -Number(charge.amount);
      const balance = await changeBalance(within, ownerId, amount);
      const cause = { operation: String(charge.operation), tokenId: String(charge.token_id) };
      await addEntry(within, ownerId, { kind: 'refund', amount, balance, refundOf: chargeId, ...cause });
      return balance;
    });
  }

  const change = (ownerId: string, kind: Entry['kind'], amountFor: (before: number) => number) =>
    database.transaction(ownerId, async (within) => {
      await refill(within, ownerId);
      const amount = amountFor(await balanceOf(within, ownerId));
      const balance = await changeBalance(within, ownerId, amount);
      await addEntry(within, ownerId, { kind, amount, balance });
      return balance;
    });

  return {
    async read(ownerId) {
      const terms = { allowance: monthlyCredits, refillsAt: nextMonth(clock.now()) };
      if (ownerId === undefined) return { balance: monthlyCredits, ...terms };
      const row = await balanceRow(database, ownerId);
      if (row && String(row.refilled_in) < monthOf(clock.now()))
        await database.transaction(ownerId, (within) => refill(within, ownerId));
      return { balance: await balanceOf(database, ownerId), ...terms };
    },
    charge: (ownerId, amount, { operation, tokenId }) =>
      database.transaction(ownerId, async (within): Promise<Charge> => {
        await refill(within, ownerId);
        const row = await one(
          within,
          'update owner set balance = balance - ? where id = ? and balance >= ? returning balance',
          ...[amount, ownerId, amount],
        );
        if (!row) return { ok: false, balance: await balanceOf(within, ownerId) };
        const balance = Number(row.balance);
        const id = await addEntry(within, ownerId, { kind: 'charge', amount: -amount, balance, operation, tokenId });
        return { ok: true, id, balance };
      }),
    settle: async (chargeId) => void (await close(database, chargeId)),
    refund,
    async refundOpen() {
      for (const { id } of await database.all('select id from ledger where settled = 0')) await refund(Number(id));
    },
    add: (ownerId, amount) => change(ownerId, 'grant', () => amount),
    set: async (ownerId, amount) => void (await change(ownerId, 'correction', (before) => amount - before)),
  };
}
