import { IMPORT_FAILURES, type ImportFailure } from '../contract/imports.ts';

/** Archives that are not opened, by their first bytes. */
export const OTHER_ARCHIVES = ['526172211a07', '377abcaf271c', '1f8b08', 'fd377a585a00'];

/** What was given cannot be opened as an export. */
export class UnusableSourceError extends Error {
  override name = 'UnusableSourceError';
  readonly code: ImportFailure;

  constructor(code: ImportFailure, options?: ErrorOptions) {
    super(IMPORT_FAILURES[code], options);
    this.code = code;
  }
}

/** A file of an export cannot be read beyond a byte: it was cut off, or its zip is damaged. */
export class BrokenSourceError extends Error {
  override name = 'BrokenSourceError';
  /** First byte (unpacked) that could not be read. */
  readonly at: number;

  constructor(at: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.at = at;
  }
}

/** As much as can be read of what may break off: whoever reads the file for good is told. */
export async function* untilBroken<T>(parts: AsyncIterable<T>): AsyncGenerator<T, void, void> {
  try {
    yield* parts;
  } catch (error) {
    if (!(error instanceof BrokenSourceError)) throw error;
  }
}
