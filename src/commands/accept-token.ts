/** Checks a token with the one call that is free, and only then stores it. For pasted tokens and the consent callback. */
import { normaliseScopes, type Scope } from '../contract/scopes.ts';
import type { Connection } from '../storage/connections.ts';
import { bold, code, type RichText, type Span } from './answer.ts';
import { lacking, menuLine, needsOf, PAID_COMMANDS } from './command-facts.ts';
import type { CommandDeps } from './deps.ts';
import { UNTRIED } from './scope-gate.ts';
import { maskToken } from './token-shape.ts';

export interface NewConnection {
  person: string;
  token: string;
  chatId: string;
  language: string;
  /** What the person ticked, where that is known. */
  ticked?: readonly Scope[];
  signal: AbortSignal;
}

/**
 * Stores the token if the service accepts it. Where the service has no free way to ask (`describeToken` gives undefined),
 * the token is stored unchecked with what the person ticked, or as untried: the words then say so.
 * @throws ServiceFailure when the service refuses the token or cannot be asked; nothing is stored then
 */
export async function acceptToken(deps: CommandDeps, wanted: NewConnection): Promise<Connection> {
  const { person, token, chatId, language, ticked, signal } = wanted;
  const described = await deps.data.describeToken({ token, signal });
  const known = described ? normaliseScopes(described.scopes) : ticked;
  const connection = {
    token,
    scopes: [...(known ?? UNTRIED)],
    scopesFrom: described ? ('service' as const) : ticked ? ('person' as const) : ('unknown' as const),
    chatId,
    language,
  };
  const now = deps.clock.now();
  // What was kept came with the old token, which may have belonged to somebody else's account.
  await deps.results.erase(person);
  await deps.connections.save(person, connection, now);
  return { ...connection, connectedAt: now, usedAt: now, warnedAt: null };
}

/** "Connected", the masked token, and what it allows. Never the token itself. */
export function connectedText({ about }: CommandDeps, connection: Connection): RichText {
  const unknown = connection.scopesFrom === 'unknown';
  const commands = PAID_COMMANDS.map((command) => ({ command, missing: lacking(connection, needsOf(command)) }));
  const usable = commands.filter(({ missing }) => missing.length === 0);
  const locked = commands.filter(({ missing }) => missing.length > 0);
  const line = ({ command }: (typeof commands)[number]) => `\n• /${command.name} – ${menuLine(command)}`;
  return [
    ...(connection.scopesFrom === 'service'
      ? [
          bold('You are connected'),
          ` to ${about.serviceName}${about.sample ? ', with the data of an invented person' : ''}.`,
        ]
      : [bold('Token saved'), ` for ${about.serviceName}. I could not check it for free; your first command will.`]),
    '\nToken: ',
    code(maskToken(connection.token)),
    ...(unknown
      ? ['\n\nNone of these has been tried yet:']
      : usable.length > 0
        ? ['\n\nYou can use:']
        : ['\n\nIt allows none of the commands that read data.']),
    ...(usable.map(line) satisfies Span[]),
    ...(locked.length > 0
      ? [
          '\n\nNot with this token: ',
          locked.map(({ command }) => `/${command.name}`).join(', '),
          ' – /account says what is missing.',
        ]
      : []),
    ...(usable.length > 0 && !unknown
      ? ['\n\nJust write what you are looking for', ...(about.sample ? [', for example ', code('ferry')] : []), '.']
      : []),
  ];
}
