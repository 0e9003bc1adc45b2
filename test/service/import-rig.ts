/** Uploads exports to a service like the bot, and follows their state. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ImportView } from '#service/contract/imports.ts';
import { SERVICE_KEY } from '../support/service.ts';
import { call, type Outcome } from './caller.ts';

const BEARER = { authorization: `Bearer ${SERVICE_KEY}` };
export const importsPath = (owner: string) => `/api/rest/v1/owners/${owner}/imports`;

export function openCaller(url: () => string) {
  const asks = (owner: string, path: string, method = 'GET', body?: unknown): Promise<Outcome> =>
    call({ url: url() }, `${importsPath(owner)}/${path}`, { method, body, token: SERVICE_KEY });
  const view = async (owner: string, importId: string) => ImportView.parse((await asks(owner, importId)).reply);
  return {
    asks,
    view,
    /** Uploads a whole file; `query` is added to its name. */
    async sends(
      owner: string,
      name: string,
      content: string | Buffer,
      { importId: id = randomUUID(), ...query }: Record<string, string> = {},
    ) {
      const response = await fetch(`${url()}${importsPath(owner)}/${id}?${new URLSearchParams({ name, ...query })}`, {
        method: 'PUT',
        headers: { ...BEARER, 'content-type': 'application/octet-stream' },
        body: typeof content === 'string' ? content : new Uint8Array(content),
      });
      const { importId = '', error = '' } = (await response.json()) as { importId?: string; error?: string };
      return { status: response.status, importId, error };
    },
    /** Waits until the import is in one of these states. */
    async reaches<S extends ImportView['state']>(
      owner: string,
      importId: string,
      ...states: S[]
    ): Promise<Extract<ImportView, { state: S }>> {
      for (;;) {
        const current = await view(owner, importId);
        if ((states as string[]).includes(current.state)) return current as never;
        if (current.state === 'done' || current.state === 'failed')
          throw new Error(`the import ended in another state: ${JSON.stringify(current)}`);
        await sleep(10);
      }
    },
  };
}
