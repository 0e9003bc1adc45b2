/** Uploads exports to a service like the bot, and follows their state. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ImportView } from '#service/contract/imports.ts';
import { SERVICE_KEY } from '../support/service.ts';
import { call, type Outcome } from './caller.ts';

export interface Sent {
  readonly status: number;
  readonly importId: string;
  readonly error: string;
}

export interface ImportCaller {
  /** Uploads a whole file; `query` is added to its name. */
  sends(owner: string, name: string, content: string | Buffer, query?: Record<string, string>): Promise<Sent>;
  asks(owner: string, path: string, method?: string, body?: unknown): Promise<Outcome>;
  view(owner: string, importId: string): Promise<ImportView>;
  /** Waits until the import is in one of these states. */
  reaches<S extends ImportView['state']>(
    owner: string,
    importId: string,
    ...states: S[]
  ): Promise<Extract<ImportView, { state: S }>>;
}

const BEARER = { authorization: `Bearer ${SERVICE_KEY}` };
export const importsPath = (owner: string) => `/api/rest/v1/owners/${owner}/imports`;

export function openCaller(url: () => string): ImportCaller {
  const caller: ImportCaller = {
    async sends(owner, name, content, { importId: id = randomUUID(), ...query } = {}) {
      const response = await fetch(`${url()}${importsPath(owner)}/${id}?${new URLSearchParams({ name, ...query })}`, {
        method: 'PUT',
        headers: { ...BEARER, 'content-type': 'application/octet-stream' },
        body: typeof content === 'string' ? content : new Uint8Array(content),
      });
      const { importId = '', error = '' } = (await response.json()) as { importId?: string; error?: string };
      return { status: response.status, importId, error };
    },
    asks: (owner, path, method = 'GET', body) =>
      call({ url: url() }, `${importsPath(owner)}/${path}`, { method, body, token: SERVICE_KEY }),
    view: async (owner, importId) => ImportView.parse((await caller.asks(owner, importId)).reply),
    async reaches(owner, importId, ...states) {
      for (;;) {
        const view = await caller.view(owner, importId);
        if ((states as string[]).includes(view.state)) return view as never;
        if (view.state === 'done' || view.state === 'failed')
          throw new Error(`the import ended in another state: ${JSON.stringify(view)}`);
        await sleep(10);
      }
    },
  };
  return caller;
}
