/** What was given cannot be opened as an export. Its message is a sentence for the person who gave it. */
export class UnusableSourceError extends Error {
  override name = 'UnusableSourceError';
}
