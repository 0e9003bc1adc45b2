/**
 * Each owner's credits: a monthly allowance that refills by itself, and a ledger of everything that moved them. Months
 * are UTC's.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../clock.ts';
import { inTransaction } from './database.ts';

export interface Balance {
  balance: number;
  /** What the balance is raised to at the start of a month, if it is below. */
  allowance: number;
  /** Milliseconds since 1970: the first moment of next month. */
  refillsAt: number;
}

export type Charge =
  | { ok: true /** In the ledger, for a refund. */; id: number; balance: number }
  | { ok: false; balance: number };

export interface Credits {
  /** Of nobody in particular when absent: what a new owner would have. */
  read(ownerId: string | undefined): Balance;
  /**
   * Takes `amount` (at least 1), or nothing where the balance does not cover it. One transaction: calls cannot overdraw
   * together, in however many processes.
   */
  charge(ownerId: string, amount: number, cause: { operation: string; tokenId: string }): Charge;
  /** Gives back what a charge took, once. @returns the balance; undefined when there was nothing to give back */
  refund(chargeId: number): number | undefined;
  /** Adds `amount`. @returns the balance */
  add(ownerId: string, amount: number): number;
  /** Makes the balance `amount`, as a correction in the ledger. */
  set(ownerId: string, amount: number): void;
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
  kind: 'charge' | 'refund' | 'refill' | 'top-up' | 'correction';
  amount: number;
  balance: number;
  operation?: string;
  tokenId?: string;
  refundOf?: number;
}

/** Keeps the credits of the owners in `database`. @param monthlyCredits the allowance, 0 or more */
export function createCredits(database: DatabaseSync, clock: Clock, monthlyCredits: number): Credits {
  const select = database.prepare('select balance, refilled_in from owner where id = ?');
  const refilled = database.prepare(
    'update owner set balance = max(balance, ?), refilled_in = ? where id = ? and refilled_in < ? returning balance',
  );
  const take = database.prepare(
    'update owner set balance = balance - ? where id = ? and balance >= ? returning balance',
  );
  const move = database.prepare('update owner set balance = balance + ? where id = ? returning balance');
  const insert = database.prepare(
    `insert into ledger (owner_id, at, kind, operation, amount, balance, token_id, refund_of)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const charged = database.prepare(
    `select owner_id, amount, operation, token_id from ledger where id = ? and kind = 'charge'
     and not exists (select 1 from ledger as other where other.refund_of = ledger.id)`,
  );

  function note(ownerId: string, { kind, amount, balance, operation, tokenId, refundOf }: Entry): number {
    const values = [operation ?? null, amount, balance, tokenId ?? null, refundOf ?? null];
    return Number(insert.run(ownerId, clock.now(), kind, ...values).lastInsertRowid);
  }

  const balanceOf = (ownerId: string) => Number(select.get(ownerId)?.balance ?? 0);

  /** What this month's allowance makes of the balance; inside a transaction. */
  function refill(ownerId: string): void {
    const month = monthOf(clock.now());
    const before = balanceOf(ownerId);
    const row = refilled.get(monthlyCredits, month, ownerId, month);
    const balance = Number(row?.balance ?? before);
    if (balance > before) note(ownerId, { kind: 'refill', amount: balance - before, balance });
  }

  return {
    read(ownerId) {
      const terms = { allowance: monthlyCredits, refillsAt: nextMonth(clock.now()) };
      if (ownerId === undefined) return { balance: monthlyCredits, ...terms };
      const row = select.get(ownerId);
      if (row && String(row.refilled_in) < monthOf(clock.now())) inTransaction(database, () => refill(ownerId));
      return { balance: balanceOf(ownerId), ...terms };
    },
    charge(ownerId, amount, { operation, tokenId }) {
      return inTransaction(database, () => {
        refill(ownerId);
        const row = take.get(amount, ownerId, amount);
        if (!row) return { ok: false, balance: balanceOf(ownerId) };
        const balance = Number(row.balance);
        const id = note(ownerId, { kind: 'charge', amount: -amount, balance, operation, tokenId });
        return { ok: true, id, balance };
      });
    },
    refund(chargeId) {
      return inTransaction(database, () => {
        const charge = charged.get(chargeId);
        if (!charge) return undefined;
        const ownerId = String(charge.owner_id);
        const amount = -Number(charge.amount);
        const balance = Number(move.get(amount, ownerId)?.balance);
        const cause = { operation: String(charge.operation), tokenId: String(charge.token_id) };
        note(ownerId, { kind: 'refund', amount, balance, refundOf: chargeId, ...cause });
        return balance;
      });
    },
    add(ownerId, amount) {
      return inTransaction(database, () => {
        refill(ownerId);
        const balance = Number(move.get(amount, ownerId)?.balance);
        note(ownerId, { kind: 'top-up', amount, balance });
        return balance;
      });
    },
    set(ownerId, amount) {
      inTransaction(database, () => {
        refill(ownerId);
        const difference = amount - balanceOf(ownerId);
        move.get(difference, ownerId);
        note(ownerId, { kind: 'correction', amount: difference, balance: amount });
      });
    },
  };
}
