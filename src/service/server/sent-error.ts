/** Errors that are sent from threads: one that crosses over loses what kind it is. */

export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** Where it has one. */
  readonly code?: string;
}

export function errorToSend(error: unknown): SentError {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { name, message, stack: stack ?? '', ...code };
}

/** @param made gives an error of the kind that has this name; undefined for those that nobody tells apart */
export function receivedError(sent: SentError, made: (sent: SentError) => Error | undefined): Error {
  const error = made(sent) ?? new Error(sent.message);
  error.stack = sent.stack;
  return error;
}
