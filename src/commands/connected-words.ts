/** "You are connected": to whose data, until when, what that allows, what became of the access before, and a next step. */
import type { OwnerDescription } from '../contract/owner-service.ts';
import type { Connection } from '../storage/connections.ts';
import type { Accepted } from './accept-token.ts';
import { type Answer, type ButtonRows, bold, code, type Span, say, time } from './answer.ts';
import { lacking, menuLine, needsOf, PAID_COMMANDS } from './command-facts.ts';
import type { CommandDeps } from './deps.ts';
import { shorten } from './display-text.ts';
import { runButton } from './press.ts';
import { maskToken } from './token-shape.ts';

export interface ConnectedFacts extends Accepted {
  firstName: string;
  /** Of whose data it is, where the service was asked. */
  owner?: OwnerDescription | undefined;
  /** The person has pasted the token. */
  pasted?: boolean;
}

export function connectedAnswer(deps: CommandDeps, facts: ConnectedFacts, more: readonly Span[] = []): Answer {
  const { connection } = facts;
  const commands = PAID_COMMANDS.map((command) => ({ command, missing: lacking(connection, needsOf(command)) }));
  const usable = commands.filter(({ missing }) => missing.length === 0);
  const locked = commands.filter(({ missing }) => missing.length > 0);
  const unknown = connection.scopesFrom === 'unknown';
  const line = ({ command }: (typeof commands)[number]) => `\n• /${command.name} – ${menuLine(command)}`;
  const isEmpty = isEmptyArchive(facts);
  return say(
    [
      ...headline(deps, facts),
      ...(facts.pasted ? ['\nToken: ', code(maskToken(connection.token))] : []),
      ...untilSpans(connection),
      ...beforeSpans(deps, facts.before),
      ...(unknown
        ? ['\n\nNone of these has been tried yet:']
        : usable.length > 0
          ? ['\n\nYou can use:']
          : ['\n\nIt allows none of the commands that read data.']),
      ...(usable.map(line) satisfies Span[]),
      ...(locked.length > 0
        ? [
            `\n\nNot with this ${facts.pasted ? 'token' : 'access'}: `,
            locked.map(({ command }) => `/${command.name}`).join(', '),
            ' – /account says what is missing.',
          ]
        : []),
      ...nextStep({ usable: usable.length > 0 && !unknown, isEmpty, isSample: connection.access?.whose === 'sample' }),
      ...more,
    ],
    { buttons: buttonsAfter(isEmpty) },
  );
}

function headline({ about }: CommandDeps, { connection, firstName, owner }: ConnectedFacts): Span[] {
  if (connection.scopesFrom !== 'service')
    return [bold('Token saved'), ` for ${about.serviceName}. I could not check it for free; your first command will.`];
  const whose = connection.access?.whose;
  if (whose === 'sample') {
    const you = shorten(firstName, 40);
    const data =
      owner?.displayName === undefined ? 'an invented person’s' : `${owner.displayName}’s, an invented person`;
    return [
      bold('You are connected'),
      ` to sample data. ${you === '' ? 'At Telegram you are yourself' : `You are ${you} at Telegram`}; the data is ${data}.`,
    ];
  }
  if (whose === 'own') return [bold('You are connected'), ' to your own archive.'];
  return [bold('You are connected'), ` to ${about.serviceName}.`];
}

/** Until when the access lasts, where the service said so. */
export function untilSpans({ access }: Connection): Span[] {
  if (!access || access.extensions.length === 0) return [];
  return access.expiresAt === undefined
    ? ['\nIt lasts until you end it.']
    : ['\nIt lasts until ', time(new Date(access.expiresAt).toISOString()), '.'];
}

function beforeSpans({ about, owners }: CommandDeps, before: ConnectedFacts['before']): Span[] {
  if (before === undefined) return [];
  if (before === 'ended') return ['\nThe access before it has ended.'];
  const where = owners ? 'end it under /account' : `revoke it at ${about.serviceName} if nobody shall use it any more`;
  return before === 'failed'
    ? [`\nThe access before it could not be ended now: ${where}.`]
    : [`\nThe token before it may still be valid: ${where}.`];
}

function isEmptyArchive({ connection, owner }: ConnectedFacts): boolean {
  return connection.access?.whose === 'own' && owner?.archive.records === 0;
}

function nextStep({ usable, isEmpty, isSample }: { usable: boolean; isEmpty: boolean; isSample: boolean }): Span[] {
  if (isEmpty) return ['\n\n', bold('Your archive is still empty.'), ' Next: /import brings your chats in.'];
  if (!usable) return [];
  return ['\n\nJust write what you are looking for', ...(isSample ? [', for example ', code('ferry')] : []), '.'];
}

function buttonsAfter(isEmpty: boolean): ButtonRows {
  const steps = [runButton('What can I do?', 'help'), runButton('My account', 'account')];
  return isEmpty ? [[runButton('Bring my chats in', 'import', '', 'primary')], steps] : [steps];
}
