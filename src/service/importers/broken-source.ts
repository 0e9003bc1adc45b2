import { IMPORT_FAILURES, type ImportFailure } from '../contract/imports.ts';

/** First bytes of unsupported archives. */
export const OTHER_ARCHIVES = ['526172211a07', '377abcaf271c', '1f8b08', 'fd377a585a00'];

/** The file or folder can't be opened as an export. */
export class UnusableSourceError extends Error {
  override name = 'UnusableSourceError';
  readonly code: ImportFailure;

  constructor(code: ImportFailure, options?: ErrorOptions) {
    super(IMPORT_FAILURES[code], options);
    this.code = code;
  }
}

/** A file of an export becomes unreadable at some byte, because it was cut off or its zip is damaged. */
export class BrokenSourceError extends Error {
  override name = 'BrokenSourceError';
  /** Offset of the first unreadable byte, unpacked. */
  readonly at: number;

  constructor(at: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.at = at;
  }
}

/** Yields as much as can be read, ignoring a BrokenSourceError: the actual import reports it. */
export async function* untilBroken<T>(parts: AsyncIterable<T>): AsyncGenerator<T, void, void> {
  try {
    yield* parts;
  } catch (error) {
    if (!(error instanceof BrokenSourceError)) throw error;
  }
}
