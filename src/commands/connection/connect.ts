/**
 * /connect: where bot and service share a key, in the chat by buttons; else one tap to the consent page, or a pasted token.
 * Every token is checked before "connected" is said.
 */

import type { Words } from '#locales/words.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import { normaliseScopes, type Scope } from '#service/contract/scopes.ts';
import { type Answer, bold, type Span, say } from '../answer.ts';
import type { Command, PastedToken, Turn } from '../command.ts';
import { defineCommand, failureAbout, logProblem, refusal } from '../define-command.ts';
import type { CommandDeps, OwnerDesk } from '../deps.ts';
import { failureAnswer } from '../failures/failure-answer.ts';
import { problemOf } from '../failures/problem.ts';
import { connectButton, WANTED_PREFIX } from '../press.ts';
import { acceptToken } from './accept-token.ts';
import { type AccessChoice, parseChoice, presetFor, usualChoice, type Whose } from './access-choice.ts';
import { connectAccess } from './connect-access.ts';
import { browserScreen, invitation } from './connect-elsewhere.ts';
import { accessScreen, STEPS, type Step, whoseScreen } from './connect-screens.ts';
import { connectedAnswer } from './connected-answer.ts';
import { isSendableToken, looksLikeToken } from './token-shape.ts';

export function createConnectCommand(deps: CommandDeps): Command {
  return defineCommand(
    deps,
    'connect',
    async function* ({ argument, pasted, confirmed }, turn) {
      const wish = wishIn(argument);
      const token = pasted ?? (wish ? undefined : tokenIn(argument));
      if (turn.chat.kind === 'group') yield exposed(turn.words, pasted);
      else if (token) yield* connectWith(deps, turn, token);
      else if (!wish) yield notAToken(turn.words, undefined);
      else if ('wanted' in wish)
        yield deps.owners ? await firstScreen(deps, turn, wish.wanted) : await invitation(deps, turn, wish.wanted);
      else if (!deps.owners || (wish.choice.whose === 'sample' && !deps.about.sample))
        yield refusal(deps, turn, 'stale-button');
      else yield* takeStep(deps, deps.owners, turn, { ...wish, confirmed });
    },
    { takesTokens: true },
  );
}

/** A step of choosing, with what is chosen by now. */
interface ChosenStep {
  step: Step;
  choice: AccessChoice;
}

/** To begin, with the scopes that a button asks for, if any in particular; or a step. Undefined for anything else. */
function wishIn(argument: string): { wanted: readonly Scope[] } | ChosenStep | undefined {
  if (argument === '') return { wanted: [] };
  if (argument.startsWith(WANTED_PREFIX))
    return { wanted: normaliseScopes(argument.slice(WANTED_PREFIX.length).split(' ')) };
  const space = argument.indexOf(' ');
  const step = STEPS.find((name) => name === argument.slice(0, space));
  const choice = parseChoice(argument.slice(space + 1));
  return step && choice && { step, choice };
}

async function firstScreen(deps: CommandDeps, turn: Turn, wanted: readonly Scope[]): Promise<Answer> {
  const { connection: current } = await turn.known();
  const view = { current, replace: false };
  if (wanted.length > 0) {
    const whose: Whose = deps.about.sample && current?.access?.whose === 'sample' ? 'sample' : 'own';
    return accessScreen(deps, turn.words, { ...usualChoice(whose), preset: presetFor(wanted) }, view);
  }
  return deps.about.sample
    ? whoseScreen(deps, turn.words, current)
    : accessScreen(deps, turn.words, usualChoice('own'), view);
}

async function* takeStep(
  deps: CommandDeps,
  desk: OwnerDesk,
  turn: Turn,
  { step, choice, confirmed }: ChosenStep & { confirmed: boolean },
): AsyncGenerator<Answer> {
  const { connection: current } = await turn.known();
  if (step === 'browser') yield await browserScreen(deps, turn, choice);
  // Only a kept button can connect: it is its person's, and works once.
  else if (step === 'go' && confirmed) yield* connectAccess(deps, desk, turn, choice);
  else yield accessScreen(deps, turn.words, choice, { current, replace: turn.pressed });
}

/** A front that does not look for tokens leaves them in the argument. */
function tokenIn(argument: string): PastedToken | undefined {
  const token = looksLikeToken(`/connect ${argument}`).tokens[0];
  return token === undefined ? undefined : { token, removed: false };
}

async function* connectWith(deps: CommandDeps, turn: Turn, { token, removed }: PastedToken): AsyncGenerator<Answer> {
  if (!isSendableToken(token)) {
    yield notAToken(turn.words, removed);
    return;
  }
  const { words } = turn;
  yield { kind: 'progress', text: [words.text('connecting-checking')], cancellable: true };
  const { person, chat, signal } = turn;
  try {
    const wanted = { person: person.id, token, chatId: chat.id, language: person.language, signal };
    const accepted = await acceptToken(deps, wanted);
    await deps.consents.erase(person.id);
    const facts = { ...accepted, firstName: person.firstName, pasted: true };
    yield connectedAnswer(deps, words, facts, ['\n\n', ...removalNote(words, removed)]);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const problem = problemOf(error);
    logProblem(deps, turn, 'connect', problem, error);
    yield problem.code === 'bad-request' || isCorrupt(error)
      ? notAToken(words, removed)
      : withNote(words, failureAnswer(error, failureAbout(deps, turn)), removed);
  }
}

/** The service says that what was sent has not the form of a token: most likely it was not copied in full. */
function isCorrupt(error: unknown): boolean {
  return error instanceof ServiceFailure && error.code === 'token-refused' && /corrupt/i.test(error.detail.said ?? '');
}

function withNote(words: Words, answer: Answer, removed: boolean): Answer {
  return answer.kind === 'text'
    ? {
        ...answer,
        text: [...answer.text, `\n\n${words.text('connecting-nothing-stored')} `, ...removalNote(words, removed)],
      }
    : answer;
}

function removalNote(words: Words, removed: boolean): readonly Span[] {
  return removed ? [words.text('connecting-removed')] : words.rich('connecting-not-removed');
}

/** @param removed whether a message that carried it was removed; undefined when there is none to speak of */
function notAToken(words: Words, removed: boolean | undefined): Answer {
  return say(
    [
      bold(words.text('connecting-incomplete')),
      '\n',
      ...words.rich('connecting-copy-again'),
      ...(removed === undefined ? [] : ['\n\n', ...removalNote(words, removed)]),
    ],
    { buttons: [[connectButton(words.text('buttons-connect'))]] },
  );
}

/** A token that a group could read is nobody's secret any more. */
function exposed(words: Words, pasted: PastedToken | undefined): Answer {
  return say([
    bold(words.text('connecting-never-in-groups')),
    `\n${pasted?.removed === true ? words.text('connecting-exposed-removed') : words.text('connecting-exposed')}`,
  ]);
}
