/** Each owner's credits: a monthly allowance (UTC months) and a ledger. Charges left open by a crash are refunded. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '#platform/clock.ts';
import type { CreditBalance } from '../../contract/extensions.ts';
import type { OwnersDatabase, OwnerTables } from './database.ts';

export type Charge =
  | { ok: true /** Ledger entry, for a refund. */; id: string; balance: number }
  | { ok: false; balance: number };

/** The UTC month as `2026-11`, which sorts by time. */
export function monthOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7);
}

function nextMonth(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}

/** Whether the month's allowance was added. A later month than the next one comes from a clock that was far ahead. */
const isRefilled = (refilledIn: string, now: number): boolean =>
  refilledIn >= monthOf(now) && refilledIn <= monthOf(nextMonth(now));

type Query = Kysely<OwnerTables>;
interface Entry extends Partial<Pick<OwnerTables['ledger'], 'operation' | 'token_id'>> {
  readonly kind: 'charge' | 'refund' | 'refill' | 'grant';
  readonly amount: number;
}

export type Credits = ReturnType<typeof createCredits>;

/** @param monthlyCredits the allowance, 0 or more */
export function createCredits(database: OwnersDatabase, clock: Clock, monthlyCredits: number) {
  const { query } = database;

  const accountOf = (within: Query, ownerId: string) =>
    within.selectFrom('owner').select(['balance', 'refilled_in']).where('id', '=', ownerId).executeTakeFirst();

  /** Changes a balance, within a transaction on its owner. @returns the entry's id and the balance */
  async function change(within: Query, ownerId: string, before: number, entry: Entry) {
    const balance = before + entry.amount;
    const id = randomUUID();
    await within.updateTable('owner').set({ balance }).where('id', '=', ownerId).execute();
    await within
      .insertInto('ledger')
      .values({
        ...{ id, owner_id: ownerId, created_at: clock.now(), operation: null, token_id: null, ...entry, balance },
        settled: entry.kind === 'charge' ? 0 : 1,
      })
      .execute();
    return { id, balance };
  }

  /** Adds this month's allowance if it's due. @returns the balance */
  async function refillIfDue(within: Query, ownerId: string): Promise<number> {
    const month = monthOf(clock.now());
    const { balance = 0, refilled_in = month } = (await accountOf(within, ownerId)) ?? {};
    if (isRefilled(refilled_in, clock.now())) return balance;
    await within.updateTable('owner').set({ refilled_in: month }).where('id', '=', ownerId).execute();
    if (balance >= monthlyCredits) return balance;
    return (await change(within, ownerId, balance, { kind: 'refill', amount: monthlyCredits - balance })).balance;
  }

  /** Closes a charge. @returns the charge if it was open */
  const close = (within: Query, chargeId: string) =>
    within
      .updateTable('ledger')
      .set({ settled: 1 })
      .where('id', '=', chargeId)
      .where('settled', '=', 0)
      .returning(['amount', 'operation', 'token_id'])
      .executeTakeFirst();

  /** Refunds an open charge. @returns the balance; undefined if the charge isn't open */
  async function refund(chargeId: string): Promise<number | undefined> {
    const open = query.selectFrom('ledger').select('owner_id').where('id', '=', chargeId).where('settled', '=', 0);
    const { owner_id } = (await open.executeTakeFirst()) ?? {};
    if (owner_id === undefined) return undefined;
    return database.transaction(owner_id, async (within) => {
      const charge = await close(within, chargeId);
      if (!charge) return undefined;
      const { balance = 0 } = (await accountOf(within, owner_id)) ?? {};
      const entry = { ...charge, kind: 'refund', amount: -charge.amount } as const;
      return (await change(within, owner_id, balance, entry)).balance;
    });
  }

  return {
    /** @param ownerId undefined: the balance of a new owner */
    async read(ownerId: string | undefined): Promise<CreditBalance> {
      const terms = { allowance: monthlyCredits, refillsAt: nextMonth(clock.now()) };
      if (ownerId === undefined) return { balance: monthlyCredits, ...terms };
      const account = await accountOf(query, ownerId);
      const isDue = account !== undefined && !isRefilled(account.refilled_in, clock.now());
      const refill = () => database.transaction(ownerId, (within) => refillIfDue(within, ownerId));
      return { balance: isDue ? await refill() : (account?.balance ?? 0), ...terms };
    },
    /** Takes all of `amount`, at least 1, or nothing. One transaction: concurrent calls in any number of processes can't overdraw. */
    charge: (ownerId: string, amount: number, { operation, tokenId }: { operation: string; tokenId: string }) =>
      database.transaction(ownerId, async (within): Promise<Charge> => {
        const before = await refillIfDue(within, ownerId);
        if (before < amount) return { ok: false, balance: before };
        const entry = { kind: 'charge', amount: -amount, operation, token_id: tokenId } as const;
        return { ok: true, ...(await change(within, ownerId, before, entry)) };
      }),
    /** Makes a charge final. */
    settle: async (chargeId: string) => void (await close(query, chargeId)),
    refund,
    /** Refunds every open charge. A call in progress in another process then costs nothing. */
    async refundOpen() {
      const open = await query.selectFrom('ledger').select('id').where('settled', '=', 0).execute();
      for (const { id } of open) await refund(id);
    },
    /** Adds `amount`. @returns the balance */
    add: (ownerId: string, amount: number) =>
      database.transaction(ownerId, async (within) => {
        const before = await refillIfDue(within, ownerId);
        return (await change(within, ownerId, before, { kind: 'grant', amount })).balance;
      }),
  };
}
