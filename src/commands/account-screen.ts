/** What /account shows, and what it asks the service for that. */
import type { CreditBalance } from '../contract/data-service.ts';
import { type OwnerAccess, tokenIdOf } from '../contract/owner-service.ts';
import type { Connection } from '../storage/connections.ts';
import type { LiveState } from '../storage/live-connections.ts';
import { type Answer, type Button, bold, code, foldedQuote, type Span, say, time } from './answer.ts';
import { refillSpans } from './balance.ts';
import type { Turn } from './command.ts';
import { lacking, needsOf, PAID_COMMANDS, usualPrice } from './command-facts.ts';
import { untilSpans } from './connected-words.ts';
import type { CommandDeps } from './deps.ts';
import { shorten } from './display-text.ts';
import { ownerNameOf, shownAppName } from './end-access.ts';
import { scopeSpans } from './failure-catalogue.ts';
import { liveButtons, liveSpans } from './live.ts';
import { connectButton, runButton } from './press.ts';
import { count, creditsText, numberText } from './price.ts';
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
export async function accountFacts(
  { owners, log }: CommandDeps,
  { person, signal }: Turn,
  { token, access }: Connection,
): Promise<Pick<AccountFacts, 'others'>> {
  // The sample person's accesses are everybody's, and nobody's business.
  if (!owners || access?.whose === 'sample') return { others: [] };
  try {
    const all = await owners.service.listTokens(ownerNameOf('own', person), { signal, deadlineMs: DEADLINE_MS });
    return { others: all.filter(({ tokenId }) => tokenId !== tokenIdOf(token)) };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    log.info({ err: error }, 'the accesses of an owner could not be listed');
    return { others: undefined };
  }
}

const FROM_WORDS: Readonly<Record<Connection['scopesFrom'], string>> = {
  service: 'as the service says',
  person: 'as you said when connecting',
  unknown: 'not told by the service: I learn it as you use commands',
};

export function accountScreen(deps: CommandDeps, connection: Connection, facts: AccountFacts): Answer {
  const { owners } = deps;
  const unknown = connection.scopesFrom === 'unknown';
  const commands = PAID_COMMANDS.flatMap((command): Span[] => {
    const missing = lacking(connection, needsOf(command));
    const credits = usualPrice(command) ?? 0;
    const price = creditsText(credits);
    if (missing.length === 0 && facts.credits && facts.credits.balance < credits)
      return [`\n⚠️ /${command.name} · ${price} · more than is left`];
    if (missing.length === 0)
      return [`\n${unknown ? '❔' : '✅'} /${command.name} · ${price}${unknown ? ' · not tried yet' : ''}`];
    return [`\n🔒 /${command.name} · ${price} · needs `, code(missing.join(', '))];
  });
  const scopes: Span[] = unknown
    ? []
    : connection.scopes.length === 0
      ? ['none that this bot can use']
      : connection.scopes.flatMap((scope, index): Span[] => [index === 0 ? '• ' : '\n• ', ...scopeSpans(scope)]);
  const others = facts.others?.slice(0, MOST_SHOWN) ?? [];
  const canList = owners?.hasPages === true && (facts.others?.length ?? 0) > 0;
  return say(
    [
      ...headline(deps, connection),
      ...untilSpans(connection),
      ...balance(connection, facts.credits, deps.clock.now()),
      ...liveSpans(facts.live),
      '\n\n',
      bold('Commands'),
      ...commands,
      '\n\n',
      bold('Permissions'),
      ` (${FROM_WORDS[connection.scopesFrom]})`,
      ...(scopes.length === 0 ? [] : ['\n', foldedQuote(...scopes)]),
      ...othersList(facts.others),
    ],
    {
      buttons: [
        ...others.map((other) => [endButton(other)]),
        ...liveButtons(facts.live),
        ...(canList ? [[runButton('See all in the browser', 'account', 'browser')]] : []),
        [runButton('Check my token again (free)', 'account', 'check')],
        [
          connectButton(owners ? 'Connect again' : 'Connect with another token'),
          runButton('Disconnect', 'disconnect', '', 'danger'),
        ],
      ],
    },
  );
}

function headline({ about }: CommandDeps, { access, token, connectedAt }: Connection): Span[] {
  const since: Span[] = ['\nSince ', time(new Date(connectedAt).toISOString())];
  if (access?.whose === 'sample')
    return [bold('Connected'), ' to the sample data of an invented person: it is not yours.', ...since];
  if (access?.whose === 'own') return [bold('Connected'), ' to your own archive.', ...since];
  return [bold('Connected'), ` to ${about.serviceName}`, '\nToken: ', code(maskToken(token)), ...since];
}

function balance({ access }: Connection, credits: CreditBalance | undefined, now: number): Span[] {
  if (!access?.extensions.includes('credits')) return [];
  if (!credits) return ['\nCredits: the service could not be asked just now.'];
  const refill = refillSpans(credits, credits.balance, now);
  return [`\nCredits: ${numberText(credits.balance)} left. `, ...refill];
}

function othersList(others: AccountFacts['others']): Span[] {
  if (others === undefined) return ['\n\nWho else has access could not be asked just now.'];
  if (others.length === 0) return [];
  return [
    '\n\n',
    bold(`${count(others.length, 'other access', 'other accesses')} to your archive`),
    ...others.slice(0, MOST_SHOWN).flatMap(otherLine),
    ...(others.length > MOST_SHOWN ? [`\n… and ${others.length - MOST_SHOWN} more`] : []),
  ];
}

function otherLine({ appName, tokenId, createdAt, expiresAt, usedAt }: OwnerAccess): Span[] {
  const at = (moment: number) => time(new Date(moment).toISOString());
  return [
    `\n• ${shorten(shownAppName(appName), MAX_NAME)} (${tokenId.slice(0, 4)}), since `,
    at(createdAt),
    ...(expiresAt === undefined ? [', until you end it'] : [', until ', at(expiresAt)]),
    ...(usedAt === undefined ? [', never used'] : []),
  ];
}

/** Two of one application are told apart by the beginning of their ids. */
function endButton({ appName, tokenId }: OwnerAccess): Button {
  return runButton(
    `End ${shorten(shownAppName(appName), MAX_NAME)} (${tokenId.slice(0, 4)})`,
    'account',
    `end ${tokenId}`,
    'danger',
  );
}
