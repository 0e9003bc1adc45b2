/** The one person whose data this is, and their credit balance. */
import type { DatabaseSync } from 'node:sqlite';

export interface Account {
  readonly name: string;
  readonly handle: string;
  balance(): number;
  setBalance(credits: number): void;
  /** Takes `credits` off the balance, or nothing when it does not cover them. One statement: calls cannot overdraw together. */
  charge(credits: number): boolean;
  /** Gives back what a failed call had taken. */
  refund(credits: number): void;
}

/** Reads the account, making it with `initial` values on first start. */
export function openAccount(
  database: DatabaseSync,
  initial: { name: string; handle: string; credits: number },
): Account {
  database
    .prepare('insert into account (only_row, name, handle, balance) values (1, ?, ?, ?) on conflict do nothing')
    .run(initial.name, initial.handle, initial.credits);
  const select = database.prepare('select name, handle, balance from account');
  const set = database.prepare('update account set balance = ?');
  const take = database.prepare('update account set balance = balance - ? where balance >= ?');
  const give = database.prepare('update account set balance = balance + ?');
  const row = select.get();
  return {
    name: String(row?.name),
    handle: String(row?.handle),
    balance: () => Number(select.get()?.balance),
    setBalance: (credits) => void set.run(credits),
    charge: (credits) => take.run(credits, credits).changes > 0,
    refund: (credits) => void give.run(credits),
  };
}
