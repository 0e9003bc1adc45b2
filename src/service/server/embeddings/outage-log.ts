/** Logs outages of an endpoint: one line when it starts to fail, and one when it works again. */
import type { Log } from '#platform/log.ts';
import type { EmbeddingsError } from './embeddings-client.ts';

export type OutageLog = ReturnType<typeof createOutageLog>;

export function createOutageLog(log: Log, host: string) {
  let code: EmbeddingsError['code'] | undefined;
  return {
    failed(error: EmbeddingsError): void {
      if (code === error.code) return;
      code = error.code;
      log.warn({ host, code }, `EMBEDDINGS_URL returns no vectors: ${error.message}; answers continue without them`);
    },
    worked(): void {
      if (code !== undefined) log.info({ host }, 'EMBEDDINGS_URL returns vectors again');
      code = undefined;
    },
  };
}
