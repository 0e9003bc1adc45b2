/** For rooms that are not rebuilt yet. */
import type { Call } from '#service/contract/data-service.ts';
import type { OperationName } from '#service/contract/operations.ts';
import type { Scope } from '#service/contract/scopes.ts';
import type { Connection } from '#storage/connections.ts';
import { charge } from '../billing/charge.ts';
import type { Context } from '../command.ts';
import type { CommandDeps } from '../deps.ts';
import type { Problem } from '../errors.ts';
import { paidButton } from '../press.ts';
import type { CommandName } from '../registry.ts';
import type { ButtonRows, Invocation, Reply, RichText, Span } from '../reply.ts';

export interface PaidRequest<T> {
  command: CommandName;
  operation: OperationName;
  needs: readonly Scope[];
  doing: string;
  credits?: number;
  note?: readonly Span[];
  charged?: (value: T) => number | undefined;
  spent?: () => number;
  again: Invocation;
  onProblem?: (problem: Pick<Problem, 'code' | 'mayHaveCost'>) => void;
  instead?: (connection: Connection) => ButtonRows;
  request(call: Call): Promise<T>;
}

export interface Receipt {
  line: RichText;
  tookMs: number;
}

export interface Paid<T> {
  value: T;
  receipt: Receipt;
  connection: Connection;
}

export async function* payFor<T>(
  deps: CommandDeps,
  ctx: Context,
  { doing, charged, again, instead, ...paid }: PaidRequest<T>,
): AsyncGenerator<Reply, Paid<T> | undefined> {
  const startedAt = deps.clock.now();
  const done = yield* charge(ctx, {
    ...paid,
    activity: doing,
    isLong: true,
    ...(charged ? { chargedFor: charged } : {}),
    ...(instead ? { alternatives: instead } : {}),
    retry: paidButton(ctx.words, ctx.words.text('buttons-try-again'), paid.operation, again),
  });
  return (
    done && {
      value: done.value,
      connection: done.connection,
      receipt: { line: done.receipt, tookMs: deps.clock.now() - startedAt },
    }
  );
}

export const receiptText = ({ line }: Receipt, ...facts: string[]): Span[] =>
  line.length === 0 ? [facts.join(' · ')] : [...line, ...facts.map((fact) => ` · ${fact}`)];
