/** Takes a token in once the service accepts it; ends the one that it replaces, and those that nobody holds any more. */
import { createHash } from 'node:crypto';
import { SAMPLE_OWNER } from '#service/contract/extensions.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import { tokenIdOf } from '#service/contract/owner-service.ts';
import { normaliseScopes, type Scope } from '#service/contract/scopes.ts';
import type { Access, Connection } from '#storage/connections.ts';
import type { Person } from '../command.ts';
import { botHandle, type CommandDeps } from '../deps.ts';
import type { Whose } from './connect-screens.ts';
import { UNTRIED } from './scope-gate.ts';

/** `impossible`: the service has no way to end a token. */
export type Ending = 'ended' | 'failed' | 'impossible';

/** Ends a token with itself as proof. Throws nothing but the signal's reason. */
export async function endToken(
  { data }: Pick<CommandDeps, 'data'>,
  { token, access }: Pick<Connection, 'token' | 'access'>,
  signal: AbortSignal,
): Promise<Ending> {
  if (!access?.extensions.includes('revoke')) return 'impossible';
  try {
    await data.revoke({ token, signal });
    return 'ended';
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    // Whom the service does not let in any more has been ended before.
    const isOver = error instanceof ServiceFailure && /^token-/.test(error.code);
    return isOver ? 'ended' : 'failed';
  }
}

/** What the service calls the owner of somebody's own data, and of the sample. */
export function ownerNameOf(whose: Whose, { userId }: Pick<Person, 'userId'>): string {
  return whose === 'sample' ? SAMPLE_OWNER : userId;
}

/**
 * Under which name this bot gets accesses for one person: an owner may be shared (the sample is), and nobody's access is
 * ended for another's.
 * @param person pseudonym
 */
export function accessName(about: CommandDeps['about'], person: string): string {
  const mark = createHash('sha256').update(`access/${person}`).digest('hex').slice(0, 10);
  return `${botHandle(about)} #${mark}`;
}

/** The name as people read it. */
export function shownAppName(appName: string): string {
  return appName.replace(/ #[0-9a-f]{10}$/, '');
}

/**
 * Ends what this bot got for this person before, except `kept`: what a crash between getting and keeping has left behind,
 * too. A service that cannot be asked now is asked at the next time.
 * @returns how many ended
 */
export async function endLeftovers(
  deps: CommandDeps,
  { person, whose, kept }: { person: Person; whose: Whose; kept: string | undefined },
  signal: AbortSignal,
): Promise<number> {
  const { owners } = deps;
  if (!owners) return 0;
  const owner = ownerNameOf(whose, person);
  const name = accessName(deps.about, person.id);
  const keptId = kept === undefined ? undefined : tokenIdOf(kept);
  let ended = 0;
  try {
    for (const { tokenId, appName } of await owners.service.listTokens(owner, { signal })) {
      if (appName !== name || tokenId === keptId) continue;
      if (await owners.service.revokeToken(owner, tokenId, { signal })) ended++;
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    deps.log.info({ err: error }, 'accesses that are left over could not be ended');
  }
  return ended;
}

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
