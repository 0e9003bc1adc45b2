/** "You are connected": to whose data, until when, what that allows, what became of the access before, and a next step. */
import type { OwnerDescription } from '#service/contract/owner-service.ts';
import type { Connection } from '#storage/connections.ts';
import { type Answer, type ButtonRows, type Span, say } from '../answer.ts';
import { type CommandFacts, lackingFor, menuLine, PAID_COMMANDS } from '../command-facts.ts';
import { type CommandDeps, serviceIn } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { runButton } from '../press.ts';
import type { Words } from '../words/words.ts';
import type { Accepted } from './accept-token.ts';
import { maskToken } from './token-shape.ts';

export interface ConnectedFacts extends Accepted {
  firstName: string;
  /** Of whose data it is, where the service was asked. */
  owner?: OwnerDescription | undefined;
  /** The person has pasted the token. */
  pasted?: boolean;
}

export function connectedAnswer(
  deps: CommandDeps,
  words: Words,
  facts: ConnectedFacts,
  more: readonly Span[] = [],
): Answer {
  const { connected } = words;
  const { connection } = facts;
  const commands = PAID_COMMANDS.map((command) => ({ command, missing: lackingFor(connection.scopes, command) }));
  const usable = commands.filter(({ missing }) => missing.length === 0);
  const locked = commands.filter(({ missing }) => missing.length > 0);
  const unknown = connection.scopesFrom === 'unknown';
  const line = ({ command }: (typeof commands)[number]) => `\n• /${command.name} – ${menuLine(words, command)}`;
  const isEmpty = isEmptyArchive(facts);
  return say(
    [
      ...headline(deps, words, facts),
      ...(facts.pasted ? ['\n', ...connected.token(maskToken(connection.token))] : []),
      ...untilSpans(words, connection),
      ...beforeSpans(deps, words, facts.before),
      `\n\n${unknown ? connected.notTried : usable.length > 0 ? connected.canUse : connected.allowsNothing}`,
      ...(usable.map(line) satisfies Span[]),
      ...(locked.length > 0
        ? [`\n\n${(facts.pasted ? connected.notWithToken : connected.notWithAccess)(namesOf(locked))}`]
        : []),
      ...nextStep(words, {
        usable: usable.length > 0 && !unknown,
        isEmpty,
        isSample: connection.access?.whose === 'sample',
      }),
      ...more,
    ],
    { buttons: buttonsAfter(words, isEmpty) },
  );
}

const namesOf = (commands: readonly { command: CommandFacts }[]) =>
  commands.map(({ command }) => `/${command.name}`).join(', ');

function headline({ about }: CommandDeps, words: Words, facts: ConnectedFacts): readonly Span[] {
  const { connection, firstName, owner } = facts;
  const { connected } = words;
  const service = serviceIn(words, about);
  if (connection.scopesFrom !== 'service') return connected.saved(service);
  const whose = connection.access?.whose;
  if (whose === 'sample') return connected.toSample(shorten(firstName, 40), owner?.displayName);
  return whose === 'own' ? connected.toOwn() : connected.toService(service);
}

/** Until when the access lasts, where the service said so. */
export function untilSpans({ connected }: Words, { access }: Connection): Span[] {
  if (!access || access.extensions.length === 0) return [];
  const { expiresAt } = access;
  const until =
    expiresAt === undefined ? [connected.lastsUntilEnded] : connected.lastsUntil(new Date(expiresAt).toISOString());
  return ['\n', ...until];
}

function beforeSpans({ about, owners }: CommandDeps, words: Words, before: ConnectedFacts['before']): Span[] {
  if (before === undefined) return [];
  const said = words.connected.before;
  if (before === 'ended') return [`\n${said.ended}`];
  const service = serviceIn(words, about);
  if (owners) return [`\n${before === 'failed' ? said.failedHere : said.impossibleHere}`];
  return [`\n${before === 'failed' ? said.failedThere(service) : said.impossibleThere(service)}`];
}

function isEmptyArchive({ connection, owner }: ConnectedFacts): boolean {
  return connection.access?.whose === 'own' && owner?.archive.records === 0;
}

interface Next {
  usable: boolean;
  isEmpty: boolean;
  isSample: boolean;
}

function nextStep({ connected }: Words, { usable, isEmpty, isSample }: Next): Span[] {
  if (isEmpty) return ['\n\n', ...connected.empty()];
  if (!usable) return [];
  return ['\n\n', ...(isSample ? connected.justWriteFerry() : [connected.justWrite])];
}

function buttonsAfter({ buttons, connected }: Words, isEmpty: boolean): ButtonRows {
  const steps = [runButton(buttons.help, 'help'), runButton(buttons.account, 'account')];
  return isEmpty ? [[runButton(connected.bringIn, 'import', '', 'primary')], steps] : [steps];
}
