/** /account: whose data, what the access allows and until when, what is left, who else has access; each can be ended. */
import { z } from 'zod';
import type { Words } from '#locales/words.ts';
import type { CreditBalance } from '#service/contract/data-service.ts';
import { type OwnerAccess, tokenIdOf } from '#service/contract/owner-service.ts';
import { normaliseScopes } from '#service/contract/scopes.ts';
import type { Connection } from '#storage/connections.ts';
import type { LiveState } from '#storage/live-connections.ts';
import type { Command, Context } from '../command.ts';
import { creditsBehind, refillSpans } from '../credits/daily-cap.ts';
import { defineCommand, refusal } from '../define-command.ts';
import { type CommandDeps, type OwnerDesk, serviceIn } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { scopeSpans } from '../failures/failure-answer.ts';
import { connectButton, runButton } from '../press.ts';
import { type ListedFacts, missingFor, PAID_COMMANDS, usualPrice } from '../registry.ts';
import { type Button, bold, foldedQuote, type Reply, reply, type Span, time } from '../reply.ts';
import { untilSpans } from './complete-connect.ts';
import { UNTRIED } from './scope-gate.ts';
import { maskToken } from './token-shape.ts';
import { ownerNameOf, shownAppName } from './tokens.ts';

const TokenId = z.string().regex(/^[\w-]{1,64}$/);

export function createAccountCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'account', async function* ({ argument }, turn) {
    const { connection } = await turn.user();
    const [what, which] = argument.split(' ');
    const ending = what === 'end' ? TokenId.safeParse(which).data : undefined;
    if (deps.owners && ending !== undefined) yield* endOther(deps, deps.owners, turn, ending);
    else if (what === 'live' && (which === 'start' || which === 'stop')) yield* startOrStop(deps, turn, which);
    else if (!connection) yield await unconnected(deps, turn);
    else if (argument === 'check') {
      yield { kind: 'progress', text: [turn.words.text('connecting-checking')], cancellable: true };
      yield* show(deps, turn, await checkAgain(deps, turn, connection), false);
    } else yield* show(deps, turn, connection, false);
  });
}

async function* show(
  deps: CommandDeps,
  turn: Context,
  connection: Connection,
  replace: boolean,
): AsyncGenerator<Reply> {
  if (deps.owners || connection.access?.extensions.includes('credits'))
    yield { kind: 'progress', text: [turn.words.text('account-looking')], cancellable: true };
  const facts: AccountFacts = {
    others: await otherAccesses(deps, turn, connection),
    live: await deps.live.of(turn.person.id),
    credits: await creditsBehind(deps, connection, turn.signal),
  };
  const answer = accountScreen(deps, turn.words, connection, facts);
  yield replace && answer.kind === 'text' ? { ...answer, place: 'replace' } : answer;
}

/** Asks the service for what the token is; where it does not tell, everything counts as untried again. */
async function checkAgain(deps: CommandDeps, turn: Context, connection: Connection): Promise<Connection> {
  const { token, access } = connection;
  const described = await deps.data.describeToken({ token, signal: turn.signal });
  if (!described && connection.scopesFrom === 'person') return connection;
  const scopes = [...(described ? normaliseScopes(described.scopes) : UNTRIED)];
  const scopesFrom = described ? 'service' : 'unknown';
  await deps.connections.saveScopes(turn.person.id, token, scopes, scopesFrom);
  if (!described) return { ...connection, scopes, scopesFrom };
  const { extensions = [], expiresAt, languageModel } = described;
  const known = { ...access, extensions, expiresAt, languageModel };
  await deps.connections.saveAccess(turn.person.id, token, known);
  return { ...connection, scopes, scopesFrom, access: known };
}

/** Only ever of the owner whose name is the person's own. */
async function* endOther(deps: CommandDeps, { service }: OwnerDesk, turn: Context, tokenId: string) {
  const words = turn.words;
  const wasThere = await service.revokeToken(ownerNameOf('own', turn.person), tokenId, { signal: turn.signal });
  yield* changed(deps, turn, words.text(wasThere ? 'account-ended' : 'account-had-ended'));
}

