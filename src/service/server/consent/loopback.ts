/** Whether an address names this machine: by its own names only, a stranger's DNS name that points here does not count. */
const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

export function isLoopback(url: URL): boolean {
  return LOOPBACK_NAMES.has(url.hostname);
}
