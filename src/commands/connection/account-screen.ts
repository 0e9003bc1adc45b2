/** What /account shows, and what it asks the service for that. */
import type { CreditBalance } from '#service/contract/data-service.ts';
import { type OwnerAccess, tokenIdOf } from '#service/contract/owner-service.ts';
import type { Connection } from '#storage/connections.ts';
import type { LiveState } from '#storage/live-connections.ts';
import { type Answer, type Button, bold, foldedQuote, type Span, say } from '../answer.ts';
import type { Turn } from '../command.ts';
import { type ListedFacts, lackingFor, PAID_COMMANDS, usualPrice } from '../command-facts.ts';
import { refillSpans } from '../credits/balance.ts';
import { type CommandDeps, serviceIn } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { scopeSpans } from '../failures/failure-catalogue.ts';
import { connectButton, runButton } from '../press.ts';
import type { Words } from '../words/words.ts';
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
  const { account, buttons } = words;
  const unknown = connection.scopesFrom === 'unknown';
  const others = facts.others?.slice(0, MOST_SHOWN) ?? [];
  return say(
    [
      ...headline(deps, words, connection),
      ...untilSpans(words, connection),
      ...balance(words, connection, facts.credits, deps.clock.now()),
      ...liveSpans(words, facts.live),
      '\n\n',
      bold(account.commands),
      ...PAID_COMMANDS.flatMap((command) => commandLine(words, command, connection, facts.credits)),
      '\n\n',
      bold(account.permissions),
      ` (${account.from[connection.scopesFrom]})`,
      ...(unknown ? [] : ['\n', foldedQuote(...scopeList(words, connection.scopes))]),
      ...othersList(words, facts.others),
    ],
    {
      buttons: [
        ...others.map((other) => [endButton(words, other)]),
        ...liveButtons(words, facts.live),
        [runButton(buttons.checkToken, 'account', 'check')],
        [
          connectButton(owners ? buttons.connectAgain : buttons.connectOther),
          runButton(buttons.disconnect, 'disconnect', '', 'danger'),
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
  const { account, numbers } = words;
  const price = usualPrice(command) ?? 0;
  const missing = lackingFor(connection.scopes, command);
  const line = (sign: string, note?: string) =>
    `\n${sign} /${command.name} · ${numbers.credits(price)}${note === undefined ? '' : ` · ${note}`}`;
  if (missing.length > 0) return [`${line('🔒')} · `, ...account.needs(missing.join(', '))];
  if (credits && credits.balance < price) return [line('⚠️', account.moreThanLeft)];
  return [line(connection.scopesFrom === 'unknown' ? '❔' : '✅')];
}

function scopeList(words: Words, scopes: readonly string[]): Span[] {
  if (scopes.length === 0) return [words.account.noScopes];
  return scopes.flatMap((scope, index): Span[] => [index === 0 ? '• ' : '\n• ', ...scopeSpans(words, scope)]);
}

function headline({ about }: CommandDeps, words: Words, { access, token, connectedAt }: Connection): Span[] {
  const { account } = words;
  const since: Span[] = ['\n', ...account.since(new Date(connectedAt).toISOString())];
  if (access?.whose === 'sample') return [...account.toSample(), ...since];
  if (access?.whose === 'own') return [...account.toOwn(), ...since];
  return [...account.toService(serviceIn(words, about)), '\n', ...words.connected.token(maskToken(token)), ...since];
}

function balance(words: Words, { access }: Connection, credits: CreditBalance | undefined, now: number): Span[] {
  const { account } = words;
  if (!access?.extensions.includes('credits')) return [];
  if (!credits) return [`\n${account.creditsUnknown}`];
  return [`\n${account.credits(credits.balance)} `, ...refillSpans(words, credits, credits.balance, now)];
}

function othersList({ account }: Words, others: AccountFacts['others']): Span[] {
  if (others === undefined) return [`\n\n${account.othersUnknown}`];
  if (others.length === 0) return [];
  return [
    '\n\n',
    bold(account.others(others.length)),
    ...others.slice(0, MOST_SHOWN).flatMap((other): Span[] => ['\n• ', ...otherLine(account, other)]),
    ...(others.length > MOST_SHOWN ? [`\n${account.andMore(others.length - MOST_SHOWN)}`] : []),
  ];
}

const momentOf = (at: number) => new Date(at).toISOString();

function otherLine(account: Words['account'], other: OwnerAccess): readonly Span[] {
  const { createdAt, expiresAt, usedAt } = other;
  const until = expiresAt === undefined ? undefined : momentOf(expiresAt);
  return account.other(nameOf(other), momentOf(createdAt), until, usedAt !== undefined);
}

/** Two of one application are told apart by the beginning of their ids. */
const nameOf = ({ appName, tokenId }: OwnerAccess) =>
  `${shorten(shownAppName(appName), MAX_NAME)} (${tokenId.slice(0, 4)})`;

function endButton({ account }: Words, other: OwnerAccess): Button {
  return runButton(account.end(nameOf(other)), 'account', `end ${other.tokenId}`, 'danger');
}
