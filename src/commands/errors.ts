/** Everything that can keep a command from succeeding, as a closed set: what a person reads of it, and what an operator can do. */
import { defined } from '#platform/defined.ts';
import { hashId } from '#platform/log.ts';
import { FAILURE_CODES, type FailureCode, ServiceFailure } from '#service/contract/failure.ts';
import type { OperationName } from '#service/contract/operations.ts';
import { normaliseScopes, parseScope } from '#service/contract/scopes.ts';
import type { Connection } from '#storage/connections.ts';
import { widenAccess } from './access/actions.ts';
import { connectButtons, reconnectButton } from './access/connect-buttons.ts';
import { clockText, dayText } from './access/dates.ts';
import { button, commandButton } from './buttons.ts';
import type { Context } from './command.ts';
import { placeName } from './deps.ts';
import { shorten } from './display-text.ts';
import { type Button, type ButtonRows, code, type Reply, type RichText, reply } from './reply.ts';

/** The problems that are found here, before or instead of a call to the service. */
const LOCAL_CODES = [
  'not-connected', // no token of this person is stored
  'cap-reached', // a daily limit does not leave room for the call
  'too-many-waiting', // as many paid requests of the person wait as may
  'private-only', // a personal command in a group
  'stale-button', // what a button stood for is gone
  'internal', // a defect of this program
] as const;

export const PROBLEM_CODES = [...FAILURE_CODES, ...LOCAL_CODES] as const;
export type ProblemCode = FailureCode | (typeof LOCAL_CODES)[number];

export interface Problem {
  code: ProblemCode;
  /** Credits may have been taken although nothing came back. */
  mayHaveCost: boolean;
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
  constructor(problem: Problem) {
    super(`the command was refused: ${problem.code}`);
    this.problem = problem;
  }
}

/** What an error means to a person. Unknown errors are `internal`: their own text never reaches anybody. */
export function toProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (!(error instanceof ServiceFailure)) return { code: 'internal', mayHaveCost: false };
  const { scopes, retryAfterMs } = error.detail;
  return { code: error.code, mayHaveCost: error.mayHaveCost, ...defined({ scopes, retryAfterMs }) };
}

/** What of a run is needed to explain why it failed. */
export type ErrorContext = Pick<Context, 'deps' | 'words' | 'reference' | 'pressed' | 'user'>;

