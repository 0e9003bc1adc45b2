/** What /account shows, and what it asks the service for that. */

import type { Words } from '#locales/words.ts';
import type { CreditBalance } from '#service/contract/data-service.ts';
import { type OwnerAccess, tokenIdOf } from '#service/contract/owner-service.ts';
import type { Connection } from '#storage/connections.ts';
import type { LiveState } from '#storage/live-connections.ts';
import { type Answer, type Button, bold, foldedQuote, type Span, say, time } from '../answer.ts';
import type { Turn } from '../command.ts';
import { type ListedFacts, lackingFor, PAID_COMMANDS, usualPrice } from '../command-facts.ts';
import { refillSpans } from '../credits/balance.ts';
import { type CommandDeps, serviceIn } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { scopeSpans } from '../failures/failure-catalogue.ts';
import { connectButton, runButton } from '../press.ts';
import { untilSpans } from './connected-answer.ts';
import { ownerNameOf, shownAppName } from './end-access.ts';
import { liveButtons, liveSpans } from './live.ts';
import { maskToken } from './token-shape.ts';

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
  { person, signal }: Turn,
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

export function accountScreen(deps: CommandDeps, words: Words, connection: Connection, facts: AccountFacts): Answer {
  const { owners } = deps;

  const unknown = connection.scopesFrom === 'unknown';
  const others = facts.others?.slice(0, MOST_SHOWN) ?? [];
  return say(
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
          connectButton(owners ? words.text('buttons-connect-again') : words.text('buttons-connect-other')),
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
  const missing = lackingFor(connection.scopes, command);
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

const momentOf = (at: number) => new Date(at).toISOString();

function otherLine(words: Words, other: OwnerAccess): readonly Span[] {
  const { createdAt, expiresAt, usedAt } = other;
  const until = expiresAt === undefined ? undefined : momentOf(expiresAt);
  return until === undefined
    ? usedAt !== undefined
      ? words.rich('account-other-no-until-used', { app: nameOf(other), since: time(momentOf(createdAt)) })
      : words.rich('account-other-no-until', { app: nameOf(other), since: time(momentOf(createdAt)) })
    : usedAt !== undefined
      ? words.rich('account-other-used', { app: nameOf(other), since: time(momentOf(createdAt)), until: time(until) })
      : words.rich('account-other', { app: nameOf(other), since: time(momentOf(createdAt)), until: time(until) });
}

/** Two of one application are told apart by the beginning of their ids. */
const nameOf = ({ appName, tokenId }: OwnerAccess) =>
  `${shorten(shownAppName(appName), MAX_NAME)} (${tokenId.slice(0, 4)})`;

function endButton(words: Words, other: OwnerAccess): Button {
  return runButton(words.text('account-end', { app: nameOf(other) }), 'account', `end ${other.tokenId}`, 'danger');
}
