/**
 * The catalogue's part on failures: for each code what a person is told, and, apart from it, what the operator can do.
 * The only place where an error becomes words.
 */
import { describeScope, parseScope } from '../contract/scopes.ts';
import { bold, code, type RichText, type Span, time } from './answer.ts';
import { refillWords } from './balance.ts';
import { stillText } from './catalogue.ts';
import { shorten } from './display-text.ts';
import { creditsText, numberText } from './price.ts';
import type { Problem, ProblemCode } from './problem.ts';

export interface WordsContext {
  /** Name of the service in a sentence. */
  serviceName: string;
  /** The service holds an invented person's data. */
  sample: boolean;
  /** ISO 8601 moment from which a retry makes sense, when the service said so. */
  retryAt: string | undefined;
}

interface Words {
  /** What happened, a short sentence without a full stop. */
  title: string;
  /** Why, and what to do next. */
  body: (problem: Problem, context: WordsContext) => RichText;
  /** For the log. */
  advice: string;
}

const retry = ({ retryAt }: WordsContext, otherwise: string): Span[] =>
  retryAt === undefined ? [otherwise] : ['Please try again after ', time(retryAt), '.'];

export const FAILURE_WORDS: Readonly<Record<ProblemCode, Words>> = {
  'not-connected': {
    title: 'You are not connected yet',
    body: (_, { sample, serviceName }) => [
      sample
        ? 'It takes two taps: look around in the data of an invented person, or connect an archive of your own.'
        : `Connect your account at ${serviceName} first; you choose what the bot may read.`,
    ],
    advice: 'none needed',
  },
  'token-refused': {
    title: 'Your access token is not accepted',
    body: (_, { serviceName }) => [
      `The service (${serviceName}) does not know the token: it was revoked, or is not complete. Please connect again with a new one.`,
    ],
    advice:
      'if many people see this, check DATA_API_URL and DATA_API_DIALECT: the tokens may belong to another service',
  },
  'token-expired': {
    title: 'Your access token has expired',
    body: () => ['It was valid once and has run out. Connecting again takes a moment and gives you a fresh one.'],
    advice: 'none needed; the service limits how long its tokens live',
  },
  'scope-missing': {
    title: 'Your token does not allow this',
    body: ({ scopes = [], needs = [] }) =>
      scopes.length > 0
        ? ['It lacks:', ...scopeList(scopes)]
        : needs.length > 0
          ? ['The service did not say which permission is missing; needed are:', ...scopeList(needs)]
          : ['The service did not say which permission is missing.'],
    advice: 'none needed; the person needs a token with more scopes',
  },
  'credits-out': {
    title: 'Your credits at the service are used up',
    body: ({ credits, balance }, { serviceName }) => [
      credits === undefined ? 'This call costs more than is left' : `This call needs ${creditsText(credits)}`,
      balance?.left === undefined ? '. ' : `; ${numberText(balance.left)} left. `,
      ...(balance?.refill
        ? refillWords(balance.refill.allowance, balance.refill.refillsAt)
        : [`They are counted by ${serviceName}.`]),
    ],
    advice: 'the balance at the service is empty; at a service of ours MONTHLY_CREDITS and npm run tokens give more',
  },
  'cap-reached': {
    title: 'This would pass the daily cap',
    body: ({ cap, credits }) =>
      cap === undefined
        ? ['Today’s credits are used up.']
        : [
            `The cap is ${creditsText(cap.limit)} a day${cap.setBy === 'operator' ? ', set by the operator of this bot' : ', your own setting'}; ${cap.spent} used today`,
            credits === undefined ? '. ' : `, and this costs ${credits}. `,
            'The count starts again at ',
            time(cap.resetsAt),
            cap.zone === undefined ? ' (midnight UTC). ' : ' (your midnight). ',
            cap.setBy === 'person' ? 'You can raise your cap in /settings.' : 'Pages of earlier results stay free.',
          ],
    advice: 'DAILY_CREDIT_LIMIT holds; raise it if people need more',
  },
  'rate-limited': {
    title: 'The service asks for a pause',
    body: (_, context) => [
      'Too many requests in a short time. ',
      ...retry(context, 'Please try again in a minute or two.'),
    ],
    advice: 'the service answered 429; if it repeats, ask for a higher rate',
  },
  'bad-request': {
    title: 'The service could not use this request',
    body: () => ['Try fewer or shorter words, and leave out unusual characters.'],
    advice: 'the service refused the input; its words are in the log at debug level; DATA_API_DIALECT may be wrong',
  },
  'not-offered': {
    title: 'The service does not offer this',
    body: (_, { serviceName }) => [
      `${capital(serviceName)} has no such function at the moment. Other commands still work.`,
    ],
    advice: 'check DATA_API_URL, SEARCH_URL and DATA_API_DIALECT: the path of this operation is not there',
  },
  'not-found': {
    title: 'That is no longer there',
    body: () => ['The service has no such record any more. It may have been removed since.'],
    advice: 'none needed',
  },
  timeout: {
    title: 'The service took too long',
    body: () => [
      'No complete answer came in time. The first request of a day can be slow; a second try is often quicker.',
    ],
    advice: 'the deadline passed; look at the latency of the service',
  },
  unreachable: {
    title: 'The service cannot be reached',
    body: (_, { serviceName }) => [
      `There is no connection to ${serviceName} right now. Please try again in a few minutes.`,
    ],
    advice: 'no connection: check DATA_API_URL, SEARCH_URL, DNS, the proxy, and whether the service runs',
  },
  'connection-lost': {
    title: 'The connection broke off',
    body: () => ['The service was answering, but the answer did not arrive in full.'],
    advice: 'the connection ended during a reply; look at proxies and restarts of the service',
  },
  'service-failed': {
    title: 'The data service hit an error',
    body: (_, context) => ['Nothing is wrong with your request. ', ...retry(context, 'Please try again later.')],
    advice: 'the service answered 5xx or an error inside a success; its words are in the log at debug level',
  },
  'unreadable-reply': {
    title: 'The answer could not be read',
    body: () => ['Something came back, but not in the agreed form. That does not mean that nothing was found.'],
    advice: 'the reply does not fit the contract: check DATA_API_DIALECT, or the service has changed',
  },
  'reply-too-large': {
    title: 'The answer was too large',
    body: () => ['Try something narrower: more words, one chat, or a shorter time.'],
    advice: 'the reply was over the size limit and was cut off',
  },
  cancelled: {
    title: 'Stopped',
    body: () => ['The request was stopped as you asked.'],
    advice: 'none needed',
  },
  'too-many-waiting': {
    title: 'Two more of yours are waiting already',
    body: ({ doing }) => [
      doing === undefined ? 'I am still working on an earlier one. ' : `${stillText(doing)} `,
      'This one was not taken up; send it again when one of them is done, or stop them.',
    ],
    advice: 'none needed',
  },
  'private-only': {
    title: 'I show personal results only in private',
    body: () => ['Continue there?'],
    advice: 'none needed',
  },
  'stale-button': {
    title: 'That button is no longer valid',
    body: () => ['What it stood for has been forgotten. Please start again with a command; /help lists them.'],
    advice: 'none needed',
  },
  internal: {
    title: 'Something went wrong here',
    body: () => ['It is a fault of the bot, not yours. Please try again later.'],
    advice: 'a defect: the stack is in this log line',
  },
};

