/** Which port each server of the program gets. */

export interface Ports {
  /**
   * Starts the server that people or Telegram come to, on the port that was asked for. Where none was, on 3000, or any
   * free one if that is taken.
   */
  main<T>(start: (port: number) => Promise<T>): Promise<T>;
  /** Starts a server beside it, `offset` ports further, or on any free one if that is taken. */
  beside<T>(offset: number, start: (port: number) => Promise<T>): Promise<T>;
}

/** Where the bot listens unless PORT says otherwise. */
export const DEFAULT_PORT = 3000;
const HIGHEST_PORT = 65_535;
const ANY_PORT = 0;

/** @param asked PORT; 0 gives every server a free port */
export function createPorts(asked: number | undefined): Ports {
  const first = asked ?? DEFAULT_PORT;
  return {
    main: (start) => (asked === undefined ? orAnyFree(first, start) : start(asked)),
    beside: (offset, start) =>
      first === ANY_PORT || first + offset > HIGHEST_PORT ? start(ANY_PORT) : orAnyFree(first + offset, start),
  };
}

async function orAnyFree<T>(port: number, start: (port: number) => Promise<T>): Promise<T> {
  try {
    return await start(port);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return await start(ANY_PORT);
    throw error;
  }
}
