/** /account: where somebody's data is, what the bot may do with it and until when, who else may; each can be ended. */
import { USUAL_LIFETIME } from '#service/contract/access-choices.ts';
import { type OwnerAccess, tokenIdOf } from '#service/contract/owner-service.ts';
import type { Connection } from '#storage/connections.ts';
import type { LiveState } from '#storage/live-connections.ts';
import { creditsBehind } from '../billing/budget.ts';
import { isCharged } from '../billing/prices.ts';
import { button, commandButton } from '../buttons.ts';
import type { Context } from '../command.ts';
import { command, onAction } from '../define-command.ts';
import { shorten } from '../display-text.ts';
import { ProblemError } from '../errors.ts';
import { allows } from '../registry.ts';
import { type Button, type ButtonRows, bold, foreign, type Reply, type RichText, reply } from '../reply.ts';
import { chooseAccess, endAccess, exportData, switchLive } from './actions.ts';
import { balanceSpans, describeOwn, included, notIncluded, switchButton, widenButton } from './connected-reply.ts';
import { dayText } from './dates.ts';
import { ownerNameOf, shownAppName } from './tokens.ts';

const DEADLINE_MS = 3_000;
const MOST_OTHERS = 3;
const MAX_NAME = 24;

export const account = command('account', (ctx) => show(ctx));

export const endAccessAction = onAction(endAccess, async function* (ctx, { id }) {
  const { deps, person, signal, words } = ctx;
  if (!deps.owners) throw new ProblemError({ code: 'stale-button', mayHaveCost: false });
  // Only ever of the owner whose name is the person's own.
  await deps.owners.service.revokeToken(ownerNameOf('own', person), id, { signal });
  yield { kind: 'notice', text: words.text('account-ended'), alert: false };
  yield* show(ctx, 'replace');
});

export const switchLiveAction = onAction(switchLive, async function* (ctx, { on }) {
  await turnLive(ctx, on);
  yield { kind: 'notice', text: ctx.words.text(on ? 'live-resumed' : 'live-paused'), alert: false };
  yield* show(ctx, 'replace');
});

/** Rejects with ServiceFailure when the archive that they go into cannot be made. */
async function turnLive({ deps, person, signal }: Context, isOpen: boolean): Promise<void> {
  const { live, importing, clock } = deps;
  if ((await live.of(person.id)) === undefined) return;
  const nothing = { account: person.userId, messages: [], removed: [] };
  if (isOpen) await importing?.service.putMessages(person.userId, nothing, signal);
  await live.turn(person.id, isOpen, clock.now());
}

async function* show(ctx: Context, place: 'replace' | 'new' = 'new'): AsyncGenerator<Reply> {
  const { connection } = await ctx.user();
  const live = await ctx.deps.live.of(ctx.person.id);
  const whose = connection?.access?.whose;
  // Without an access there may still be an account whose messages are taken in.
  if (!connection && live) yield liveOnly(ctx, live, place);
  else if (!connection) throw new ProblemError({ code: 'not-connected', mayHaveCost: false });
  else if (whose === 'own') yield { ...(await ownScreen(ctx, connection, live)), place };
  else if (whose === 'sample') yield { ...sampleScreen(ctx, live), place };
  else yield { ...(await remoteScreen(ctx, connection, live)), place };
}

const leaveButton = ({ words }: Context): Button => commandButton(words.text('buttons-leave'), 'disconnect');
const lines = (...each: RichText[]): RichText => each.flatMap((line, at) => (at === 0 ? line : ['\n', ...line]));
const dayOf = async (ctx: Context, at: number) =>
  dayText(ctx.words, at, ctx.deps.clock.now(), (await ctx.user()).settings.zone);

async function ownScreen(ctx: Context, connection: Connection, live: LiveState | undefined) {
  const { words } = ctx;
  const [own, others] = [await describeOwn(ctx), await otherAccesses(ctx, connection)];
  const { messages = 0, newestAt } = own?.archive ?? {};
  const shown = others.slice(0, MOST_OTHERS);
  const also = await Promise.all(shown.map(async (other) => otherLine(ctx, other, await dayOf(ctx, other.createdAt))));
  const change = button(words.text('account-change'), chooseAccess, { lasts: USUAL_LIFETIME });
  const ends = shown.map((other) => endButton(ctx, other));
  const first = [change, ...liveButtons(ctx, live)];
  return reply(
    lines(
      newestAt === undefined
        ? words.rich(own?.archive.records === 0 ? 'account-own-empty' : 'account-own')
        : words.rich('account-own-with', { messages, day: await dayOf(ctx, newestAt) }),
      [await mayText(ctx, connection)],
      ...(also.length > 0 ? [also.flatMap((each, at) => (at === 0 ? each : ['\n', ...each]))] : []),
      ...(others.length > MOST_OTHERS ? [[words.text('account-more', { amount: others.length - MOST_OTHERS })]] : []),
      ...(await liveLine(ctx, live)),
    ),
    {
      buttons: [
        ...(first.length + ends.length <= 2 ? [[...first, ...ends]] : [first, ends]),
        [button(words.text('buttons-download'), exportData, {}), leaveButton(ctx)],
      ],
    },
  );
}