function scopeList(scopes: readonly string[]): Span[] {
  return scopes.slice(0, 12).flatMap((scope): Span[] => ['\n• ', ...scopeSpans(scope)]);
}

/** A scope with its meaning: `api:search-ds` — Search one datastore by keyword. Unknown ones as they are, shortened. */
export function scopeSpans(scope: string): Span[] {
  const known = parseScope(scope);
  return known === undefined ? [code(shorten(scope, 120))] : [code(known), ` – ${describeScope(known)}`];
}

/** What is known of the cost of a call that failed. */
export function costOf({ code: name, mayHaveCost, credits }: Problem): string {
  if (mayHaveCost)
    return credits === undefined ? 'It may have cost credits.' : `It may have cost ${creditsText(credits)}.`;
  const never: readonly ProblemCode[] = ['too-many-waiting', 'private-only', 'stale-button'];
  return never.includes(name) || (credits === undefined && name !== 'not-connected') ? '' : '0 credits spent.';
}

/** The title in bold, the explanation, the cost. */
export function wordsFor(problem: Problem, context: WordsContext): RichText {
  const words = FAILURE_WORDS[problem.code];
  const cost = costOf(problem);
  return [bold(words.title), '\n', ...words.body(problem, context), ...(cost === '' ? [] : [`\n\n${cost}`])];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
