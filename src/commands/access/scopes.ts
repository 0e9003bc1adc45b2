/** Refuses before any request what a person's token cannot do, and learns from what the service refuses. */
import { PRESETS, type Preset, presetScopes } from '#service/contract/access-choices.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import { ALL_SCOPES, missingScopes, normaliseScopes, type Scope } from '#service/contract/scopes.ts';
import type { Connection } from '#storage/connections.ts';
import type { Context } from '../command.ts';
import type { Problem } from '../errors.ts';
import { missingFor, type ServiceCall } from '../registry.ts';

/** How long a token is unused is counted in days, so not every use is worth a write. */
const NOTE_USE_EVERY_MS = 3_600_000;

/** Whether the person may make a call; makes no request. */
export async function requireScopes(
  ctx: Context,
  call: ServiceCall,
): Promise<{ connection: Connection } | { problem: Problem }> {
  const { connection } = await ctx.user();
  if (!connection) return { problem: { code: 'not-connected', mayHaveCost: false } };
  const scopes = missingFor(connection, call);
  if (scopes.length > 0) return { problem: { code: 'scope-missing', mayHaveCost: false, scopes } };
  const { deps, person } = ctx;
  const now = deps.clock.now();
  if (connection.warnedAt !== null || now - connection.usedAt >= NOTE_USE_EVERY_MS)
    ctx.commitWithReply(deps.connections.using(person.id, now));
  return { connection };
}

/** Forgets a scope that the service found missing: the next attempt is refused here. @returns the connection without it */
export async function dropRefusedScopes(
  { deps, person }: Context,
  connection: Connection,
  error: unknown,
): Promise<Connection> {
  if (!(error instanceof ServiceFailure) || error.code !== 'scope-missing') return connection;
  const refused = normaliseScopes(error.detail.scopes ?? []);
  const known = normaliseScopes(connection.scopes);
  const left = known.filter((scope) => !refused.includes(scope));
  if (left.length === known.length) return connection;
  await deps.connections.saveScopes(person.id, connection.token, left, connection.scopesFrom);
  return { ...connection, scopes: left };
}

/** The smallest set that has all of these. */
export function presetFor(wanted: readonly Scope[]): Preset {
  return PRESETS.find((set) => missingScopes(presetScopes(set, ALL_SCOPES), wanted).length === 0) ?? 'everything';
}
