/** The closed set of problems that can fail a command, with the reply to the person and the advice to the operator. */

import type { Today } from '#locales/times/today.ts';
import type { Words } from '#locales/words.ts';
import { defined } from '#platform/defined.ts';
import { hashId } from '#platform/log.ts';
import { operatorMessage } from '#platform/operator-error.ts';
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
import { appointmentDate, clockTime, sentenceDate } from './time/dates.ts';

/** Problems found by the bot, before or instead of a call to the service. */
const LOCAL_CODES = [
  'not-connected', // no token is stored for this person
  'cap-reached', // the call would exceed a daily limit
  'too-many-waiting', // the person's queue of paid requests is full
  'private-only', // a personal command in a group
  'stale-button', // what the button refers to is gone
  'import-elsewhere', // the service takes no imports from this bot
  'internal', // a bug in this program
] as const;

export const PROBLEM_CODES = [...FAILURE_CODES, ...LOCAL_CODES] as const;
export type ProblemCode = FailureCode | (typeof LOCAL_CODES)[number];

export interface Problem {
  code: ProblemCode;
  /** Credits may have been charged although no result came back. */
  mayHaveCost?: boolean;
  /** Price of the call, if it is charged or counted. */
  credits?: number;
  operation?: OperationName;
  /** Missing scopes as the service wrote them, or those that the call needs if it named none. */
  scopes?: readonly string[];
  retryAfterMs?: number;
  /** `roomAt`: when the limit allows the call again, in milliseconds since 1970. */
  limit?: { most: number; spent: number; setBy: 'operator' | 'person'; roomAt: number | undefined };
  /** For `credits-out`: credits left at the service, and the next refill if there is one. */
  balance?: { left: number | undefined; refill: { allowance: number; refillsAt: number } | undefined };
}

/** Thrown inside commands; becomes a reply like any other error. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly problem: Problem;
  /** Buttons for what still works. */
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

/** Maps an error to a problem. Unknown errors are `internal`; their message is never shown to people. */
export function toProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (!(error instanceof ServiceFailure)) return { code: 'internal' };
  const { scopes, retryAfterMs } = error.detail;
  return { code: error.code, mayHaveCost: error.mayHaveCost, ...defined({ scopes, retryAfterMs }) };
}

/** The part of a run's context that explaining its failure needs. */
export type ErrorContext = Pick<Context, 'deps' | 'words' | 'reference' | 'pressed' | 'readUser'>;

interface Facts extends Omit<ErrorContext, 'readUser'> {
  problem: Problem;
  connection: Connection | undefined;
  /** Host of the service; undefined for the bot's own. */
  host: string | undefined;
  place: string;
  /** The same, capitalised for the start of a sentence. */
  Place: string;
  today: Today;
}

interface Row {
  /** The text, if it isn't just `errors-<code>`. */
  text?(facts: Facts): RichText;
  buttons?(facts: Facts): ButtonRows;
  /** Advice to the operator, for the log. */
  advice: string;
  /** Whether a retry may succeed. */
  retry?: true;
  /** Whether the reply omits the cost. */
  costless?: true;
}

/** Longest wait that people are told; longer ones are of no use to them. */
const LONGEST_WAIT_MS = 7 * 86_400_000;
const NO_ADVICE = 'none needed';

/** The text of a code; each uses some of these values. */
const textOf = (code: ProblemCode, { words, reference, place, Place }: Facts): RichText =>
  words.rich(`errors-${code}` as 'errors-internal', { reference, place, Place } as { reference: string });

const reconnect = (facts: Facts): ButtonRows => [
  [reconnectButton(facts, facts.words.text('connect-again'), facts.connection)],
];

