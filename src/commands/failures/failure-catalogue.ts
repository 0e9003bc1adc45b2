/**
 * The only place where an error becomes words: for each code what a person is told, and, apart from it, what the operator
 * can do. The sentences stand in the catalogue of words, by language.
 */
import { parseScope } from '#service/contract/scopes.ts';
import { bold, code, type RichText, type Span } from '../answer.ts';
import { shorten } from '../display-text.ts';
import type { Words } from '../words/words.ts';
import type { Problem, ProblemCode } from './problem.ts';

export interface FailureContext {
  /** Name of the service in a sentence. */
  serviceName: string;
  /** The service holds an invented person's data. */
  sample: boolean;
  /** ISO 8601 moment from which a retry makes sense, when the service said so. */
  retryAt: string | undefined;
}

/** Why it happened, and what to do next. */
const BODIES: Readonly<Record<ProblemCode, (words: Words, problem: Problem, context: FailureContext) => RichText>> = {
  'not-connected': ({ failures }, _, { sample, serviceName }) => [
    sample ? failures.notConnectedSample : failures.notConnected(serviceName),
  ],
  'token-refused': ({ failures }, _, { serviceName }) => [failures.tokenRefused(serviceName)],
  'token-expired': ({ failures }) => [failures.tokenExpired],
  'scope-missing': (words, { scopes = [], needs = [] }) => {
    const { failures } = words;
    if (scopes.length > 0) return [failures.lacks, ...scopeList(words, scopes)];
    return needs.length > 0 ? [failures.needs, ...scopeList(words, needs)] : [failures.lacksUnknown];
  },
  'credits-out': ({ failures, balance: { refill } }, { credits, balance }, { serviceName }) => [
    failures.creditsOut(credits, balance?.left),
    ' ',
    ...(balance?.refill
      ? refill(balance.refill.allowance, balance.refill.refillsAt)
      : [failures.countedBy(serviceName)]),
  ],
  'cap-reached': ({ failures }, { cap, credits }) =>
    cap === undefined ? [failures.capUsedUp] : failures.cap({ ...cap, mine: cap.setBy === 'person', price: credits }),
  'rate-limited': ({ failures }, _, { retryAt }) => [
    failures.rateLimited,
    ' ',
    ...(retryAt === undefined ? [failures.waitAMinute] : failures.tryAfter(retryAt)),
  ],
  'bad-request': ({ failures }) => [failures.badRequest],
  'not-offered': ({ failures }, _, { serviceName }) => [failures.notOffered(serviceName)],
  'not-found': ({ failures }) => [failures.notFound],
  timeout: ({ failures }) => [failures.timeout],
  unreachable: ({ failures }, _, { serviceName }) => [failures.unreachable(serviceName)],
  'connection-lost': ({ failures }) => [failures.connectionLost],
  'service-failed': ({ failures }, _, { retryAt }) => [
    failures.serviceFailed,
    ' ',
    ...(retryAt === undefined ? [failures.tryLater] : failures.tryAfter(retryAt)),
  ],
  'unreadable-reply': ({ failures }) => [failures.unreadableReply],
  'reply-too-large': ({ failures }) => [failures.tooLarge],
  cancelled: ({ failures }) => [failures.cancelled],
  'too-many-waiting': ({ failures, front }, { doing }) => [
    `${doing === undefined ? front.stillWorking : front.still(doing)} ${failures.notTakenUp}`,
  ],
  'private-only': ({ failures }) => [failures.continueThere],
  'stale-button': ({ failures }) => [failures.forgottenButton],
  internal: ({ failures }) => [failures.internal],
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
export function scopeSpans({ access }: Words, scope: string): Span[] {
  const known = parseScope(scope);
  return known === undefined ? [code(shorten(scope, 120))] : [code(known), ` – ${access.allows[known]}`];
}

/** What is known of the cost of a call that failed; '' where there is nothing to say of it. */
export function costOf({ failures, money }: Words, { code: name, mayHaveCost, credits }: Problem): string {
  if (mayHaveCost) return credits === undefined ? failures.mayHaveCostSome : failures.mayHaveCost(credits);
  const never: readonly ProblemCode[] = ['too-many-waiting', 'private-only', 'stale-button'];
  return never.includes(name) || (credits === undefined && name !== 'not-connected') ? '' : money.nothingSpent;
}

/** The title in bold, the explanation, the cost. */
export function failureText(words: Words, problem: Problem, context: FailureContext): RichText {
  const cost = costOf(words, problem);
  return [
    bold(words.failures.titles[problem.code]),
    '\n',
    ...BODIES[problem.code](words, problem, context),
    ...(cost === '' ? [] : [`\n\n${cost}`]),
  ];
}
