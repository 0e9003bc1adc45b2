/** Everything that can keep a command from succeeding, as a closed set: what a person reads of it, and what an operator can do. */

import type { Today } from '#locales/times/today.ts';
import type { Words } from '#locales/words.ts';
import { defined } from '#platform/defined.ts';
import { hashId } from '#platform/log.ts';
import { FAILURE_CODES, type FailureCode, ServiceFailure } from '#service/contract/failure.ts';
import type { OperationName } from '#service/contract/operations.ts';
import { normaliseScopes, parseScope } from '#service/contract/scopes.ts';
import type { Connection } from '#storage/connections.ts';
import { widenAccess } from './actions.ts';
import { button, commandButton, connectButtons, reconnectButton } from './buttons.ts';
import type { Context } from './command.ts';
import { placeName } from './deps.ts';
import { shorten } from './display-text.ts';
import { type ButtonRows, code, type RichText, reply, type TextReply } from './reply.ts';
import { clockTime, sentenceDate } from './time/dates.ts';

/** The problems that are found here, before or instead of a call to the service. */
const LOCAL_CODES = [
  'not-connected', // no token of this person is stored
  'cap-reached', // a daily limit does not leave room for the call
  'too-many-waiting', // as many paid requests of the person wait as may
  'private-only', // a personal command in a group
  'stale-button', // what a button stood for is gone
  'import-elsewhere', // the service takes no imports from here
  'internal', // a defect of this program
] as const;

export const PROBLEM_CODES = [...FAILURE_CODES, ...LOCAL_CODES] as const;
export type ProblemCode = FailureCode | (typeof LOCAL_CODES)[number];

export interface Problem {
  code: ProblemCode;
  /** Credits may have been taken although nothing came back. */
  mayHaveCost?: boolean;
  /** Price of the call, where it is charged or counted. */
  credits?: number;
  operation?: OperationName;
  /** Scopes that are missing, as they are written; without a word of the service's those that the call needs. */
  scopes?: readonly string[];
  retryAfterMs?: number;
  /** `roomAt`: when the call fits again, milliseconds since 1970. */
  limit?: { most: number; spent: number; setBy: 'operator' | 'person'; roomAt: number | undefined };
  /** Credits at the service, for `credits-out`: how many are left, and when there are more, where that is to come. */
  balance?: { left: number | undefined; refill: { allowance: number; refillsAt: number } | undefined };
}

/** Thrown inside commands; ends up as words like every other error. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly problem: Problem;
  /** What works anyway. */
  readonly alternatives: ButtonRows;
  constructor(
    problem: Problem,
    { alternatives = [], cause }: { alternatives?: ButtonRows | undefined; cause?: unknown } = {},
  ) {
    super(`the command was refused: ${problem.code}`, { cause });
    this.problem = problem;
    this.alternatives = alternatives;
  }
}

/** What an error means to a person. Unknown errors are `internal`: their own text never reaches anybody. */
export function toProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (!(error instanceof ServiceFailure)) return { code: 'internal' };
  const { scopes, retryAfterMs } = error.detail;
  return { code: error.code, mayHaveCost: error.mayHaveCost, ...defined({ scopes, retryAfterMs }) };
}

/** What of a run is needed to explain why it failed. */
export type ErrorContext = Pick<Context, 'deps' | 'words' | 'reference' | 'pressed' | 'readUser'>;

interface Facts extends Omit<ErrorContext, 'readUser'> {
  problem: Problem;
  connection: Connection | undefined;
  /** Of the service; undefined for the bot's own. */
  host: string | undefined;
  place: string;
  /** The same at the beginning of a sentence. */
  Place: string;
  today: Today;
}

interface Row {
  text(facts: Facts): RichText;
  buttons?(facts: Facts): ButtonRows;
  /** What an operator can do about it, for the log. */
  advice: string;
  /** Another try may end it. */
  retry?: true;
  /** Nothing is said of its cost. */
  costless?: true;
}

/** Longest wait of the service that is passed on; longer ones say nothing a person can use. */
const LONGEST_WAIT_MS = 7 * 86_400_000;
const NO_ADVICE = 'none needed';

const fixed =
  (
    key:
      | 'bad-request'
      | 'timeout'
      | 'too-large'
      | 'stopped'
      | 'too-many'
      | 'private-only'
      | 'stale-button'
      | 'model-failed',
  ) =>
  ({ words }: Facts) => [words.text(`errors-${key}`)];
const internal = ({ words, reference }: Facts) => words.rich('errors-internal', { reference });
const broken = ({ words, place }: Facts) => [words.text('errors-broken', { place })];
const ended: Pick<Row, 'text' | 'buttons'> = {
  text: ({ words, place }) => [words.text('errors-access-ended', { place })],
  buttons: (facts) => [[reconnectButton(facts, facts.words.text('connect-again'), facts.connection)]],
};

