/** Ends with 0 when the program on this machine answers /healthz, else with 1: what a container asks now and then. */
import { configure } from '#app/environment.ts';
import { DEFAULT_PORT } from '#app/ports.ts';

const DEADLINE_MS = 4_000;

const { server } = configure('command');
try {
  const url = `http://127.0.0.1:${server.port ?? DEFAULT_PORT}/healthz`;
  const { ok } = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) });
  process.exit(ok ? 0 : 1);
} catch {
  process.exit(1);
}
