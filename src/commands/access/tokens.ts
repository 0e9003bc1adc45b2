/** Gets an access, or takes a token in once the service accepts it; ends what it replaces, and what nobody holds any more. */
import { createHash } from 'node:crypto';
import { LIFETIMES, type Lifetime, type Preset, presetScopes } from '#service/contract/access-choices.ts';
import { SAMPLE_OWNER } from '#service/contract/extensions.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import { type OwnerService, tokenIdOf } from '#service/contract/owner-service.ts';
import { ALL_SCOPES, normaliseScopes, type Scope } from '#service/contract/scopes.ts';
import type { Access, Connection } from '#storage/connections.ts';
import { bestEffort } from '../best-effort.ts';
import type { Context, Person } from '../command.ts';
import { botHandle, type CommandDeps } from '../deps.ts';
import { readPending } from '../kept-words.ts';

export type DataOwner = 'own' | 'sample';

/** `impossible`: the service has no way to end a token. */
export type RevokeResult = 'ended' | 'failed' | 'impossible';

/** Ends a token with itself as proof. Throws nothing but the signal's reason. */
export async function revokeToken(
  { data }: Pick<CommandDeps, 'data'>,
  { token, access }: Pick<Connection, 'token' | 'access'>,
  signal: AbortSignal,
): Promise<RevokeResult> {
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
  /** What became of the token that was kept before; undefined where there was no other one. */
  before: RevokeResult | undefined;
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
  const before = previous && previous.token !== token ? await revokeToken(deps, previous, signal) : undefined;
  return { connection: { ...connection, connectedAt: now, usedAt: now, warnedAt: null }, before, pending };
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
