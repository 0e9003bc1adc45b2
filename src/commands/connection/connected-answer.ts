/** "You are connected": to whose data, until when, what that allows, what became of the access before, and a next step. */

import type { Words } from '#locales/words.ts';
import type { OwnerDescription } from '#service/contract/owner-service.ts';
import type { Connection } from '#storage/connections.ts';
import { type Answer, type ButtonRows, type Span, say, time } from '../answer.ts';
import { type CommandFacts, lackingFor, menuLine, PAID_COMMANDS } from '../command-facts.ts';
import { type CommandDeps, serviceIn } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { runButton } from '../press.ts';
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
      ...(facts.pasted ? ['\n', ...words.rich('connected-token', { masked: maskToken(connection.token) })] : []),
      ...untilSpans(words, connection),
      ...beforeSpans(deps, words, facts.before),
      `\n\n${unknown ? words.text('connected-not-tried') : usable.length > 0 ? words.text('connected-can-use') : words.text('connected-allows-nothing')}`,
      ...(usable.map(line) satisfies Span[]),
      ...(locked.length > 0
        ? [
            `\n\n${words.text(facts.pasted ? 'connected-not-with-token' : 'connected-not-with-access', { commands: namesOf(locked) })}`,
          ]
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

  const service = serviceIn(words, about);
  if (connection.scopesFrom !== 'service') return words.rich('connected-saved', { service });
  const whose = connection.access?.whose;
  if (whose === 'sample')
    return shorten(firstName, 40) === ''
      ? owner?.displayName === undefined
        ? words.rich('connected-to-sample-no-you-no-owner')
        : words.rich('connected-to-sample-no-you', { owner: owner?.displayName })
      : owner?.displayName === undefined
        ? words.rich('connected-to-sample-no-owner', { you: shorten(firstName, 40) })
        : words.rich('connected-to-sample', { you: shorten(firstName, 40), owner: owner?.displayName });
  return whose === 'own' ? words.rich('connected-to-own') : words.rich('connected-to-service', { service });
}

/** Until when the access lasts, where the service said so. */
export function untilSpans(words: Words, { access }: Connection): Span[] {
  if (!access || access.extensions.length === 0) return [];
  const { expiresAt } = access;
  const until =
    expiresAt === undefined
      ? [words.text('connected-lasts-until-ended')]
      : words.rich('connected-lasts-until', { at: time(new Date(expiresAt).toISOString()) });
  return ['\n', ...until];
}

function beforeSpans({ about, owners }: CommandDeps, words: Words, before: ConnectedFacts['before']): Span[] {
  if (before === undefined) return [];

  if (before === 'ended') return [`\n${words.text('connected-before-ended')}`];
  const service = serviceIn(words, about);
  if (owners)
    return [
      `\n${before === 'failed' ? words.text('connected-before-failed-here') : words.text('connected-before-impossible-here')}`,
    ];
  return [
    `\n${before === 'failed' ? words.text('connected-before-failed-there', { service }) : words.text('connected-before-impossible-there', { service })}`,
  ];
}

function isEmptyArchive({ connection, owner }: ConnectedFacts): boolean {
  return connection.access?.whose === 'own' && owner?.archive.records === 0;
}

interface Next {
  usable: boolean;
  isEmpty: boolean;
  isSample: boolean;
}

function nextStep(words: Words, { usable, isEmpty, isSample }: Next): Span[] {
  if (isEmpty) return ['\n\n', ...words.rich('connected-empty')];
  if (!usable) return [];
  return ['\n\n', ...(isSample ? words.rich('connected-just-write-ferry') : [words.text('connected-just-write')])];
}

function buttonsAfter(words: Words, isEmpty: boolean): ButtonRows {
  const steps = [runButton(words.text('buttons-help'), 'help'), runButton(words.text('buttons-account'), 'account')];
  return isEmpty ? [[runButton(words.text('connected-bring-in'), 'import', '', 'primary')], steps] : [steps];
}