const ROWS: Readonly<Record<ProblemCode, Row>> = {
  'not-connected': {
    // What was typed is kept and runs once they connect.
    text: ({ words, pressed }) => [words.text(pressed ? 'errors-not-connected' : 'errors-not-yet')],
    buttons: connectButtons,
    advice: NO_ADVICE,
    costless: true,
  },
  'token-refused': {
    buttons: reconnect,
    advice:
      'if many people see this, check DATA_API_URL and DATA_API_DIALECT: the tokens may belong to another service',
  },
  'token-expired': { buttons: reconnect, advice: "none needed; the service limits its tokens' lifetime" },
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
    advice: 'the balance at the service is empty; at our own service MONTHLY_CREDITS and npm run tokens grant more',
    costless: true,
  },
  'cap-reached': {
    text: limitText,
    buttons: ({ words, problem }) =>
      problem.limit?.setBy === 'person' ? [[commandButton(words.text('errors-change-limit'), 'settings')]] : [],
    advice: 'DAILY_CREDIT_LIMIT was reached; raise it if people need more',
    costless: true,
  },
  'rate-limited': {
    text({ words, problem: { retryAfterMs: wait = Number.POSITIVE_INFINITY }, Place, today }) {
      if (wait > LONGEST_WAIT_MS) return [words.text('errors-break', { place: Place })];
      const at = clockTime(today.now + Math.max(0, wait), today, words);
      return [words.text('errors-break-until', { place: Place, at })];
    },
    advice: 'the service answered 429; if this recurs, ask for a higher rate limit',
    retry: true,
  },
  'bad-request': {
    advice: 'the service rejected the input; its message is logged at debug level; DATA_API_DIALECT may be wrong',
  },
  'not-offered': {
    advice: "check DATA_API_URL, SEARCH_URL and DATA_API_DIALECT: this operation's path does not exist",
  },
  'not-found': { advice: NO_ADVICE },
  timeout: {
    advice: 'the request timed out; check the latency of the service',
    retry: true,
  },
  unreachable: {
    advice: 'no connection: check DATA_API_URL, SEARCH_URL, DNS, the proxy, and whether the service is running',
    retry: true,
  },
  'connection-lost': {
    advice: 'the connection broke during a reply; check proxies and restarts of the service',
    retry: true,
  },
  'service-failed': {
    text: (facts) => textOf(facts.host === undefined ? 'internal' : 'service-failed', facts),
    advice: 'the service answered 5xx, or an error inside a success; its message is logged at debug level',
    retry: true,
  },
  'model-failed': {
    advice:
      'the language model behind the service did not answer: check LLM_BASE_URL, LLM_MODEL and LLM_API_KEY, and its log',
    retry: true,
  },
  'unreadable-reply': {
    advice: 'the reply does not match the contract: check DATA_API_DIALECT, or the service has changed',
    retry: true,
  },
  'reply-too-large': { advice: 'the reply exceeded the size limit and was cut off' },
  cancelled: { advice: NO_ADVICE, retry: true },
  'too-many-waiting': {
    buttons: ({ words }) => [[commandButton(words.text('errors-stop-them'), 'cancel', '', 'danger')]],
    advice: NO_ADVICE,
    costless: true,
  },
  'private-only': { advice: NO_ADVICE, costless: true },
  'stale-button': { advice: NO_ADVICE, costless: true },
  'import-elsewhere': {
    advice: NO_ADVICE,
    costless: true,
  },
  internal: { advice: 'a bug: see the stack trace in this log line', retry: true },
};

/** The reply to a person for an error; the error's message is never shown. */
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
  return reply([...(row.text?.(facts) ?? textOf(problem.code, facts)), ...(cost === '' ? [] : ['\n', cost])], {
    buttons: [...(row.buttons?.(facts) ?? []), ...alternatives],
    problem: problem.code,
    ...(row.retry ? { again: problem.operation ? [problem.operation] : [] } : {}),
  });
}

/** The sentence about the cost; '' if the call isn't charged. */
function costOf(words: Words, { credits, mayHaveCost }: Problem): string {
  if (credits === undefined) return '';
  return mayHaveCost ? costText(words, credits) : words.text('errors-nothing-charged');
}

/** Says which kind of access is missing. */
function missingText({ words, deps, problem: { scopes = [], operation }, host }: Facts): RichText {
  const kind = kindOf(operation, scopes);
  const said = host === undefined ? words.text(`errors-no-${kind}-own`) : words.text(`errors-no-${kind}`, { host });
  // Without a page for it, people create tokens by hand and need the scope codes.
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
  return [said, words.gap, words.text('errors-room-again', { when: appointmentDate(roomAt, today, words) })];
}

/** Logs a problem: its code, the reference shown to the person, and advice to the operator. */
export function logProblem(
  { deps, person, reference }: Pick<Context, 'deps' | 'reference'> & { person: { id: string } },
  command: string,
  error: unknown,
): void {
  const { code, mayHaveCost = false } = toProblem(error);
  // A full disk or a missing key isn't a bug.
  const advice = (code === 'internal' ? operatorMessage(error) : undefined) ?? ROWS[code].advice;
  const line = { command, reference, person: hashId(person.id), code, mayHaveCost, advice };
  if (code === 'internal') deps.log.error({ ...line, err: error }, 'command failed');
  else deps.log.info(line, 'command refused');
}

/** Sentence about what a failed run may have cost; '' if it cost nothing. */
export const costText = (words: Words, credits: number): string =>
  credits === 0 ? '' : words.text('errors-may-have-cost', { credits });
