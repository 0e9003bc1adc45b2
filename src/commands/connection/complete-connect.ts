/**
 * The consent page's way back: uses the state up, checks the token, stores it, and says what to tell in the chat and on
 * the web page. Nothing that came with the redirect is repeated in either.
 */

import { type Words, wordsIn } from '#locales/words.ts';
import { normaliseScopes } from '#service/contract/scopes.ts';
import { type Answer, bold, say } from '../answer.ts';
import { failureAbout } from '../define-command.ts';
import { botHandle, type CommandDeps } from '../deps.ts';
import { failureAnswer } from '../failures/failure-answer.ts';
import { ADVICE } from '../failures/failure-catalogue.ts';
import { problemOf } from '../failures/problem.ts';
import { readKnown, wordsFor } from '../known.ts';
import { connectButton } from '../press.ts';
import { acceptToken } from './accept-token.ts';
import { connectedAnswer } from './connected-answer.ts';
import { isSendableToken } from './token-shape.ts';

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
  tell?: { person: string; chatId: string; language: string; answer: Answer };
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
  const words = pending ? await spokenTo(deps, pending) : wordsIn('en');

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
  const tell = (answer: Answer) => ({ person, chatId, language, answer });
  const retry = { buttons: [[connectButton(words.text('buttons-start-again'))]] };
  if (error !== undefined) {
    const declined = error === 'access_denied';
    const title = declined ? words.text('connecting-declined') : words.text('connecting-failed');
    const why = declined ? words.text('connecting-declined-why') : words.text('connecting-page-failed');
    return {
      outcome: declined ? 'declined' : 'failed',
      status: declined ? 200 : 502,
      page: { title, paragraphs: [why, back] },
      tell: tell(say([bold(title), `\n${why}`], retry)),
    };
  }
  if (token === undefined || !isSendableToken(token)) {
    return {
      outcome: 'failed',
      status: 400,
      page: { title: words.text('connecting-failed'), paragraphs: [words.text('connecting-no-token'), back] },
      tell: tell(say([bold(words.text('connecting-failed')), `\n${words.text('connecting-no-token')}`], retry)),
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

async function spokenTo(deps: CommandDeps, { person, language }: { person: string; language: string }): Promise<Words> {
  return wordsFor(await readKnown(deps, person), language);
}
