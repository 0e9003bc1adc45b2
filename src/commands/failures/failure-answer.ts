/** An error as an answer: the catalogue's words, a reference that is also in the log, and buttons for the next step. */

import type { Words } from '#locales/words.ts';
import { normaliseScopes } from '#service/contract/scopes.ts';
import type { Answer, Button, ButtonRows } from '../answer.ts';
import { say } from '../answer.ts';
import type { About } from '../deps.ts';
import { connectButton, runButton } from '../press.ts';
import { failureText } from './failure-catalogue.ts';
import { type Problem, type ProblemCode, problemOf } from './problem.ts';

export interface FailureAbout extends Pick<About, 'sample' | 'botName'> {
  words: Words;
  /** Name of the service in a sentence. */
  serviceName: string;
  /** Short reference that is also in the log. */
  reference: string;
  /** The present moment, to say when a retry makes sense. */
  now: number;
  /** Price of the call that failed. */
  credits?: number;
  /** Offers another try where that makes sense; its label names the price. */
  again?: Button;
  /** Further buttons, below the usual ones. */
  buttons?: ButtonRows;
}

/** Longest wait of the service that is passed on; longer ones say nothing a person can use. */
const LONGEST_WAIT_MS = 7 * 86_400_000;

const NEEDS_TOKEN: readonly ProblemCode[] = ['not-connected', 'token-refused', 'token-expired'];
const WORTH_A_RETRY: readonly ProblemCode[] = [
  'timeout',
  'unreachable',
  'connection-lost',
  'service-failed',
  'unreadable-reply',
  'cancelled',
  'internal',
];
/** Problems that need no reference: nobody has to look them up. */
const PLAIN: readonly ProblemCode[] = [
  'not-connected',
  'cap-reached',
  'too-many-waiting',
  'private-only',
  'stale-button',
  'cancelled',
];

/**
 * What a person is told about `error`: a ServiceFailure, a ProblemError, a Problem via `problemAnswer`, or anything else
 * (which becomes "something went wrong here"; its own text is never shown).
 */
export function failureAnswer(error: unknown, about: FailureAbout): Answer {
  return problemAnswer(problemOf(error, about.credits), about);
}

/** As failureAnswer, for a problem that is known as such. */
export function problemAnswer(problem: Problem, about: FailureAbout): Answer {
  const wait = problem.retryAfterMs;
  const retryAt =
    wait === undefined || wait > LONGEST_WAIT_MS ? undefined : new Date(about.now + Math.max(0, wait)).toISOString();
  const words = about.words;
  const text = failureText(about.words, problem, {
    serviceName: about.serviceName,
    sample: about.sample,
    retryAt,
  });
  const isPlain = PLAIN.includes(problem.code);
  const reference = isPlain ? [] : ['\n', ...words.rich('failures-reference', { reference: about.reference })];
  return say([...text, ...reference], {
    buttons: [...usualButtons(problem, about), ...(about.buttons ?? [])],
    problem: problem.code,
  });
}

function usualButtons({ code: name, scopes, needs }: Problem, { again, words }: FailureAbout): ButtonRows {
  if (name === 'not-connected') return [[connectButton(words.text('buttons-connect'))]];
  if (NEEDS_TOKEN.includes(name)) return [[connectButton(words.text('buttons-connect-again'))]];
  if (name === 'scope-missing') {
    const wanted = normaliseScopes([...(scopes ?? needs ?? [])]);
    return [[connectButton(words.text('buttons-connect-wider'), wanted)]];
  }
  if (name === 'credits-out') return [[runButton(words.text('buttons-credits'), 'credits')]];
  if (name === 'cap-reached')
    return [
      [runButton(words.text('buttons-settings'), 'settings'), runButton(words.text('buttons-credits'), 'credits')],
    ];
  if (name === 'too-many-waiting') return [[runButton(words.text('buttons-stop-them'), 'cancel', '', 'danger')]];
  return again !== undefined && WORTH_A_RETRY.includes(name) ? [[again]] : [];
}
