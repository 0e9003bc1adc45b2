/** Where a record lies and what it is of, in one number: its block, its line there, and its datastore. */
import { RECORDS_PER_BLOCK } from './blocks.ts';

/** Datastores that one archive can tell apart. */
export const MAX_DATASTORES = 256;

export interface Spot {
  readonly block: number;
  readonly place: number;
  /** Of the datastore (table `datastore`). */
  readonly code: number;
}

export function toSpot({ block, place, code }: Spot): number {
  return (block * RECORDS_PER_BLOCK + place) * MAX_DATASTORES + code;
}

export function fromSpot(spot: number): Spot {
  const line = Math.floor(spot / MAX_DATASTORES);
  return {
    block: Math.floor(line / RECORDS_PER_BLOCK),
    place: line % RECORDS_PER_BLOCK,
    code: spot % MAX_DATASTORES,
  };
}