async function* startOrStop(deps: CommandDeps, turn: Context, which: 'start' | 'stop') {
  await turnLive(deps, turn, which === 'start');
  const live = await deps.live.of(turn.person.id);
  yield* changed(deps, turn, turn.words.text(`live-${live ? which : 'none'}`));
}

/** Says what was changed, and how things are now. */
async function* changed(deps: CommandDeps, turn: Context, text: string): AsyncGenerator<Reply> {
  yield { kind: 'notice', text, alert: false };
  const { connection } = await turn.user();
  if (connection) yield* show(deps, turn, connection, turn.pressed);
  else yield reply([text]);
}

/** Without an access there may still be an account whose messages are taken in. */
async function unconnected(deps: CommandDeps, turn: Context): Promise<Reply> {
  const live = await deps.live.of(turn.person.id);
  if (!live) return refusal(deps, turn, 'not-connected');
  const { words } = turn;
  return reply([words.text('account-no-access'), ...liveSpans(words, live)], {
    buttons: [...liveButtons(words, live), [connectButton(words.text('buttons-connect'))]],
  });
}

export interface AccountFacts {
  credits: CreditBalance | undefined;
  /** Further accesses to the person's own archive, newest first; undefined where the service does not tell now. */
  others: readonly OwnerAccess[] | undefined;
  /** Of the person's Telegram account, where the bot is connected to it. */
  live: LiveState | undefined;
}

const DEADLINE_MS = 3_000;
const MOST_SHOWN = 5;
const MAX_NAME = 30;

/** Who else has access. Throws nothing but the signal's reason. */
export async function otherAccesses(
  { owners, log }: CommandDeps,
  { person, signal }: Context,
  { token, access }: Connection,
): Promise<AccountFacts['others']> {
  // The sample person's accesses are everybody's, and nobody's business.
  if (!owners || access?.whose === 'sample') return [];
  try {
    const all = await owners.service.listTokens(ownerNameOf('own', person), { signal, deadlineMs: DEADLINE_MS });
    return all.filter(({ tokenId }) => tokenId !== tokenIdOf(token));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    log.info({ err: error }, 'the accesses of an owner could not be listed');
    return undefined;
  }
}

export function accountScreen(deps: CommandDeps, words: Words, connection: Connection, facts: AccountFacts): Reply {
  const { owners } = deps;
  const unknown = connection.scopesFrom === 'unknown';
  const others = facts.others?.slice(0, MOST_SHOWN) ?? [];
  return reply(
    [
      ...headline(deps, words, connection),
      ...untilSpans(words, connection),
      ...balance(words, connection, facts.credits, deps.clock.now()),
      ...liveSpans(words, facts.live),
      '\n\n',
      bold(words.text('account-commands')),
      ...PAID_COMMANDS.flatMap((command) => commandLine(words, command, connection, facts.credits)),
      '\n\n',
      bold(words.text('account-permissions')),
      ` (${words.text(`account-from-${connection.scopesFrom}`)})`,
      ...(unknown ? [] : ['\n', foldedQuote(...scopeList(words, connection.scopes))]),
      ...othersList(words, facts.others),
    ],
    {
      buttons: [
        ...others.map((other) => [endButton(words, other)]),
        ...liveButtons(words, facts.live),
        [runButton(words.text('buttons-check-token'), 'account', 'check')],
        [
          connectButton(words.text(owners ? 'buttons-connect-again' : 'buttons-connect-other')),
          runButton(words.text('buttons-disconnect'), 'disconnect', '', 'danger'),
        ],
      ],
    },
  );
}

/** What a command costs, and whether the access allows it as far as that is known. */
function commandLine(
  words: Words,
  command: ListedFacts,
  connection: Connection,
  credits: CreditBalance | undefined,
): Span[] {
  const price = usualPrice(command) ?? 0;
  const missing = missingFor(connection, command.name);
  const line = (sign: string, note?: string) =>
    `\n${sign} /${command.name} · ${words.text('numbers-credits', { amount: price })}${note === undefined ? '' : ` · ${note}`}`;
  if (missing.length > 0) return [`${line('🔒')} · `, ...words.rich('account-needs', { scopes: missing.join(', ') })];
  if (credits && credits.balance < price) return [line('⚠️', words.text('account-more-than-left'))];
  return [line(connection.scopesFrom === 'unknown' ? '❔' : '✅')];
}

