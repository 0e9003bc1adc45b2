/**
 * /connect: where bot and service share a key, in the chat by buttons; else one tap to the consent page, or a pasted token.
 * Every token is checked before "connected" is said.
 */
import { ServiceFailure } from '../../contract/failure.ts';
import { normaliseScopes } from '../../contract/scopes.ts';
import { type Answer, bold, type Span, say } from '../answer.ts';
import type { Command, CommandInput, PastedToken, Turn } from '../command.ts';
import { defineCommand, failureAbout, logProblem } from '../define-command.ts';
import type { CommandDeps, OwnerDesk } from '../deps.ts';
import { failureAnswer, problemAnswer } from '../failures/failure-answer.ts';
import { problemOf } from '../failures/problem.ts';
import { connectButton, WANTED_PREFIX } from '../press.ts';
import type { Words } from '../words/words.ts';
import { acceptToken } from './accept-token.ts';
import { type AccessChoice, parseChoice, usualChoice, type Whose } from './access-choice.ts';
import { connectAccess } from './connect-access.ts';
import { browserScreen, invitation } from './connect-elsewhere.ts';
import { accessScreen, lineScreen, STEPS, type Step, whoseScreen } from './connect-screens.ts';
import { connectedAnswer } from './connected-words.ts';
import { isSendableToken, looksLikeToken } from './token-shape.ts';

export function createConnectCommand(deps: CommandDeps): Command {
  return defineCommand(
    deps,
    'connect',
    async function* (input, turn) {
      const { argument, pasted } = input;
      const token = pasted ?? (argument.startsWith(WANTED_PREFIX) ? undefined : tokenIn(argument));
      const isAsking = argument === '' || argument.startsWith(WANTED_PREFIX);
      if (turn.chat.kind === 'group') yield exposed(turn.words, pasted);
      else if (token) yield* connectWith(deps, turn, token);
      else if (deps.owners) yield* inTheChat(deps, deps.owners, input, turn);
      else if (isAsking) yield await invitation(deps, turn, wantedIn(argument));
      else if (stepIn(argument))
        yield problemAnswer({ code: 'stale-button', mayHaveCost: false }, failureAbout(deps, turn));
      else yield notAToken(turn.words, undefined);
    },
    { takesTokens: true },
  );
}

/** The scopes that a button asks for; none where it asks for none in particular. */
function wantedIn(argument: string) {
  return argument.startsWith(WANTED_PREFIX) ? normaliseScopes(argument.slice(WANTED_PREFIX.length).split(' ')) : [];
}

/** What a button carries: which step, with which choice. */
function stepIn(argument: string): { step: Step; choice: AccessChoice } | undefined {
  const space = argument.indexOf(' ');
  const step = STEPS.find((name) => name === argument.slice(0, space));
  const choice = parseChoice(argument.slice(space + 1));
  return step && choice && { step, choice };
}

async function* inTheChat(
  deps: CommandDeps,
  desk: OwnerDesk,
  { argument, confirmed }: CommandInput,
  turn: Turn,
): AsyncGenerator<Answer> {
  const { connection: current } = await turn.known();
  const wanted = wantedIn(argument);
  if (wanted.length > 0) {
    const whose: Whose = deps.about.sample && current?.access?.whose === 'sample' ? 'sample' : 'own';
    yield accessScreen(deps, turn.words, { ...usualChoice(whose), scopes: wanted }, { current, replace: false });
    return;
  }
  const asked = stepIn(argument);
  const isOffered = asked?.choice.whose !== 'sample' || deps.about.sample;
  if (argument === '' || argument.startsWith(WANTED_PREFIX)) {
    yield deps.about.sample
      ? whoseScreen(deps, turn.words, current)
      : accessScreen(deps, turn.words, usualChoice('own'), { current, replace: false });
  } else if (!asked) yield notAToken(turn.words, undefined);
  else if (!isOffered) yield problemAnswer({ code: 'stale-button', mayHaveCost: false }, failureAbout(deps, turn));
  else if (asked.step === 'do' || asked.step === 'read') yield lineScreen(turn.words, asked.choice, asked.step);
  else if (asked.step === 'browser') yield await browserScreen(deps, turn, asked.choice);
  // Only a kept button can connect: it is its person's, and works once.
  else if (asked.step === 'go' && confirmed) yield* connectAccess(deps, desk, turn, asked.choice);
  else yield accessScreen(deps, turn.words, asked.choice, { current, replace: turn.pressed });
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
  yield { kind: 'progress', text: [words.connecting.checking], cancellable: true };
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
    ? { ...answer, text: [...answer.text, `\n\n${words.connecting.nothingStored} `, ...removalNote(words, removed)] }
    : answer;
}

function removalNote({ connecting }: Words, removed: boolean): readonly Span[] {
  return removed ? [connecting.removed] : connecting.notRemoved();
}

/** @param removed whether a message that carried it was removed; undefined when there is none to speak of */
function notAToken(words: Words, removed: boolean | undefined): Answer {
  return say(
    [
      bold(words.connecting.incomplete),
      '\n',
      ...words.connecting.copyAgain(),
      ...(removed === undefined ? [] : ['\n\n', ...removalNote(words, removed)]),
    ],
    { buttons: [[connectButton(words.buttons.connect)]] },
  );
}

/** A token that a group could read is nobody's secret any more. */
function exposed({ connecting }: Words, pasted: PastedToken | undefined): Answer {
  return say([bold(connecting.neverInGroups), `\n${connecting.exposed(pasted?.removed === true)}`]);
}
