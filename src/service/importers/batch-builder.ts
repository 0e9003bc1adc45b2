/** Gathers what is read into batches, and remembers what was broken until everything else was delivered. */
import { BrokenSourceError } from './broken-source.ts';
import type { Batch, Broken, ExportFile, ExportItem } from './importer.ts';

const ITEMS_PER_BATCH = 500;
/** Progress is told at least this often, in bytes, though nothing was found meanwhile. */
const BYTES_PER_BATCH = 1024 * 1024;

export class BatchBuilder {
  #items: ExportItem[] = [];
  #before = 0;
  #position = 0;
  #told = 0;
  #broken: Broken | undefined;

  add(item: ExportItem): void {
    this.#items.push(item);
  }

  /** @param at bytes of the file that is being read now */
  reached(at: number): void {
    this.#position = Math.max(this.#position, this.#before + at);
  }

  /** The file is behind; the next one begins. */
  fileEnds(file: ExportFile): void {
    this.#before += file.size;
    this.reached(0);
  }

  /**
   * To be called with whatever the reading of a file threw: the first broken file is told at the end of the reading, and
   * other files are still read.
   * @throws error, if the file is not what is wrong
   */
  fileBroke(file: ExportFile, error: unknown): void {
    if (!(error instanceof BrokenSourceError)) throw error;
    this.#broken ??= { kind: 'broken', at: error.at, path: file.path, reason: error.message };
  }

  /** A batch, if enough was gathered for one. */
  full(): Batch | undefined {
    const enough = this.#items.length >= ITEMS_PER_BATCH || this.#position - this.#told >= BYTES_PER_BATCH;
    return enough ? this.#take() : undefined;
  }

  /** The last batch. */
  rest(): Batch {
    if (this.#broken) this.#items.push(this.#broken);
    this.#broken = undefined;
    return this.#take();
  }

  #take(): Batch {
    const items = this.#items;
    this.#items = [];
    this.#told = this.#position;
    return { items, position: this.#position };
  }
}
