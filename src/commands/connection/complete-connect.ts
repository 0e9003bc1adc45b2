/**
 * The consent page's way back: uses the state up, checks the token, stores it, and says what to tell in the chat ("You are
 * connected") and on the web page. Nothing that came with the redirect is repeated in either.
 */
import { type Words, wordsIn } from '#locales/words.ts';
import type { OwnerDescription } from '#service/contract/owner-service.ts';
import { normaliseScopes } from '#service/contract/scopes.ts';
import type { Connection } from '#storage/connections.ts';
import { failureAbout } from '../define-command.ts';
import { botHandle, type CommandDeps, serviceIn } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { ADVICE, failureAnswer } from '../failures/failure-answer.ts';
import { problemOf } from '../failures/problem.ts';
import { connectButton, runButton } from '../press.ts';
import { type CommandFacts, menuLine, missingFor, PAID_COMMANDS } from '../registry.ts';
import { type ButtonRows, bold, type Reply, reply, type Span, time } from '../reply.ts';
import { readUserState, wordsFor } from '../user-state.ts';
import { isSendableToken, maskToken } from './token-shape.ts';
import { type Accepted, acceptToken } from './tokens.ts';

/** Query parameters of the redirect, as they came. */
export interface ConsentRedirect {
  state: string | undefined;
  /** `auth_token`, as deployed (assumed). */
  token: string | undefined;
  /** `access_denied`, `invalid_request`, `server_error` … */
  error: string | undefined;
  /** What the person ticked, where the page says so. */
  scopes?: readonly string[];
}

export interface ConnectOutcome {
  outcome: 'connected' | 'declined' | 'failed' | 'refused';
  /** HTTP status for the web page. */
  status: 200 | 400 | 410 | 502;
  page: { title: string; paragraphs: string[] };
  /** Whom to tell what, in their private chat; absent when the state names nobody. */
  tell?: { person: string; chatId: string; language: string; answer: Reply };
}

const STATE_FORM = /^[A-Za-z0-9_-]{43}$/;

/**
 * Never throws for anything that the redirect says or the service answers. A state works once, whatever comes of it.
 * @param reference shown with failures and written to the log
 */
