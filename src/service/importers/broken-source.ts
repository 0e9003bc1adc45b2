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
