/** The error of `work`; throws if it succeeds, or fails with an error of another kind. */
export async function rejectionOf<T>(kind: abstract new (...given: never[]) => T, work: Promise<unknown>): Promise<T> {
  const outcome = await work.then(
    () => 'a success',
    (error: unknown) => error,
  );
  if (outcome instanceof kind) return outcome;
  throw new Error(`expected a ${kind.name}`, { cause: outcome });
}
