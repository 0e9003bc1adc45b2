/** An error as an answer: the catalogue's words, a reference that is also in the log, and buttons for the next step. */
import { keyEnd, type Words } from '#locales/words.ts';
import { normaliseScopes, parseScope } from '#service/contract/scopes.ts';
import type { About } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { connectButton, runButton } from '../press.ts';
import {
  type Button,
  type ButtonRows,
  bold,
  code,
  type Reply,
  type RichText,
  reply,
  type Span,
  time,
} from '../reply.ts';
import { type Problem, type ProblemCode, problemOf } from './problem.ts';

export interface FailureAbout extends Pick<About, 'sample' | 'botName'> {
  words: Words;
  /** Name of the service in a sentence. */
  serviceName: string;
  /** Short reference that is also in the log. */
  reference: string;
  /** The present moment, to say when a retry makes sense. */
  now: number;
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
  'model-failed',
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
export function failureAnswer(error: unknown, about: FailureAbout): Reply {
  return problemAnswer(problemOf(error), about);
}

/** As failureAnswer, for a problem that is known as such. */
export function problemAnswer(problem: Problem, about: FailureAbout): Reply {
  const wait = problem.retryAfterMs;
  const retryAt =
    wait === undefined || wait > LONGEST_WAIT_MS ? undefined : new Date(about.now + Math.max(0, wait)).toISOString();
  const { words } = about;
  const text = failureText(words, problem, { ...about, retryAt });
  const isPlain = PLAIN.includes(problem.code);
  const reference = isPlain ? [] : ['\n', ...words.rich('failures-reference', { reference: about.reference })];
  return reply([...text, ...reference], {
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

type FailureContext = Pick<FailureAbout, 'serviceName' | 'sample'> & {
  /** ISO 8601 moment from which a retry makes sense, when the service said so. */
  retryAt: string | undefined;
};

/** Why it happened, and what to do next. */
const BODIES: Readonly<Record<ProblemCode, (words: Words, problem: Problem, context: FailureContext) => RichText>> = {
  'not-connected': (words, _, { sample, serviceName }) => [
    sample
      ? words.text('failures-not-connected-sample')
      : words.text('failures-not-connected', { service: serviceName }),
  ],
  'token-refused': (words, _, { serviceName }) => [words.text('failures-token-refused', { service: serviceName })],
  'token-expired': (words) => [words.text('failures-token-expired')],
  'scope-missing': (words, { scopes = [], needs = [] }) => {
    if (scopes.length > 0) return [words.text('failures-lacks'), ...scopeList(words, scopes)];
    return needs.length > 0
      ? [words.text('failures-needs'), ...scopeList(words, needs)]
      : [words.text('failures-lacks-unknown')];
  },
  'credits-out': (words, { credits, balance }, { serviceName }) => [
    credits === undefined
      ? balance?.left === undefined
        ? words.text('failures-credits-out-no-price-no-left')
        : words.text('failures-credits-out-no-price', { left: balance?.left })
      : words.text(balance?.left === undefined ? 'failures-credits-out-no-left' : 'failures-credits-out', {
          price: credits,
          left: balance?.left,
        }),
    ' ',
    ...(balance?.refill
      ? words.rich('balance-refill', { allowance: balance.refill.allowance, at: time(balance.refill.refillsAt) })
      : [words.text('failures-counted-by', { service: serviceName })]),
  ],
  'cap-reached': (words, { cap, credits }) =>
    cap === undefined ? [words.text('failures-cap-used-up')] : capText(words, cap, credits),
  'rate-limited': (words, _, { retryAt }) => [
    words.text('failures-rate-limited'),
    ' ',
    ...(retryAt === undefined
      ? [words.text('failures-wait-a-minute')]
      : words.rich('failures-try-after', { at: time(retryAt) })),
  ],
  'bad-request': (words) => [words.text('failures-bad-request')],
  'not-offered': (words, _, { serviceName }) => [words.text('failures-not-offered', { service: serviceName })],
  'not-found': (words) => [words.text('failures-not-found')],
  timeout: (words) => [words.text('failures-timeout')],
  unreachable: (words, _, { serviceName }) => [words.text('failures-unreachable', { service: serviceName })],
  'connection-lost': (words) => [words.text('failures-connection-lost')],
  'service-failed': (words, _, { retryAt }) => [
    words.text('failures-service-failed'),
    ' ',
    ...(retryAt === undefined
      ? [words.text('failures-try-later')]
      : words.rich('failures-try-after', { at: time(retryAt) })),
  ],
  'model-failed': (words) => [words.text('failures-service-failed')],
  'unreadable-reply': (words) => [words.text('failures-unreadable-reply')],
  'reply-too-large': (words) => [words.text('failures-too-large')],
  cancelled: (words) => [words.text('failures-cancelled')],
  'too-many-waiting': (words, { doing }) => [
    `${doing === undefined ? words.text('front-still-working') : words.text('front-still', { doing })} ${words.text('failures-not-taken-up')}`,
  ],
  'private-only': (words) => [words.text('failures-continue-there')],
  'stale-button': (words) => [words.text('failures-forgotten-button')],
  internal: (words) => [words.text('failures-internal')],
};

/** What an operator can do about it, for the log. */
export const ADVICE: Readonly<Record<ProblemCode, string>> = {
  'not-connected': 'none needed',
  'token-refused':
    'if many people see this, check DATA_API_URL and DATA_API_DIALECT: the tokens may belong to another service',
  'token-expired': 'none needed; the service limits how long its tokens live',
  'scope-missing': 'none needed; the person needs a token with more scopes',
  'credits-out':
    'the balance at the service is empty; at a service of ours MONTHLY_CREDITS and npm run tokens give more',
  'cap-reached': 'DAILY_CREDIT_LIMIT holds; raise it if people need more',
  'rate-limited': 'the service answered 429; if it repeats, ask for a higher rate',
  'bad-request':
    'the service refused the input; its words are in the log at debug level; DATA_API_DIALECT may be wrong',
  'not-offered': 'check DATA_API_URL, SEARCH_URL and DATA_API_DIALECT: the path of this operation is not there',
  'not-found': 'none needed',
  timeout: 'the deadline passed; look at the latency of the service',
  unreachable: 'no connection: check DATA_API_URL, SEARCH_URL, DNS, the proxy, and whether the service runs',
  'connection-lost': 'the connection ended during a reply; look at proxies and restarts of the service',
  'service-failed': 'the service answered 5xx or an error inside a success; its words are in the log at debug level',
  'model-failed':
    'the language model behind the service did not answer: check LLM_BASE_URL, LLM_MODEL and LLM_API_KEY, and its log',
  'unreadable-reply': 'the reply does not fit the contract: check DATA_API_DIALECT, or the service has changed',
  'reply-too-large': 'the reply was over the size limit and was cut off',
  cancelled: 'none needed',
  'too-many-waiting': 'none needed',
  'private-only': 'none needed',
  'stale-button': 'none needed',
  internal: 'a defect: the stack is in this log line',
};

function scopeList(words: Words, scopes: readonly string[]): Span[] {
  return scopes.slice(0, 12).flatMap((scope): Span[] => ['\n• ', ...scopeSpans(words, scope)]);
}

/** A scope with its meaning: `api:search-ds` – Search one kind of your data. Unknown ones as they are, shortened. */
export function scopeSpans(words: Words, scope: string): Span[] {
  const known = parseScope(scope);
  return known === undefined
    ? [code(shorten(scope, 120))]
    : [code(known), ` – ${words.text(`access-allows-${keyEnd(known)}`)}`];
}

function capText(words: Words, cap: NonNullable<Problem['cap']>, price: number | undefined): RichText {
  const midnight = words.text(cap.zone === undefined ? 'money-midnight-utc' : 'money-midnight-own');
  const values = { limit: cap.limit, spent: cap.spent, resetsAt: time(cap.resetsAt), midnight };
  if (cap.setBy === 'person')
    return price === undefined
      ? words.rich('failures-cap-mine-no-price', values)
      : words.rich('failures-cap-mine', { ...values, price });
  return price === undefined
    ? words.rich('failures-cap-no-price', values)
    : words.rich('failures-cap', { ...values, price });
}

/** @param price of what did not end well */
export const spentText = (words: Words, price: number): string =>
  price === 0 ? words.text('money-nothing-spent') : words.text('failures-may-have-cost', { price });

/** What is known of the cost of a call that failed; '' where there is nothing to say of it. */
function costOf(words: Words, { code: name, mayHaveCost, credits }: Problem): string {
  if (mayHaveCost)
    return credits === undefined
      ? words.text('failures-may-have-cost-some')
      : words.text('failures-may-have-cost', { price: credits });
  const never: readonly ProblemCode[] = ['too-many-waiting', 'private-only', 'stale-button'];
  return never.includes(name) || (credits === undefined && name !== 'not-connected')
    ? ''
    : words.text('money-nothing-spent');
}

/** The title in bold, the explanation, the cost. */
function failureText(words: Words, problem: Problem, context: FailureContext): RichText {
  const cost = costOf(words, problem);
  return [
    bold(words.text(`failures-titles-${problem.code}`)),
    '\n',
    ...BODIES[problem.code](words, problem, context),
    ...(cost === '' ? [] : [`\n\n${cost}`]),
  ];
}
