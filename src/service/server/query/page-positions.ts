/**
 * Where the pages of datastore queries ended, so that the next one begins there: `skip` says how many records to pass over,
 * and passing them over again for every page would make reading a whole archive quadratic. A position is not kept for
 * long; without it a page is found as well, by counting in the index.
 */
import { createHash } from 'node:crypto';
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Filter, QueryOptions } from '../../contract/filters.ts';

/** Behind the last record of a page: its id, or the second in which it happened and how many of that second are behind it. */
export type Position = { readonly id: string } | { readonly second: number; readonly given: number };

/** What a page is asked for; `owner` is a name for whose archive it is. */
export interface PagedQuestion {
  readonly owner: string;
  readonly datastore: DatastoreName;
  readonly filters: readonly Filter[];
  readonly sort: QueryOptions['sort'];
}

export interface PagePositions {
  /** @returns where the page that begins after `skip` records begins, if the one before it was read lately */
  find(question: PagedQuestion, skip: number): Position | undefined;
  keep(question: PagedQuestion, skip: number, position: Position): void;
}

/** Two hundred bytes each. */
const MAX_POSITIONS = 1000;
const KEPT_MS = 600_000;

/** @param elapsed milliseconds of a clock that never goes back */
export function createPagePositions(elapsed: () => number): PagePositions {
  const positions = new Map<string, { position: Position; until: number }>();
  const nameOf = ({ owner, datastore, filters, sort }: PagedQuestion, skip: number) =>
    createHash('sha256')
      .update(JSON.stringify([owner, datastore, filters, sort, skip]))
      .digest('base64');

  return {
    find(question, skip) {
      if (skip === 0) return undefined;
      const found = positions.get(nameOf(question, skip));
      return found && found.until > elapsed() ? found.position : undefined;
    },
    keep(question, skip, position) {
      const name = nameOf(question, skip);
      positions.delete(name);
      positions.set(name, { position, until: elapsed() + KEPT_MS });
      const [oldest] = positions.keys();
      if (positions.size > MAX_POSITIONS && oldest !== undefined) positions.delete(oldest);
    },
  };
}
