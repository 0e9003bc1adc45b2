/**
 * /connect: where bot and service share a key, in the chat by buttons; else one tap to the consent page, or a pasted token.
 * Every token is checked before "connected" is said.
 */
import type { Words } from '#locales/words.ts';
import { ServiceFailure } from '#service/contract/failure.ts';
import { ALL_SCOPES, normaliseScopes, type Scope } from '#service/contract/scopes.ts';
import type { Command, Context, PastedToken } from '../command.ts';
import { defineCommand, failureAbout, logProblem, refusal } from '../define-command.ts';
import { type CommandDeps, type OwnerDesk, serviceIn } from '../deps.ts';
import { failureAnswer } from '../failures/failure-answer.ts';
import { problemOf } from '../failures/problem.ts';
import { connectButton, runButton, WANTED_PREFIX } from '../press.ts';
import { type Button, bold, type Reply, reply, type Span } from '../reply.ts';
import { connectedAnswer } from './complete-connect.ts';
import {
  type AccessChoice,
  accessScreen,
  endOf,
  goButton,
  parseChoice,
  presetFor,
  STEPS,
  type Step,
  scopesOf,
  usualChoice,
  type Whose,
  whoseScreen,
} from './connect-screens.ts';
import { isSendableToken, looksLikeToken } from './token-shape.ts';
import { acceptToken, accessName, endLeftovers, ownerNameOf } from './tokens.ts';

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

async function firstScreen(deps: CommandDeps, turn: Context, wanted: readonly Scope[]): Promise<Reply> {
  const { connection: current } = await turn.user();
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
  turn: Context,
  { step, choice, confirmed }: ChosenStep & { confirmed: boolean },
): AsyncGenerator<Reply> {
  const { connection: current } = await turn.user();
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

async function* connectWith(deps: CommandDeps, turn: Context, { token, removed }: PastedToken): AsyncGenerator<Reply> {
  if (!isSendableToken(token)) return yield notAToken(turn.words, removed);
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

function withNote(words: Words, answer: Reply, removed: boolean): Reply {
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
function notAToken(words: Words, removed: boolean | undefined): Reply {
  return reply(
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
function exposed(words: Words, pasted: PastedToken | undefined): Reply {
  return reply([
    bold(words.text('connecting-never-in-groups')),
    `\n${words.text(pasted?.removed === true ? 'connecting-exposed-removed' : 'connecting-exposed')}`,
  ]);
}

/**
 * Gets an access and keeps it, then ends what it replaces. A crash in between leaves at worst a token that nobody holds,
 * which the next time ends.
 */
export async function* connectAccess(
  deps: CommandDeps,
  { service }: OwnerDesk,
  turn: Context,
  choice: AccessChoice,
): AsyncGenerator<Reply> {
  const { person, chat, signal, words } = turn;
  const { whose } = choice;
  const scopes = scopesOf(choice);
  yield { kind: 'progress', text: [words.text('connecting-connecting')], cancellable: true };
  const owner = ownerNameOf(whose, person);
  const wanted = { scopes, appName: accessName(deps.about, person.id), expiresAt: endOf(choice, deps.clock.now()) };
  try {
    const { token } = await service.issueToken(owner, wanted, { signal });
    // It is of use to the words only.
    const described = await service.describeOwner(owner, { signal }).catch(() => undefined);
    const { id, language, firstName } = person;
    const kept = { person: id, token, chatId: chat.id, language, signal };
    const accepted = await acceptToken(deps, { ...kept, whose });
    await deps.consents.erase(id);
    await endLeftovers(deps, { person, whose, kept: token }, signal);
    const answer = connectedAnswer(deps, words, { ...accepted, firstName, owner: described });
    yield answer.kind === 'text' && turn.pressed ? { ...answer, place: 'replace' } : answer;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    logProblem(deps, turn, 'connect', problemOf(error), error);
    const about = { ...failureAbout(deps, turn), again: goButton(words.text('buttons-try-again'), choice) };
    const answer = failureAnswer(error, about);
    yield answer.kind === 'text'
      ? { ...answer, text: [...answer.text, `\n\n${words.text('connecting-nothing-connected')}`] }
      : answer;
  }
}

/** How long a connect link works. */
export const CONNECT_TTL_MS = 10 * 60_000;

/** Where bot and service share no key. @param asked scopes; none for no particular ones */
export async function invitation(deps: CommandDeps, turn: Context, asked: readonly Scope[]): Promise<Reply> {
  const { about, connectUrl } = deps;
  const words = turn.words;
  const { connection: current } = await turn.user();
  const wanted = { scopes: asked.length > 0 ? asked : ALL_SCOPES, whose: undefined };
  const button = connectUrl && (await linkButton(deps, turn, wanted, connectUrl));
  return reply(
    [
      bold(current ? turn.words.text('buttons-connect-again') : words.text('connecting-heading')),
      `\n${words.text('connecting-stays-at', { service: serviceIn(turn.words, about) })}`,
      ...(current ? [`\n${words.text('connecting-new-replaces')}`] : []),
      ...(button ? [`\n\n${words.text('connecting-tap-and-tick')}`] : []),
      '\n\n',
      ...words.rich(button ? 'connecting-or-paste' : 'connecting-make-and-send'),
    ],
    { buttons: [...(button ? [[button]] : []), [runButton(words.text('connecting-what-is-stored'), 'privacy')]] },
  );
}

/** The second way where there is one in the chat: the same choice on a page. */
export async function browserScreen(deps: CommandDeps, turn: Context, choice: AccessChoice): Promise<Reply> {
  const { connectUrl } = deps;
  if (!connectUrl) return refusal(deps, turn, 'stale-button');
  const button = await linkButton(deps, turn, { scopes: scopesOf(choice), whose: choice.whose }, connectUrl);
  const words = turn.words;
  return reply([bold(words.text('connecting-choose-in-browser')), `\n${words.text('connecting-on-the-page')}`], {
    buttons: [[button]],
  });
}

async function linkButton(
  deps: CommandDeps,
  { person, chat, signal, words }: Context,
  { scopes, whose }: { scopes: readonly Scope[]; whose: Whose | undefined },
  connectUrl: NonNullable<CommandDeps['connectUrl']>,
): Promise<Button> {
  const { id, language, firstName } = person;
  const pending = { person: id, chatId: chat.id, language, firstName, whose };
  const state = await deps.consents.begin(pending, deps.clock.now() + CONNECT_TTL_MS);
  const url = await connectUrl({ state, scopes, person, whose, signal });
  return { label: words.text('connecting-choose-what-i-may-read'), tone: 'primary', press: { kind: 'open', url } };
}
