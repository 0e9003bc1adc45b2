/** Obtains, verifies, stores and revokes access tokens, and checks their scopes before any request. */
import { createHash } from 'node:crypto';
import { LIFETIMES, type Lifetime, PRESETS, type Preset, presetScopes } from '#service/contract/access-choices.ts';
import { type OwnerDescription, SAMPLE_OWNER, tokenIdOf } from '#service/contract/extensions.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import { ALL_SCOPES, missingScopes, normaliseScopes, type Scope } from '#service/contract/scopes.ts';
import type { Access, Connection } from '#storage/connections.ts';
import { consentKeyOf } from '#storage/consents.ts';
import type { Context, Person } from '../command.ts';
import { bestEffort, botHandle, type CommandDeps, type OwnService } from '../deps.ts';
import { ProblemError } from '../errors.ts';
import { pendingText } from '../kept-words.ts';
import { missingFor, offers, type ServiceCall } from '../registry.ts';
import type { ButtonRows } from '../reply.ts';

export type DataOwner = 'own' | 'sample';

/** Revokes a token with itself as proof, if the service can. @returns success. @throws only the signal's reason */
export async function revokeToken(
  { data }: Pick<CommandDeps, 'data'>,
  connection: Pick<Connection, 'token' | 'access'>,
  signal: AbortSignal,
): Promise<boolean> {
  if (!offers(connection, 'revoke')) return false;
  try {
    await data.revoke({ token: connection.token, signal });
    return true;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    // A token that the service refuses is no longer valid.
    return error instanceof ServiceFailure && /^token-/.test(error.code);
  }
}

/** The service's name for the owner of the person's own data, or of the sample. */
export function ownerNameOf(whose: DataOwner, { userId }: Pick<Person, 'userId'>): string {
  return whose === 'sample' ? SAMPLE_OWNER : userId;
}

/** @throws ProblemError if bot and service share no key: by default for a button from when they did */
export function ownServiceOf(
  { deps }: Pick<Context, 'deps'>,
  code: 'stale-button' | 'import-elsewhere' = 'stale-button',
): OwnService {
  if (!deps.owners) throw new ProblemError({ code });
  return deps.owners;
}

/** Describes the person's own archive; undefined if the service can't be asked. */
export const describeOwn = (ctx: Context): Promise<OwnerDescription | undefined> =>
  bestEffort(ctx, (call) => ctx.deps.owners?.service.describeOwner(ownerNameOf('own', ctx.person), call));

/** App name of this bot's accesses for one person (pseudonym): several people may share an owner. */
export function accessName(about: CommandDeps['about'], person: string): string {
  const mark = createHash('sha256').update(`access/${person}`).digest('hex').slice(0, 10);
  return `${botHandle(about)} #${mark}`;
}

export function shownAppName(appName: string): string {
  return appName.replace(/ #[0-9a-f]{10}$/, '');
}

/** Revokes this bot's earlier tokens for the person, including any left by a crash, except `kept`. */
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
  /** Scopes that the person ticked, if known. */
  ticked?: readonly Scope[];
  /** Whose data it opens, if known. */
  whose?: DataOwner;
  /** The state of the consent page that brought it: used up by storing the token. */
  state?: string;
  signal: AbortSignal;
}

/** The consent was used or withdrawn while its token was being verified. */
export class ConsentOverError extends Error {
  override name = 'ConsentOverError';
}

export interface Stored {
  connection: Connection;
  /** Whether the token stored before is still valid. */
  leavesEarlier: boolean;
  pending: string | undefined;
}

/**
 * Stores a token that the service accepts, or can't describe.
 * @throws ServiceFailure, or ConsentOverError for a `state`; nothing is stored then
 */
export async function verifyAndStoreToken(deps: CommandDeps, wanted: NewToken): Promise<Stored> {
  const { person, token, chatId, language, ticked, whose, state, signal } = wanted;
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
    // If unknown, assume all scopes until the service refuses one.
    scopes: [...(known ?? ALL_SCOPES)],
    scopesFrom: described ? ('service' as const) : ticked ? ('person' as const) : ('unknown' as const),
    chatId,
    language,
    access,
  };
  const now = deps.clock.now();
  const previous = await deps.connections.find(person);
  const pending = (await pendingText.read({ deps, person: { id: person } }))?.text;
  // Stored results came with the old token, which may have belonged to another account.
  await deps.results.erase(person);
  if (state === undefined) await deps.connections.save(person, connection, now);
  else if (!(await deps.connections.saveConsented(person, connection, now, consentKeyOf(state))))
    throw new ConsentOverError('the consent was used or withdrawn meanwhile');
  await deps.consents.erase(person);
  const isOther = previous !== undefined && previous.token !== token;
  const leavesEarlier = isOther && !(await revokeToken(deps, previous, signal));
  return { connection: { ...connection, connectedAt: now, usedAt: now, warnedAt: null }, leavesEarlier, pending };
}

/** Gets a token from the bot's own service and revokes the old one. @throws ServiceFailure; nothing has changed then */
export async function connectTo(
  ctx: Context,
  { whose, set, lasts }: { whose: DataOwner; set: Preset; lasts: Lifetime },
): Promise<Stored> {
  const { deps, person, chat, signal } = ctx;
  const { ms } = LIFETIMES[lasts];
  const { token } = await ownServiceOf(ctx).service.issueToken(
    ownerNameOf(whose, person),
    {
      scopes: presetScopes(set, ALL_SCOPES),
      appName: accessName(deps.about, person.id),
      expiresAt: ms === undefined ? undefined : deps.clock.now() + ms,
      // Calls to the sample are charged to the person who makes them.
      ...(whose === 'sample' ? { payer: person.userId } : {}),
    },
    { signal },
  );
  const { id, language } = person;
  const stored = await verifyAndStoreToken(deps, { person: id, token, chatId: chat.id, language, whose, signal });
  await revokeOrphanTokens(ctx, whose, token);
  return stored;
}

/** Idle time is counted in days, so the last use is written at most once an hour. */
const USED_AT_PRECISION_MS = 3_600_000;

interface RefusalDetails {
  price?: { credits?: number };
  /** Buttons for what works without the scopes. */
  alternatives?: ((connection: Connection) => ButtonRows) | undefined;
}

/** The person's connection, if its scopes allow the call; makes no request. @throws ProblemError */
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
  if (connection.warnedAt !== null || now - connection.usedAt >= USED_AT_PRECISION_MS)
    ctx.commitWithReply(deps.connections.using(person.id, now));
  return connection;
}

/** Removes scopes that the service reported missing, so the next try is refused here. @returns the new connection */
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

/** The smallest preset that includes all of these scopes. */
export function presetFor(wanted: readonly Scope[]): Preset {
  return PRESETS.find((set) => missingScopes(presetScopes(set, ALL_SCOPES), wanted).length === 0) ?? 'everything';
}
