/** Storage of an archive's vectors: many sealed together in a block. Only row numbers and sizes are in plain text. */

/** The rows that a block's vectors depend on, including the messages right before each. */
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
  /** The rows among these already processed, with or without words. */
  read(seqs: readonly number[]): number[];
  /** Number of rows already processed. */
  count(): number;
  /** Whether any block has another model or, if given, other dimensions. */
  hasOtherModel(model: string, dimensions?: number): boolean;
  /** Blocks of a model that overlap a span of rows, numbered below `below`, highest first. */
  signs(model: string, span: Omit<VectorSpan, 'number'>, below: number, most: number): SignsOfBlock[];
  values(numbers: readonly number[]): Map<number, Uint8Array>;
  /** This and the methods below are called inside a transaction. */
  nextNumber(): number;
  add(block: NewVectorBlock): void;
  /** Marks rows without words as processed. */
  addWordless(seqs: readonly number[]): void;
  /** Forgets rows and deletes every block that depends on one of them; its other rows are processed again. */
  forget(seqs: readonly number[]): void;
  clear(): void;
}

/** Spans that contain any of these rows. */
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
