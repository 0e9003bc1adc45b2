/** /connect: one tap to the consent page, or a pasted token, checked before "connected" is said. */
import { ServiceFailure } from '../contract/failure.ts';
import { ALL_SCOPES, normaliseScopes, type Scope } from '../contract/scopes.ts';
import { acceptToken, connectedText } from './accept-token.ts';
import { type Answer, type Button, bold, code, type Span, say } from './answer.ts';
import type { Command, PastedToken, Turn } from './command.ts';
import { defineCommand, failureAbout, logProblem } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { failureAnswer } from './failure-answer.ts';
import { connectButton, runButton, WANTED_PREFIX } from './press.ts';
import { problemOf } from './problem.ts';
import { isSendableToken, looksLikeToken } from './token-shape.ts';

/** How long a connect link works. */
export const CONNECT_TTL_MS = 10 * 60_000;

export function createConnectCommand(deps: CommandDeps): Command {
  return defineCommand(
    deps,
    'connect',
    async function* ({ argument, pasted }, turn) {
      const token = pasted ?? (argument.startsWith(WANTED_PREFIX) ? undefined : tokenIn(argument));
      if (turn.chat.kind === 'group') yield exposed(pasted);
      else if (token) yield* connectWith(deps, turn, token);
      else if (argument === '' || argument.startsWith(WANTED_PREFIX)) yield await invitation(deps, turn, argument);
      else yield notAToken(undefined);
    },
    { takesTokens: true },
  );
}

/** A front that does not look for tokens leaves them in the argument. */
function tokenIn(argument: string): PastedToken | undefined {
  const token = looksLikeToken(`/connect ${argument}`).tokens[0];
  return token === undefined ? undefined : { token, removed: false };
}

async function* connectWith(deps: CommandDeps, turn: Turn, { token, removed }: PastedToken): AsyncGenerator<Answer> {
  if (!isSendableToken(token)) {
    yield notAToken(removed);
    return;
  }
  yield { kind: 'progress', text: ['Checking your token… (0 credits)'], cancellable: true };
  const { person, chat, signal } = turn;
  try {
    const wanted = { person: person.id, token, chatId: chat.id, language: person.language, signal };
    const connection = await acceptToken(deps, wanted);
    await deps.consents.erase(person.id);
    yield say([...connectedText(deps, connection), '\n\n', ...removalNote(removed)], { buttons: firstSteps() });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const problem = problemOf(error);
    logProblem(deps, turn, 'connect', problem, error);
    yield problem.code === 'bad-request' || isCorrupt(error)
      ? notAToken(removed)
      : withNote(failureAnswer(error, failureAbout(deps, turn)), removed);
  }
}

/** The service says that what was sent has not the form of a token: most likely it was not copied in full. */
function isCorrupt(error: unknown): boolean {
  return error instanceof ServiceFailure && error.code === 'token-refused' && /corrupt/i.test(error.detail.said ?? '');
}

function withNote(answer: Answer, removed: boolean): Answer {
  return answer.kind === 'text'
    ? { ...answer, text: [...answer.text, '\n\nNothing was stored. ', ...removalNote(removed)] }
    : answer;
}

function removalNote(removed: boolean): Span[] {
  return removed
    ? ['I removed the message with the token from this chat.']
    : [bold('Please delete your message with the token yourself'), ': I could not remove it from this chat.'];
}

/** @param removed whether a message that carried it was removed; undefined when there is none to speak of */
function notAToken(removed: boolean | undefined): Answer {
  return say(
    [
      bold('That does not look like a complete token'),
      '\nA token is one long word of letters, digits and a few signs, without spaces. Copy it again in full and send it after ',
      code('/connect'),
      '. Nothing was stored.',
      ...(removed === undefined ? [] : ['\n\n', ...removalNote(removed)]),
    ],
    { buttons: [[connectButton('Connect')]] },
  );
}

/** A token that a group could read is nobody's secret any more. */
function exposed(pasted: PastedToken | undefined): Answer {
  return say([
    bold('Never post a token in a group'),
    '\nI did not use it. ',
    pasted?.removed ? 'I removed the message, but others may have read it. ' : 'Please delete the message. ',
    'Treat this token as exposed: revoke it at the service and make a new one, then connect in a private chat with me.',
  ]);
}

async function invitation(deps: CommandDeps, turn: Turn, argument: string): Promise<Answer> {
  const { about, connectUrl } = deps;
  const { connection: current } = await turn.known();
  const asked = argument.startsWith(WANTED_PREFIX)
    ? normaliseScopes(argument.slice(WANTED_PREFIX.length).split(' '))
    : [];
  const wanted: readonly Scope[] = asked.length > 0 ? asked : ALL_SCOPES;
  const button = connectUrl && (await linkButton(deps, turn, wanted, connectUrl));
  return say(
    [
      bold(current ? 'Connect again' : 'Connect your data'),
      about.sample
        ? '\nThis bot runs on the sample service on this machine: you get the chats of an invented person to explore, and can break nothing.'
        : `\nYour data stays at ${about.serviceName}; you choose there what I may read.`,
      ...(current ? ['\nA new token takes the place of the one you have now.'] : []),
      ...(button
        ? [
            '\n\nTap the button and tick what I may read. The link is for you alone and works for ten minutes; do not pass it on.',
          ]
        : []),
      button ? '\n\nOr paste a token: send ' : '\n\nMake a token at the service, then send ',
      code('/connect'),
      ' followed by it, here in our private chat. I remove your message and store the token encrypted.',
    ],
    { buttons: [...(button ? [[button]] : []), [runButton('What is stored?', 'privacy')]] },
  );
}

async function linkButton(
  deps: CommandDeps,
  { person, chat }: Turn,
  wanted: readonly Scope[],
  connectUrl: NonNullable<CommandDeps['connectUrl']>,
): Promise<Button> {
  const { id, language, firstName } = person;
  const pending = { person: id, chatId: chat.id, language, firstName };
  const state = await deps.consents.begin(pending, deps.clock.now() + CONNECT_TTL_MS);
  const url = await connectUrl({ state, scopes: wanted, person });
  return { label: 'Choose what I may read', tone: 'primary', press: { kind: 'open', url } };
}

/** What to try first, once connected. */
export function firstSteps(): Button[][] {
  return [[runButton('What can I do?', 'help'), runButton('My account', 'account')]];
}