const ROWS: Readonly<Record<ProblemCode, Row>> = {
  'not-connected': {
    // What was typed is kept, and done once they are.
    text: ({ words, pressed }) => [words.text(pressed ? 'errors-not-connected' : 'errors-not-yet')],
    buttons: connectButtons,
    advice: NO_ADVICE,
    costless: true,
  },
  'token-refused': {
    ...ended,
    advice:
      'if many people see this, check DATA_API_URL and DATA_API_DIALECT: the tokens may belong to another service',
  },
  'token-expired': { ...ended, advice: 'none needed; the service limits how long its tokens live' },
  'scope-missing': {
    text: missingText,
    buttons: ({ words, problem, connection }) => {
      const known = connection?.scopesFrom === 'unknown' ? [] : (connection?.scopes ?? []);
      const scopes = normaliseScopes([...known, ...(problem.scopes ?? [])]);
      return [[button(words.text('connect-widen'), widenAccess, { scopes })]];
    },
    advice: 'none needed; the person needs a token with more scopes',
  },
  'credits-out': {
    text: outText,
    buttons: ({ words }) => [[commandButton(words.text('credits-button'), 'credits')]],
    advice: 'the balance at the service is empty; at a service of ours MONTHLY_CREDITS and npm run tokens give more',
    costless: true,
  },
  'cap-reached': {
    text: limitText,
    buttons: ({ words, problem }) =>
      problem.limit?.setBy === 'person' ? [[commandButton(words.text('errors-change-limit'), 'settings')]] : [],
    advice: 'DAILY_CREDIT_LIMIT holds; raise it if people need more',
    costless: true,
  },
  'rate-limited': {
    text({ words, problem: { retryAfterMs: wait = Number.POSITIVE_INFINITY }, Place, today }) {
      if (wait > LONGEST_WAIT_MS) return [words.text('errors-break', { place: Place })];
      const at = clockTime(today.now + Math.max(0, wait), today, words);
      return [words.text('errors-break-until', { place: Place, at })];
    },
    advice: 'the service answered 429; if it repeats, ask for a higher rate',
    retry: true,
  },
  'bad-request': {
    text: fixed('bad-request'),
    advice: 'the service refused the input; its words are in the log at debug level; DATA_API_DIALECT may be wrong',
  },
  'not-offered': {
    text: ({ words, Place }) => [words.text('errors-not-offered', { place: Place })],
    advice: 'check DATA_API_URL, SEARCH_URL and DATA_API_DIALECT: the path of this operation is not there',
  },
  'not-found': { text: ({ words, place }) => [words.text('errors-not-found', { place })], advice: NO_ADVICE },
  timeout: {
    text: fixed('timeout'),
    advice: 'the deadline passed; look at the latency of the service',
    retry: true,
  },
  unreachable: {
    text: ({ words, place }) => [words.text('errors-unreachable', { place })],
    advice: 'no connection: check DATA_API_URL, SEARCH_URL, DNS, the proxy, and whether the service runs',
    retry: true,
  },
  'connection-lost': {
    text: broken,
    advice: 'the connection ended during a reply; look at proxies and restarts of the service',
    retry: true,
  },
  'service-failed': {
    text: (facts) =>
      facts.host === undefined ? internal(facts) : [facts.words.text('errors-service-failed', { host: facts.host })],
    advice: 'the service answered 5xx or an error inside a success; its words are in the log at debug level',
    retry: true,
  },
  'model-failed': {
    text: fixed('model-failed'),
    advice:
      'the language model behind the service did not answer: check LLM_BASE_URL, LLM_MODEL and LLM_API_KEY, and its log',
    retry: true,
  },
  'unreadable-reply': {
    text: broken,
    advice: 'the reply does not fit the contract: check DATA_API_DIALECT, or the service has changed',
    retry: true,
  },
  'reply-too-large': { text: fixed('too-large'), advice: 'the reply was over the size limit and was cut off' },
  cancelled: { text: fixed('stopped'), advice: NO_ADVICE, retry: true },
  'too-many-waiting': {
    text: fixed('too-many'),
    buttons: ({ words }) => [[commandButton(words.text('errors-stop-them'), 'cancel', '', 'danger')]],
    advice: NO_ADVICE,
    costless: true,
  },
  'private-only': { text: fixed('private-only'), advice: NO_ADVICE, costless: true },
  'stale-button': { text: fixed('stale-button'), advice: NO_ADVICE, costless: true },
  'import-elsewhere': {
    text: ({ words, deps }) => [words.text('import-elsewhere', { host: placeName(words, deps.about, undefined) })],
    advice: NO_ADVICE,
    costless: true,
  },
  internal: { text: internal, advice: 'a defect: the stack is in this log line', retry: true },
};

