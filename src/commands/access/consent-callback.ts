/** Handles the consent page's redirect: redeems the state, stores or revokes the token; echoes none of the redirect. */
import { type Words, wordsIn } from '#locales/words.ts';
import { normaliseScopes } from '#service/contract/scopes.ts';
import { say } from '../actions.ts';
import { button, commandButton } from '../buttons.ts';
import { bestEffort, botHandle, type CommandDeps } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { errorReply, logProblem } from '../errors.ts';
import { plainText, type Reply, type RichText, reply, type TextReply } from '../reply.ts';
import { readUserState, wordsFor } from '../user-state.ts';
import { connectedReply } from './connect.ts';
import { isSendableToken } from './token-pattern.ts';
import { ConsentOverError, revokeToken, verifyAndStoreToken } from './tokens.ts';

interface ConnectOutcome {
  /** HTTP status for the web page. */
  status: 200 | 400 | 410 | 502;
  page: { title: string; paragraphs: string[] };
  /** Reply to send to the person's private chat; absent if the state is unknown. */
  tell?: { person: string; chatId: string; language: string; answer: Reply };
}

const STATE_FORM = /^[A-Za-z0-9_-]{43}$/;

/**
 * Never throws for errors of the redirect or the service. A state works once. A decision from another browser than the one that
 * brought the token is a refusal: whoever began the connection must not confirm for the one who granted access.
 * @param reference shown with failures
 */
export async function completeConnect(
  deps: CommandDeps,
  { state, decision, browser }: { state: string; decision: 'connect' | 'refuse'; browser: string | undefined },
  { signal, reference }: { signal: AbortSignal; reference: string },
): Promise<ConnectOutcome> {
  const pending = STATE_FORM.test(state) ? await deps.consents.peek(state, deps.clock.now()) : undefined;
  if (!pending) return linkOver(deps);
  const useUp = () => deps.consents.redeem(state, deps.clock.now());
  const { person, chatId, language, brought } = pending;
  const { token = '', scopes } = brought ?? {};
  const user = await readUserState(deps, person);
  const words = wordsFor(user, language);
  const ending = (status: ConnectOutcome['status'], title: string, answer: Reply): ConnectOutcome => ({
    status,
    page: pageOf(title, words, deps),
    tell: { person, chatId, language, answer },
  });
  const failed = (status: 200 | 400, text: string) =>
    ending(status, text, reply([text], { buttons: [[commandButton(words.text('connect-again'), 'connect')]] }));
  if (decision === 'refuse' || (brought && brought.browser !== browser)) {
    if (!(await useUp())) return linkOver(deps);
    if (isSendableToken(token)) await revokeIfSupported(deps, token, signal);
    return failed(200, words.text('connect-declined'));
  }
  if (!isSendableToken(token)) {
    if (!(await useUp())) return linkOver(deps);
    return failed(400, words.text('connect-failed'));
  }
  try {
    const ticked = scopes === undefined ? {} : { ticked: normaliseScopes(scopes) };
    const stored = await verifyAndStoreToken(deps, { person, token, chatId, language, state, signal, ...ticked });
    const said = await connectedReply({ deps, words, signal }, { ...stored, today: user.today });
    return ending(200, words.text('connect-page-done'), withPending(said, stored.pending));
  } catch (failure) {
    if (failure instanceof ConsentOverError) {
      // A second press finds the token stored by the first; after /disconnect nobody keeps it.
      const stored = await deps.connections.find(person);
      if (stored?.token !== token) await revokeIfSupported(deps, token, signal);
      return linkOver(deps);
    }
    await useUp();
    const ctx = {
      deps,
      words,
      reference,
      pressed: true,
      readUser: () => readUserState(deps, person),
      person: { id: person },
    };
    logProblem(ctx, 'connect', failure);
    const answer = await errorReply(ctx, failure);
    return ending(502, textOf(answer.text), answer);
  }
}

/** Revokes the token if the service supports it; public deployments don't. */
const revokeIfSupported = (deps: CommandDeps, token: string, signal: AbortSignal) =>
  bestEffort({ deps, signal }, async (call) => {
    const { extensions = [] } = (await deps.data.describeToken({ token, ...call })) ?? {};
    return await revokeToken(deps, { token, access: { extensions } }, signal);
  });

/** The answer to a state that is unknown, used or withdrawn. */
function linkOver(deps: CommandDeps): ConnectOutcome {
  const words = wordsIn('en');
  return { status: 410, page: pageOf(words.text('connect-link-over'), words, deps) };
}

const textOf = (text: RichText) => plainText(text).split('\n')[0] ?? '';

const pageOf = (title: string, words: Words, { about }: CommandDeps): ConnectOutcome['page'] => ({
  title,
  paragraphs: [words.text('connect-page-back', { bot: botHandle(about) })],
});

/** Offers what was typed before connecting as a button: a page opened elsewhere must not run anything in the chat. */
function withPending(said: TextReply, pending: string | undefined): Reply {
  if (pending === undefined || pending.length > 400) return said;
  const again = button(shorten(pending, 40), say, { text: pending });
  return { ...said, buttons: [[again], ...(said.buttons ?? []).slice(0, 2)] };
}