export async function completeConnect(
  deps: CommandDeps,
  redirect: ConsentRedirect,
  { signal, reference }: { signal: AbortSignal; reference: string },
): Promise<ConnectOutcome> {
  const { state, token, error } = redirect;
  const pending =
    state !== undefined && STATE_FORM.test(state) ? await deps.consents.redeem(state, deps.clock.now()) : undefined;
  const words = pending ? wordsFor(await readUserState(deps, pending.person), pending.language) : wordsIn('en');

  const back = words.text('connecting-go-back', { bot: botHandle(deps.about) });
  if (!pending) {
    return {
      outcome: 'refused',
      status: 410,
      page: {
        title: words.text('connecting-link-is-over'),
        paragraphs: [words.text('connecting-link-was-used'), `${words.text('connecting-nothing-stored')} ${back}`],
      },
    };
  }
  const { person, chatId, language, firstName, whose } = pending;
  const tell = (answer: Reply) => ({ person, chatId, language, answer });
  const retry = { buttons: [[connectButton(words.text('buttons-start-again'))]] };
  if (error !== undefined) {
    const declined = error === 'access_denied';
    const title = words.text(declined ? 'connecting-declined' : 'connecting-failed');
    const why = words.text(declined ? 'connecting-declined-why' : 'connecting-page-failed');
    return {
      outcome: declined ? 'declined' : 'failed',
      status: declined ? 200 : 502,
      page: { title, paragraphs: [why, back] },
      tell: tell(reply([bold(title), `\n${why}`], retry)),
    };
  }
  if (token === undefined || !isSendableToken(token)) {
    return {
      outcome: 'failed',
      status: 400,
      page: { title: words.text('connecting-failed'), paragraphs: [words.text('connecting-no-token'), back] },
      tell: tell(reply([bold(words.text('connecting-failed')), `\n${words.text('connecting-no-token')}`], retry)),
    };
  }
  try {
    const ticked = redirect.scopes === undefined ? {} : { ticked: normaliseScopes(redirect.scopes) };
    const accepted = await acceptToken(deps, { person, token, chatId, language, whose, signal, ...ticked });
    const answer = connectedAnswer(deps, words, { ...accepted, firstName });
    const paragraphs = [words.text('connecting-close-page', { bot: botHandle(deps.about) })];
    return {
      outcome: 'connected',
      status: 200,
      page: { title: words.text('connected-title'), paragraphs },
      tell: tell(answer),
    };
  } catch (failure) {
    const problem = problemOf(failure);
    const line = { reference, code: problem.code, advice: ADVICE[problem.code] };
    if (problem.code === 'internal') deps.log.error({ ...line, err: failure }, 'connecting failed');
    else deps.log.info(line, 'connecting refused');
    const about = { ...failureAbout(deps, { reference, words }), ...retry };
    return {
      outcome: 'failed',
      status: 502,
      page: {
        title: words.text(`failures-titles-${problem.code}`),
        paragraphs: [words.text('connecting-not-stored', { reference }), back],
      },
      tell: tell(failureAnswer(failure, about)),
    };
  }
}

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
): Reply {
  const { connection } = facts;
  const commands = PAID_COMMANDS.map((command) => ({ command, missing: missingFor(connection, command.name) }));
  const usable = commands.filter(({ missing }) => missing.length === 0);
  const locked = commands.filter(({ missing }) => missing.length > 0);
  const unknown = connection.scopesFrom === 'unknown';
  const line = ({ command }: (typeof commands)[number]) => `\n• /${command.name} – ${menuLine(words, command)}`;
  const isEmpty = isEmptyArchive(facts);
  return reply(
    [
      ...headline(deps, words, facts),
      ...(facts.pasted ? ['\n', ...words.rich('connected-token', { masked: maskToken(connection.token) })] : []),
      ...untilSpans(words, connection),
      ...beforeSpans(deps, words, facts.before),
      `\n\n${unknown ? words.text('connected-not-tried') : words.text(usable.length > 0 ? 'connected-can-use' : 'connected-allows-nothing')}`,
      ...(usable.map(line) satisfies Span[]),
      ...(locked.length > 0
        ? [
            `\n\n${words.text(facts.pasted ? 'connected-not-with-token' : 'connected-not-with-access', { commands: namesOf(locked) })}`,
          ]
        : []),
      ...(isEmpty ? ['\n\n', ...words.rich('connected-empty')] : []),
      ...(usable.length > 0 && !unknown && !isEmpty ? nextStep(words, connection.access?.whose === 'sample') : []),
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
  if (whose === 'sample') {
    const you = shorten(firstName, 40);
    const name = owner?.displayName;
    if (name === undefined)
      return you === ''
        ? words.rich('connected-to-sample-no-you-no-owner')
        : words.rich('connected-to-sample-no-owner', { you });
    return words.rich(you === '' ? 'connected-to-sample-no-you' : 'connected-to-sample', { you, owner: name });
  }
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
  if (owners) return [`\n${words.text(`connected-before-${before}-here`)}`];
  return [`\n${words.text(`connected-before-${before}-there`, { service: serviceIn(words, about) })}`];
}

function isEmptyArchive({ connection, owner }: ConnectedFacts): boolean {
  return connection.access?.whose === 'own' && owner?.archive.records === 0;
}

function nextStep(words: Words, isSample: boolean): Span[] {
  return ['\n\n', ...(isSample ? words.rich('connected-just-write-ferry') : [words.text('connected-just-write')])];
}

function buttonsAfter(words: Words, isEmpty: boolean): ButtonRows {
  const steps = [runButton(words.text('buttons-help'), 'help'), runButton(words.text('buttons-account'), 'account')];
  return isEmpty ? [[runButton(words.text('connected-bring-in'), 'import', '', 'primary')], steps] : [steps];
}
