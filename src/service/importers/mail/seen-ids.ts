/**
 * Which ids were read already, by hashes of 8 bytes: a million take 16 MB. Two different ids of a million are taken for
 * one with a probability of about 1 in 40 million.
 */
import { hash } from 'node:crypto';

export class SeenIds {
  #table = new BigUint64Array(1024);
  #count = 0;

  /** Remembers an id. @returns whether it is new */
  add(id: string): boolean {
    const key = hash('sha256', id, 'buffer').readBigUInt64LE();
    // 0 marks an empty place.
    if (!insert(this.#table, key === 0n ? 1n : key)) return false;
    this.#count++;
    if (this.#count * 4 > this.#table.length * 3) this.#grow();
    return true;
  }

  #grow(): void {
    const table = new BigUint64Array(this.#table.length * 2);
    for (const key of this.#table) if (key !== 0n) insert(table, key);
    this.#table = table;
  }
}

/** Open addressing; the key is a hash already. */
function insert(table: BigUint64Array, key: bigint): boolean {
  const mask = table.length - 1;
  let at = Number(key & 0xffff_ffffn) & mask;
  for (let found = table[at]; found !== 0n; found = table[at]) {
    if (found === key) return false;
    at = (at + 1) & mask;
  }
  table[at] = key;
  return true;
}