/** What a person is told of an error; its own text is never shown. */
export async function errorReply(ctx: ErrorContext, error: unknown): Promise<TextReply> {
  const problem = toProblem(error);
  const alternatives = error instanceof ProblemError ? error.alternatives : [];
  const user = await ctx.readUser().catch(() => undefined);
  const { words, deps, reference, pressed } = ctx;
  const connection = user?.connection;
  const host = deps.about.serviceName;
  const place = placeName(words, deps.about, connection);
  const facts: Facts = {
    ...{ deps, words, reference, pressed, problem, connection, host, place },
    Place: host ?? words.capital(place),
    today: user?.today ?? { now: deps.clock.now(), zone: undefined, language: words.language },
  };
  const row = ROWS[problem.code];
  const cost = row.costless ? '' : costOf(words, problem);
  return reply([...row.text(facts), ...(cost === '' ? [] : ['\n', cost])], {
    buttons: [...(row.buttons?.(facts) ?? []), ...alternatives],
    problem: problem.code,
    ...(row.retry ? { again: problem.operation ? [problem.operation] : [] } : {}),
  });
}

/** Nothing where nothing is charged. */
function costOf(words: Words, { credits, mayHaveCost }: Problem): string {
  if (credits === undefined) return '';
  return mayHaveCost ? costText(words, credits) : words.text('errors-nothing-charged');
}

/** A call is refused for want of what it does, named so. */
function missingText({ words, deps, problem: { scopes = [], operation }, host }: Facts): RichText {
  const kind = kindOf(operation, scopes);
  const said = host === undefined ? words.text(`errors-no-${kind}-own`) : words.text(`errors-no-${kind}`, { host });
  // Who makes tokens by hand has to know the codes.
  if (deps.connectUrl || deps.owners || scopes.length === 0) return [said];
  const codes = scopes.slice(0, 12).map((scope) => code(parseScope(scope) ?? shorten(scope, 120)));
  return [said, '\n', words.text('errors-missing'), ...codes.flatMap((each, at) => [at === 0 ? ' ' : ', ', each])];
}

function kindOf(operation: OperationName | undefined, scopes: readonly string[]) {
  const needs = (part: string) => operation === undefined && scopes.some((scope) => scope.includes(part));
  if (operation === 'llmProfilePrompt' || needs('llm-profile')) return 'portrait';
  if (operation === 'llmPrompt' || operation === 'llmAgentPrompt' || needs('api:llm')) return 'answer';
  return operation === 'queryDatastore' || needs('api:ds-query') ? 'list' : 'search';
}

function outText({ words, problem: { credits = 0, balance }, host, place, today }: Facts): RichText {
  const { left, refill } = balance ?? {};
  const known = left === undefined ? words.text('errors-out-unknown', { place }) : undefined;
  const when = refill && sentenceDate(refill.refillsAt, today, words);
  return [
    known ?? words.text('errors-out', { place, needed: credits, left: left ?? 0 }),
    '\n',
    ...(refill && when ? [words.text('errors-out-again', { allowance: refill.allowance, when }), words.gap] : []),
    ...(host === undefined ? words.rich('errors-out-operator') : [words.text('errors-out-host', { host })]),
  ];
}

function limitText({ words, problem: { limit, credits = 0 }, today }: Facts): RichText {
  if (!limit) return [];
  const { most, spent, setBy, roomAt } = limit;
  const said = words.text(setBy === 'person' ? 'errors-limit-own' : 'errors-limit-operator', { most, spent, credits });
  if (roomAt === undefined) return [said];
  return [said, words.gap, words.text('errors-room-again', { at: clockTime(roomAt, today, words) })];
}

/** One log line a problem: its code, the reference that the person saw, and what the operator can do. */
export function logProblem(
  { deps, person, reference }: Pick<Context, 'deps' | 'reference'> & { person: { id: string } },
  command: string,
  error: unknown,
): void {
  const { code, mayHaveCost = false } = toProblem(error);
  const line = { command, reference, person: hashId(person.id), code, mayHaveCost, advice: ROWS[code].advice };
  if (code === 'internal') deps.log.error({ ...line, err: error }, 'command failed');
  else deps.log.info(line, 'command refused');
}

/** What a run that did not end well may have cost; '' where it cost nothing. */
export const costText = (words: Words, credits: number): string =>
  credits === 0 ? '' : words.text('errors-may-have-cost', { credits });