/** What the bot may do with one's own archive, by the widest command that is allowed. */
async function mayText(ctx: Context, connection: Connection): Promise<string> {
  const { words } = ctx;
  const set = allows(connection, 'profile') ? 'everything' : allows(connection, 'ask') ? 'answers' : 'search';
  const ends = connection.access?.expiresAt;
  return ends === undefined
    ? words.text(`account-may-${set}`)
    : words.text(`account-may-${set}-until`, { day: await dayOf(ctx, ends) });
}

function sampleScreen(ctx: Context, live: LiveState | undefined) {
  const { words } = ctx;
  return reply(words.rich('account-sample'), {
    buttons: [[switchButton(words, 'own'), ...liveButtons(ctx, live)], [leaveButton(ctx)]],
  });
}

async function remoteScreen(ctx: Context, connection: Connection, live: LiveState | undefined) {
  const { words, deps, signal } = ctx;
  const { scopesFrom, access } = connection;
  const host = deps.about.serviceName ?? words.text('place-archive');
  const missing = scopesFrom === 'unknown' ? undefined : notIncluded(words, connection);
  const may = scopesFrom === 'unknown' ? words.text('account-unknown', { host }) : included(words, connection);
  const charged = isCharged(deps, connection);
  const credits = charged ? await creditsBehind(deps, connection, signal) : undefined;
  const { zone } = (await ctx.user()).settings;
  const ends = access?.expiresAt;
  return reply(
    lines(
      ends === undefined ? [bold(host)] : words.rich('account-host-until', { host, day: await dayOf(ctx, ends) }),
      ...(may === undefined && missing === undefined ? [] : [[[may, missing].filter(Boolean).join(words.gap)]]),
      ...(credits ? [balanceSpans(words, credits, deps.clock.now(), zone)] : []),
      ...(await liveLine(ctx, live)),
    ),
    {
      buttons: [
        ...(missing === undefined ? [] : [[widenButton(words, connection)]]),
        [
          ...(charged ? [commandButton(words.text('credits-button'), 'credits')] : []),
          ...liveButtons(ctx, live),
          leaveButton(ctx),
        ],
      ],
    },
  );
}

function liveOnly(ctx: Context, live: LiveState, place: 'replace' | 'new'): Reply {
  const { words } = ctx;
  const buttons: ButtonRows = [[switchButton(words, 'own'), ...liveButtons(ctx, live)], [leaveButton(ctx)]];
  return reply([words.text('errors-not-connected')], { buttons, place });
}

async function liveLine(ctx: Context, live: LiveState | undefined): Promise<RichText[]> {
  if (!live) return [];
  return [[ctx.words.text(live.isOpen ? 'live-since' : 'live-paused-since', { day: await dayOf(ctx, live.since) })]];
}

function liveButtons({ words }: Context, live: LiveState | undefined): Button[] {
  if (!live) return [];
  return [button(words.text(live.isOpen ? 'live-pause' : 'live-resume'), switchLive, { on: !live.isOpen })];
}

/** Who else has access, newest first; nobody where the service does not tell now. Throws nothing but the signal's reason. */
async function otherAccesses({ deps, person, signal }: Context, { token }: Connection): Promise<OwnerAccess[]> {
  if (!deps.owners) return [];
  try {
    const call = { signal, deadlineMs: DEADLINE_MS };
    const all = await deps.owners.service.listTokens(ownerNameOf('own', person), call);
    return all.filter(({ tokenId }) => tokenId !== tokenIdOf(token));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    deps.log.info({ err: error }, 'the accesses of an owner could not be listed');
    return [];
  }
}

const nameOf = ({ appName }: OwnerAccess) => shorten(shownAppName(appName), MAX_NAME);

const otherLine = ({ words }: Context, other: OwnerAccess, day: string): RichText =>
  words.rich('account-other', { app: foreign(nameOf(other)), day });

const endButton = ({ words }: Context, other: OwnerAccess): Button =>
  button(words.text('account-end', { app: nameOf(other) }), endAccess, { id: other.tokenId }, { tone: 'danger' });
