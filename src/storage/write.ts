/** Database writes as data: stores build them, and the caller decides which to commit together. */
import type { CompiledQuery, QueryResult } from 'kysely';

/**
 * Statements that are committed together, alone or with other writes. They must be idempotent, because a commit whose
 * reply is lost is repeated.
 */
export interface Write<Result = void> {
  readonly statements: readonly CompiledQuery[];
  /** Computes the result of the write from the results of `statements`, in their order. */
  read(results: readonly QueryResult<unknown>[]): Result;
}

/** Precompiles a statement; each call takes the parameters in the order of its placeholders. */
export function prepared<Row>(compiled: CompiledQuery<Row>): (...parameters: unknown[]) => CompiledQuery<Row> {
  return (...parameters) => ({ ...compiled, parameters });
}

/** A write without a result. */
export function writeOf(...statements: CompiledQuery[]): Write {
  return { statements, read: () => undefined };
}

/** Combines several writes into one, with the result of the first. */
export function withWrites<Result>(first: Write<Result>, others: readonly Write<unknown>[]): Write<Result> {
  if (others.length === 0) return first;
  const { length } = first.statements;
  return {
    statements: [...first.statements, ...others.flatMap(({ statements }) => statements)],
    read: (results) => first.read(results.slice(0, length)),
  };
}

/** A write of one statement that returns the number of affected rows. */
export function counting(statement: CompiledQuery): Write<number> {
  return { statements: [statement], read: ([result]) => Number(result?.numAffectedRows ?? 0) };
}

/** A write of one statement that returns whether it affected any row. */
export function changing(statement: CompiledQuery): Write<boolean> {
  return { statements: [statement], read: ([result]) => (result?.numAffectedRows ?? 0n) > 0n };
}

/** Maximum rows per clean-up statement, so that it blocks others only briefly. */
export const BATCH = 1_000;

/** Repeats a statement that affects at most `BATCH` rows until it finds fewer; resolves with the total. */
export async function inBatches(run: () => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const touched = await run();
    total += touched;
    if (touched < BATCH) return total;
  }
}
