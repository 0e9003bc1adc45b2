/** For rooms that are not rebuilt yet. */
import type { Scope } from '#service/contract/scopes.ts';
import type { Connection } from '#storage/connections.ts';
import { requireScopes } from '../access/scopes.ts';
import type { Context } from '../command.ts';
import type { CommandDeps } from '../deps.ts';
import { errorReply } from '../errors.ts';
import type { Reply } from '../reply.ts';

export async function requireAccess(
  _: CommandDeps,
  ctx: Context,
  needs: readonly Scope[],
): Promise<{ ok: true; connection: Connection } | { ok: false; answer: Reply }> {
  const access = await requireScopes(ctx, needs);
  if ('problem' in access) return { ok: false, answer: await errorReply(ctx, access.problem) };
  return { ok: true, connection: access.connection };
}
