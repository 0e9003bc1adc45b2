/** /account: where the person's data is, what the bot may do with it and until when, and other accesses to revoke. */
import { DEFAULT_LIFETIME } from '#service/contract/access-choices.ts';
import { type OwnerAccess, tokenIdOf } from '#service/contract/extensions.ts';
import type { Connection } from '#storage/connections.ts';
import { chooseAccess, endAccess, exportData, openOwn, switchLive } from '../actions.ts';
import { creditsBehind } from '../billing/budget.ts';
import { balanceSpans } from '../billing/credits.ts';
import { button, commandButton } from '../buttons.ts';
import { type Command, type Context, command, onAction } from '../command.ts';
import { bestEffort } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { ProblemError } from '../errors.ts';
import { allows } from '../registry.ts';
import { type Button, bold, foreign, joined, type Reply, type RichText, reply } from '../reply.ts';
import { plainDate } from '../time/dates.ts';
import { included, widenButton } from './connect.ts';
import { describeOwn, ownerNameOf, ownServiceOf, shownAppName } from './tokens.ts';

const MAX_OTHERS = 3;
const MAX_NAME = 24;

export const accountCommands: readonly Command[] = [
  command('account', (ctx) => show(ctx)),
  onAction(endAccess, async function* (ctx, { id }) {
    const { person, signal, words } = ctx;
    // Only accesses of the owner named after this person.
    await ownServiceOf(ctx).service.revokeToken(ownerNameOf('own', person), id, { signal });
    yield { kind: 'notice', text: words.text('account-ended') };
    yield* show(ctx);
  }),
  onAction(switchLive, async function* (ctx, { on }) {
    const { deps, person, signal, words } = ctx;
    if ((await deps.live.of(person.id)) !== undefined) {
      const nothing = { account: person.userId, messages: [], removed: [] };
      // Recreates the archive if it no longer exists.
      if (on) await deps.owners?.service.putMessages(person.userId, nothing, signal);
      await deps.live.setOpen(person.id, on, deps.clock.now());
    }
    yield { kind: 'notice', text: words.text(on ? 'live-resumed' : 'live-paused') };
    yield* show(ctx);
  }),
];

interface Screen {
  lines: RichText[];
  rows: Button[][];
  last: Button[];
}

async function* show(ctx: Context): AsyncGenerator<Reply> {
  const { words, deps, person, connection, today } = ctx;
  const live = await deps.live.of(person.id);
  // Without an access, messages of the account may still be collected.
  if (!connection && !live) throw new ProblemError({ code: 'not-connected' });
  const { lines, rows, last } = await screenOf(ctx, connection);
  if (live) {
    const day = plainDate(live.since, today, words);
    lines.push([words.text(live.isOpen ? 'live-since' : 'live-paused-since', { day })]);
    last.unshift(button(words.text(live.isOpen ? 'live-pause' : 'live-resume'), switchLive, { on: !live.isOpen }));
  }
  last.push(commandButton(words.text('buttons-leave'), 'disconnect'));
  yield reply(joined(lines, '\n'), { buttons: [...rows, last] });
}

async function screenOf(ctx: Context, connection: Connection | undefined): Promise<Screen> {
  const { words } = ctx;
  const whose = connection?.access?.whose;
  if (connection && whose === 'own') return await ownScreen(ctx, connection);
  if (connection && whose !== 'sample') return await remoteScreen(ctx, connection);
  const line = connection ? words.rich('account-sample') : [words.text('errors-not-connected')];
  return { lines: [line], rows: [[button(words.text('connect-switch'), openOwn, {})]], last: [] };
}

async function ownScreen(ctx: Context, connection: Connection): Promise<Screen> {
  const { words, today } = ctx;
  const [own, others] = [await describeOwn(ctx), await otherAccesses(ctx, connection)];
  const { messages = 0, newestAt } = own?.archive ?? {};
  const set = allows(connection, 'profile') ? 'everything' : allows(connection, 'ask') ? 'answers' : 'search';
  const ends = connection.access?.expiresAt;
  const shown = others.slice(0, MAX_OTHERS);
  const change = button(words.text('account-change'), chooseAccess, { lasts: DEFAULT_LIFETIME });
  const ending = shown.map((other) =>
    button(words.text('account-end', { app: nameOf(other) }), endAccess, { id: other.tokenId }, { tone: 'danger' }),
  );
  return {
    lines: [
      newestAt === undefined
        ? words.rich(own?.archive.records === 0 ? 'account-own-empty' : 'account-own')
        : words.rich('account-own-with', { messages, day: plainDate(newestAt, today, words) }),
      ends === undefined
        ? [words.text(`account-may-${set}`)]
        : [words.text(`account-may-${set}-until`, { day: plainDate(ends, today, words) })],
      ...shown.map((other) =>
        words.rich('account-other', {
          app: foreign(nameOf(other)),
          day: plainDate(other.createdAt, today, words),
        }),
      ),
      ...(others.length > MAX_OTHERS ? [[words.text('account-more', { amount: others.length - MAX_OTHERS })]] : []),
    ],
    rows: ending.length === 1 ? [[change, ...ending]] : [[change], ending],
    last: [button(words.text('buttons-download'), exportData, {})],
  };
}

async function remoteScreen(ctx: Context, connection: Connection): Promise<Screen> {
  const { words, deps, today, charged } = ctx;
  const host = deps.about.serviceName ?? words.capital(words.text('place-archive'));
  const ends = connection.access?.expiresAt;
  const { may, missing } = included(words, connection);
  const credits = charged ? await creditsBehind(ctx, connection) : undefined;
  return {
    lines: [
      ends === undefined
        ? [bold(host)]
        : words.rich('account-host-until', { host, day: plainDate(ends, today, words) }),
      connection.scopesFrom === 'unknown'
        ? [words.text('account-unknown', { host })]
        : [[may, missing].filter(Boolean).join(words.gap)],
      ...(credits ? [balanceSpans(words, credits, today)] : []),
    ],
    rows: missing === undefined ? [] : [[widenButton(words, connection)]],
    last: charged ? [commandButton(words.text('credits-button'), 'credits')] : [],
  };
}

/** Other accesses to the archive, newest first; empty if the service doesn't answer. */
async function otherAccesses(ctx: Context, { token }: Connection): Promise<OwnerAccess[]> {
  const owner = ownerNameOf('own', ctx.person);
  const listed = await bestEffort(ctx, (call) => ctx.deps.owners?.service.listTokens(owner, call));
  return (listed ?? []).filter(({ tokenId }) => tokenId !== tokenIdOf(token));
}

const nameOf = ({ appName }: OwnerAccess) => shorten(shownAppName(appName), MAX_NAME);
