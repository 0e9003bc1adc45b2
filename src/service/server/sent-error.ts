/** Errors sent between threads: structured cloning loses an error's class. */

export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
}

export function errorToSend(error: unknown): SentError {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { name, message, stack: stack ?? '', ...code };
}

/** @param create makes an error of the class named `sent.name`; undefined: a plain Error will do */
export function receivedError(sent: SentError, create: (sent: SentError) => Error | undefined): Error {
  const error = create(sent) ?? new Error(sent.message);
  error.stack = sent.stack;
  return error;
}
