/** A small bot for these tests: a plain getUpdates loop over fetch, so that nothing of the real bot is under test here. */

export interface Update {
  readonly update_id: number;
  readonly [kind: string]: unknown;
}

export interface Reply<T = Record<string, unknown>> {
  readonly ok: boolean;
  readonly result: T;
  readonly error_code?: number;
  readonly description?: string;
  readonly parameters?: { readonly retry_after?: number };
}

/** Calls a method with a JSON body and gives the envelope, refused or not. */
export async function call<T = Record<string, unknown>>(
  bot: { apiRoot: string; botToken: string },
  method: string,
  params: Record<string, unknown> = {},
): Promise<Reply<T>> {
  const response = await fetch(`${bot.apiRoot}/bot${bot.botToken}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(params),
  });
  return (await response.json()) as Reply<T>;
}

/** Hands every update to `react`, one after the other, until stopped. */
export function runScriptedBot(
  bot: { apiRoot: string; botToken: string },
  react: (update: Update, say: (method: string, params: Record<string, unknown>) => Promise<Reply>) => Promise<void>,
): { stop(): void } {
  let stopped = false;
  const loop = async () => {
    let offset = 0;
    while (!stopped) {
      const reply = await call<Update[]>(bot, 'getUpdates', { offset, timeout: 50 });
      for (const update of reply.ok ? reply.result : []) {
        offset = update.update_id + 1;
        await react(update, (method, params) => call(bot, method, params));
      }
    }
  };
  // The playground closing under it ends the loop.
  loop().catch(() => undefined);
  return {
    stop() {
      stopped = true;
    },
  };
}