function scopeList(words: Words, scopes: readonly string[]): Span[] {
  if (scopes.length === 0) return [words.text('account-no-scopes')];
  return scopes.flatMap((scope, index): Span[] => [index === 0 ? '• ' : '\n• ', ...scopeSpans(words, scope)]);
}

function headline({ about }: CommandDeps, words: Words, { access, token, connectedAt }: Connection): Span[] {
  const since: Span[] = ['\n', ...words.rich('account-since', { at: time(new Date(connectedAt).toISOString()) })];
  if (access?.whose === 'sample') return [...words.rich('account-to-sample'), ...since];
  if (access?.whose === 'own') return [...words.rich('account-to-own'), ...since];
  return [
    ...words.rich('account-to-service', { service: serviceIn(words, about) }),
    '\n',
    ...words.rich('connected-token', { masked: maskToken(token) }),
    ...since,
  ];
}

function balance(words: Words, { access }: Connection, credits: CreditBalance | undefined, now: number): Span[] {
  if (!access?.extensions.includes('credits')) return [];
  if (!credits) return [`\n${words.text('account-credits-unknown')}`];
  return [
    `\n${words.text('account-credits', { left: credits.balance })} `,
    ...refillSpans(words, credits, credits.balance, now),
  ];
}

function othersList(words: Words, others: AccountFacts['others']): Span[] {
  if (others === undefined) return [`\n\n${words.text('account-others-unknown')}`];
  if (others.length === 0) return [];
  return [
    '\n\n',
    bold(words.text('account-others', { amount: others.length })),
    ...others.slice(0, MOST_SHOWN).flatMap((other): Span[] => ['\n• ', ...otherLine(words, other)]),
    ...(others.length > MOST_SHOWN
      ? [`\n${words.text('account-and-more', { amount: others.length - MOST_SHOWN })}`]
      : []),
  ];
}

function otherLine(words: Words, other: OwnerAccess): readonly Span[] {
  const { createdAt, expiresAt, usedAt } = other;
  const moment = (at: number) => time(new Date(at).toISOString());
  const app = nameOf(other);
  const since = moment(createdAt);
  const used = usedAt === undefined ? '' : '-used';
  return expiresAt === undefined
    ? words.rich(`account-other-no-until${used}`, { app, since })
    : words.rich(`account-other${used}`, { app, since, until: moment(expiresAt) });
}

/** Two of one application are told apart by the beginning of their ids. */
const nameOf = ({ appName, tokenId }: OwnerAccess) =>
  `${shorten(shownAppName(appName), MAX_NAME)} (${tokenId.slice(0, 4)})`;

function endButton(words: Words, other: OwnerAccess): Button {
  return runButton(words.text('account-end', { app: nameOf(other) }), 'account', `end ${other.tokenId}`, 'danger');
}

export function liveSpans(words: Words, live: LiveState | undefined): Span[] {
  if (!live) return [];
  const since = new Date(live.since).toISOString();
  return [
    '\n\n',
    ...words.rich(live.isOpen ? 'live-flows' : 'live-stopped', { since: time(since) }),
    ` ${words.text('live-take-out')}`,
  ];
}

export function liveButtons(words: Words, live: LiveState | undefined): Button[][] {
  if (!live) return [];
  return [
    [
      live.isOpen
        ? runButton(words.text('live-stop-it'), 'account', 'live stop', 'danger')
        : runButton(words.text('live-start-it'), 'account', 'live start'),
    ],
  ];
}

/** Rejects with ServiceFailure when the archive that they go into cannot be made. */
export async function turnLive({ live, importing, clock }: CommandDeps, turn: Context, isOpen: boolean): Promise<void> {
  const { id, userId } = turn.person;
  if ((await live.of(id)) === undefined) return;
  if (isOpen) await importing?.service.putMessages(userId, { account: userId, messages: [], removed: [] }, turn.signal);
  await live.turn(id, isOpen, clock.now());
}