interface Facts {
  ctx: ErrorContext;
  problem: Problem;
  connection: Connection | undefined;
  /** Of the service; undefined for the bot's own. */
  host: string | undefined;
  place: string;
  /** At the beginning of a sentence. */
  atStart: string;
  zone: string | undefined;
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

const internal: Row['text'] = ({ ctx: { words, reference } }) => words.rich('errors-internal', { reference });
const ended: Pick<Row, 'text' | 'buttons'> = {
  text: ({ ctx: { words }, place }) => [words.text('errors-access-ended', { place })],
  buttons: ({ ctx, connection }) => [
    [reconnectButton(ctx, ctx.words.text('connect-again'), connection?.access?.whose === 'sample')],
  ],
};
const broken: Row['text'] = ({ ctx: { words }, place }) => [words.text('errors-broken', { place })];

const ROWS: Readonly<Record<ProblemCode, Row>> = {
  'not-connected': {
    // What was typed is kept, and done once they are.
    text: ({ ctx: { words, pressed } }) => [words.text(pressed ? 'errors-not-connected' : 'errors-not-yet')],
    buttons: ({ ctx }) => connectButtons(ctx),
    advice: 'none needed',
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
    buttons: ({ ctx: { words }, problem, connection }) => {
      const known = connection?.scopesFrom === 'unknown' ? [] : (connection?.scopes ?? []);
      const scopes = normaliseScopes([...known, ...(problem.scopes ?? [])]);
      return [[button(words.text('connect-widen'), widenAccess, { scopes })]];
    },
    advice: 'none needed; the person needs a token with more scopes',
  },
  'credits-out': {
    text: outText,
    buttons: ({ ctx: { words } }) => [[commandButton(words.text('credits-button'), 'credits')]],
    advice: 'the balance at the service is empty; at a service of ours MONTHLY_CREDITS and npm run tokens give more',
    costless: true,
  },
  'cap-reached': {
    text: limitText,
    buttons: ({ ctx: { words }, problem }) =>
      problem.limit?.setBy === 'person' ? [[commandButton(words.text('errors-change-limit'), 'settings')]] : [],
    advice: 'DAILY_CREDIT_LIMIT holds; raise it if people need more',
    costless: true,
  },
  'rate-limited': {
    text({ ctx: { words, deps }, problem: { retryAfterMs }, atStart, zone }) {
      if (retryAfterMs === undefined || retryAfterMs > LONGEST_WAIT_MS)
        return [words.text('errors-break', { place: atStart })];
      const at = clockText(words, deps.clock.now() + Math.max(0, retryAfterMs), zone);
      return [words.text('errors-break-until', { place: atStart, at })];
    },
    advice: 'the service answered 429; if it repeats, ask for a higher rate',
    retry: true,
  },
  'bad-request': {
    text: ({ ctx: { words } }) => [words.text('errors-bad-request')],
    advice: 'the service refused the input; its words are in the log at debug level; DATA_API_DIALECT may be wrong',
  },
  'not-offered': {
    text: ({ ctx: { words }, atStart }) => [words.text('errors-not-offered', { place: atStart })],
    advice: 'check DATA_API_URL, SEARCH_URL and DATA_API_DIALECT: the path of this operation is not there',
  },
  'not-found': {
    text: ({ ctx: { words }, place }) => [words.text('errors-not-found', { place })],
    advice: 'none needed',
  },
  timeout: {
    text: ({ ctx: { words } }) => [words.text('errors-timeout')],
    advice: 'the deadline passed; look at the latency of the service',
    retry: true,
  },
  unreachable: {
    text: ({ ctx: { words }, place }) => [words.text('errors-unreachable', { place })],
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
      facts.host === undefined
        ? internal(facts)
        : [facts.ctx.words.text('errors-service-failed', { host: facts.host })],
    advice: 'the service answered 5xx or an error inside a success; its words are in the log at debug level',
    retry: true,
  },
  'model-failed': {
    text: ({ ctx: { words } }) => [words.text('errors-model-failed')],
    advice:
      'the language model behind the service did not answer: check LLM_BASE_URL, LLM_MODEL and LLM_API_KEY, and its log',
    retry: true,
  },
  'unreadable-reply': {
    text: broken,
    advice: 'the reply does not fit the contract: check DATA_API_DIALECT, or the service has changed',
    retry: true,
  },
  'reply-too-large': {
    text: ({ ctx: { words } }) => [words.text('errors-too-large')],
    advice: 'the reply was over the size limit and was cut off',
  },
  cancelled: { text: ({ ctx: { words } }) => [words.text('errors-stopped')], advice: 'none needed', retry: true },
  'too-many-waiting': {
    text: ({ ctx: { words } }) => [words.text('errors-too-many')],
    buttons: ({ ctx: { words } }) => [[commandButton(words.text('errors-stop-them'), 'cancel', '', 'danger')]],
    advice: 'none needed',
    costless: true,
  },
  'private-only': {
    text: ({ ctx: { words } }) => [words.text('errors-private-only')],
    advice: 'none needed',
    costless: true,
  },
  'stale-button': {
    text: ({ ctx: { words } }) => [words.text('errors-stale-button')],
    advice: 'none needed',
    costless: true,
  },
  internal: { text: internal, advice: 'a defect: the stack is in this log line', retry: true },
};

/**
 * What a person is told of an error or a problem; its own text is never shown.
 * @param retry offered where another try may end it; `alternatives`: what works all the same
 */
export async function errorReply(
  ctx: ErrorContext,
  failed: unknown,
  { retry, alternatives = [] }: { retry?: Button | undefined; alternatives?: ButtonRows } = {},
): Promise<Reply> {
  const problem = isProblem(failed) ? failed : toProblem(failed);
  const user = await ctx.user().catch(() => undefined);
  const { words, deps } = ctx;
  const host = deps.about.serviceName;
  const place = placeName(words, deps.about, user?.connection);
  const facts = {
    ctx,
    problem,
    connection: user?.connection,
    host,
    place,
    atStart: host ?? words.capital(place),
    zone: user?.settings.zone,
  };
  const row = ROWS[problem.code];
  const { credits } = problem;
  const cost =
    row.costless || credits === undefined
      ? ''
      : problem.mayHaveCost
        ? costText(words, credits)
        : words.text('errors-nothing-charged');
  return reply([...row.text(facts), ...(cost === '' ? [] : ['\n', cost])], {
    buttons: [...(row.buttons?.(facts) ?? []), ...(row.retry && retry ? [[retry]] : []), ...alternatives],
    problem: problem.code,
  });
}

const isProblem = (failed: unknown): failed is Problem =>
  typeof failed === 'object' && failed !== null && !(failed instanceof Error) && 'mayHaveCost' in failed;

/** A call is refused for want of what it does, named so. */
function missingText({ ctx: { words, deps }, problem, host }: Facts): RichText {
  const scopes = problem.scopes ?? [];
  const kind = kindOf(problem.operation, scopes);
  const said = host === undefined ? words.text(`errors-no-${kind}-own`) : words.text(`errors-no-${kind}`, { host });
  if (deps.connectUrl || deps.owners || scopes.length === 0) return [said];
  const codes = scopes
    .slice(0, 12)
    .flatMap((scope, at) => [at === 0 ? ' ' : ', ', code(parseScope(scope) ?? shorten(scope, 120))]);
  return [said, '\n', words.text('errors-missing'), ...codes];
}

function kindOf(operation: OperationName | undefined, scopes: readonly string[]) {
  const has = (part: string) => operation === undefined && scopes.some((scope) => scope.includes(part));
  if (operation === 'llmProfilePrompt' || has('llm-profile')) return 'portrait';
  if (operation === 'llmPrompt' || operation === 'llmAgentPrompt' || has('api:llm')) return 'answer';
  return operation === 'queryDatastore' || has('api:ds-query') ? 'list' : 'search';
}

function outText({ ctx: { words, deps }, problem: { credits, balance }, host, place, zone }: Facts): RichText {
  const left = balance?.left;
  const first =
    left === undefined
      ? words.text('errors-out-unknown', { place })
      : words.text('errors-out', { place, needed: credits ?? 0, left });
  const refill = balance?.refill;
  const day = refill && dayText(words, refill.refillsAt, deps.clock.now(), zone);
  const again =
    refill && day !== undefined ? [words.text('errors-out-again', { allowance: refill.allowance, day })] : [];
  const who = host === undefined ? words.rich('errors-out-operator') : [words.text('errors-out-host', { host })];
  return [first, '\n', ...again.flatMap((each) => [each, words.gap]), ...who];
}

function limitText({ ctx: { words }, problem: { limit, credits = 0 }, zone }: Facts): RichText {
  if (!limit) return [];
  const { most, spent, setBy, roomAt } = limit;
  const said = words.text(setBy === 'person' ? 'errors-limit-own' : 'errors-limit-operator', { most, spent, credits });
  return roomAt === undefined
    ? [said]
    : [said, words.gap, words.text('errors-room-again', { at: clockText(words, roomAt, zone) })];
}

/** One log line a problem: its code, the reference that the person saw, and what the operator can do. */
export function logProblem(
  { deps, person, reference }: Pick<Context, 'deps' | 'reference'> & { person: { id: string } },
  command: string,
  { code, mayHaveCost }: Problem,
  error?: unknown,
): void {
  const line = { command, reference, person: hashId(person.id), code, mayHaveCost, advice: ROWS[code].advice };
  if (code === 'internal') deps.log.error({ ...line, err: error }, 'command failed');
  else deps.log.info(line, 'command refused');
}

/** What a run that did not end well may have cost; '' where it cost nothing. */
export const costText = (words: Context['words'], credits: number): string =>
  credits === 0 ? '' : words.text('errors-may-have-cost', { credits });
