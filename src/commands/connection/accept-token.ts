/** Checks a token with the one call that is free, and only then stores it; the one before it is ended where that can be. */
import { normaliseScopes, type Scope } from '#service/contract/scopes.ts';
import type { Access, Connection } from '#storage/connections.ts';
import type { CommandDeps } from '../deps.ts';
import type { Whose } from './access-choice.ts';
import { type Ending, endToken } from './end-access.ts';
import { UNTRIED } from './scope-gate.ts';

export interface NewConnection {
  person: string;
  token: string;
  chatId: string;
  language: string;
  /** What the person ticked, where that is known. */
  ticked?: readonly Scope[];
  /** Whose data it opens, where that is known. */
  whose?: Whose | undefined;
  signal: AbortSignal;
}

export interface Accepted {
  connection: Connection;
  /** What became of the token that was kept before; undefined where there was no other one. */
  before: Ending | undefined;
}

/**
 * Stores the token if the service accepts it. Where the service has no free way to ask (`describeToken` gives undefined),
 * the token is stored unchecked with what the person ticked, or as untried: the words then say so.
 * @throws ServiceFailure when the service refuses the token or cannot be asked; nothing is stored then
 */
export async function acceptToken(deps: CommandDeps, wanted: NewConnection): Promise<Accepted> {
  const { person, token, chatId, language, ticked, whose, signal } = wanted;
  const described = await deps.data.describeToken({ token, signal });
  const known = described ? normaliseScopes(described.scopes) : ticked;
  const access: Access = {
    extensions: described?.extensions ?? [],
    whose,
    expiresAt: described?.expiresAt,
    languageModel: described?.languageModel,
  };
  const connection = {
    token,
    scopes: [...(known ?? UNTRIED)],
    scopesFrom: described ? ('service' as const) : ticked ? ('person' as const) : ('unknown' as const),
    chatId,
    language,
    access,
  };
  const now = deps.clock.now();
  const previous = await deps.connections.find(person);
  // What was kept came with the old token, which may have belonged to somebody else's account.
  await deps.results.erase(person);
  await deps.connections.save(person, connection, now);
  const before = previous && previous.token !== token ? await endToken(deps, previous, signal) : undefined;
  return { connection: { ...connection, connectedAt: now, usedAt: now, warnedAt: null }, before };
}
