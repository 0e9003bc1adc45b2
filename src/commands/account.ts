/** /account: the token (masked), what it allows, since when; and another look at its scopes on request. */
import { normaliseScopes } from '../contract/scopes.ts';
import type { Connection } from '../storage/connections.ts';
import { type Answer, bold, code, foldedQuote, type Span, say, time } from './answer.ts';
import type { Command, Turn } from './command.ts';
import { lacking, needsOf, PAID_COMMANDS, usualPrice } from './command-facts.ts';
import { defineCommand, failureAbout } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { problemAnswer } from './failure-answer.ts';
import { scopeSpans } from './failure-catalogue.ts';
import { connectButton, runButton } from './press.ts';
import { creditsText } from './price.ts';
import { UNTRIED } from './scope-gate.ts';
import { maskToken } from './token-shape.ts';

export function createAccountCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'account', async function* ({ argument }, turn) {
    const { connection } = await turn.known();
    if (!connection) {
      yield problemAnswer({ code: 'not-connected', mayHaveCost: false }, failureAbout(deps, turn));
      return;
    }
    if (argument !== 'check') {
      yield screen(deps, connection);
      return;
    }
    yield { kind: 'progress', text: ['Checking your token… (0 credits)'], cancellable: true };
    yield screen(deps, await checkAgain(deps, turn, connection));
  });
}

/** Asks the service for the token's scopes; where it does not tell, everything counts as untried again. */
async function checkAgain(deps: CommandDeps, turn: Turn, connection: Connection): Promise<Connection> {
  const { token } = connection;
  const described = await deps.data.describeToken({ token, signal: turn.signal });
  if (!described && connection.scopesFrom === 'person') return connection;
  const scopes = [...(described ? normaliseScopes(described.scopes) : UNTRIED)];
  const scopesFrom = described ? 'service' : 'unknown';
  await deps.connections.saveScopes(turn.person.id, token, scopes, scopesFrom);
  return { ...connection, scopes, scopesFrom };
}

const FROM_WORDS: Readonly<Record<Connection['scopesFrom'], string>> = {
  service: 'as the service says',
  person: 'as you said when connecting',
  unknown: 'not told by the service: I learn it as you use commands',
};

function screen({ about }: CommandDeps, connection: Connection): Answer {
  const unknown = connection.scopesFrom === 'unknown';
  const commands = PAID_COMMANDS.flatMap((command): Span[] => {
    const missing = lacking(connection, needsOf(command));
    const price = creditsText(usualPrice(command) ?? 0);
    if (missing.length === 0)
      return [`\n${unknown ? '❔' : '✅'} /${command.name} · ${price}${unknown ? ' · not tried yet' : ''}`];
    return [`\n🔒 /${command.name} · ${price} · needs `, code(missing.join(', '))];
  });
  const scopes: Span[] = unknown
    ? []
    : connection.scopes.length === 0
      ? ['none that this bot can use']
      : connection.scopes.flatMap((scope, index): Span[] => [index === 0 ? '• ' : '\n• ', ...scopeSpans(scope)]);
  return say(
    [
      bold('Connected'),
      ` to ${about.serviceName}${about.sample ? ' (an invented person’s data)' : ''}`,
      '\nToken: ',
      code(maskToken(connection.token)),
      '\nSince ',
      time(new Date(connection.connectedAt).toISOString()),
      '\n\n',
      bold('Commands'),
      ...commands,
      '\n\n',
      bold('Permissions'),
      ` (${FROM_WORDS[connection.scopesFrom]})`,
      ...(scopes.length === 0 ? [] : ['\n', foldedQuote(...scopes)]),
    ],
    {
      buttons: [
        [runButton('Check my token again (free)', 'account', 'check')],
        [connectButton('Connect with another token'), runButton('Disconnect', 'disconnect', '', 'danger')],
      ],
    },
  );
}
