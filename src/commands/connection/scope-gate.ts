/** Refuses before any request what a person's token cannot do, and learns from what the service refuses. */
import type { Words } from '#locales/words.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import { ALL_SCOPES, normaliseScopes, type Scope } from '#service/contract/scopes.ts';
import type { Connection } from '#storage/connections.ts';
import type { Context } from '../command.ts';
import { refusal } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { scopeSpans } from '../failures/failure-answer.ts';
import { connectButton, runButton } from '../press.ts';
import { allows, missingFor, PAID_COMMANDS } from '../registry.ts';
import { type ButtonRows, bold, type Reply, reply, type Span } from '../reply.ts';

export type Access = { ok: true; connection: Connection } | { ok: false; answer: Reply };

/** How long a token is unused is counted in days, so not every use is worth a write. */
const NOTE_USE_EVERY_MS = 3_600_000;

/**
 * Whether the person may call something that needs `needs`; makes no request.
 * @param instead buttons for something that works without the missing scopes
 */
export async function requireAccess(
  deps: CommandDeps,
  turn: Context,
  needs: readonly Scope[],
  instead: (connection: Connection) => ButtonRows = () => [],
): Promise<Access> {
  const { connection } = await turn.user();
  if (!connection) {
    return { ok: false, answer: refusal(deps, turn, 'not-connected') };
  }
  const missing = missingFor(connection, needs);
  if (missing.length > 0) {
    return { ok: false, answer: scopeRefusal(deps, turn.words, connection, missing, instead(connection)) };
  }
  const now = deps.clock.now();
  if (connection.warnedAt !== null || now - connection.usedAt >= NOTE_USE_EVERY_MS) {
    turn.commitWithReply(deps.connections.using(turn.person.id, now));
  }
  return { ok: true, connection };
}

/** Names what is missing, what still works, and the way to a wider token. Nothing was spent. */
export function scopeRefusal(
  deps: CommandDeps,
  words: Words,
  connection: Connection,
  missing: readonly string[],
  instead: ButtonRows = [],
  foundBy: 'bot' | 'service' = 'bot',
): Reply {
  const allowed = PAID_COMMANDS.filter(({ name }) => allows(connection, name));
  const wanted = normaliseScopes([...connection.scopes.filter(() => connection.scopesFrom !== 'unknown'), ...missing]);
  return reply(
    [
      bold(words.text('failures-titles-scope-missing')),
      `\n${words.text('failures-lacks')}`,
      ...missing.flatMap((scope): Span[] => ['\n• ', ...scopeSpans(words, scope)]),
      '\n\n',
      ...words.rich(foundBy === 'bot' ? 'failures-refused-by-bot' : 'failures-refused-by-service'),
      ' ',
      allowed.length === 0
        ? words.text('failures-refused-none-works')
        : words.text('failures-refused-still-work', { commands: allowed.map(({ name }) => `/${name}`).join(', ') }),
      ...(deps.connectUrl === undefined && deps.owners === undefined
        ? ['\n\n', ...words.rich('failures-refused-widen')]
        : []),
    ],
    {
      buttons: [
        ...instead,
        [connectButton(words.text('buttons-connect-wider'), wanted)],
        [runButton(words.text('buttons-check-token'), 'account', 'check')],
      ],
      problem: 'scope-missing',
    },
  );
}

/**
 * Takes note of a scope that the service found missing, so that the next attempt is refused here, at no cost.
 * "Check my token again" and every new connection start afresh.
 * @returns the connection with the scopes that are left
 */
export async function learnFromRefusal(
  { connections }: CommandDeps,
  person: string,
  connection: Connection,
  error: unknown,
): Promise<Connection> {
  if (!(error instanceof ServiceFailure) || error.code !== 'scope-missing') return connection;
  const refused = normaliseScopes(error.detail.scopes ?? []);
  const known = normaliseScopes(connection.scopes);
  const left = known.filter((scope) => !refused.includes(scope));
  if (left.length === known.length) return connection;
  await connections.saveScopes(person, connection.token, left, connection.scopesFrom);
  return { ...connection, scopes: left };
}

/** What is stored of a token whose scopes nobody has told: everything, until the service refuses it. */
export const UNTRIED: readonly Scope[] = ALL_SCOPES;
