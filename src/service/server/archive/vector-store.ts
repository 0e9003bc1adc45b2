/** Where the vectors of an archive's records lie: many sealed together in a block. Row numbers and sizes alone stand in clear. */

/** What a block tells of: the rows from `since` to `until`, and what was said right before them. */
export interface VectorSpan {
  readonly number: number;
  readonly since: number;
  readonly until: number;
}

/** `signs` and `values` are sealed. */
export interface NewVectorBlock extends VectorSpan {
  readonly model: string;
  readonly dimensions: number;
  readonly signs: Uint8Array;
  readonly values: Uint8Array;
  /** Rows whose vectors it holds. */
  readonly seqs: readonly number[];
}

export interface SignsOfBlock {
  readonly number: number;
  readonly signs: Uint8Array;
}

export interface VectorStore {
  /** Of these rows those that were read for their vectors, whether or not they hold words. */
  read(seqs: readonly number[]): number[];
  /** How many rows were read. */
  count(): number;
  /** Whether there are blocks of another model, or with other dimensions where these are given. */
  isOfOther(model: string, dimensions?: number): boolean;
  /** Blocks of a model that touch a span of rows, below a number, the highest first. */
  signs(model: string, span: Omit<VectorSpan, 'number'>, below: number, most: number): SignsOfBlock[];
  values(numbers: readonly number[]): Map<number, Uint8Array>;
  /** Those below are called inside a transaction. */
  nextNumber(): number;
  add(block: NewVectorBlock): void;
  /** Rows that hold no words. */
  addWordless(seqs: readonly number[]): void;
  /** Takes out rows, and every block that tells something of one of them: what else it held is read anew. */
  forget(seqs: readonly number[]): void;
  clear(): void;
}

/** Those spans that hold any of these rows. */
export function touched(spans: readonly VectorSpan[], seqs: readonly number[]): VectorSpan[] {
  const sorted = Float64Array.from(seqs).sort();
  return spans.filter(({ since, until }) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as number) < since) low = middle + 1;
      else high = middle;
    }
    return (sorted[low] ?? Number.POSITIVE_INFINITY) <= until;
  });
}
