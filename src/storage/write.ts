/** What is to become durable, as data: rooms say what, and whoever commits decides together with what else. */
import type { CompiledQuery, QueryResult } from 'kysely';

/**
 * Statements that become durable together, alone or with others. Each can be made a second time without changing
 * anything more: a commit whose reply is lost is made again.
 */
export interface Write<Result = void> {
  readonly statements: readonly CompiledQuery[];
  /** Says what came of it, from the results in the order of `statements`. */
  read(results: readonly QueryResult<unknown>[]): Result;
}

/** A statement that is compiled once and made often: each call takes the parameters in the order of its placeholders. */
export function prepared<Row>(compiled: CompiledQuery<Row>): (...parameters: unknown[]) => CompiledQuery<Row> {
  return (...parameters) => ({ ...compiled, parameters });
}

/** A write of which nobody wants to know more than that it was made. */
export function writeOf(...statements: CompiledQuery[]): Write {
  return { statements, read: () => undefined };
}

/** Several writes as one; what the first says is what it says. */
export function withWrites<Result>(first: Write<Result>, others: readonly Write<unknown>[]): Write<Result> {
  if (others.length === 0) return first;
  const { length } = first.statements;
  return {
    statements: [...first.statements, ...others.flatMap(({ statements }) => statements)],
    read: (results) => first.read(results.slice(0, length)),
  };
}

/** A write of one statement, read as how many rows it touched. */
export function counting(statement: CompiledQuery): Write<number> {
  return { statements: [statement], read: ([result]) => Number(result?.numAffectedRows ?? 0) };
}

/** A write of one statement, read as whether it touched any row. */
export function changing(statement: CompiledQuery): Write<boolean> {
  return { statements: [statement], read: ([result]) => (result?.numAffectedRows ?? 0n) > 0n };
}

/** Rows that one statement of a clean-up touches, so that it holds up nobody for long. */
export const BATCH = 1_000;

/** Runs a statement that touches at most `BATCH` rows until it finds fewer; how many there were in all. */
export async function inBatches(run: () => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const touched = await run();
    total += touched;
    if (touched < BATCH) return total;
  }
}
