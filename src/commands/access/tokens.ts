/** Gets an access, or takes a token in once the service accepts it; ends what it replaces and what nobody holds any more; refuses what a token cannot do before any request. */
import { createHash } from 'node:crypto';
import { LIFETIMES, type Lifetime, PRESETS, type Preset, presetScopes } from '#service/contract/access-choices.ts';
import { SAMPLE_OWNER } from '#service/contract/extensions.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import { type OwnerService, tokenIdOf } from '#service/contract/owner-service.ts';
import { ALL_SCOPES, missingScopes, normaliseScopes, type Scope } from '#service/contract/scopes.ts';
import type { Access, Connection } from '#storage/connections.ts';
import type { Context, Person } from '../command.ts';
import { bestEffort, botHandle, type CommandDeps } from '../deps.ts';
import { ProblemError } from '../errors.ts';
import { readPending } from '../kept-words.ts';
import { missingFor, type ServiceCall } from '../registry.ts';
import type { ButtonRows } from '../reply.ts';

export type DataOwner = 'own' | 'sample';

/** Ends a token with itself as proof, where the service has a way; whether it has ended. Throws nothing but the signal's reason. */
export async function revokeToken(
  { data }: Pick<CommandDeps, 'data'>,
  { token, access }: Pick<Connection, 'token' | 'access'>,
  signal: AbortSignal,
): Promise<boolean> {
  if (!access?.extensions.includes('revoke')) return false;
  try {
    await data.revoke({ token, signal });
    return true;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    // Whom the service does not let in any more has been ended before.
    return error instanceof ServiceFailure && /^token-/.test(error.code);
  }
}

/** What the service calls the owner of somebody's own data, and of the sample. */
export function ownerNameOf(whose: DataOwner, { userId }: Pick<Person, 'userId'>): string {
  return whose === 'sample' ? SAMPLE_OWNER : userId;
}

/** The name under which this bot gets accesses for one person (pseudonym): several may share an owner. */
export function accessName(about: CommandDeps['about'], person: string): string {
  const mark = createHash('sha256').update(`access/${person}`).digest('hex').slice(0, 10);
  return `${botHandle(about)} #${mark}`;
}

export function shownAppName(appName: string): string {
  return appName.replace(/ #[0-9a-f]{10}$/, '');
}

/** Ends what this bot got for this person before, except `kept`, and what a crash has left behind. */
export async function revokeOrphanTokens(ctx: Context, whose: DataOwner, kept?: string): Promise<void> {
  const { deps, person, signal } = ctx;
  const { owners, about } = deps;
  if (!owners) return;
  const owner = ownerNameOf(whose, person);
  const name = accessName(about, person.id);
  const keptId = kept === undefined ? undefined : tokenIdOf(kept);
  await bestEffort(ctx, async () => {
    for (const { tokenId, appName } of await owners.service.listTokens(owner, { signal }))
      if (appName === name && tokenId !== keptId) await owners.service.revokeToken(owner, tokenId, { signal });
  });
}

interface NewToken {
  /** Pseudonym. */
  person: string;
  token: string;
  chatId: string;
  language: string;
  /** What the person ticked, where that is known. */
  ticked?: readonly Scope[];
  /** Whose data it opens, where that is known. */
  whose?: DataOwner;
  signal: AbortSignal;
}

export interface Stored {
  connection: Connection;
  /** The token that was kept before can still be used. */
  leavesEarlier: boolean;
  pending: string | undefined;
}

/** Stores a token that the service accepts, or cannot judge. @throws ServiceFailure; nothing is stored then */
export async function verifyAndStoreToken(deps: CommandDeps, wanted: NewToken): Promise<Stored> {
  const { person, token, chatId, language, ticked, whose, signal } = wanted;
  const described = await deps.data.describeToken({ token, signal });
  const known = described ? normaliseScopes(described.scopes) : ticked;
  const access: Access = {
    extensions: described?.extensions ?? [],
    whose,
    expiresAt: described?.expiresAt,
    languageModel: described?.languageModel,
    embeddings: described?.embeddings,
  };
  const connection = {
    token,
    // Where nobody has told them: everything, until the service refuses it.
    scopes: [...(known ?? ALL_SCOPES)],
    scopesFrom: described ? ('service' as const) : ticked ? ('person' as const) : ('unknown' as const),
    chatId,
    language,
    access,
  };
  const now = deps.clock.now();
  const previous = await deps.connections.find(person);
  const pending = await readPending(deps, person);
  // What was kept came with the old token, which may have belonged to somebody else's account.
  await deps.results.erase(person);
  await deps.connections.save(person, connection, now);
  await deps.consents.erase(person);
  const isOther = previous !== undefined && previous.token !== token;
  const leavesEarlier = isOther && !(await revokeToken(deps, previous, signal));
  return { connection: { ...connection, connectedAt: now, usedAt: now, warnedAt: null }, leavesEarlier, pending };
}

/** Gets an access from the bot's own service and ends what it replaces. @throws ServiceFailure; nothing has changed then */
export async function connectTo(
  ctx: Context,
  service: OwnerService,
  { whose, set, lasts }: { whose: DataOwner; set: Preset; lasts: Lifetime },
): Promise<Stored> {
  const { deps, person, chat, signal } = ctx;
  const { ms } = LIFETIMES[lasts];
  const { token } = await service.issueToken(
    ownerNameOf(whose, person),
    {
      scopes: presetScopes(set, ALL_SCOPES),
      appName: accessName(deps.about, person.id),
      expiresAt: ms === undefined ? undefined : deps.clock.now() + ms,
      // What is looked at in the sample is nobody's but the asking person's to pay.
      ...(whose === 'sample' ? { payer: person.userId } : {}),
    },
    { signal },
  );
  const { id, language } = person;
  const stored = await verifyAndStoreToken(deps, { person: id, token, chatId: chat.id, language, whose, signal });
  await revokeOrphanTokens(ctx, whose, token);
  return stored;
}

/** How long a token is unused is counted in days, so not every use is worth a write. */
const NOTE_USE_EVERY_MS = 3_600_000;

interface RefusalDetails {
  price?: { credits?: number };
  /** What works without the scopes. */
  alternatives?: ((connection: Connection) => ButtonRows) | undefined;
}

/** The connection by which the person may make a call; makes no request. @throws ProblemError */
export function requireScopes(
  ctx: Context,
  call: ServiceCall,
  { price = {}, alternatives }: RefusalDetails = {},
): Connection {
  const { connection } = ctx;
  const problem = { operation: call.operation, ...price };
  if (!connection) throw new ProblemError({ code: 'not-connected', ...problem });
  const scopes = missingFor(connection, call);
  if (scopes.length > 0)
    throw new ProblemError({ code: 'scope-missing', ...problem, scopes }, { alternatives: alternatives?.(connection) });
  const { deps, person } = ctx;
  const now = deps.clock.now();
  if (connection.warnedAt !== null || now - connection.usedAt >= NOTE_USE_EVERY_MS)
    ctx.commitWithReply(deps.connections.using(person.id, now));
  return connection;
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
